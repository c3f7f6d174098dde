import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { handLink } from '../../kit/hand-link';
import { money } from '../../kit/money';
import { better, replay, when, type AgainstTheOdds, type OwnDecisions } from './model';

const SHOWN = 5;

/** Decisions against the odds, the dearest first; each leads to its replay. */
@customElement('qh-own-decisions')
export class OwnDecisionList extends LitElement {
  @property({ attribute: false }) decisions?: OwnDecisions;
  @state() private all = false;

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; gap: .6rem; }
      li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .4rem 1rem; align-items: center; border-top: 1px solid var(--line); padding-top: .6rem; }
      .cards { display: flex; gap: .2rem; }
      qh-card { width: 2.6rem; }
      p { margin: 0; }
      .cost { font: 600 1.15rem var(--serif); text-align: right; white-space: nowrap; }
      .cost small { display: block; font: 400 .8rem var(--sans); color: var(--soft); }
      @media (max-width: 40rem) { li { grid-template-columns: auto 1fr; } .about { grid-column: 1 / -1; grid-row: 2; } }
    `,
  ];

  override render() {
    const own = this.decisions;
    if (!own) return nothing;
    if (!own.decisions) return html`<p class="soft">Every time you play or fold, the decision is weighed here.</p>`;
    const shown = this.all ? own.worst : own.worst.slice(0, SHOWN);
    return html`<p>${own.mistakes
        ? html`<b>${own.mistakes}</b> of ${own.decisions} decisions went against the odds and cost <b>${money(own.costCents)}</b> on average.`
        : html`All ${own.decisions} decisions were with the odds. You gave nothing away.`}</p>
      <ul>${shown.map((one) => this.row(one))}</ul>
      ${own.worst.length > SHOWN ? html`<p><button @click=${() => (this.all = !this.all)}>${this.all ? 'Show fewer' : `Show ${own.worst.length}`}</button></p>` : nothing}`;
  }

  private row({ round, game, choices, title, atMillis, verdict }: AgainstTheOdds) {
    return html`<li>
      <div class="cards">${verdict.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <div class="about">
        <p><b>${better(verdict)}</b> ${verdict.says}</p>
        <p class="soft small">${title}, ${when(atMillis)} · <a href=${replay(round, verdict.seat)}>Replay ${round}</a> · <a href=${handLink({ game, choices, cards: verdict.cards, dealer: verdict.dealerShows, seen: verdict.seen, round })}>Analyze it</a></p>
      </div>
      <div class="cost">${money(verdict.costCents)}<small>given away</small></div>
    </li>`;
  }
}
