import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import type { Wager } from '../../live/house';
import { percent, type Draft, type Prices, type Table } from './figures';

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
const WORDS: Record<string, string> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack', T: 'Ten' };
const MOST_ODDS = 100_000;

/** The knobs of a game: every pay line and the rules that move the Ante. Each turn is told as a `turn` with the whole draft. */
@customElement('qh-pay-bench')
export class PayBench extends LitElement {
  /** As approved. */
  @property({ attribute: false }) base!: Prices;
  /** As it stands on the bench. */
  @property({ attribute: false }) now!: Prices;
  @property({ attribute: false }) draft: Draft = {};

  static override styles = [
    base,
    css`
      .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 1rem; }
      .tables:has(> :nth-child(4)) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
      .table { position: relative; background: var(--felt); color: var(--felt-ink); border: 1px solid var(--felt-edge); border-radius: var(--radius); padding: .9rem 1rem; }
      .table h3 { display: flex; justify-content: space-between; align-items: baseline; gap: .5rem; }
      .table h3 span { font: 600 .8rem var(--sans); color: var(--felt-soft); }
      .table h3 .drafted { color: #ffd2cc; }
      table { width: 100%; border-collapse: collapse; margin-top: .5rem; font-variant-numeric: tabular-nums; }
      th { font-weight: 400; text-align: left; padding: .2rem .4rem .2rem 0; }
      thead th { font-size: .75rem; color: var(--felt-soft); }
      td { padding: .2rem 0; text-align: right; white-space: nowrap; }
      td.chance { color: var(--felt-soft); font-size: .8rem; padding-left: .6rem; }
      tr.changed th::after { content: ' ●'; color: var(--win); }
      tr.changed input { background: var(--changed); color: var(--brass-ink); border-color: var(--win); }
      input { width: 5.6rem; text-align: right; padding: .2rem .4rem; min-height: 2rem; font-variant-numeric: tabular-nums; }
      select { min-height: 2.2rem; }
      .table select { width: 100%; margin-top: .6rem; background: transparent; color: inherit; border-color: var(--felt-line); }
      .table option { color: var(--ink); background: var(--surface); }
      .table :focus-visible { outline-color: var(--brass-bright); }
      .unit { font-size: .8rem; color: var(--felt-soft); display: inline-block; min-width: 3.2rem; text-align: left; padding-left: .35rem; }
      .rules { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin-bottom: 1rem; }
      .rules select { width: 100%; }
      .rules .changed { border-color: var(--bad); border-width: 2px; }
    `,
  ];

  override render() {
    return html`<div class="rules">${this.rules()}</div>
      <div class="tables">${this.now.knobs.tables.map((table) => this.table(table))}</div>`;
  }

  private rules() {
    const { knobs } = this.base;
    return [
      this.rule('qualifier', 'Dealer plays from', knobs.qualifier, RANKS.map((rank) => [rank, `${WORDS[rank] ?? rank} high`])),
      this.rule('unqualifiedAnte', 'Ante when the dealer does not play', knobs.unqualifiedAnte, [
        ['wins', 'wins'],
        ['wins-if-higher-else-pushes', 'wins if higher, else pushes'],
      ]),
      this.rule('shown', 'Players see before they decide', knobs.shown, [
        ['nothing', 'their own cards'],
        ['one-dealer-card', 'also one dealer card'],
        ...(knobs.shown === 'players-face-up' ? [['players-face-up', 'all players’ cards'] as [string, string]] : []),
      ]),
    ];
  }

  private rule(name: 'qualifier' | 'unqualifiedAnte' | 'shown', title: string, approved: string, choices: [string, string][]) {
    const value = this.draft[name] ?? approved;
    return html`<div>
      <label for=${name}>${title}</label>
      <select id=${name} class=${value === approved ? '' : 'changed'}
        @change=${(event: Event) => this.turnRule(name, (event.target as HTMLSelectElement).value, approved)}>
        ${choices.map(
          ([key, text]) => html`<option value=${key} ?selected=${key === value}>${text}${key === approved ? '' : ' (draft)'}</option>`,
        )}
      </select>
    </div>`;
  }

