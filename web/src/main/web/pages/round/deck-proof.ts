import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { kept } from '../../live/own-values';
import { deckText, verdict, type Check, type Verdict } from './fair';
import type { RoundRecord } from './record';
import { browsersSha256, sha256 } from './sha256';

/** Checks in this browser that nobody chose the cards: the seal before the bets, the players' values, and what was dealt. */
@customElement('qh-deck-proof')
export class DeckProof extends LitElement {
  @property({ attribute: false }) round!: RoundRecord;
  @state() private found?: Verdict;
  @state() private more: Check[] = [];

  static override styles = [
    base,
    css`
      .verdict { font: 600 1.5rem/1.1 var(--serif); margin-bottom: .6rem; }
      ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .3rem; }
      dl { display: grid; gap: .15rem; margin: 0; }
      dt { color: var(--soft); font-size: var(--small); margin-top: .5rem; }
      dd { margin: 0; font-family: var(--mono); font-size: .82rem; overflow-wrap: anywhere; }
    `,
  ];

  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('round')) void this.check();
  }

  private async check() {
    const { deck, round } = this.round;
    this.found = verdict(this.round, kept(round));
    if (!deck?.order || !deck.salt) return;
    const text = deckText(round, deck.order, deck.salt);
    const browsers = await browsersSha256(text);
    this.more = browsers ? [{ says: 'The browser’s own SHA-256 gives the same', holds: browsers === sha256(text) }] : [];
  }

  override render() {
    const { round: { deck }, found } = this;
    if (!deck) return html`<p class="soft">The house dealer keyed in the cards of this round from a physical deck. There is no seal to open, so this proof does not cover it.</p>`;
    if (!deck.order || !found) return html`<p class="soft">The seal has not been opened yet.</p>`;
    return html`<p class="verdict ${found.tone}" role="status">${found.word}${found.withheld ? html` <span class="bad">· withheld: ${found.withheld}</span>` : nothing}</p>
      <p>${found.says}</p>
      ${found.withheld ? html`<p>${found.withheld === 1 ? 'One player' : `${found.withheld} players`} promised a value and kept it back; the cards were dealt without it, and it is counted on their record.</p>` : nothing}
      <ul>${[...found.checks, ...this.more].map(({ says, holds }) => html`<li><span class=${holds ? 'good' : 'bad'}>${holds ? '✓' : '✗'}</span> ${says}</li>`)}</ul>
      <dl>
        <dt>seal, published before the bets</dt><dd>${deck.commitment}</dd>
        <dt>salt</dt><dd>${deck.salt}</dd>
        <dt>order as it was sealed, from the top</dt><dd>${deck.order.join(' ')}</dd>
        ${deck.cuts.map((one) => html`<dt>seat ${one.seat}, ${one.player}: ${one.value ? 'cut by' : one.withheld ? 'withheld; promised was' : 'took the bet back; promised was'}</dt><dd>${one.value ?? one.commitment}</dd>`)}
        ${found.dealt.join() === deck.order.join() ? nothing : html`<dt>order as the values cut it, from the top</dt><dd>${found.dealt.join(' ')}</dd>`}
      </dl>`;
  }
}
