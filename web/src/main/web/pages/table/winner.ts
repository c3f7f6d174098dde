import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { toTheCent } from '../../kit/money';
import { awardOf } from './award';
import type { TableModel } from './model';

/** The winner's own panel: it lies over the middle of the cloth until he puts it away. */
@customElement('qh-winner')
export class Winner extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @state() private putAway = 0;

  static override styles = [
    base,
    css`
      section {
        width: min(34rem, 100%); margin: 0 auto; padding: 1rem 1.3rem 1.1rem; border-radius: 1rem; color: var(--felt-ink);
        background: linear-gradient(#171206, #0a1a14); border: 2px solid var(--brass-bright); box-shadow: 0 10px 40px rgb(0 0 0 / .5);
      }
      h2 { font: 600 .95rem/1.3 var(--sans); color: var(--brass-bright); }
      .won { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .4rem 1rem; margin: .1rem 0 .5rem; }
      .amount { font: 600 clamp(1.7rem, 5vw, 2.4rem)/1.15 var(--serif); color: var(--win); font-variant-numeric: tabular-nums; }
      .cards { display: flex; gap: .25rem; }
      qh-card { width: 2.5rem; }
      ol { list-style: none; margin: 0 0 .6rem; padding: 0; display: grid; gap: .2rem; }
      li { display: grid; grid-template-columns: 1.5rem 1fr; }
      li.waits { color: var(--felt-soft); }
      .money { border-top: 1px solid rgb(244 223 170 / .3); padding-top: .5rem; font-weight: 600; }
      .foot { display: flex; justify-content: end; margin-top: .5rem; }
      button { color: inherit; background: none; border-color: rgb(255 255 255 / .35); }
    `,
  ];

  override render() {
    const award = awardOf(this.model.view, this.model.link, this.model.settled?.round);
    if (!award || award.hit === this.putAway) return nothing;
    const next = award.steps.findIndex((step) => !step.done);
    return html`<section aria-labelledby="award">
      <h2 id="award">You have won the progressive: ${award.title}</h2>
      <div class="won">
        <span class="amount">${toTheCent(award.cents)}</span>
        <span class="cards" role="group" aria-label=${award.hand}>${award.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span>
      </div>
      <ol>
        ${award.steps.map((step, i) => html`<li class=${step.done || i === next ? '' : 'waits'}>
          <span aria-hidden="true">${step.done ? '✓' : i === next ? '●' : '○'}</span><span>${step.says}${step.done ? html`<span class="sr"> Done.</span>` : nothing}</span>
        </li>`)}
      </ol>
      <p class="money">${award.money}</p>
      <div class="foot"><button @click=${() => (this.putAway = award.hit)}>Close</button></div>
    </section>`;
  }
}
