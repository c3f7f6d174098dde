import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { cardName } from '../../kit/card-name';
import { axisY, line, linear } from '../../kit/plot';
import { SUITS, mark, type Suit } from '../../kit/suits';
import { get, Problem } from '../../live/api';
import { fixed, type Decision } from './figures';

const RANKS = 'AKQJT98765432';
const PLACES = { hand: 'Your hand', dealer: 'The dealer shows', seen: 'Seen elsewhere' } as const;
type Place = keyof typeof PLACES;
export type Lies = Record<Place, string[]>;
export type WeighedHand = { lies: Lies; decision?: Decision };
const ROOM: Record<Place, number> = { hand: 3, dealer: 1, seen: 46 };

/** Cards that are known, and what they do to one decision: click them and watch it move. */
@customElement('qh-explorer')
export class Explorer extends LitElement {
  @property() game = '';
  @property() choose = '';
  @property({ type: Boolean }) showsCard = false;
  /** What lies where at first. */
  @property({ attribute: false }) start: Lies = { hand: ['Qs', '6h', '3d'], dealer: [], seen: [] };
  @state() private lies: Lies = { hand: [], dealer: [], seen: [] };
  @state() private filling: Place = 'seen';
  @state() private decision?: Decision;
  @state() private trail: number[] = [];
  @state() private no = '';
  private asked = 0;

