import { LitElement, css, html, svg, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { cardName } from './card-name';
import { mark, type Suit } from './suits';

/** Fine diamonds for the back, drawn once. */
const LATTICE = Array.from({ length: 26 }, (_, i) => {
  const x = -84 + i * 7;
  return `M${x} 0l84 84M${x + 84} 0l-84 84`;
}).join('');

/**
 * A playing card: `<qh-card card="Qs">` face up, `<qh-card back="red">` face down. Its width is the element's width.
 */
@customElement('qh-card')
export class Card extends LitElement {
  @property() card = '';
  @property({ reflect: true }) back: 'red' | 'blue' | '' = '';
  /** The back that it had before it was turned up where it lies. */
  private was: 'red' | 'blue' | '' = '';

  static override styles = css`
    :host { display: inline-block; width: 4.5rem; aspect-ratio: 60 / 84; flex: none; }
    svg {
      display: block; width: 100%; height: 100%; overflow: visible;
      filter: drop-shadow(0 1px 1px rgb(0 0 0 / .28)) drop-shadow(0 3px 6px rgb(0 0 0 / .22));
    }
    .paper { fill: var(--card); stroke: var(--card-line); stroke-width: .6; }
    .frame { fill: none; stroke: currentcolor; stroke-width: .7; opacity: .4; }
    .wash { fill: currentcolor; opacity: .07; }
    text { font-family: var(--serif); font-weight: 600; fill: currentcolor; }
    g { fill: currentcolor; }
    .s { color: var(--suit-s); }
    .h { color: var(--suit-h); }
    .d { color: var(--suit-d); }
    .c { color: var(--suit-c); }
    .red { color: var(--back-red); }
    .blue { color: var(--back-blue); }
    .ground { fill: currentcolor; }
    .lattice { stroke: #fff; stroke-opacity: .28; stroke-width: .7; fill: none; }
    .medal { fill: currentcolor; stroke: #f3dfae; stroke-width: 1; }
    .medal-mark { fill: #f3dfae; }
    .edge { fill: none; stroke: #f3dfae; stroke-opacity: .75; stroke-width: .8; }
    .turned { position: relative; width: 100%; height: 100%; transform-style: preserve-3d; animation: turn calc(var(--deal) * 1.3) var(--ease) backwards; animation-delay: calc(var(--n, 0) * .3 * var(--deal)); }
    .turned > * { position: absolute; inset: 0; backface-visibility: hidden; }
    .turned > :first-child { transform: rotateY(180deg); }
    @keyframes turn { from { transform: rotateY(180deg); } }
  `;

  override willUpdate(changed: PropertyValues<this>) {
    const before = changed.get('back');
    if (changed.has('back')) this.was = before && !this.back && this.card ? before : '';
  }

  override render() {
    if (this.back) return this.faceDown(this.back);
    return this.was ? html`<div class="turned"><div aria-hidden="true">${this.faceDown(this.was)}</div><div>${this.faceUp()}</div></div>` : this.faceUp();
  }

  private faceUp() {
    const suit = (this.card[1] ?? 's') as Suit;
    const rank = (this.card[0] ?? '').replace('T', '10');
    const court = 'JQK'.includes(rank);
    return html`<svg viewBox="0 0 60 84" role="img" aria-label=${cardName(this.card)}>
      <rect class="paper" x=".4" y=".4" width="59.2" height="83.2" rx="5"></rect>
      <g class=${suit}>
        <text x=${rank === '10' ? 3 : 5} y="25" font-size="25" letter-spacing=${rank === '10' ? -2.5 : 0}>${rank}</text>
        ${mark(suit, 13.5, 36, 14)}
        ${court
          ? svg`<rect class="wash" x="26" y="22" width="28" height="56" rx="3"/>
              <rect class="frame" x="26" y="22" width="28" height="56" rx="3"/>
              ${mark(suit, 40, 62, 20)}
              <path d=${CROWN[rank] ?? ''} transform="translate(29 30)"/>`
          : mark(suit, 38, 59, rank === 'A' ? 38 : 30)}
      </g>
    </svg>`;
  }

  private faceDown(colour: 'red' | 'blue') {
    return html`<svg viewBox="0 0 60 84" role="img" aria-label="card face down">
      <rect class="paper" x=".4" y=".4" width="59.2" height="83.2" rx="5"></rect>
      <g class=${colour}>
        <clipPath id="field"><rect x="4" y="4" width="52" height="76" rx="3"></rect></clipPath>
        <rect class="ground" x="4" y="4" width="52" height="76" rx="3"></rect>
        <path class="lattice" d=${LATTICE} clip-path="url(#field)"></path>
        <rect class="edge" x="6.5" y="6.5" width="47" height="71" rx="2"></rect>
        <circle class="medal" cx="30" cy="42" r="12.5"></circle>
      </g>
      <g class="medal-mark">${mark('s', 30, 41.5, 14)}</g>
    </svg>`;
  }
}

/** What a court card wears, in a box of 22 by 14. */
const CROWN: Record<string, string> = {
  K: 'M1 13V2l5 5 5-7 5 7 5-5v11z',
  Q: 'M1 13L0 4l5 4 3-7 3 6 3-6 3 7 5-4-1 9z',
  J: 'M2 13c0-7 3-11 9-12 6 1 9 5 9 12l-4-3-5 3-5-3z',
};
