import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import '../../../kit/card';
import { cardName } from '../../../kit/card-name';

/** A hand to be keyed: `seat` 0 is the hand to beat, -1 the community cards. */
export type Place = { seat: number; title: string; cards: number };

const RANKS = 'AKQJT98765432';
const SUITS = 'shdc';
const MARKS: Record<string, string> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/**
 * Keys in the cards of a physical deck, hand by hand in dealing order. Letters that make no card, and cards that lie somewhere
 * already, never get in. `keyed` is sent with all hands once they are complete.
 */
@customElement('qh-card-entry')
export class CardEntry extends LitElement {
  @property({ attribute: false }) places: Place[] = [];
  @property() colour: 'red' | 'blue' = 'red';
  @state() private hands: Record<number, string[]> = {};
  @state() private half = '';
  @state() private at = 0;
  @state() private no = '';

  static override styles = [
    base,
    css`
      .places { display: grid; gap: .35rem; }
      .place {
        display: flex; align-items: center; gap: .6rem; width: 100%; min-height: 3.2rem; padding: .25rem .6rem; border-radius: .6rem;
        border: 1px solid var(--line); background: var(--surface); font-weight: 600; justify-content: flex-start; text-align: left;
      }
      .place[aria-current] { border-color: var(--brass); box-shadow: 0 0 0 2px color-mix(in srgb, var(--brass-bright) 55%, transparent); }
      .place .title { flex: 1; font-size: var(--small); }
      qh-card { width: 1.9rem; }
      .gap { width: 1.9rem; aspect-ratio: 60 / 84; border: 1.5px dashed var(--soft); border-radius: .25rem; display: grid; place-items: center; font: 600 .9rem var(--serif); }
      .entry { display: flex; gap: .5rem; align-items: center; margin: .6rem 0 .2rem; }
      .entry input { width: 5.5rem; font: 600 1.1rem var(--mono); text-align: center; text-transform: uppercase; }
      .says { min-height: 1.4em; margin: 0; font-size: var(--small); }
      .deck { display: grid; grid-template-columns: repeat(13, 1fr); gap: 2px; margin-top: .5rem; }
      .deck button {
        min-width: 0; min-height: 2.3rem; padding: 0; border-radius: .25rem; flex-direction: column; gap: 0; font: 600 .8rem/1 var(--serif);
        background: var(--card); border-color: var(--card-line);
      }
      .deck .s { color: var(--suit-s); } .deck .h { color: var(--suit-h); } .deck .d { color: var(--suit-d); } .deck .c { color: var(--suit-c); }
      .deck button:disabled { opacity: .28; }
      .row { margin-top: .7rem; justify-content: space-between; }
      @media (pointer: coarse) { .deck { grid-template-columns: repeat(7, 1fr); } .deck button { min-height: 44px; } }
    `,
  ];

  private get used(): Set<string> {
    return new Set(Object.values(this.hands).flat());
  }

  private get place(): Place | undefined {
    return this.places[this.at];
  }

  private get complete(): boolean {
    return this.places.length > 0 && this.places.every((place) => (this.hands[place.seat] ?? []).length === place.cards);
  }

