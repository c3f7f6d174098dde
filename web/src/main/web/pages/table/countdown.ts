import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { TableView } from '../../live/house';

const TICK_MILLIS = 250;
const FEW_SECONDS = 5;

type Clock = NonNullable<TableView['clock']>;

/** How much of a clock's time is left. */
abstract class Ticking extends LitElement {
  @property({ attribute: false }) clock?: Clock;
  @property({ type: Number }) skew = 0;
  @state() protected leftMillis = 0;
  private timer = 0;

  override connectedCallback() {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.look(), TICK_MILLIS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  override willUpdate() {
    this.look();
  }

  private look() {
    this.leftMillis = Math.max(0, (this.clock?.endsAtMillis ?? 0) - this.skew - Date.now());
  }

  protected get seconds(): number {
    return Math.ceil(this.leftMillis / 1000);
  }
}

/** Seconds that are left, without bothering anybody who listens. */
@customElement('qh-countdown')
export class Countdown extends Ticking {
  static override styles = css`
    :host { display: inline-block; font-variant-numeric: tabular-nums; min-width: 2.6ch; text-align: right; }
    .few { color: var(--notice); font-weight: 700; }
  `;

  override render() {
    if (!this.clock) return nothing;
    const text = this.seconds >= 120 ? `${Math.floor(this.seconds / 60)} min` : `${this.seconds} s`;
    return html`<span class=${this.seconds <= FEW_SECONDS ? 'few' : ''} role="timer" aria-live="off">${text}</span>`;
  }
}

/** The same as a ring round a button; the seconds stand in words elsewhere. */
@customElement('qh-ring')
export class Ring extends Ticking {
  static override styles = css`
    :host { position: absolute; inset: -5px; pointer-events: none; }
    svg { width: 100%; height: 100%; overflow: visible; }
    rect { fill: none; stroke: var(--brass); stroke-width: 3px; x: 1.5px; y: 1.5px; width: calc(100% - 3px); height: calc(100% - 3px); rx: 1.85rem; transition: stroke-dashoffset .25s linear; }
    .few { stroke: var(--bad); stroke-width: 4px; }
  `;

  override render() {
    const whole = this.clock?.wholeMillis ?? 0;
    if (!whole) return nothing;
    const part = Math.min(1, this.leftMillis / whole);
    return html`<svg aria-hidden="true">
      ${svg`<rect class=${this.seconds <= FEW_SECONDS ? 'few' : ''} pathLength="100" stroke-dasharray="100" stroke-dashoffset=${(100 - part * 100).toFixed(1)}></rect>`}
    </svg>`;
  }
}
