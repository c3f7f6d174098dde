import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import { money } from '../../../kit/money';
import type { SettledWager, TableView } from '../../../live/house';
import { MARK } from '../words';

/** One thing the dealer's hands do. */
export type Payout = SettledWager & { does: string };

/** The settlement as the dealer carries it out, in the game's own order. */
export function payouts(view: TableView): Payout[] {
  return (view.settlement?.wagers ?? []).map((wager) => ({ ...wager, does: does(wager) }));
}

function does(wager: SettledWager): string {
  switch (wager.outcome) {
    case 'won':
      return `Pay ${money(wager.paidCents)}`;
    case 'lost':
      return `Take ${money(wager.takenCents)}`;
    case 'even':
      return 'Leave it';
  }
}

/** Take and pay, spot by spot; `paid` says how many are done. */
@customElement('qh-payouts')
export class Payouts extends LitElement {
  @property({ attribute: false }) list: Payout[] = [];
  @property({ type: Number }) done = 0;

  static override styles = [
    base,
    css`
      ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .3rem; }
      li { display: grid; grid-template-columns: 1.2rem 1fr auto; gap: .5rem; align-items: baseline; padding: .4rem .6rem; border-radius: .5rem; border: 1px solid transparent; }
      li.done { color: var(--soft); padding-block: .1rem; font-size: var(--small); }
      li.next { border-color: var(--brass); background: color-mix(in srgb, var(--brass-bright) 18%, var(--surface)); box-shadow: 0 0 0 3px color-mix(in srgb, var(--brass-bright) 35%, transparent); }
      .does { font-weight: 700; font-variant-numeric: tabular-nums; }
      .why { grid-column: 2 / -1; font-size: var(--small); color: var(--soft); }
      .row { margin-top: .6rem; }
    `,
  ];

  override render() {
    if (this.list.length === 0) return nothing;
    return html`<ol>${this.list.map((one, i) => this.line(one, i))}</ol>
      ${this.done < this.list.length
        ? html`<div class="row">
            <button class="primary" @click=${() => this.go(this.done + 1)}>${this.list[this.done]!.does}: done</button>
            <button class="plain" @click=${() => this.go(this.list.length)}>All done</button>
          </div>`
        : nothing}`;
  }

  private line(one: Payout, i: number) {
    const state = i < this.done ? 'done' : i === this.done ? 'next' : '';
    return html`<li class=${state} aria-current=${state === 'next' ? 'step' : nothing}>
      <span aria-hidden="true">${state === 'done' ? '✓' : MARK[one.outcome].mark}</span>
      <span>Seat ${one.seat}, ${one.label}</span><span class="does">${one.does}</span>
      ${state === 'next' ? html`<span class="why">${one.because} · ${one.by.document} ${one.by.clause}</span>` : nothing}
    </li>`;
  }

  private go(done: number) {
    this.dispatchEvent(new CustomEvent('paid', { detail: done }));
  }
}
