import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../kit/all';
import { base } from '../../kit/base';
import '../../kit/card';
import { Gradually } from '../../kit/gradually';
import { limits, money } from '../../kit/money';
import { say } from '../../kit/toast';
import { vars } from '../../kit/vars';
import { Polled, Problem } from '../../live/api';
import { games, type GameSummary, type TableSummary } from '../../live/house';
import type { LinkView } from '../../live/pit';
import { different, grouped, isElsewhere, soonest } from './groups';
import './miniature';

const AGAIN_MILLIS = 3000;

/** A hand worth a seat: the lowest with which the dealer plays. */
const FAN = ['Qs', '6h', '4d'];

const PHASES: Record<string, string> = {
  betting: 'Bets are open',
  'bets-closed': 'No more bets',
  deciding: 'Players decide',
  decided: 'Cards are turned',
  'forfeits-collected': 'Cards are turned',
  revealed: 'Wagers are settled',
  settled: 'Wagers are settled',
  void: 'The round is void',
};

/** `/`: every open table, one click from a dealt hand. */
@customElement('qh-lobby')
export class LobbyPage extends LitElement {
  @state() private open: TableSummary[] = [];
  @state() private shelf: GameSummary[] = [];
  @state() private loaded = false;
  @state() private meters: LinkView[] = [];
  private timer = 0;
  private wants = false;
  private readonly gradually = new Gradually(this);
  private readonly tables = new Polled<{ tables: TableSummary[] }>('/api/tables');
  private readonly links = new Polled<{ links: LinkView[] }>('/api/links');

