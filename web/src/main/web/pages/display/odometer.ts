import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

/** The true amount must stand there well within half a minute. */
const MOST_MILLIS = 4000;
const MILLIS_PER_CENT = 40;

/** A number that climbs to its value at an even pace; down, far up and for whoever wants no motion it jumps. */
@customElement('qh-odometer')
export class Odometer extends LitElement {
  @property({ type: Number }) cents = 0;
  @property({ type: Boolean }) still = false;
  @state() private shown = -1;
  private frame = 0;

  static override styles = css`
    :host { display: block; font-family: var(--serif); font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
    .cents { font-size: .55em; vertical-align: .38em; }
  `;

  override disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.frame);
  }

  override willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('cents')) return;
    cancelAnimationFrame(this.frame);
    if (this.shown < 0 || this.still || this.cents <= this.shown) this.shown = this.cents;
    else this.climb(this.shown, this.cents, performance.now());
  }

  private climb(from: number, to: number, began: number) {
    const millis = Math.min(MOST_MILLIS, (to - from) * MILLIS_PER_CENT);
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / millis);
      this.shown = Math.floor(from + (to - from) * part);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  override render() {
    const whole = Math.floor(this.shown / 100).toLocaleString('en-US');
    const rest = String(this.shown % 100).padStart(2, '0');
    const said = `$${Math.floor(this.cents / 100).toLocaleString('en-US')}.${String(this.cents % 100).padStart(2, '0')}`;
    return html`<span role="img" aria-label=${said}><span aria-hidden="true">$${whole}<span class="cents">.${rest}</span></span></span>`;
  }
}
