import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { heat } from '../../kit/plot';
import { SUITS, mark, type Suit } from '../../kit/suits';
import { vars } from '../../kit/vars';
import { fixed, type Decision } from '../lab/figures';
import { folds } from './folds';

const RANKS = 'AKQJT98765432';
const ORDER: Suit[] = ['s', 'h', 'd', 'c'];

type ByCard = NonNullable<Decision['whatIf']>;

/** The same hand against every card that the dealer could have shown. */
@customElement('qh-what-if')
export class WhatIf extends LitElement {
  @property({ attribute: false }) cards: ByCard = {};
  /** The card he did show. */
  @property() shown = '';
  @property({ type: Boolean }) showsCard = false;

  static override styles = [
    base,
    css`
      table { border-collapse: separate; border-spacing: 2px; width: 100%; max-width: 34rem; font-variant-numeric: tabular-nums; }
      th { font: 600 1rem var(--serif); padding: .1rem .4rem; text-align: left; }
      thead th { text-align: center; }
      thead svg { width: 1rem; height: 1rem; fill: currentcolor; }
      .s, .c { color: var(--ink); } .h, .d { color: var(--bad); }
      td { text-align: right; padding: .22rem .45rem; border-radius: .25rem; background: var(--shade); font-size: var(--small); color: var(--ink); white-space: nowrap; }
      td.out { background: none; color: var(--soft); text-align: center; }
      td.shown { outline: 3px solid var(--ink); outline-offset: -1px; font-weight: 700; }
    `,
  ];

  override render() {
    const weighed = folds(this.cards);
    return html`<p>${this.said(weighed)}</p>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Play against every card">
        <table>
          <caption class="sr">What playing is worth, in Antes, against each card. A filled circle means play, an open one fold.</caption>
          <thead><tr><td class="out"></td>${ORDER.map((suit) => html`<th scope="col" class=${suit}><svg viewBox="0 0 24 24" role="img" aria-label=${SUITS[suit].name}>${mark(suit, 12, 12, 24)}</svg></th>`)}</tr></thead>
          <tbody>${[...RANKS].map((rank) => html`<tr><th scope="row">${rank.replace('T', '10')}</th>${ORDER.map((suit) => this.cell(rank + suit))}</tr>`)}</tbody>
        </table>
      </div>`;
  }

  private cell(card: string) {
    const weighed = this.cards[card];
    if (!weighed) return html`<td class="out">–</td>`;
    const play = Number(weighed.play.decimal);
    const better = play + 1;
    const shade = heat(Math.sign(better) * Math.min(0.6, 0.06 + 0.5 * Math.sqrt(Math.abs(better) / 2)));
    return html`<td class=${card === this.shown ? 'shown' : ''} ${vars({ shade })}>${weighed.best.choice === 'play' ? '●' : '○'} ${fixed(weighed.play.decimal, 3)}${
      card === this.shown ? html`<span class="sr"> (the card that was shown)</span>` : nothing}</td>`;
  }

  private said({ playAll, foldAll, ranks }: ReturnType<typeof folds>) {
    const when = this.showsCard ? 'whatever the dealer shows' : 'whichever of the dealer’s cards you knew';
    if (playAll) return html`<b>Play</b>, ${when}.`;
    if (foldAll) return html`<b>Fold</b>, ${when}.`;
    return html`<b>Fold</b> against ${ranks}; <b>play</b> against the rest.`;
  }
}
