import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { say } from '../../kit/toast';
import { Problem, post } from '../../live/api';
import type { Schemas } from '../../live/house';
import { plan, planStyles } from './felt-plan';
import { newSeed } from './marks';

type Stands = Schemas['ProcedureStands'];

const STEPS: [string, string][] = [
  ['settle', 'Settle'], ['deal', 'Deal'], ['reveal', 'Turn up the hand to beat'], ['no-more-bets', 'No more bets'],
  ['next-round', 'Next round'], ['collect-forfeits', 'Collect what is forfeited'], ['offer-bank', 'Offer the bank'],
];

const GAMES: [string, string][] = [['wa/three-card-poker', 'Washington'], ['ca/6-card-bonus', 'California, 6 Card Bonus'], ['ca/three-card-poker', 'California']];

/** A round that a trainee leads: all steps lie there, and only the right one is taken. */
@customElement('qh-procedure-walk')
export class ProcedureWalk extends LitElement {
  @state() private stands?: Stands;
  @state() private steps: string[] = [];
  @state() private wrong = 0;
  @state() private game = GAMES[0]![0];
  private seed = newSeed();
  private began = performance.now();

  static override styles = [
    base,
    planStyles,
    css`
      .split { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(18rem, 1fr); gap: 1.5rem; align-items: start; }
      @media (max-width: 60rem) { .split { grid-template-columns: minmax(0, 1fr); } }
      .steps { display: grid; gap: .5rem; }
      .steps button { border-radius: .7rem; min-height: 3rem; }
      .no { border-left: .35rem solid var(--bad); }
      .taken { margin: .3rem 0 0; padding-left: 1.3rem; color: var(--soft); }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.begin();
  }

  private async begin() {
    this.seed = newSeed();
    this.steps = [];
    this.wrong = 0;
    this.began = performance.now();
    await this.ask([]);
  }

  private async ask(steps: string[]) {
    try {
      const stands = await post<Stands>('/api/walks/procedure', { game: this.game, seed: this.seed, steps });
      if (stands.no) this.wrong++;
      else this.steps = steps;
      this.stands = stands;
      if (stands.over) this.finish();
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
    }
  }

  private finish() {
    const right = this.steps.length;
    this.dispatchEvent(new CustomEvent('done', { detail: { right, of: right + this.wrong, seconds: (performance.now() - this.began) / 1000 } }));
  }

  override render() {
    if (!this.stands) return nothing;
    const { table, no, over, said } = this.stands;
    return html`<div class="split">
      <div>${plan(table)}</div>
      <div class="steps">
        <label>By the rules of
          <select @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
            ${GAMES.map(([id, title]) => html`<option value=${id}>${title}</option>`)}
          </select>
        </label>
        <div role="status">
          ${no ? html`<p class="card-surface no"><strong>${no.why}.</strong><br /><span class="small soft">${no.clause}</span></p>` : nothing}
          ${said ? html`<p class="soft">${said}.</p>` : nothing}
          ${over ? html`<p><strong>The round is done</strong>, with ${this.wrong === 0 ? 'no wrong step' : `${this.wrong} wrong step${this.wrong > 1 ? 's' : ''}`}.</p>` : nothing}
        </div>
        ${over
          ? html`<button class="primary" @click=${() => void this.begin()}>Another round</button>`
          : STEPS.map(([key, text]) => html`<button @click=${() => void this.ask([...this.steps, key])}>${text}</button>`)}
        ${this.steps.length
          ? html`<ol class="taken">${this.steps.map((step) => html`<li>${STEPS.find(([key]) => key === step)?.[1]}</li>`)}</ol>`
          : nothing}
      </div>
    </div>`;
  }

  private choose(game: string) {
    this.game = game;
    void this.begin();
  }
}