  static override styles = [
    base,
    css`
      .bench { display: grid; grid-template-columns: minmax(0, 3fr) minmax(15rem, 2fr); gap: 1.25rem; align-items: start; }
      /* As high before the answer as after it: nothing below it moves. */
      .bench > .card-surface { min-height: 21.5rem; }
      .deck { display: grid; grid-template-columns: repeat(13, minmax(0, 1fr)); gap: .25rem; margin-top: .6rem; }
      .deck button {
        min-height: 0; padding: .3rem 0 .25rem; border-radius: .35rem; background: var(--card); border-color: var(--card-line);
        flex-direction: column; gap: .05rem; font: 600 1rem/1 var(--serif); min-width: 24px; aspect-ratio: 3 / 4;
      }
      .deck svg { width: 62%; max-width: 1rem; fill: currentcolor; }
      .s { color: var(--suit-s); } .h { color: var(--suit-h); } .d { color: var(--suit-d); } .c { color: var(--suit-c); }
      .deck button[aria-pressed='true'] { opacity: 1; outline: 3px solid var(--brass); outline-offset: -2px; background: var(--changed); }
      .deck button.seen[aria-pressed='true'] { outline-style: dotted; background: var(--sunken); color: var(--soft); }
      .deck button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
      fieldset { display: flex; flex-wrap: wrap; gap: .35rem 1.2rem; }
      fieldset label { display: flex; align-items: center; gap: .4rem; color: var(--ink); font-weight: 600; min-height: 24px; }
      .held { display: flex; gap: .35rem; min-height: 5rem; margin: .25rem 0 .75rem; flex-wrap: wrap; align-items: end; }
      .held qh-card { width: 3.4rem; }
      .empty { width: 3.4rem; aspect-ratio: 60/84; border: 2px dashed var(--line); border-radius: .35rem; }
      .gap { width: 1rem; }
      .verdict { font: 600 2rem/1.05 var(--serif); margin: 0; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .8rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
      dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
      figure { margin: .75rem 0 0; }
      figure svg { width: 100%; height: auto; display: block; }
      .axis line { stroke: var(--line); } .axis text { fill: var(--soft); font: 12px var(--sans); }
      .line { stroke: var(--brass); stroke-width: 2.5; stroke-linejoin: round; }
      .fold { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 5 4; }
      .dot { fill: var(--brass); }
      .label { fill: var(--bad); font: 600 12px var(--sans); }
      @media (max-width: 52rem) {
        .bench { grid-template-columns: minmax(0, 1fr); }
        .bench > .card-surface { min-height: 23.5rem; }
        .deck { gap: .12rem; }
        .deck button { font-size: .85rem; border-radius: .2rem; }
      }
    `,
  ];

  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('start')) this.lies = this.start;
    if (changed.has('showsCard') && !this.showsCard && this.lies.dealer.length > 0) this.lies = { ...this.lies, dealer: [] };
    if (changed.has('game') || changed.has('choose') || changed.has('showsCard')) {
      this.trail = [];
      void this.weigh();
    }
  }

  override render() {
    const places = (Object.keys(PLACES) as Place[]).filter((place) => place !== 'dealer' || this.showsCard);
    return html`<div class="bench">
      <div>
        <fieldset>
          <legend class="sr">What a click on a card means</legend>
          ${places.map(
            (place) => html`<label><input type="radio" name="place" .checked=${this.filling === place}
              @change=${() => (this.filling = place)} />${PLACES[place]} <span class="soft">${this.lies[place].length}${place === 'seen' ? '' : ` of ${ROOM[place]}`}</span></label>`,
          )}
        </fieldset>
        <div class="deck" role="group" aria-label="Deck">
          ${(['s', 'h', 'd', 'c'] as Suit[]).flatMap((suit) => [...RANKS].map((rank) => this.button(rank + suit, suit)))}
        </div>
        <p class="row small"><button class="plain" @click=${this.clear}>Clear all cards</button>
          <span class="soft">${52 - this.known().length} cards are left in the deck.</span></p>
      </div>
      <div class="card-surface" role="status">${this.outcome()}</div>
    </div>`;
  }

  private button(card: string, suit: Suit) {
    const place = this.placeOf(card);
    const rank = card[0]!.replace('T', '10');
    // Whoever speaks to the page says what is printed: "9 of spades", but "ace".
    const name = /\d/.test(rank) ? `${rank} of ${SUITS[suit].name}` : cardName(card);
    return html`<button class="${suit} ${place ?? ''}" aria-pressed=${place !== undefined} @click=${() => this.toggle(card)}
      aria-label="${name}${place ? `, ${PLACES[place].toLowerCase()}` : ''}">${rank}
      <svg viewBox="0 0 24 24" aria-hidden="true"><title>${SUITS[suit].name}</title>${mark(suit, 12, 12, 24)}</svg></button>`;
  }

  private outcome() {
    const held = html`<div class="held">
      ${this.lies.hand.map((card) => html`<qh-card card=${card}></qh-card>`)}
      ${Array.from({ length: 3 - this.lies.hand.length }, () => html`<span class="empty"></span>`)}
      ${this.showsCard ? html`<span class="gap"></span>${this.lies.dealer.map((card) => html`<qh-card card=${card}></qh-card>`)}` : nothing}
    </div>`;
    if (this.no) return html`${held}<p class="bad">${this.no}</p>`;
    const decision = this.decision;
    if (!decision) return html`${held}<p class="soft">${this.lies.hand.length < 3 ? 'Pick three cards for your hand.' : ''}</p>`;
    const choice = decision.best.choice;
    return html`${held}
      <p class="verdict ${choice === 'fold' ? 'bad' : 'good'}">${choice === 'play' ? '● Play' : choice === 'fold' ? '○ Fold' : '◐ Play or fold by the dealer’s card'}</p>
      <dl>
        <dt>Play</dt><dd>${fixed(decision.play.decimal, 9)} <span class="soft small">= ${decision.play.fraction}</span></dd>
        <dt>Fold</dt><dd>${fixed(decision.fold.decimal, 9)}</dd>
        <dt>at stake</dt><dd>${Math.abs(Number(decision.play.decimal) - Number(decision.fold.decimal)).toFixed(9)}</dd>
      </dl>
      <p class="soft small">In Antes, on average, over every hand the dealer can have.</p>
      ${this.plot()}`;
  }

  private plot() {
    if (this.trail.length < 2) return html`<p class="soft small">Each card you add moves Play; its path is drawn here.</p>`;
    const low = Math.min(-1, ...this.trail);
    const high = Math.max(-1, ...this.trail);
    const room = Math.max(0.05, (high - low) * 0.15);
    const y = linear(low - room, high + room, 130, 8, 4);
    const x = linear(0, this.trail.length - 1, 44, 252);
    return html`<figure>
      <svg viewBox="0 0 260 140" role="img" aria-label="Value of Play after each card">
        ${axisY(y, 44, 208, (value) => fixed(String(value), 2))}
        <line class="fold" x1="44" x2="252" y1=${y(-1)} y2=${y(-1)}></line>
        <text class="label" x="250" y=${y(-1) - 4} text-anchor="end">Fold</text>
        ${line(this.trail.map((value, i) => [x(i), y(value)] as const))}
        ${this.trail.map((value, i) => svg`<circle class="dot" r="3" cx=${x(i)} cy=${y(value)}/>`)}
      </svg>
      <figcaption class="soft small">Play after each card</figcaption>
    </figure>`;
  }

  private known(): string[] {
    return [...this.lies.hand, ...this.lies.dealer, ...this.lies.seen];
  }

  private placeOf(card: string): Place | undefined {
    return (Object.keys(PLACES) as Place[]).find((place) => this.lies[place].includes(card));
  }

  private toggle(card: string) {
    const from = this.placeOf(card);
    const lies = { ...this.lies };
    if (from) {
      lies[from] = lies[from].filter((one) => one !== card);
    } else {
      const full = lies[this.filling].length >= ROOM[this.filling];
      lies[this.filling] = [...(full ? lies[this.filling].slice(1) : lies[this.filling]), card];
    }
    this.lies = lies;
    if (from === 'hand' || (!from && this.filling === 'hand')) this.trail = [];
    void this.weigh();
  }

  private clear() {
    this.lies = { hand: [], dealer: [], seen: [] };
    this.filling = 'hand';
    this.trail = [];
    void this.weigh();
  }

  private async weigh() {
    const turn = ++this.asked;
    this.no = '';
    if (this.lies.hand.length < 3) {
      this.decision = undefined;
      this.tell();
      return;
    }
    const query = new URLSearchParams({
      choose: this.choose, hand: this.lies.hand.join(' '), dealer: this.lies.dealer.join(' '), seen: this.lies.seen.join(' '), whatIf: 'all',
    });
    try {
      const decision = await get<Decision>(`/api/lab/${this.game}/decision?${query}`);
      if (turn !== this.asked) return;
      this.decision = decision;
      this.trail = [...this.trail, Number(decision.play.decimal)];
      this.tell();
    } catch (no) {
      if (turn === this.asked) this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  /** Whoever shows more of the same hand beside it hears what lies here now. */
  private tell() {
    this.dispatchEvent(new CustomEvent<WeighedHand>('weighed', { detail: { lies: this.lies, decision: this.decision } }));
  }
}
