import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { query, staked, when, type Filter, type OwnRound, type OwnRounds } from './model';

/** One's rounds with what they brought; asks for more of them by `more`. */
@customElement('qh-own-rounds')
export class OwnRoundList extends LitElement {
  @property({ attribute: false }) rounds?: OwnRounds;
  @property({ attribute: false }) filter!: Filter;

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .3rem 1rem; align-items: baseline; margin-bottom: .6rem; }
      td.result { font-weight: 600; white-space: nowrap; }
      .against { color: var(--bad); }
      td { font-size: .92rem; }
      td.about { min-width: 10rem; }
      /* On a phone a round is two lines: which and what it brought, then the hand. */
      @media (max-width: 40rem) {
        thead, .wagers, .fee { display: none; }
        tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 .8rem; padding: .45rem 0; border-bottom: 1px solid var(--line); }
        .numbers td { border: 0; padding: 0; min-width: 0; }
        .when { color: var(--soft); }
        .hand { grid-column: 1 / -1; grid-row: 2; }
      }
    `,
  ];

  override render() {
    const own = this.rounds;
    if (!own) return nothing;
    if (!own.found) return html`<p class="soft">${own.tables.length ? 'No rounds match.' : html`No rounds yet. <a href="/">Sit down at a table.</a>`}</p>`;
    const { totals } = own;
    return html`<div class="head">
        <p>${own.found} ${own.found === 1 ? 'round' : 'rounds'}, ${money(totals.stakedCents)} staked, result <b>${signed(totals.resultCents)}</b>${totals.feeCents ? html`, of which fees ${money(-totals.feeCents)}` : nothing}${totals.progressiveCents
          ? html`, the progressive ${signed(totals.progressiveCents)}`
          : nothing}${totals.bankCents ? html`, as the bank ${signed(totals.bankCents)}` : nothing}.</p>
        <a href="/api/me/rounds.csv${query(this.filter)}" download>Download as CSV</a>
      </div>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Your rounds">
        <table class="numbers">
          <thead><tr><th scope="col">Round</th><th scope="col">When</th><th scope="col">Wagers</th><th scope="col">Hand</th><th scope="col" class="number">Fee</th><th scope="col" class="number">Result</th></tr></thead>
          <tbody>${own.rounds.map((round) => this.row(round))}</tbody>
        </table>
      </div>
      ${own.rounds.length < own.found
        ? html`<p><button @click=${() => this.dispatchEvent(new CustomEvent('more'))}>Show more</button></p>`
        : nothing}`;
  }

  private row(round: OwnRound) {
    return html`<tr>
      <td><a href="/r/${encodeURIComponent(round.round)}" title="Replay">${round.round}</a></td>
      <td class="when">${when(round.atMillis)}</td>
      <td class="about wagers">${staked(round)}</td>
      <td class="about hand">${round.hands.map(
        (hand) => html`<div>${hand.hand}, ${hand.chose === 'play' ? 'played' : 'folded'}${hand.right ? nothing : html` <span class="against">✗ gave away ${money(hand.costCents)}</span>`}</div>`,
      )}</td>
      <td class="number fee">${round.feeCents ? money(round.feeCents) : ''}</td>
      <td class="number result">${round.resultCents > 0 ? '▲ ' : round.resultCents < 0 ? '▼ ' : ''}${signed(round.resultCents)}</td>
    </tr>`;
  }
}
