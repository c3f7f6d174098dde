import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { say } from '../../kit/toast';
import { Problem, post } from '../../live/api';
import type { Schemas } from '../../live/house';
import { handIn, take, walking, type Sheet } from './exercise';
import { plan, planStyles } from './felt-plan';
import { newSeed } from './marks';

type Stands = Schemas['ProcedureStands'];

const STEPS: [string, string][] = [
  ['settle', 'Settle'], ['deal', 'Deal'], ['reveal', 'Turn up the hand to beat'], ['no-more-bets', 'No more bets'],
  ['next-round', 'Next round'], ['collect-forfeits', 'Collect what is forfeited'], ['offer-bank', 'Offer the bank'], ['lock-progressive', 'Lock the progressive'],
];

/** A round that a trainee leads: all steps lie there, and only the right one is taken. */
@customElement('qh-procedure-walk')
export class ProcedureWalk extends LitElement {
  @property() game = '';
  @property({ attribute: false }) choose: string[] = [];
  @state() private stands?: Stands;
  @state() private steps: string[] = [];
  @state() private wrong = 0;
  private sheet?: Sheet;
  private tries: string[] = [];
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

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('choose')) void this.begin();
  }

  private async begin() {
    this.tries = [];
    this.steps = [];
    this.wrong = 0;
    this.began = performance.now();
    try {
      this.sheet = await take('procedure', this.game, this.choose, newSeed());
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
      return;
    }
    await this.ask([]);
  }

  private async ask(steps: string[]) {
    try {
      const stands = await post<Stands>('/api/walks/procedure', { ...walking(this.sheet!, this.game, this.choose), steps });
      this.tries.push(...steps.slice(-1));
      if (stands.no) this.wrong++;
      else this.steps = steps;
      // Who reads that the round is done may leave: by then his mark is kept.
      if (stands.over) await this.finish().finally(() => (this.stands = stands));
      else this.stands = stands;
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
    }
  }

  private async finish() {
    if (this.sheet?.paper) await handIn(this.sheet, this.game, this.choose, this.tries);
    const right = this.steps.length;
    this.dispatchEvent(new CustomEvent('done', { detail: { right, of: right + this.wrong, seconds: (performance.now() - this.began) / 1000 } }));
  }

  override render() {
    if (!this.stands) return nothing;
    const { table, no, over, said } = this.stands;
    return html`<div class="split">
      <div>${plan(table)}</div>
      <div class="steps">
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
}
