import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { fixed, percent, signedPoints, type WagerPrice } from './figures';

/** One wager's exact price, beside what its document prints and what it was before a knob was turned. */
@customElement('qh-price')
export class PriceTile extends LitElement {
  @property() label = '';
  @property({ attribute: false }) price!: WagerPrice;
  /** The approved game's price, while a draft is on the bench. */
  @property({ attribute: false }) approved?: WagerPrice;
  @property({ type: Boolean, reflect: true }) draft = false;

  static override styles = [
    base,
    css`
      :host {
        display: flex; flex-direction: column; gap: .35rem; padding: 1rem 1.1rem; background: var(--surface);
        border: 1px solid var(--line); border-radius: var(--radius); box-shadow: var(--shadow);
      }
      :host([draft]) { border: 2px dashed var(--bad); }
      p { margin: 0; }
      .edge { font: 600 clamp(2rem, 1.6rem + 1.6vw, 2.9rem)/1 var(--serif); font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
      .edge small { font-size: .5em; font-weight: 400; color: var(--soft); }
      .moved { font-weight: 700; font-variant-numeric: tabular-nums; font-size: var(--small); }
      .exact { font-family: var(--mono); font-size: .82rem; overflow-wrap: anywhere; color: var(--soft); }
      dl { display: grid; grid-template-columns: 1fr auto; gap: .15rem .8rem; margin: .35rem 0 0; font-size: var(--small); }
      dt { color: var(--soft); }
      dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
      .printed { margin-top: auto; padding-top: .5rem; border-top: 1px solid var(--line); font-size: var(--small); }
    `,
  ];

  override render() {
    const price = this.price;
    return html`<h3 class="eyebrow">${this.label}</h3>
      <p class="edge" data-edge=${price.edge.percent}>${fixed(price.edge.percent, 3)}<small> %</small></p>
      ${this.approved && this.draft ? this.moved(this.approved) : nothing}
      <p class="exact">${price.edge.percent.replace('-', '−')} %<br />= ${price.edge.fraction}</p>
      <dl>
        <dt>of all staked</dt>
        <dd>${percent(price.elementOfRisk)}</dd>
        <dt>comes out ahead</dt>
        <dd>${percent(price.hitFrequency)}</dd>
        <dt>standard deviation</dt>
        <dd>${fixed(price.standardDeviation, 3)}</dd>
        ${price.breakEvenMeter
          ? html`<dt>break-even meter</dt>
              <dd>$${Number(price.breakEvenMeter.decimal).toLocaleString('en-US', { maximumFractionDigits: 0 })}</dd>`
          : nothing}
      </dl>
      ${this.printed()}`;
  }

  private moved(before: WagerPrice) {
    const points = Number(this.price.edge.percent) - Number(before.edge.percent);
    if (points === 0) return html`<p class="moved soft">as approved</p>`;
    return html`<p class="moved ${points > 0 ? 'bad' : 'good'}">
      ${points > 0 ? '▲' : '▼'} ${signedPoints(points)} points <span class="soft">from ${percent(before.edge)}</span>
    </p>`;
  }

  private printed() {
    const figures = this.price.figures ?? [];
    if (figures.length === 0) {
      return html`<p class="printed soft">${this.draft ? 'A draft has no printed figure.' : 'No figure is printed for it.'}</p>`;
    }
    return html`<div class="printed">
      ${figures.map(
        (one) => html`<div class=${one.agrees ? 'good' : 'bad'}>
          ${one.agrees ? '✓' : '✗'} ${one.figure.replaceAll('-', ' ')}: printed ${one.prints}, exact ${one.rounded}
          <span class="soft">${one.clause}</span>
        </div>`,
      )}
    </div>`;
  }
}