  override firstUpdated() {
    this.renderRoot.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true });
  }

  override render() {
    return html`
      <div class="places">${this.places.map((place, i) => this.row(place, i))}</div>
      <div class="entry">
        <label for="card">Cards, like Qs 6h 4d</label>
        <input id="card" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="3" .value=${this.half}
          aria-describedby="says" ?disabled=${this.complete} @input=${this.typed} @keydown=${this.key} />
      </div>
      <p class="says ${this.no ? 'bad' : 'soft'}" id="says" role="status">${this.no || this.prompt()}</p>
      <div class="deck" role="group" aria-label="The deck">${[...SUITS].map((suit) => [...RANKS].map((rank) => this.pick(rank + suit)))}</div>
      <div class="row">
        <label class="row">Deck
          <select @change=${(event: Event) => (this.colour = (event.target as HTMLSelectElement).value as 'red' | 'blue')}>
            ${['red', 'blue'].map((one) => html`<option value=${one} ?selected=${one === this.colour}>${one}</option>`)}
          </select>
        </label>
        <button class=${this.complete ? 'primary' : ''} ?disabled=${!this.complete} @click=${this.send}>Cards are dealt</button>
      </div>`;
  }

  private row(place: Place, i: number) {
    const hand = this.hands[place.seat] ?? [];
    const gaps = Array.from({ length: place.cards - hand.length }, (_, n) => (i === this.at && n === 0 ? this.half.toUpperCase() : ''));
    return html`<button class="place" aria-current=${i === this.at ? 'step' : nothing} @click=${() => this.go(i)}>
      <span class="title">${place.title}</span>
      ${hand.map((card) => html`<qh-card card=${card}></qh-card>`)} ${gaps.map((half) => html`<span class="gap" aria-hidden="true">${half}</span>`)}
    </button>`;
  }

  private pick(card: string) {
    return html`<button class=${card[1]!} ?disabled=${this.complete || this.used.has(card)} aria-label=${cardName(card)}
      @click=${() => this.take(card)}>${card[0] === 'T' ? '10' : card[0]}<span aria-hidden="true">${MARKS[card[1]!]}</span></button>`;
  }

  private prompt(): string {
    if (this.complete) return 'All hands are in.';
    return this.place ? `${this.place.title}, card ${(this.hands[this.place.seat] ?? []).length + 1} of ${this.place.cards}` : '';
  }

  private typed(event: Event) {
    const field = event.target as HTMLInputElement;
    this.no = '';
    for (const letter of field.value.slice(this.half.length).replace(/\s/g, '')) this.letter(letter);
    if (field.value.length < this.half.length) this.half = field.value;
    field.value = this.half;
  }

  /** One letter further: a rank, then a suit. */
  private letter(letter: string) {
    if (!this.half) {
      const rank = letter.toUpperCase().replace('1', 'T');
      if (RANKS.includes(rank)) this.half = rank;
      else if (!(letter === '0' && this.place)) this.no = `“${letter}” is no rank: 2 to 9, T, J, Q, K or A.`;
      return;
    }
    if (letter === '0' && this.half === 'T') return;
    const suit = letter.toLowerCase();
    if (SUITS.includes(suit)) this.take(this.half + suit);
    else this.no = `“${letter}” is no suit: s, h, d or c.`;
  }

  private take(card: string) {
    this.half = '';
    const place = this.place;
    if (!place || this.complete) return;
    if (this.used.has(card)) {
      this.no = `The ${cardName(card)} is on the table already: a deck has one.`;
      return;
    }
    this.no = '';
    const hand = [...(this.hands[place.seat] ?? []), card];
    this.hands = { ...this.hands, [place.seat]: hand };
    if (hand.length === place.cards) this.at = this.nextOpen();
    if (this.complete) void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLButtonElement>('.row button')?.focus());
  }

  private nextOpen(): number {
    const open = this.places.findIndex((place) => (this.hands[place.seat] ?? []).length < place.cards);
    return open < 0 ? this.at : open;
  }

  /** Opens a hand again for keying anew. */
  private go(i: number) {
    const place = this.places[i];
    if (!place) return;
    if ((this.hands[place.seat] ?? []).length === place.cards) this.hands = { ...this.hands, [place.seat]: [] };
    this.at = i;
    this.half = '';
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLInputElement>('input')?.focus());
  }

  private key(event: KeyboardEvent) {
    if (event.key !== 'Backspace' || this.half) return;
    event.preventDefault();
    const back = [...this.places.keys()].reverse().find((i) => i <= this.at && (this.hands[this.places[i]!.seat] ?? []).length > 0);
    if (back === undefined) return;
    const seat = this.places[back]!.seat;
    this.hands = { ...this.hands, [seat]: this.hands[seat]!.slice(0, -1) };
    this.at = back;
    this.no = '';
  }

  private send() {
    const text = (seat: number) => (this.hands[seat] ?? []).join(' ');
    const hands = Object.fromEntries(this.places.filter((place) => place.seat > 0).map((place) => [String(place.seat), text(place.seat)]));
    const community = this.hands[-1] ? { community: text(-1) } : {};
    this.dispatchEvent(new CustomEvent('keyed', { detail: { colour: this.colour, hands, dealer: text(0), ...community } }));
  }
}