  static override styles = [
    base,
    css`
      .hero {
        position: relative; overflow: hidden; color: var(--felt-ink);
        background:
          radial-gradient(90% 120% at 78% 10%, rgb(255 240 190 / .20), transparent 60%),
          radial-gradient(120% 140% at 50% 0%, var(--felt) 0%, var(--felt-deep) 60%, var(--felt-edge) 100%);
        border-bottom: 1px solid var(--brass-deep);
      }
      .hero .page { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); align-items: center; gap: 2rem; padding-block: clamp(1.5rem, 4vw, 3.5rem); }
      .hero h1 { font-size: var(--hero); line-height: 1.02; letter-spacing: -.02em; max-width: 12ch; }
      .hero p { color: var(--felt-soft); font-size: var(--large); line-height: 1.45; max-width: 36ch; margin: 1rem 0 1.6rem; }
      .hero .primary { font-size: 1.15rem; padding: .8rem 1.8rem; min-height: 3.2rem; }
      .hero :focus-visible { outline-color: var(--brass-bright); }
      .hero small { display: block; margin-top: .8rem; color: var(--felt-soft); }
      .fan { display: flex; justify-content: center; padding: 1rem 0 0; }
      .fan qh-card {
        width: clamp(6rem, 12vw, 10.5rem); transform-origin: 50% 130%;
        transform: rotate(var(--turn)) ; margin-inline: clamp(-2.2rem, -2vw, -1rem);
        animation: fan calc(var(--deal) * 1.6) var(--ease) backwards; animation-delay: var(--wait);
      }
      @keyframes fan { from { transform: translateY(40%) rotate(0deg); opacity: 0; } }

      .meters { list-style: none; margin: 1rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; }
      .meters li { display: grid; gap: .1rem; padding: .9rem 1.4rem; border-radius: 1rem; border: 1px solid var(--brass); background: var(--surface); }
      .meters b { font: 600 clamp(1.6rem, 4vw, 2.6rem)/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      .tables { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.25rem; }
      .table { display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; box-shadow: var(--shadow); }
      .groups { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 2rem 1.25rem; margin-top: 1.2rem; grid-auto-flow: dense; --columns: 3; }
      .group { grid-column: span min(var(--tables), var(--columns)); display: flex; flex-direction: column; }
      .group .tables { flex: 1; grid-template-columns: repeat(min(var(--tables), var(--columns)), minmax(0, 1fr)); }
      @media (max-width: 66rem) { .groups { --columns: 2; } }
      @media (max-width: 44rem) { .groups { --columns: 1; } }
      .group > p { margin: .1rem 0 0; max-width: 60rem; }
      .about { padding: 1rem 1.15rem 1.15rem; display: flex; flex-direction: column; gap: .35rem; flex: 1; }
      .about h4 { font-size: 1.35rem; }
      .group h3 { font-size: var(--large); }
      .open-tables h2 { font-size: var(--title); }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .9rem; margin: .4rem 0 .9rem; font-size: var(--small); }
      dt { color: var(--soft); }
      dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
      .go { display: flex; gap: .6rem; margin-top: auto; }
      .go .primary { flex: 1; }
      section + section { margin-top: 3rem; }
      .shelf { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .1rem; }
      .shelf li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) auto; gap: .3rem 1rem; align-items: baseline; padding: .7rem 0; border-top: 1px solid var(--line); }
      .shelf strong { font-family: var(--serif); font-weight: 600; font-size: 1.1rem; }
      .shelf .row { gap: 1rem; }
      @media (max-width: 44rem) {
        .hero .page { grid-template-columns: 1fr; gap: .5rem; padding-bottom: 1.8rem; }
        .fan { order: -1; padding: .2rem 0 0; }
        .fan qh-card { width: 5.6rem; margin-inline: -.7rem; }
        .shelf li { grid-template-columns: 1fr; }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.look();
    void games().then((all) => (this.shelf = all));
    this.timer = window.setInterval(() => document.visibilityState === 'visible' && this.look(), AGAIN_MILLIS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async look() {
    try {
      const [{ tables }, { links }] = await Promise.all([this.tables.get(), this.links.get()]);
      [this.open, this.meters, this.loaded] = [tables, links, true];
      if (this.wants && this.best) location.assign(`/t/${this.best.table}?sit`);
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused');
    }
  }

  override render() {
    return html`<div class="hero">
        <div class="page">
          <div>
            <h1>Three cards, one decision.</h1>
            <p>Table poker exactly as its regulators wrote it. Every payment cites its rule, and every deck is sealed before you bet and cut by you.</p>
            <a class="button primary" href=${this.best ? `/t/${this.best.table}?sit` : '#open'} ?hidden=${this.loaded && !this.best} @click=${this.dealMeIn}>Deal me in</a>
            <small>Play chips, no account, nothing to install.</small>
          </div>
          <div class="fan" aria-hidden="true">
            ${FAN.map((card, i) => html`<qh-card card=${card} ${vars({ turn: `${(i - 1) * 14}deg`, wait: `${i * 90}ms` })}></qh-card>`)}
          </div>
        </div>
      </div>
      ${this.loaded ? html`<div class="page" id="open">
        ${this.meters.length ? html`<section><h2>Progressive meters</h2><ul class="meters">${this.meters.map((one) => this.meter(one))}</ul></section>` : nothing}
        <section class="open-tables">
          <h2>Open tables</h2>
          ${this.open.length === 0 ? html`<p class="soft">No table is open right now. A supervisor or manager opens one.</p>` : nothing}
          <div class="groups">${repeat(grouped(this.open).filter((_, i) => this.gradually.has(i + 2)), ({ title }) => title, ({ title, says, tables: found }) => html`<div class="group" ${vars({ tables: found.length })}>
            <h3>${title}</h3><p class="soft">${says}</p>
            <ul class="tables">${repeat(found, (one) => one.table, (one) => this.table(one))}</ul>
          </div>`)}</div>
        </section>
        ${this.gradually.has(6) ? html`<section>
          <h2>The games</h2>
          <ul class="shelf">${this.shelf.map((one) => this.game(one))}</ul>
        </section>` : nothing}
      </div>` : nothing}`;
  }

  private get best(): TableSummary | undefined {
    return soonest(this.open);
  }

  /** Whoever is faster than the list of tables is taken to one as soon as it is there. */
  private dealMeIn(event: Event) {
    if (this.loaded) return;
    event.preventDefault();
    this.wants = true;
  }

  private table(one: TableSummary) {
    const document = this.shelf.find((game) => game.game === one.game)?.document ?? '';
    const free = one.places - one.seated - one.practice;
    return html`<li class="table">
      <qh-miniature .table=${one}></qh-miniature>
      <div class="about">
        <h4>${one.title}</h4>
        <span class="soft">${one.gameTitle}${different(one).map((name) => html` <span class="tag">${name}</span>`)}</span>
        ${isElsewhere(one) ? this.controller(one) : this.playable(one, document, free)}
      </div>
    </li>`;
  }

  /** What somebody wants to know before he sits down. */
  private playable(one: TableSummary, document: string, free: number) {
    return html`<dl>
          <dt>Document</dt><dd>${document}${one.approved ? nothing : html` <span class="tag draft">not approved</span>`}${one.notCleared ? html` <span class="tag draft">not cleared</span>` : nothing}</dd>
          <dt>Ante</dt><dd>${limits(one.ante.minimumCents, one.ante.maximumCents)}</dd>
          <dt>Bank</dt><dd>${one.playerBanked ? 'a player, in turn' : 'the house'}</dd>
          <dt>Seats</dt><dd>${free === 0 ? 'full' : `${free} of ${one.places} free`}</dd>
          <dt>Now</dt><dd>${PHASES[one.phase] ?? one.phase}</dd>
        </dl>
        <div class="go">
          ${free > 0 ? html`<a class="button primary" href="/t/${one.table}?sit" aria-label="Sit down at ${one.title}">Sit down</a>` : nothing}
          <a class="button" href="/t/${one.table}" aria-label="Watch ${one.title}">Watch</a>
        </div>`;
  }

  /** Nobody sits down here: its cards and chips are elsewhere. */
  private controller(one: TableSummary) {
    const meter = this.meters.find(({ id }) => id === one.link);
    return html`<dl>
          ${meter ? html`<dt>Meter</dt><dd>${meter.title}, ${money(meter.meterCents)}</dd><dt>Wager</dt><dd>${money(meter.wagerCents)}</dd>` : nothing}
          ${one.notCleared ? html`<dt>On file</dt><dd><span class="tag draft">not cleared</span></dd>` : nothing}
          <dt>Now</dt><dd>${PHASES[one.phase] ?? one.phase}</dd>
        </dl>
        <div class="go"><a class="button" href="/t/${one.table}" aria-label="Watch ${one.title}">Watch</a></div>`;
  }

  private meter(one: LinkView) {
    return html`<li>
      <a href="/display/${one.id}">${one.title}</a>
      <b>${money(one.meterCents)}</b>
      <span class="soft small">${one.standing === 'suspended' ? 'suspended' : `${one.tables.length} ${one.tables.length === 1 ? 'table' : 'tables'}, ${money(one.wagerCents)} wager`}</span>
    </li>`;
  }

  private game(one: GameSummary) {
    return html`<li>
      <strong>${one.title}</strong>
      <span class="soft">${one.document}, ${one.regulator}</span>
      <span class="row"><a href="/how-to-play/${one.game}">Rules</a><a href="/lab/${one.game}">Lab</a></span>
    </li>`;
  }
}
