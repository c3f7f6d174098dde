import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { limits, money } from '../../kit/money';
import { say } from '../../kit/toast';
import { vars } from '../../kit/vars';
import { Problem } from '../../live/api';
import { links, type LinkView } from '../../live/pit';
import { games, tables, type GameSummary, type TableSummary } from '../../live/house';

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
        width: clamp(6rem, 15vw, 12rem); transform-origin: 50% 130%;
        transform: rotate(var(--turn)) ; margin-inline: clamp(-2.2rem, -2vw, -1rem);
        animation: fan calc(var(--deal) * 1.6) var(--ease) backwards; animation-delay: var(--wait);
      }
      @keyframes fan { from { transform: translateY(40%) rotate(0deg); opacity: 0; } }

      .meters { list-style: none; margin: 1rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 1rem; }
      .meters li { display: grid; gap: .1rem; padding: .9rem 1.4rem; border-radius: 1rem; border: 1px solid var(--brass); background: var(--surface); }
      .meters b { font: 600 clamp(1.6rem, 4vw, 2.6rem)/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      .tables { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.25rem; }
      .table { display: flex; flex-direction: column; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; box-shadow: var(--shadow); }
      .cloth { position: relative; height: 9.5rem; overflow: hidden; background: var(--sunken); }
      .cloth svg { position: absolute; inset: 0; width: 100%; height: 100%; }
      .rail { fill: var(--rail); }
      .felt { fill: var(--felt); }
      .inner { fill: none; stroke: var(--felt-line); stroke-width: 1.2; }
      .printed { fill: var(--felt-line); font: 600 11px var(--serif); letter-spacing: .06em; text-anchor: middle; }
      .seat { fill: rgb(0 0 0 / .16); stroke: var(--felt-line); stroke-width: 1.2; }
      .taken { fill: var(--brass-bright); stroke: var(--felt-ink); }
      .practice { fill: var(--felt-practice); stroke: var(--felt-soft); }
      .about { padding: 1rem 1.15rem 1.15rem; display: flex; flex-direction: column; gap: .35rem; flex: 1; }
      .about h3 { font-size: 1.35rem; }
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
      [this.open, this.meters] = await Promise.all([tables(), links()]);
      this.loaded = true;
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused');
    }
  }

  override render() {
    return html`<div class="hero">
        <div class="page">
          <div>
            <h1>Three cards, one decision.</h1>
            <p>Table poker exactly as its regulators wrote it. Every payment names its clause, every deck is sealed before you bet and cut by you.</p>
            <a class="button primary" href=${this.best ? `/t/${this.best.table}?sit` : '#open'} ?hidden=${this.loaded && !this.best}>Deal me in</a>
            <small>Play chips, no account, nothing to install.</small>
          </div>
          <div class="fan" aria-hidden="true">
            ${FAN.map((card, i) => html`<qh-card card=${card} ${vars({ turn: `${(i - 1) * 14}deg`, wait: `${i * 90}ms` })}></qh-card>`)}
          </div>
        </div>
      </div>
      ${this.loaded ? html`<div class="page" id="open">
        ${this.meters.length ? html`<section><h2>Progressive meters</h2><ul class="meters">${this.meters.map((one) => this.meter(one))}</ul></section>` : nothing}
        <section>
          <h2>Open tables</h2>
          ${this.open.length === 0 ? html`<p class="soft">No table is open. A supervisor or manager opens one.</p>` : nothing}
          <ul class="tables">${repeat(this.open, (one) => one.table, (one) => this.table(one))}</ul>
        </section>
        <section>
          <h2>The games</h2>
          <ul class="shelf">${this.shelf.map((one) => this.game(one))}</ul>
        </section>
      </div>` : nothing}`;
  }

  /** Where a visitor is dealt in soonest: bets are open and a seat is free; the house's own bank waits for nobody. */
  private get best(): TableSummary | undefined {
    const rank = (one: TableSummary) => (one.automatic ? 0 : 4) + (one.playerBanked ? 2 : 0) + (one.phase === 'betting' ? 0 : 1);
    return this.open.filter((one) => one.seated + one.practice < one.places).sort((a, b) => rank(a) - rank(b))[0];
  }

  private table(one: TableSummary) {
    const document = this.shelf.find((game) => game.game === one.game)?.document ?? '';
    const free = one.places - one.seated - one.practice;
    return html`<li class="table">
      <div class="cloth">${this.cloth(one)}</div>
      <div class="about">
        <h3>${one.title}</h3>
        <span class="soft">${one.gameTitle}${one.choices.map((name) => html` <span class="tag">${/\d/.test(name) ? name : name.replace('-', ' ')}</span>`)}</span>
        <dl>
          <dt>Document</dt><dd>${document}${one.approved ? nothing : html` <span class="tag draft">not approved</span>`}</dd>
          <dt>Ante</dt><dd>${limits(one.ante.minimumCents, one.ante.maximumCents)}</dd>
          <dt>Bank</dt><dd>${one.playerBanked ? 'a player, in turn' : 'the house'}</dd>
          <dt>Seats</dt><dd>${free === 0 ? 'full' : `${free} of ${one.places} free`}</dd>
          <dt>Now</dt><dd>${PHASES[one.phase] ?? one.phase}</dd>
        </dl>
        <div class="go">
          ${free > 0 ? html`<a class="button primary" href="/t/${one.table}?sit" aria-label="Sit down at ${one.title}">Sit down</a>` : nothing}
          <a class="button" href="/t/${one.table}" aria-label="Watch ${one.title}">Watch</a>
        </div>
      </div>
    </li>`;
  }

  private meter(one: LinkView) {
    return html`<li>
      <a href="/display/${one.id}">${one.title}</a>
      <b>${money(one.meterCents)}</b>
      <span class="soft small">${one.standing === 'suspended' ? 'suspended' : `${one.tables.length} ${one.tables.length === 1 ? 'table' : 'tables'}, ${money(one.wagerCents)} wager`}</span>
    </li>`;
  }

  /** The table from above: who sits where cannot be seen from here, only how many do. */
  private cloth(one: TableSummary) {
    const seats = Array.from({ length: one.places }, (_, i) => {
      const angle = Math.PI * (0.12 + (0.76 * i) / Math.max(1, one.places - 1));
      const kind = i < one.seated ? 'taken' : i < one.seated + one.practice ? 'practice' : '';
      return { x: 160 - Math.cos(angle) * 122, y: 6 + Math.sin(angle) * 104, kind };
    });
    return html`<svg viewBox="0 0 320 152" preserveAspectRatio="xMidYMin slice" role="img"
      aria-label="${one.seated} playing, ${one.practice} practice players, ${one.places} seats">
      <path class="rail" d="M-4 -10h328c0 90-70 156-164 156S-4 80-4 -10z"></path>
      <path class="felt" d="M8 -10h304c0 82-62 144-152 144S8 72 8 -10z"></path>
      <path class="inner" d="M52 -10c2 54 46 78 108 78s106-24 108-78"></path>
      <text class="printed" x="160" y="26">${one.playerBanked ? 'PLAYER-DEALER' : 'DEALER'} PLAYS WITH</text>
      <text class="printed" x="160" y="42">QUEEN HIGH</text>
      ${seats.map((seat) => svgSeat(seat.x, seat.y, seat.kind))}
    </svg>`;
  }

  private game(one: GameSummary) {
    return html`<li>
      <strong>${one.title}</strong>
      <span class="soft">${one.document}, ${one.regulator}</span>
      <span class="row"><a href="/how-to-play/${one.game}">Rules</a><a href="/lab/${one.game}">Lab</a></span>
    </li>`;
  }
}

function svgSeat(x: number, y: number, kind: string) {
  return svg`<circle class="seat ${kind}" cx=${x} cy=${y} r="11"></circle>`;
}
