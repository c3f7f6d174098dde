import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import '../../kit/card';
import { money, signed } from '../../kit/money';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';

type View = Schemas['Surveillance'];
type Table = Schemas['WatchedTable'];
type Player = Schemas['WatchedPlayer'];
type Closer = Schemas['SurveillanceCloser'];

/** How people play where the others' cards lie face up: by their own cards, or by all of them. */
@customElement('qh-surveillance')
export class Surveillance extends LitElement {
  @state() private view?: View;
  @state() private closer?: Closer;
  @state() private from = '';
  @state() private to = '';
  @state() private no = '';

  static override styles = [
    base,
    css`
      section { margin-top: 2rem; }
      .tools { display: flex; flex-wrap: wrap; gap: .7rem; align-items: end; margin-top: 1.2rem; }
      .means { max-width: 52rem; }
      tr.out td:first-child { border-left: .35rem solid var(--bad); padding-left: .6rem; }
      .out .chance { color: var(--bad); font-weight: 700; }
      .signs { display: flex; flex-wrap: wrap; gap: .3rem; }
      .sign { font-size: .78rem; padding: .1rem .55rem; border-radius: 1rem; border: 1px solid var(--bad); color: var(--bad); white-space: nowrap; }
      .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: .8rem; margin: 1rem 0; }
      .tiles dt { font-size: var(--small); color: var(--soft); }
      .tiles dd { margin: .2rem 0 0; font: 600 1.4rem var(--serif); font-variant-numeric: tabular-nums; }
      .tiles small { display: block; font: 400 var(--small) var(--sans); color: var(--soft); }
      .hands { display: flex; flex-wrap: wrap; gap: .15rem; }
      .hands qh-card { width: 1.7rem; }
      .seen qh-card { width: 1.35rem; opacity: .9; }
      .with { color: var(--bad); font-weight: 600; }
      .verdict { font: 500 1.15rem/1.4 var(--serif); max-width: 48rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.look);
    void this.look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.look);
  }

  private get days(): string {
    const query = new URLSearchParams({ ...(this.from ? { from: this.from } : {}), ...(this.to ? { to: this.to } : {}) }).toString();
    return query ? `?${query}` : '';
  }

  private look = async () => {
    const [table, player] = location.hash.slice(1).split('/').map(decodeURIComponent);
    try {
      this.view = await get<View>(`/api/surveillance${this.days}`);
      this.closer = table && player ? await get<Closer>(`/api/surveillance/${encodeURIComponent(table)}/${encodeURIComponent(player)}${this.days}`) : undefined;
      this.no = '';
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  };

  override render() {
    return html`<div class="page">
      <span class="eyebrow">Surveillance</span>
      <h1>Tables dealt face up</h1>
      <p class="lede means">Every decision against what the player’s own cards say, and against what all cards in sight say.</p>
      <p class="soft means">
        The chance is that of a player who never looks at the others’ cards. Those cards are random, so they back up a departure from basic strategy only so often. The lab counts exactly how often, however well or badly the player plays.
        A player stands out when at least three of them were approved of and the chance, times the number of players looked at, is below one in a hundred. It says that he looks, not that he cheats: looking is allowed.
      </p>
      ${this.no ? html`<p role="status">${this.no}</p>` : nothing}
      ${this.view ? this.all(this.view) : nothing}
      ${this.closer ? this.one(this.closer) : nothing}
    </div>`;
  }

  private all(view: View) {
    return html`<div class="tools">
        <div><label for="from">From</label><input id="from" type="date" .value=${this.from} @change=${(event: Event) => this.chosen('from', event)} /></div>
        <div><label for="to">To</label><input id="to" type="date" .value=${this.to} @change=${(event: Event) => this.chosen('to', event)} /></div>
        <a class="button" href="/api/surveillance.csv${this.days}">CSV</a>
      </div>
      ${view.tables.length ? view.tables.map((table) => this.table(table)) : html`<p class="soft">No rounds were dealt face up in that time.</p>`}`;
  }

  private chosen(which: 'from' | 'to', event: Event) {
    this[which] = (event.target as HTMLInputElement).value;
    void this.look();
  }

  private table(table: Table) {
    return html`<section>
      <h2>${table.title}</h2>
      <p class="soft">${table.game} ${table.choices.join(' ')}, ${table.rounds.toLocaleString('en-US')} rounds${table.whole ? '' : ', the newest only'}</p>
      ${table.players.length
        ? html`<div class="scroll-x" tabindex="0" role="region" aria-label=${`Players at ${table.title}`}><table class="numbers">
            <thead><tr><th>Player</th><th class="number">Rounds</th><th class="number">Departures</th><th class="number">Backed by seen cards</th><th class="number">Worth so far</th><th class="number">Chance</th><th class="number">Seconds</th><th class="number">Side bets</th><th>Signs</th></tr></thead>
            <tbody>${table.players.map((player) => this.row(table, player))}</tbody>
          </table></div>`
        : html`<p class="soft">Only practice players made decisions there.</p>`}
    </section>`;
  }

  private row(table: Table, player: Player) {
    return html`<tr class=${player.standsOut ? 'out' : ''}>
      <td><a href="#${encodeURIComponent(table.table)}/${encodeURIComponent(player.player)}">${player.player}</a></td>
      <td class="number">${player.rounds}</td>
      <td class="number">${player.departures}</td>
      <td class="number">${player.followed} of ${player.telling}</td>
      <td class="number">${signed(player.worthCents)}</td>
      <td class="number chance">${chance(player)}</td>
      <td class="number">${seconds(player.medianMillis)}</td>
      <td class="number">${player.rounds ? Math.round((100 * player.sideRounds) / player.rounds) : 0} %</td>
      <td><span class="signs">${player.signs.map((sign) => html`<span class="sign">${sign}</span>`)}</span></td>
    </tr>`;
  }

  private one({ table, player, decisions }: Closer) {
    return html`<section aria-label=${player.player}>
      <h2>${player.player} at ${table.title}</h2>
      <p class="verdict" role="status">${player.says}</p>
      <dl class="tiles">
        ${tile('Departures', `${player.departures}`, `of ${player.decisions} decisions`)}
        ${tile('Seen cards said otherwise', `${player.telling}`, `followed ${player.followed} times`)}
        ${tile('Worth so far', signed(player.worthCents), 'against basic strategy, on average')}
        ${tile('Left on the table', money(player.missedCents), 'against the informed optimum')}
        ${tile('Chance', chance(player), player.bounded ? 'at most: many cards were in sight' : 'exact, for a player who never looks')}
        ${tile('Decides in', `${seconds(player.medianMillis)} s`, `others in ${seconds(player.othersMillis)} s (medians)`)}
        ${tile('Side bets', money(player.sideCents), `beside ${money(player.anteCents)} of Antes, in ${player.sideRounds} of ${player.rounds} rounds`)}
      </dl>
      <h3>Where the player’s own cards or the others’ said otherwise</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Decisions"><table class="numbers">
        <thead><tr><th>Round</th><th>Hand</th><th>In sight</th><th>Basic</th><th>Informed</th><th>Chose</th><th class="number">Worth</th><th class="number">Seconds</th><th class="number">Chance</th></tr></thead>
        <tbody>${decisions.map((one) => html`<tr>
          <td><a href="/r/${one.round}">${one.round}</a></td>
          <td><span class="hands">${one.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span></td>
          <td><span class="hands seen">${one.seen.map((card) => html`<qh-card card=${card}></qh-card>`)}</span></td>
          <td>${one.basic}</td><td>${one.informed}</td>
          <td class=${one.chose !== one.basic && one.chose === one.informed ? 'with' : ''}>${one.chose}</td>
          <td class="number">${signed(one.worthCents)}</td>
          <td class="number">${seconds(one.tookMillis)}</td>
          <td class="number">${one.chance ? Number(one.chance).toFixed(3) : ''}</td>
        </tr>`)}</tbody>
      </table></div>
    </section>`;
  }
}

function tile(name: string, value: string, says: string) {
  return html`<div class="card-surface"><dt>${name}</dt><dd>${value}<small>${says}</small></dd></div>`;
}

function seconds(millis: number): string {
  return (millis / 1000).toFixed(1);
}

/** `1 in 4,762`; what happens as often as not is said in percent. */
function chance(player: Player): string {
  const value = Number(player.chance);
  if (value <= 0) return 'below 1 in a trillion';
  return value > 0.1 ? `${Math.round(100 * value)} %` : `1 in ${Math.round(1 / value).toLocaleString('en-US')}`;
}
