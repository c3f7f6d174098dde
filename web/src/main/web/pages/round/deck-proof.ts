import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import type { RoundRecord } from './record';
import { browsersSha256, sha256 } from './sha256';

type Check = { says: string; holds: boolean };

/** Checks in this browser that the deck is the one whose seal was published before the bets. */
@customElement('qh-deck-proof')
export class DeckProof extends LitElement {
  @property({ attribute: false }) round!: RoundRecord;
  @state() private checks: Check[] = [];
  @state() private hash = '';

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
    const { deck, round, events } = this.round;
    if (!deck?.order || !deck.salt) return;
    const text = sealed(round, deck.order, deck.salt);
    this.hash = sha256(text);
    const browsers = await browsersSha256(text);
    const dealt = events
      .filter(({ type }) => type === 'HandDealt' || type === 'DealerDealt' || type === 'CommunitySetAside')
      .flatMap(({ event }) => event['cards'] as string[]);
    this.checks = [
      { says: 'Round, order and salt give the seal that was published before the bets', holds: this.hash === deck.commitment },
      ...(browsers ? [{ says: 'The browser’s own SHA-256 gives the same', holds: browsers === this.hash }] : []),
      { says: 'The deck has 52 cards, each once', holds: deck.order.length === 52 && new Set(deck.order).size === 52 },
      { says: 'Every card dealt is one of the deck’s first cards', holds: isFrom(dealt, deck.order) },
    ];
  }

  override render() {
    const deck = this.round.deck;
    if (!deck) return html`<p class="soft">The cards of this round were keyed in by the house dealer; there is no seal to open.</p>`;
    if (!deck.order) return html`<p class="soft">The seal has not been opened yet.</p>`;
    const holds = this.checks.length > 0 && this.checks.every((check) => check.holds);
    return html`<p class="verdict ${holds ? 'good' : 'bad'}" role="status">
        ${this.checks.length === 0 ? 'Checking…' : holds ? '✓ The seal holds' : '✗ The seal does not hold'}</p>
      <ul>${this.checks.map(({ says, holds: one }) => html`<li><span class=${one ? 'good' : 'bad'}>${one ? '✓' : '✗'}</span> ${says}</li>`)}</ul>
      <dl>
        <dt>published before the bets</dt><dd>${deck.commitment}</dd>
        <dt>worked out here</dt><dd>${this.hash || nothing}</dd>
        <dt>salt</dt><dd>${deck.salt}</dd>
        <dt>order, from the top</dt><dd>${deck.order.join(' ')}</dd>
      </dl>`;
  }
}

/** Four lines that anybody can hash. */
function sealed(round: string, order: string[], salt: string): string {
  return `queenhigh deck 1\n${round}\n${order.join(' ')}\n${salt}\n`;
}

function isFrom(dealt: string[], order: string[]): boolean {
  const first = new Set(order.slice(0, dealt.length));
  return dealt.every((card) => first.has(card));
}
