import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { money } from './money';

/** What lies in a tray, the smallest first. */
export const DENOMINATIONS = [100, 500, 2500, 10000] as const;

/** The chips that an amount is stacked of, the largest first; what is less than the smallest chip is a half. */
export function stack(cents: number, most = 6): number[] {
  const chips: number[] = [];
  let left = cents;
  for (const value of [50000, 10000, 2500, 500, 100, 50]) {
    while (left >= value && chips.length < most) {
      chips.push(value);
      left -= value;
    }
  }
  return chips;
}

/** One chip: `<qh-chip cents="2500">`; without a `cents` it is a plain token. */
@customElement('qh-chip')
export class Chip extends LitElement {
  @property({ type: Number }) cents = 0;

  static override styles = css`
    :host { display: inline-block; width: 2.75rem; aspect-ratio: 1; flex: none; }
    svg { display: block; width: 100%; height: 100%; overflow: visible; filter: drop-shadow(0 1.5px 1px rgb(0 0 0 / .4)); }
    .body { fill: currentcolor; }
    .spots { fill: none; stroke: #fdf6e3; stroke-width: 8; stroke-dasharray: 10.6 14.53; }
    .rim { fill: none; stroke: rgb(0 0 0 / .35); stroke-width: 1; }
    .ring { fill: none; stroke: #fdf6e3; stroke-opacity: .8; stroke-width: 1.2; }
    .face { fill: rgb(255 255 255 / .08); }
    text { font: 600 15px var(--serif); fill: #fdf6e3; text-anchor: middle; }
    .v50 { color: #b5722a; }
    .v100 { color: #44699a; }
    .v500 { color: #a8242f; }
    .v2500 { color: #1f7a48; }
    .v10000 { color: #22242a; }
    .v50000 { color: #6b3d91; }
  `;

  override render() {
    const label = this.cents === 50 ? '½' : String(this.cents / 100);
    return html`<svg viewBox="0 0 60 60" role="img" aria-label="${money(this.cents)} chip" class="v${this.cents}">
      <circle class="body" cx="30" cy="30" r="29"></circle>
      <circle class="spots" cx="30" cy="30" r="24"></circle>
      <circle class="rim" cx="30" cy="30" r="28.500"></circle>
      <circle class="body" cx="30" cy="30" r="19"></circle>
      <circle class="face" cx="30" cy="30" r="19"></circle>
      <circle class="ring" cx="30" cy="30" r="18.500"></circle>
      <text x="30" y="35.400">${label}</text>
    </svg>`;
  }
}

/** Chips on each other with the sum beside them: `<qh-stack cents="3500">`. */
@customElement('qh-stack')
export class Stack extends LitElement {
  @property({ type: Number }) cents = 0;
  @property({ type: Boolean }) bare = false;

  static override styles = css`
    /* Where there is little height, the sum lies beside its chips: --stack-way: row, --pile: their width. */
    :host { display: inline-flex; flex-direction: var(--stack-way, column); align-items: center; gap: .1rem; width: 2.2rem; }
    .pile { display: flex; flex-direction: column-reverse; width: var(--pile, 100%); }
    qh-chip { width: 100%; }
    qh-chip + qh-chip { margin-bottom: -84%; }
    .sum {
      margin-top: .05rem; padding: 0 .35rem; border-radius: 1rem; white-space: nowrap;
      background: rgb(0 0 0 / .55); color: #fff; font: 600 .75rem/1.3 var(--sans); font-variant-numeric: tabular-nums;
    }
  `;

  override render() {
    if (this.cents <= 0) return nothing;
    return html`<span class="pile" aria-hidden="true">
        ${stack(this.cents).map((value) => html`<qh-chip cents=${value}></qh-chip>`)}
      </span>
      ${this.bare ? nothing : html`<span class="sum">${money(this.cents)}</span>`}`;
  }
}
