import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { get, Problem } from '../../live/api';
import type { Schemas, TableSummary } from '../../live/house';
import { named, titled } from './titles';

type Report = Schemas['PlayReport'];
type Row = Schemas['PlayRow'];

const BY: [Report['by'], string][] = [['table', 'table'], ['game', 'game'], ['wager', 'wager'], ['person', 'person'], ['day', 'day']];
const SHIFTS: [string, string][] = [['', 'whole days'], ['00:00/08:00', '00:00 to 08:00'], ['08:00/16:00', '08:00 to 16:00'], ['16:00/', '16:00 to 24:00']];

/** What was wagered in a shift, on a day or in a range, with what is expected of it and how unlikely the difference is. */
@customElement('qh-play-report')
export class PlayReport extends LitElement {
  @state() private from = new Date().toISOString().slice(0, 10);
  @state() private to = this.from;
  @state() private shift = '';
  @state() private by: Report['by'] = 'table';
  @state() private report: Report | undefined;
  @state() private no = '';
  @property({ attribute: false }) tables: TableSummary[] = [];

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: end; margin-bottom: 1rem; }
      .head .row { margin-left: auto; }
      tfoot td { font-weight: 700; border-top: 2px solid var(--ink); }
      td, th { white-space: nowrap; }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (['from', 'to', 'shift', 'by'].some((name) => changed.has(name))) void this.look();
  }

  private get query(): string {
    const [begin, end] = this.shift.split('/');
    if (!begin) return `from=${this.from}&to=${this.to}&by=${this.by}`;
    const next = new Date(Date.parse(this.from) + 86_400_000).toISOString().slice(0, 10);
    return `from=${this.from}T${begin}&to=${end ? `${this.from}T${end}` : `${next}T00:00`}&by=${this.by}`;
  }

  private look = async () => {
    const asked = this.query;
    try {
      const found = await get<Report>(`/api/reports/play?${asked}`);
      if (asked === this.query) [this.report, this.no] = [found, ''];
    } catch (no) {
      this.report = undefined;
      this.no = no instanceof Problem ? [no.detail, ...no.errors.map((error) => error.detail)].join(' ') : String(no);
    }
  };

  override render() {
    const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
    return html`<section aria-labelledby="range">
      <div class="head">
        <h2 id="range">Play by dates</h2>
        <div><label for="from">From (UTC)</label><input id="from" type="date" .value=${this.from} @change=${(event: Event) => (this.from = value(event) || this.from)} /></div>
        ${this.shift ? nothing : html`<div><label for="to">Through</label><input id="to" type="date" .value=${this.to} @change=${(event: Event) => (this.to = value(event) || this.to)} /></div>`}
        <div><label for="shift">Shift</label><select id="shift" @change=${(event: Event) => (this.shift = value(event))}>${SHIFTS.map(([key, text]) => html`<option value=${key}>${text}</option>`)}</select></div>
        <div><label for="by">By</label><select id="by" @change=${(event: Event) => (this.by = value(event) as Report['by'])}>${BY.map(([key, text]) => html`<option value=${key}>${text}</option>`)}</select></div>
        <div class="row"><a href="/api/reports/play.csv?${this.query}" download>Download this range (CSV)</a> <a href="/api/reports/play.pdf?${this.query}" download>PDF</a></div>
      </div>
      <p class="bad" role="alert">${this.no}</p>
      ${this.report ? this.table(this.report) : nothing}
    </section>`;
  }

  private table(report: Report) {
    if (!report.rows.length) return html`<p class="soft">Nothing was played on these dates.</p>`;
    return html`<div class="scroll-x" tabindex="0" role="region" aria-label="Figures of the range"><table class="numbers">
        <thead><tr><th scope="col">${named(report.by)}</th><th scope="col" class="number">Rounds</th><th scope="col" class="number">Bets</th><th scope="col" class="number">Staked</th>
          <th scope="col" class="number">Held</th><th scope="col" class="number">Expected</th><th scope="col" class="number">Standard deviation</th><th scope="col" class="number">Chance of a gap this wide</th></tr></thead>
        <tbody>${report.rows.map((row) => this.row(row))}</tbody>
        <tfoot>${this.row(report.total)}</tfoot>
      </table></div>
      <p class="soft small">Held is what the bank kept; expected is what it keeps on average against best strategy. Weaker play loses more. The progressive is not included.</p>`;
  }

  private of({ of }: Row): string {
    switch (this.report?.by) {
      case 'table': return titled(of, this.tables);
      case 'wager': return named(of);
      default: return of;
    }
  }

  private row(row: Row) {
    return html`<tr><td>${this.of(row)}</td><td class="number">${row.rounds}</td><td class="number">${row.bets}</td><td class="number">${money(row.stakedCents)}</td>
      <td class="number">${signed(row.heldCents)}</td><td class="number">${signed(row.expectedCents)}</td><td class="number">${money(row.deviationCents)}</td><td class="number">${unlikely(row.chance)}</td></tr>`;
  }
}

/** The chance of a difference at least as large, as people say it. */
function unlikely(chance: string): string {
  const of = Number(chance);
  if (of === 0) return 'below 1 in a trillion';
  return of > 0.1 ? `${Math.round(100 * of)} %` : `1 in ${Math.round(1 / of).toLocaleString('en-US')}`;
}