  private table(table: Table) {
    const approved = this.base.knobs.tables.find((one) => one.wager === table.wager);
    const drafted = approved !== undefined && approved.table !== table.table;
    const chances = new Map((this.now.wagers[priced(table.wager)]?.payLines ?? []).map((line) => [line.title, line.chance]));
    const missing = table.hands.filter(({ hand }) => !table.lines.some((line) => line.hand === hand));
    return html`<section class="table" aria-labelledby="t-${table.wager}">
      <h3 id="t-${table.wager}">${table.label}
        <span class=${drafted ? 'drafted' : ''}>${drafted ? `${approved.table}, changed` : table.table}</span></h3>
      <table>
        <thead><tr><th scope="col">hand</th><th scope="col"><span class="sr">pays</span></th><th scope="col" class="number">chance</th></tr></thead>
        <tbody>
          ${table.lines.map((line) => {
            const was = approved?.lines.find((one) => one.hand === line.hand);
            const share = line.percentOfMeter !== undefined;
            const value = share ? line.percentOfMeter! : line.pays!;
            const before = share ? was?.percentOfMeter : was?.pays;
            const chance = chances.get(line.title);
            return html`<tr class=${before === value ? '' : 'changed'}>
              <th scope="row">${line.title}</th>
              <td><input type="number" min="0" max=${share ? 100 : MOST_ODDS} step="1" inputmode="numeric" .value=${String(value)}
                  aria-label="${table.label} ${line.title} pays"
                  @input=${(event: InputEvent) => this.turnLine(table.wager, line.hand, share, event.target as HTMLInputElement)} /><span
                  class="unit">${share ? '% meter' : table.forOne ? 'for 1' : 'to 1'}</span></td>
              <td class="chance">${chance ? percent(chance, 4) : nothing}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      ${missing.length === 0
        ? nothing
        : html`<select aria-label="Add a hand to ${table.label}" @change=${(event: Event) => this.add(table.wager, event.target as HTMLSelectElement)}>
            <option value="">Add a hand…</option>
            ${missing.map(({ hand, title }) => html`<option value=${hand}>${title}</option>`)}
          </select>`}
    </section>`;
  }

  private turnRule(name: 'qualifier' | 'unqualifiedAnte' | 'shown', value: string, approved: string) {
    const draft: Draft = { ...this.draft, [name]: value };
    if (value === approved) delete draft[name];
    this.tell(draft);
  }

  private turnLine(wager: Wager, hand: string, share: boolean, input: HTMLInputElement) {
    const value = Math.trunc(Number(input.value));
    if (input.value === '' || !Number.isFinite(value) || value < 0 || value > (share ? 100 : MOST_ODDS)) return;
    this.setLine(wager, hand, share, value);
  }

  private setLine(wager: Wager, hand: string, share: boolean, value: number) {
    const was = this.base.knobs.tables.find((one) => one.wager === wager)?.lines.find((line) => line.hand === hand);
    const lines = { ...(share ? this.draft.percentOfMeter : this.draft.pays?.[wager]), [hand]: value };
    if (value === ((share ? was?.percentOfMeter : was?.pays) ?? 0)) delete lines[hand];
    this.tell(share ? { ...this.draft, percentOfMeter: lines } : { ...this.draft, pays: { ...this.draft.pays, [wager]: lines } });
  }

  private add(wager: Wager, select: HTMLSelectElement) {
    const hand = select.value;
    select.value = '';
    const was = this.base.knobs.tables.find((one) => one.wager === wager)?.lines.find((line) => line.hand === hand);
    if (hand) this.setLine(wager, hand, false, was?.pays ?? 1);
  }

  private tell(draft: Draft) {
    this.dispatchEvent(new CustomEvent<Draft>('turn', { detail: draft }));
  }
}

/** The Ante Bonus is part of the Ante's price. */
function priced(wager: Wager): Wager {
  return wager === 'ante-bonus' ? 'ante' : wager;
}

declare global {
  interface HTMLElementTagNameMap {
    'qh-pay-bench': PayBench;
  }
}
