import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { axisX, linear } from '../../kit/plot';
import { get } from '../../live/api';
import type { TableSummary } from '../../live/house';
import type { HoldFigures, TableDay } from '../../live/pit';
import { titled } from './titles';

const WIDEST = 640;
const ROW = 34;

/** A day's tables: what was held beside what the mathematics expects, with its bounds. */
@customElement('qh-reports')
export class Reports extends LitElement {
  @state() private day = new Date().toISOString().slice(0, 10);
  @state() private days: TableDay[] = [];
  /** Those that are open: of others only the short name is left. */
  @property({ attribute: false }) tables: TableSummary[] = [];

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: end; margin-bottom: 1rem; }
      .head .row { margin-left: auto; }
      figure { margin: 0 0 1.4rem; }
      svg { width: 100%; height: auto; max-width: 60rem; display: block; }
      figcaption { font-size: var(--small); color: var(--soft); }
      .axis line { stroke: var(--line); }
      text { fill: var(--ink); font: 13px var(--sans); }
      .axis text { fill: var(--soft); font-size: 12px; }
      .band { fill: color-mix(in srgb, var(--good) 22%, var(--surface)); stroke: var(--good); }
      .band.off { fill: color-mix(in srgb, var(--bad) 20%, var(--surface)); stroke: var(--bad); }
      .expected { stroke: var(--ink); stroke-width: 2; }
      .held { fill: var(--brass); stroke: var(--surface); stroke-width: 1.5; }
      td { white-space: nowrap; }
      .zero { stroke: var(--soft); stroke-dasharray: 3 3; }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('day')) void this.look();
  }

  private look = async () => {
    this.days = (await get<{ days: TableDay[] }>(`/api/reports/tables?day=${this.day}`).catch(() => ({ days: [] }))).days;
  };

  override render() {
    const played = this.days.filter((day) => day.rounds > 0);
    return html`<section>
      <div class="head">
        <h2>The day at the tables</h2>
        <div><label for="day">Day</label><input id="day" type="date" .value=${this.day} @change=${(event: Event) => (this.day = (event.target as HTMLInputElement).value || this.day)} /></div>
        <div class="row"><a href="/api/reports/tables.csv?day=${this.day}" download>Spreadsheet</a></div>
      </div>
      ${played.length ? html`${this.plot(played)} ${this.table(played)}` : html`<p class="soft">Nothing was played on this day.</p>`}
    </section>`;
  }

  private plot(days: TableDay[]) {
    const holds = days.map((day) => day.hold);
    const low = Math.min(0, ...holds.map((hold) => Math.min(hold.lowCents, hold.heldCents)));
    const high = Math.max(0, ...holds.map((hold) => Math.max(hold.highCents, hold.heldCents)));
    const width = Math.min(WIDEST, this.clientWidth || WIDEST);
    const left = width < WIDEST ? 100 : 120;
    const x = linear(low / 100, high / 100, left, width - 30, width < WIDEST ? 3 : 6);
    const height = days.length * ROW + 34;
    return html`<figure>
      <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Held money of each table beside what is expected; the table below has the numbers">
        ${axisX(x, height - 26, (tick) => money(tick * 100))}
        <line class="zero" x1=${x(0)} x2=${x(0)} y1="4" y2=${height - 26}></line>
        ${days.map((day, i) => this.bar(day, x, left, i * ROW + 18))}
      </svg>
      <figcaption>Band: three standard deviations around what is expected (line). Dot: what was held. A dot outside its band is marked ✗ in the table.</figcaption>
    </figure>`;
  }

  private bar(day: TableDay, x: (value: number) => number, left: number, y: number) {
    const { lowCents, highCents, expectedCents, heldCents, within } = day.hold;
    return svg`<text x=${left - 10} y=${y + 5} text-anchor="end">${titled(day.table, this.tables)}</text>
      <rect class="band ${within ? '' : 'off'}" x=${x(lowCents / 100)} y=${y - 8} width=${Math.max(1, x(highCents / 100) - x(lowCents / 100))} height="16" rx="4"></rect>
      <line class="expected" x1=${x(expectedCents / 100)} x2=${x(expectedCents / 100)} y1=${y - 10} y2=${y + 10}></line>
      <circle class="held" cx=${x(heldCents / 100)} cy=${y} r="6"></circle>`;
  }

  private table(days: TableDay[]) {
    return html`<div class="scroll-x"><table class="numbers">
      <thead><tr><th scope="col">Table</th><th scope="col">Bank</th><th scope="col" class="number">Rounds</th><th scope="col" class="number">Staked</th><th scope="col" class="number">Held</th>
        <th scope="col" class="number">Expected</th><th scope="col">Within bounds</th><th scope="col" class="number">Fees</th><th scope="col" class="number">Uncovered</th><th scope="col" class="number">Voids</th></tr></thead>
      <tbody>${days.map((day) => html`<tr>
        <td><a href="/t/${day.table}">${titled(day.table, this.tables)}</a></td><td>${day.holder}</td><td class="number">${day.rounds}</td><td class="number">${money(day.hold.stakedCents)}</td>
        <td class="number">${signed(day.hold.heldCents)}</td><td class="number">${signed(day.hold.expectedCents)}</td>
        <td>${verdict(day.hold)}</td><td class="number">${money(day.dropCents)}</td><td class="number">${money(day.uncoveredCents)}</td>
        <td class="number">${day.voids}${day.irregularities ? html` <span class="bad">(${day.irregularities} irregular)</span>` : nothing}</td>
      </tr>`)}</tbody>
    </table></div>`;
  }
}

function verdict(hold: HoldFigures) {
  const bounds = `${money(hold.lowCents)} to ${money(hold.highCents)}`;
  return hold.within ? html`<span class="good">✓</span> ${bounds}` : html`<span class="bad">✗ outside</span> ${bounds}`;
}
