import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

const TICK_MILLIS = 250;

/** Seconds that are left, without bothering anybody who listens. */
@customElement('qh-countdown')
export class Countdown extends LitElement {
  @property({ type: Number }) ends = 0;
  @property({ type: Number }) skew = 0;
  @state() private left = 0;
  private timer = 0;

  static override styles = css`
    :host { display: inline-block; font-variant-numeric: tabular-nums; min-width: 2.6ch; text-align: right; }
    .few { color: var(--notice); font-weight: 700; }
  `;

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
    this.left = Math.max(0, Math.ceil((this.ends - this.skew - Date.now()) / 1000));
  }

  override render() {
    if (!this.ends) return nothing;
    const text = this.left >= 120 ? `${Math.floor(this.left / 60)} min` : `${this.left} s`;
    return html`<span class=${this.left <= 5 ? 'few' : ''} role="timer" aria-live="off">${text}</span>`;
  }
}
