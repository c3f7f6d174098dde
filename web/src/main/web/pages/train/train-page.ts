import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import { chart } from './chart';
import { EXERCISES, fromHash, hashOf, keeps, tileOf, titleOf, type Finished, type Trainee } from './exercise';
import './keypad-walk';
import { forget, keep, marks, type Mark } from './marks';
import './paper';
import './procedure-walk';
import './rules-picker';

const ROOMS = [
  { room: 'table', title: 'At the table' },
  { room: 'bank', title: 'The player-dealer’s bank' },
  { room: 'meter', title: 'The progressive' },
] as const;

/** Where dealers learn: drills that are marked by the rules, what is set for them, and how it went. */
@customElement('qh-train')
export class TrainPage extends LitElement {
  @state() private at = fromHash(location.hash);
  @state() private done: Mark[] = keeps() ? [] : marks();
  @state() private trainee?: Trainee;

  static override styles = [
    base,
    css`
      .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1rem; margin-top: .8rem; }
      h1 + .lede { margin-top: .5rem; }
      section { margin-top: 2rem; }
      .tile { display: flex; flex-direction: column; gap: .5rem; color: inherit; text-decoration: none; transition: border-color var(--calm), transform var(--calm); }
      .tile:hover { border-color: var(--brass); transform: translateY(-2px); }
      .tile h3 { color: var(--ink); font-size: var(--large); }
      .tile p { color: var(--soft); margin: 0; }
      .tile figure { margin: auto 0 0; }
      figure { margin: 0; }
      figcaption { font-size: var(--small); color: var(--soft); }
      figure svg { width: 100%; height: auto; }
      .line { stroke: var(--brass); stroke-width: 2; }
      circle { fill: var(--brass); }
      .axis line { stroke: var(--line); }
      .axis text { fill: var(--soft); font: 16px var(--sans); }
      .head { margin-bottom: 1rem; }
      .begin { color: var(--brass); font-weight: 600; }
      .tasks { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; gap: .5rem; }
      .tasks li { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; padding: .6rem .9rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); border-left: .35rem solid var(--brass); }
      .tasks li.met { border-left-color: var(--good); }
      .tasks .button { margin-left: auto; }
      .words { list-style: none; margin: .8rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .8rem; }
      .words li { padding: .8rem 1.2rem; border-radius: .5rem; text-align: center; color: var(--brass-ink); background: linear-gradient(160deg, var(--brass-pale), var(--brass-bright)); box-shadow: inset 0 0 0 3px var(--brass-pale), inset 0 0 0 4px var(--brass-deep), var(--shadow); }
      .words b { font: 600 1.1rem var(--serif); display: block; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.turn);
    void this.look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.turn);
  }

  private turn = () => {
    this.at = fromHash(location.hash);
    void this.look();
  };

  /** What the house keeps of somebody who deals; of others the browser does. */
  private look = async () => {
    if (!keeps()) {
      this.done = marks();
      return;
    }
    this.trainee = await get<Trainee>('/api/training/mine').catch(() => this.trainee);
    this.done = [...(this.trainee?.drills ?? [])].reverse().map(({ mark, atMillis }) => ({ kind: tileOf(mark.exercise), at: atMillis, right: mark.right, of: mark.of, seconds: mark.millis / 1000 }));
  };

  override render() {
    const exercise = EXERCISES.find((one) => one.kind === this.at.kind);
    return html`<div class="page">${exercise ? this.exercise(exercise) : this.all()}</div>`;
  }

  private all() {
    return html`<h1>Training</h1>
      <p class="lede">
        Dealt and marked by the same rules that run the tables.
        ${keeps() ? 'Marks and times are kept by the house, where your trainer sees them.' : 'Marks and times stay in this browser.'}
      </p>
      ${this.words()} ${this.tasks()}
      ${ROOMS.map(({ room, title }) => html`<section>
        <h2>${title}</h2>
        <div class="grid">${EXERCISES.filter((one) => one.room === room).map((exercise) => this.tile(exercise))}</div>
      </section>`)}
      ${!keeps() && this.done.length
        ? html`<p class="small soft"><button class="plain" @click=${this.forgetAll}>Clear my marks</button></p>`
        : nothing}`;
  }

  private words() {
    const hold = this.trainee?.signOffs.filter((one) => !one.ended) ?? [];
    if (!hold.length) return nothing;
    return html`<section><h2>Signed off for</h2>
      <ul class="words">${hold.map((word) => html`<li><b>${word.game}</b>by ${word.signed.by}, ${new Date(word.signed.atMillis).toISOString().slice(0, 10)}</li>`)}</ul>
    </section>`;
  }

  private tasks() {
    const tasks = this.trainee?.tasks.filter((task) => !task.assignment.withdrawn) ?? [];
    const open = tasks.filter((task) => !task.metBy);
    const met = tasks.filter((task) => task.metBy).slice(-3);
    if (!tasks.length) return nothing;
    return html`<section><h2>Assigned to you</h2>
      <ul class="tasks">
        ${[...open, ...met].map(({ assignment, metBy }) => {
          const { exercise, percent, assigned } = assignment;
          const kind = tileOf(exercise);
          return html`<li class=${metBy ? 'met' : ''}>
            <b>${titleOf(kind)}</b>
            <span>${exercise.game} ${exercise.choices.join(' ')}</span>
            <span class="small soft">${percent} % to pass, assigned by ${assigned.by}</span>
            ${metBy
              ? html`<span class="good">✓ done, ${metBy.mark.right} of ${metBy.mark.of}</span>`
              : html`<a class="button primary" href=${hashOf(kind, exercise.game, exercise.choices)} aria-label=${`Begin ${titleOf(kind)}, ${exercise.game}`}>Begin</a>`}
          </li>`;
        })}
      </ul>
    </section>`;
  }

  private tile({ kind, title, says }: (typeof EXERCISES)[number]) {
    const done = this.done.filter((mark) => mark.kind === kind);
    return html`<a class="tile card-surface" href="#${kind}">
      <h3>${title}</h3>
      <p>${says}</p>
      ${done.length ? chart(done) : html`<span class="begin">Begin</span>`}
    </a>`;
  }

  private exercise({ kind, title, says, choose }: (typeof EXERCISES)[number]) {
    const game = this.at.game ?? '';
    const chosen = this.at.choose.length ? this.at.choose : game ? [] : (choose ?? []);
    return html`<div class="head">
        <p class="eyebrow"><a href="#">Training</a></p><h1>${title}</h1><p class="soft">${says}</p>
      </div>
      <qh-rules-picker kind=${kind} game=${game} .choose=${chosen} @rules=${(event: CustomEvent) => (location.hash = hashOf(kind, event.detail.game, event.detail.choose))}></qh-rules-picker>
      ${this.body(kind, game, chosen)}`;
  }

  private body(kind: string, game: string, choose: string[]) {
    const done = (event: CustomEvent) => this.keep(event.detail);
    const same = this.same(choose);
    if (kind === 'procedure') return html`<qh-procedure-walk game=${game} .choose=${same} @done=${done}></qh-procedure-walk>`;
    if (kind.startsWith('keypad-')) return html`<qh-keypad-walk game=${game} .choose=${same} @done=${done}></qh-keypad-walk>`;
    return html`<qh-paper kind=${kind} game=${game} .choose=${same} @done=${done}></qh-paper>`;
  }

  private chosen: string[] = [];

  /** The same list as long as it says the same, so that nothing begins anew for being drawn anew. */
  private same(choose: string[]): string[] {
    if (choose.join() !== this.chosen.join()) this.chosen = choose;
    return this.chosen;
  }

  private keep(finished: Finished) {
    if (!keeps()) keep({ kind: this.at.kind, at: Date.now(), ...finished });
    void this.look();
  }

  private forgetAll() {
    forget();
    this.done = [];
  }
}
