import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { get, Polled } from '../../live/api';
import { type TableSummary } from '../../live/house';
import { type LinkView } from '../../live/pit';
import { approvals, type Approval } from '../../live/approvals';
import { may, who } from '../../live/session';
import './approvals';
import './cage';
import './change-table';
import './dealers';
import './jackpots';
import './link-office';
import './meters';
import './nodes';
import { type FloorNode } from './nodes';
import './people';
import './open-table';
import './play-report';
import './reports';
import './set-up-link';
import './thresholds';
import './wall';
import { type WallFigures } from './wall';

/**
 * One look every other second, and no stream: a wall of hundreds of tables would need a stream for each, of which a browser opens six,
 * and what has not changed since the last look is not sent again.
 */
const LOOK_MILLIS = 2000;
/** How small a wall of many tables gets in a kiosk, how large one of few, and how closely that is found. */
const [SMALLEST, LARGEST, FIT_STEPS] = [0.3, 2, 8];
const NOTHING_SHOWN: WallFigures = { tables: [], links: [], thresholds: undefined };

type View = { key: string; title: string; shown: boolean };

/** All tables, meters and jackpots at a glance. What somebody may not do is not there. */
@customElement('qh-floor')
export class FloorPage extends LitElement {
  @state() private tables: TableSummary[] = [];
  @state() private links: LinkView[] = [];
  @state() private wanted: Approval[] = [];
  @state() private today = NOTHING_SHOWN;
  /** None where one node has everything. */
  @state() private nodes: FloorNode[] = [];
  @state() private view = location.hash.slice(1);
  @state() private lost = false;
  @state() private ready = false;
  private timer = 0;
  private readonly allTables = new Polled<{ tables: TableSummary[] }>('/api/tables');
  private readonly allLinks = new Polled<{ links: LinkView[] }>('/api/links');
  private readonly figures = new Polled<WallFigures>('/api/wall');

