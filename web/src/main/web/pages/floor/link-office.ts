import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { exactly, money, toTheCent } from '../../kit/money';
import { listed } from '../../kit/listed';
import { SYSTEM, details, give, type Finding, type LinkDetails, type LinkView } from '../../live/pit';
import { may, who } from '../../live/session';
import type { TableSummary } from '../../live/house';
import './awards';
import './proposals';
import './reconciliation';

/** One link as those who run it see it: standing, funds, parameters, tables, changes, awards, books. */
@customElement('qh-link-office')
export class LinkOffice extends LitElement {
  @property({ attribute: false }) links: LinkView[] = [];
  @property({ attribute: false }) tables: TableSummary[] = [];
  @property() link = '';
  @property({ type: Number }) seq = 0;
  @state() private details?: LinkDetails;

  static override styles = [
    base,
    css`
      :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem; }
      .tabs { display: flex; flex-wrap: wrap; gap: .4rem; }
      .tabs a { padding: .4rem .9rem; border-radius: .6rem; border: 1px solid var(--line); text-decoration: none; color: var(--ink); background: var(--surface); }
      .tabs a[aria-current] { border-color: var(--brass); box-shadow: inset 0 -3px 0 var(--brass-bright); }
      .head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
      .head .row { margin-left: auto; }
      .head form { margin: 0; }
      .head form div { flex: 1 1 9rem; min-width: 0; }
      .head form input { width: 100%; }
      .funds { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); gap: .8rem; }
      .funds b { display: block; font: 700 clamp(1.15rem, 4vw, 1.5rem)/1.2 var(--serif); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1.2rem; align-items: start; }
      h3 { margin-bottom: .6rem; }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
      dt { color: var(--soft); }
      dd { margin: 0; font-variant-numeric: tabular-nums; }
      .findings { list-style: none; margin: 0; padding: 0; display: grid; gap: .4rem; }
      .findings li { padding: .5rem .8rem; border-left: .3rem solid var(--notice); background: var(--surface); border-radius: .3rem; }
      .findings li.refusal { border-color: var(--bad); }
      form.inline { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-top: .7rem; }
      td .small { min-height: 2rem; }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('link')) this.details = undefined;
    if (changed.has('link') || changed.has('seq')) void this.look();
  }

  private look = async () => {
    const id = this.link;
    const found = await details(id).catch(() => undefined);
    if (found && id === this.link) this.details = found;
  };

  private async order(path: string, fields: object = {}) {
    const done = await give(`/api/links/${encodeURIComponent(this.link)}/${path}`, fields);
    await this.look();
    if (done) this.dispatchEvent(new CustomEvent('done'));
    return done;
  }

  override render() {
    const found = this.details;
    return html`<nav class="tabs" aria-label="Links">
        ${this.links.map((link) => html`<a href="#links/${link.id}" aria-current=${link.id === this.link ? 'page' : nothing}>${link.title}</a>`)}
      </nav>
      ${found ? this.office(found) : html`<p class="soft">…</p>`}`;
  }

  private office(found: LinkDetails) {
    return html`${this.head(found)} ${this.funds(found)} ${this.findings(found.findings)}
      <qh-reconciliation link=${this.link} seq=${this.seq}></qh-reconciliation>
      <div class="grid">
        <section class="card-surface">${this.terms(found)}</section>
        <section class="card-surface">${this.onLink(found)}</section>
      </div>
      <div class="grid">
        <section class="card-surface"><qh-awards link=${this.link} seq=${this.seq} .due=${found.due} @done=${this.look}></qh-awards></section>
        <section class="card-surface">
          <qh-proposals link=${this.link} .details=${found} @done=${() => { void this.look(); this.dispatchEvent(new CustomEvent('done')); }}></qh-proposals>
        </section>
      </div>`;
  }

  private head({ link, openSlips, setUpBy }: LinkDetails) {
    const { standing } = link;
    return html`<div class="head">
      <h2>${link.title}</h2><span class="tag">${standing}</span><span class="soft small">${SYSTEM[link.controller]}, table ${link.payTable}</span>
      <div class="row">
        ${may('sign-for-links') && standing === 'set-up' && openSlips.length === 0 && setUpBy !== who()?.name ? html`<button class="primary" @click=${() => this.order('open')}>Open</button>` : nothing}
        ${may('run-links') && standing === 'suspended' ? html`<button class="primary" @click=${() => this.order('resume')}>Resume</button>` : nothing}
        ${may('sign-for-links') && standing === 'open' ? this.suspending() : nothing}
      </div>
    </div>`;
  }

  private suspending() {
    return html`<form class="inline" @submit=${(event: SubmitEvent) => { event.preventDefault(); void this.order('suspend', fields(event)); }}>
      <div><label for="why">Reason</label><input id="why" name="reason" minlength="3" required /></div>
      <button class="danger">Suspend</button>
    </form>`;
  }

  private funds({ funds, link }: LinkDetails) {
    return html`<div class="funds">
      <div class="card-surface"><span class="eyebrow">Display</span><b>${toTheCent(link.meterCents)}</b></div>
      <div class="card-surface"><span class="eyebrow">Meter, exact</span><b>${exactly(funds.meter)}</b></div>
      <div class="card-surface"><span class="eyebrow">Reserve</span><b>${exactly(funds.reserve)}</b></div>
      <div class="card-surface"><span class="eyebrow">Overflow</span><b>${exactly(funds.overflow)}</b></div>
    </div>`;
  }

  /** As the lab has it: envy makes every further player dearer. */
  private longRun() {
    const edges = this.details!.longRun;
    const told = (edge: { players: number; percent: string }) => `${Number(edge.percent).toFixed(2)} % with ${edge.players} at a table`;
    return edges.length ? html`${told(edges[0]!)}, ${told(edges[edges.length - 1]!)}` : 'unknown: no game here is dealt by this pay table';
  }

  private findings(findings: Finding[]) {
    const slips = this.details!.openSlips;
    const open = new Set(slips.map((slip) => slip.id));
    const all = [...slips, ...findings.filter((one) => !open.has(one.id))];
    if (all.length === 0) return nothing;
    return html`<ul class="findings">
      ${all.map((one) => html`<li class=${one.kind}>${one.says} <span class="small soft">${one.by.document} ${one.by.clause}</span>
        ${may('run-links') && open.has(one.id) ? html` <button @click=${() => this.order('acknowledge', { slip: one.id })}>Acknowledge</button>` : nothing}</li>`)}
    </ul>`;
  }

  private terms({ terms, link }: LinkDetails) {
    const percent = (per10000: number) => `${per10000 / 100} %`;
    return html`<h3>Parameters</h3>
      <dl>
        <dt>Seed</dt><dd>${money(terms.seedCents)}</dd>
        <dt>To the meter</dt><dd>${percent(terms.rates.contributionPer10000)} of each wager</dd>
        <dt>To the reserve</dt><dd>${percent(terms.rates.reservePer10000)}</dd>
        <dt>Wager</dt><dd>${money(terms.stake.unitCents)}${terms.stake.mostCents > terms.stake.unitCents ? ` to ${money(terms.stake.mostCents)}` : ''}</dd>
        <dt>Configured by the maker</dt><dd>${money(terms.configured.seedCents)} seed, ${terms.configured.contributionPer10000 / 100} % to the meter: ${terms.configured.source}</dd>
        <dt>Pays off the meter</dt><dd>${terms.paysFrom === 'all-from-meter' ? 'every award' : 'awards in percent'}</dd>
        <dt>Posted limit</dt><dd>${terms.limit ? `${money(terms.limit.cents)}, excess to the ${terms.limit.excess.replace('-', ' ')}` : 'none'}</dd>
        <dt>Folded hands</dt><dd>${terms.foldedHandsQualify ? 'qualify' : 'do not qualify'}</dd>
        <dt>Executive confirms</dt><dd>${executive(terms.executive)}</dd>
        <dt>The house keeps in the long run</dt><dd>${this.longRun()}</dd>
        <dt>Pay table</dt><dd>${link.pays.map((line) => html`${line.hand}: ${line.pays}${line.percent ? ` (${toTheCent(line.cents)} now)` : ''}${line.envyCents ? `, envy ${money(line.envyCents)}` : ''}<br />`)}</dd>
      </dl>`;
  }

  private onLink({ tables }: LinkDetails) {
    const on = new Set(tables.filter((row) => row.joined).map((row) => row.table));
    const off = this.tables.filter((table) => table.link === this.link && !on.has(table.table));
    return html`<h3>Tables</h3>
      ${tables.length === 0
        ? html`<p class="soft">No table is on this link.</p>`
        : html`<div class="scroll-x"><table class="numbers">
            <thead><tr><th scope="col">Table</th><th scope="col">Round</th><th scope="col" class="number">Wagers</th><th scope="col" class="number">Coin-in</th><th><span class="sr">Off</span></th></tr></thead>
            <tbody>${tables.map((row) => html`<tr>
              <td><a href="/t/${row.table}">${row.table}</a>${row.joined ? '' : ' (left)'}</td><td>${row.round}</td>
              <td class="number">${row.count.wagers}</td><td class="number">${money(row.count.wageredCents)}</td>
              <td>${row.joined && may('run-links') ? html`<button class="plain small" @click=${() => this.order('leave', { table: row.table })}>Take off</button>` : nothing}</td>
            </tr>`)}</tbody>
          </table></div>`}
      ${may('run-links') && off.length ? html`<p class="small">Set up for this link: ${listed(off.map((table) => table.table))}</p>
        <div class="row">${off.map((table) => html`<button @click=${() => this.order('tables', { table: table.table })}>Put ${table.title} on</button>`)}</div>` : nothing}
      ${may('see-links') ? html`<p class="small"><a href="/api/links/${this.link}/log.csv" download>Download the whole log (CSV)</a></p>` : nothing}`;
  }
}

function executive(level: { wholeMeter: boolean; fromCents?: number }): string {
  if (level.fromCents !== undefined) return `from ${money(level.fromCents)}`;
  return level.wholeMeter ? 'awards of the whole meter' : 'never; a supervisor does';
}

function fields(event: SubmitEvent): Record<string, string> {
  return Object.fromEntries(new FormData(event.target as HTMLFormElement)) as Record<string, string>;
}
