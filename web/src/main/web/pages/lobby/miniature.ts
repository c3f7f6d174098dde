import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { TableSummary } from '../../live/house';

type Spot = TableSummary['spots'][number];

/** A table from across the room, as it stands: who sits where, whose chips and cards lie there, whether the dealer's hand is open. */
@customElement('qh-miniature')
export class Miniature extends LitElement {
  @property({ attribute: false }) table!: TableSummary;

  static override styles = css`
    :host { display: block; position: relative; height: 10rem; overflow: hidden; background: var(--sunken); }
    svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    .rail { fill: var(--rail); }
    .felt { fill: var(--felt); }
    .inner { fill: none; stroke: var(--felt-line); stroke-width: 1.2; }
    .seat { fill: rgb(0 0 0 / .16); stroke: var(--felt-line); stroke-width: 1.2; }
    .taken { fill: var(--brass-bright); stroke: var(--felt-ink); }
    .practice { fill: var(--felt-practice); stroke: var(--felt-soft); }
    .bank { fill: none; stroke: var(--win); stroke-width: 2.5; }
    .chip { fill: var(--win); stroke: var(--rail); stroke-width: 1; transition: opacity var(--calm); }
    .back { fill: var(--back-blue); stroke: var(--card); stroke-width: 1; transition: opacity var(--calm); }
    .face { fill: var(--card); stroke: var(--rail); stroke-width: .6; }
    .gone { opacity: .25; }
  `;

  override render() {
    const one = this.table;
    const dealt = one.spots.some((spot) => spot.dealtIn);
    return html`<svg viewBox="0 0 320 160" preserveAspectRatio="xMidYMin slice" role="img" aria-label=${this.told()}>
      <path class="rail" d="M-4 -10h328c0 96-70 164-164 164S-4 86-4 -10z"></path>
      <path class="felt" d="M8 -10h304c0 88-62 152-152 152S8 78 8 -10z"></path>
      <path class="inner" d="M66 -10c2 50 40 66 94 66s92-16 94-66"></path>
      ${dealt ? [0, 1, 2].map((i) => svg`<rect class=${one.cardsOpen || (i === 0 && one.shown === 'one-dealer-card') ? 'face' : 'back'} x=${130 + i * 21} y="10" width="18" height="25" rx="2.5"></rect>`) : nothing}
      ${Array.from({ length: one.places }, (_, i) => this.seat(i + 1))}
    </svg>`;
  }

  private seat(seat: number) {
    const one = this.table;
    const spot = one.spots.find((taken) => taken.seat === seat);
    const angle = Math.PI * (0.1 + (0.8 * (seat - 1)) / Math.max(1, one.places - 1));
    const [x, y] = [160 - Math.cos(angle) * 126, 6 + Math.sin(angle) * 112];
    return svg`<circle class="seat ${spot ? (spot.practice ? 'practice' : 'taken') : ''}" cx=${x} cy=${y} r="10.5"></circle>
      ${one.bankSeat === seat ? svg`<circle class="bank" cx=${x} cy=${y} r="14"></circle>` : nothing}
      ${spot ? this.lies(spot, 160 - Math.cos(angle) * 92, 6 + Math.sin(angle) * 76) : nothing}`;
  }

  private lies(spot: Spot, x: number, y: number) {
    const folded = spot.decision === 'folded' ? 'gone' : '';
    const open = this.table.shown === 'players-face-up' || this.table.cardsOpen;
    return svg`${spot.dealtIn ? [0, 1, 2].map((i) => svg`<rect class="${open ? 'face' : 'back'} ${folded}" x=${x - 13 + i * 7} y=${y - 8} width="11" height="15" rx="1.5"></rect>`) : nothing}
      ${spot.betCents ? svg`<circle class="chip" cx=${x + 14} cy=${y + 4} r="4.5"></circle>` : nothing}
      ${spot.decision === 'played' ? svg`<circle class="chip" cx=${x + 14} cy=${y - 5} r="4.5"></circle>` : nothing}`;
  }

  private told(): string {
    const { seated, practice, places, spots } = this.table;
    const bets = spots.filter((spot) => spot.betCents).length;
    return `${seated} playing, ${practice} practice players, ${places} seats; ${bets} with bets`;
  }
}