  static override styles = [
    base,
    css`
      .top { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1.5rem; margin-bottom: 1.2rem; }
      .top nav { display: flex; flex-wrap: wrap; gap: .2rem; margin-left: auto; }
      .top nav a { padding: .45rem .9rem; border-radius: 2rem; text-decoration: none; color: var(--soft); font-weight: 600; font-size: var(--small); }
      .top nav button { font-size: var(--small); min-height: 2rem; color: var(--soft); }
      .top nav a[aria-current] { color: var(--ink); background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); }
      .alarms { list-style: none; padding: 0; margin: 0 0 1.2rem; display: grid; gap: .4rem; }
      .alarms li { padding: .6rem 1rem; border-radius: var(--radius); background: color-mix(in srgb, var(--bad) 12%, var(--surface)); border: 1px solid var(--bad); border-left-width: .4rem; }
      .alarms a { color: inherit; font-weight: 600; }
      .sections { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }
      h2 { margin-bottom: .8rem; }
      :host(:fullscreen) { color-scheme: dark; color: var(--ink); background: var(--paper); overflow: auto; }
      :host(:fullscreen) .page { max-width: none; zoom: var(--fit, 1); }
      :host(:fullscreen) :is(nav, qh-thresholds) { display: none; }
      @media (max-width: 40rem) { .top nav { margin-left: -.9rem; } .top nav button { display: none; } }
      .lost { color: var(--bad); }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.turn);
    window.addEventListener('resize', this.fit);
    this.addEventListener('fullscreenchange', this.fit);
    void this.look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.turn);
    window.removeEventListener('resize', this.fit);
    clearTimeout(this.timer);
  }

  override updated() {
    if (this.matches(':fullscreen')) requestAnimationFrame(this.fit);
  }

  /** Nobody scrolls a kiosk: everything is as large as the screen holds all of it. */
  private fit = () => {
    let [fits, most] = [SMALLEST, LARGEST];
    for (let i = 0; i < FIT_STEPS && this.matches(':fullscreen'); i++) {
      const tried = (fits + most) / 2;
      this.style.setProperty('--fit', String(tried));
      if (this.scrollHeight <= this.clientHeight) fits = tried;
      else most = tried;
    }
    this.style.setProperty('--fit', String(fits));
  };

  private turn = () => (this.view = location.hash.slice(1));

  private look = async () => {
    clearTimeout(this.timer);
    try {
      const [{ tables }, { links }, wanted] = await Promise.all([this.allTables.get(), this.allLinks.get(), approvals()]);
      [this.tables, this.links, this.wanted] = [tables, links, wanted];
      this.today = may('see-links') && this.view === '' ? await this.figures.get() : NOTHING_SHOWN;
      if (may('run-tables') && (!this.ready || this.nodes.length)) this.nodes = (await get<{ nodes: FloorNode[] }>('/api/nodes')).nodes;
      this.lost = false;
      this.ready = true;
    } catch {
      this.lost = true;
    }
    if (this.isConnected) this.timer = window.setTimeout(this.look, document.hidden ? 5 * LOOK_MILLIS : LOOK_MILLIS);
  };

  private get views(): View[] {
    return [
      { key: '', title: 'Wall', shown: true },
      { key: 'links', title: 'Links', shown: may('see-links') },
      { key: 'people', title: 'People', shown: may('second') },
      { key: 'reports', title: 'Reports', shown: may('read-the-books') },
      { key: 'dealers', title: 'Dealers', shown: may('run-tables') },
      { key: 'open', title: 'Open a table', shown: may('run-tables') },
      { key: 'tables', title: 'Change tables', shown: may('run-tables') },
      { key: 'cage', title: 'Cage', shown: may('keep-the-cage') },
      { key: 'nodes', title: 'Nodes', shown: this.nodes.length > 0 },
    ];
  }

  override render() {
    return html`<div class="page">
      <div class="top">
        <h1>Floor</h1>
        ${this.lost ? html`<span class="lost" role="status">Connection lost. What you see may be out of date.</span>` : nothing}
        <nav aria-label="Parts of the floor">
          ${this.views.filter((view) => view.shown).map((view) => html`<a href="#${view.key}" aria-current=${this.isAt(view.key) ? 'page' : nothing}>${view.title}</a>`)}
          ${this.view === '' ? html`<button class="plain" @click=${() => void this.requestFullscreen()}>Kiosk</button>` : nothing}
        </nav>
      </div>
      ${this.ready ? this.shown() : nothing}
    </div>`;
  }

  private isAt(key: string): boolean {
    return key === '' ? this.view === '' : this.view === key || this.view.startsWith(`${key}/`);
  }

  private shown() {
    if (this.isAt('links') && may('see-links')) return this.office();
    if (this.view === 'people' && may('second')) return html`<qh-people></qh-people>`;
    if (this.view === 'reports' && may('read-the-books')) return html`<div class="sections"><qh-reports .tables=${this.tables}></qh-reports><qh-play-report .tables=${this.tables}></qh-play-report></div>`;
    if (this.view === 'dealers' && may('run-tables')) return html`<qh-dealers .tables=${this.tables} @done=${this.look}></qh-dealers>`;
    if (this.view === 'open' && may('run-tables')) return html`<qh-open-table .links=${this.links} @opened=${this.look}></qh-open-table>`;
    if (this.view === 'tables' && may('run-tables')) return html`<qh-change-table .tables=${this.tables} @done=${this.look}></qh-change-table>`;
    if (this.view === 'cage' && may('keep-the-cage')) return html`<qh-cage></qh-cage>`;
    if (this.view === 'nodes' && this.nodes.length) return html`<qh-nodes .nodes=${this.nodes} .tables=${this.tables}></qh-nodes>`;
    return this.wall();
  }

  private wall() {
    const pending = this.links.flatMap((link) => link.pending.map((win) => ({ link, win })));
    return html`${this.alarms()}
      <div class="sections">
        ${this.wanted.length ? html`<section><h2>Approvals wanted</h2><qh-approvals .approvals=${this.wanted}></qh-approvals></section>` : nothing}
        ${pending.length ? html`<section><h2>Jackpots to confirm</h2><qh-jackpots .pending=${pending} @done=${this.look}></qh-jackpots></section>` : nothing}
        ${this.links.length ? html`<section><h2>Meters</h2><qh-meters .links=${this.links} .plans=${this.today.links}></qh-meters></section>` : nothing}
        ${this.own.length ? html`<section><h2>Your tables</h2><qh-wall .tables=${this.own} .money=${this.today.tables}></qh-wall></section>` : nothing}
        <section><h2>Tables</h2><qh-wall .tables=${this.tables} .money=${this.today.tables}></qh-wall></section>
        ${this.today.thresholds && may('set-thresholds') ? html`<qh-thresholds .thresholds=${this.today.thresholds} @done=${this.look}></qh-thresholds>` : nothing}
      </div>`;
  }

  /** Where whoever looks at this deals. */
  private get own(): TableSummary[] {
    return this.tables.filter((table) => table.dealers.includes(who()?.name ?? ''));
  }

  private alarms() {
    const suspended = this.tables.filter((table) => table.suspended);
    const calling = this.tables.filter((table) => table.calls);
    const stopped = this.links.filter((link) => link.standing === 'suspended');
    const voiding = this.tables.filter((table) => table.voiding);
    if (suspended.length + calling.length + stopped.length + voiding.length === 0) return nothing;
    return html`<div role="status"><ul class="alarms">
      ${calling.map((table) => html`<li><a href="/t/${table.table}">${table.title}</a> calls a supervisor: a progressive win is waiting.</li>`)}
      ${voiding.map((table) => html`<li><a href="/t/${table.table}">${table.title}</a> waits: ${table.voiding} wants the round voided, and a second person decides.</li>`)}
      ${suspended.map((table) => html`<li><a href="/t/${table.table}">${table.title}</a> is suspended: the shuffler has failed.</li>`)}
      ${stopped.map((link) => html`<li><a href="#links/${link.id}">${link.title}</a> is suspended and takes no wagers.</li>`)}
    </ul></div>`;
  }

  private office() {
    const id = this.view.split('/')[1];
    const link = this.links.find((one) => one.id === id) ?? this.links[0];
    return html`<div class="sections">
      ${link
        ? html`<qh-link-office .links=${this.links} .tables=${this.tables} link=${link.id} seq=${link.seq} @done=${this.look}></qh-link-office>`
        : html`<p class="soft">No progressive link is set up.</p>`}
      ${may('run-links') ? html`<qh-set-up-link @done=${this.look}></qh-set-up-link>` : nothing}
    </div>`;
  }
}
