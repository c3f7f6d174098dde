import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { chart } from './chart';
import './keypad-walk';
import { forget, keep, marks, type Mark } from './marks';
import './paper';
import './procedure-walk';

type Exercise = { kind: string; title: string; says: string };

const EXERCISES: Exercise[] = [
  { kind: 'procedure', title: 'Lead a round', says: 'Every step in its order. A wrong one is stopped, with the clause that stops it.' },
  { kind: 'pay-the-table', title: 'Pay the table', says: 'A full table of settled hands: take, pay or leave, spot by spot.' },
  { kind: 'bank-runs-out', title: 'The bank runs out', says: 'A player-dealer with too little: who is paid, and what goes back?' },
  { kind: 'read-the-hand', title: 'Read the hand', says: 'Three cards, or the best five of six. Straights beat flushes in one of them.' },
  { kind: 'irregularities', title: 'Irregularities', says: 'A card too many, a shuffler that stops, a player who walks away.' },
  { kind: 'keypad-game-manager', title: 'Game Manager keypad', says: 'COIN IN, the hand button, the supervisor’s key, GAME OVER.' },
  { kind: 'keypad-nexus', title: 'Nexus display', says: 'START GAME, spot and hand, confirm and swipe, END GAME.' },
];

/** Where dealers learn: drills that are marked by the rules, and how they went. */
@customElement('qh-train')
export class TrainPage extends LitElement {
  @state() private kind = location.hash.slice(1);
  @state() private done: Mark[] = marks();

  static override styles = [
    base,
    css`
      .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1rem; margin-top: 1.8rem; }
      h1 + .lede { margin-top: .5rem; }
      .tile { display: flex; flex-direction: column; gap: .5rem; color: inherit; text-decoration: none; transition: border-color var(--calm), transform var(--calm); }
      .tile:hover { border-color: var(--brass); transform: translateY(-2px); }
      .tile h2 { color: var(--ink); }
      .tile p { color: var(--soft); margin: 0; }
      .tile figure { margin: auto 0 0; }
      figure { margin: 0; }
      figcaption { font-size: var(--small); color: var(--soft); }
      figure svg { width: 100%; height: auto; }
      .line { stroke: var(--brass); stroke-width: 2; }
      circle { fill: var(--brass); }
      .axis line { stroke: var(--line); }
      .axis text { fill: var(--soft); font: 11px var(--sans); }
      .head { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; flex-wrap: wrap; margin-bottom: 1.2rem; }
      .begin { color: var(--brass); font-weight: 600; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.turn);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.turn);
  }

  private turn = () => {
    this.kind = location.hash.slice(1);
    this.done = marks();
  };

  override render() {
    const exercise = EXERCISES.find((one) => one.kind === this.kind);
    return html`<div class="page">${exercise ? this.exercise(exercise) : this.all()}</div>`;
  }

  private all() {
    return html`<h1>Training</h1>
      <p class="lede">Dealt and marked by the same rules that run the tables. Marks and times stay in this browser.</p>
      <div class="grid">${EXERCISES.map((exercise) => this.tile(exercise))}</div>
      ${this.done.length
        ? html`<p class="small soft"><button class="plain" @click=${this.forgetAll}>Forget my marks</button></p>`
        : nothing}`;
  }

  private tile({ kind, title, says }: Exercise) {
    const done = this.done.filter((mark) => mark.kind === kind);
    return html`<a class="tile card-surface" href="#${kind}">
      <h2>${title}</h2>
      <p>${says}</p>
      ${done.length ? chart(done) : html`<span class="begin">Begin</span>`}
    </a>`;
  }

  private exercise({ kind, title, says }: Exercise) {
    return html`<div class="head">
        <div><p class="eyebrow"><a href="#">Training</a></p><h1>${title}</h1><p class="soft">${says}</p></div>
      </div>
      ${this.body(kind)}`;
  }

  private body(kind: string) {
    const done = (event: CustomEvent) => this.keep(event.detail);
    if (kind === 'procedure') return html`<qh-procedure-walk @done=${done}></qh-procedure-walk>`;
    if (kind.startsWith('keypad-')) {
      return html`<qh-keypad-walk system=${kind.replace('keypad-', '')} @done=${done}></qh-keypad-walk>`;
    }
    return html`<qh-paper kind=${kind} @done=${done}></qh-paper>`;
  }

  private keep(mark: Omit<Mark, 'kind' | 'at'>) {
    keep({ kind: this.kind, at: Date.now(), ...mark });
    this.done = marks();
  }

  private forgetAll() {
    forget();
    this.done = [];
  }
}
