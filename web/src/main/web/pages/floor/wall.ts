import { LitElement, css, html, nothing, unsafeCSS } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import type { Schemas, TableSummary } from '../../live/house';
import { isElsewhere } from '../lobby/groups';

export type Tile = Schemas['WallTile'];
export type Meter = Schemas['WallMeter'];
/** Without thresholds where they are not shown. */
export type WallFigures = { tables: Tile[]; links: Meter[]; thresholds: Schemas['WallThresholds'] | undefined };

/** Places along a band, as classes: pages may not style an element by itself. */
const PLACES = unsafeCSS(Array.from({ length: 50 }, (_, i) => `.at${i * 2 + 2} { left: ${i * 2 + 2}%; }`).join(' '));

const PHASE: Record<string, string> = {
  betting: 'Bets are open', 'bets-closed': 'No more bets', deciding: 'Players decide', decided: 'Decided', 'forfeits-collected': 'Collected',
  revealed: 'Turned up', settled: 'Settled', void: 'Void',
};
const STEPS = ['betting', 'bets-closed', 'deciding', 'decided', 'forfeits-collected', 'revealed', 'settled'];

/** A tile for every table: phase, seats, bank turn, alarms. */
@customElement('qh-wall')
export class Wall extends LitElement {
  @property({ attribute: false }) tables: TableSummary[] = [];
  /** Today's money, for those whom it is shown. */
  @property({ attribute: false }) money: Tile[] = [];

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr)); gap: .9rem; }
      .tile {
        display: grid; align-content: start; gap: .55rem; height: 100%; padding: .9rem 1rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line);
        border-top: .3rem solid var(--felt); color: inherit; text-decoration: none; transition: border-color var(--calm);
      }
      .tile:hover { border-color: var(--brass); }
      .tile.alarm { border-color: var(--bad); background: color-mix(in srgb, var(--bad) 8%, var(--surface)); }
      .head { display: flex; justify-content: space-between; gap: .5rem; align-items: baseline; }
      h3 { font-size: 1.15rem; }
      .game { color: var(--soft); font-size: var(--small); margin: 0; }
      .phase { display: flex; gap: 3px; }
      .phase i { flex: 1; height: .35rem; border-radius: 1rem; background: var(--line); }
      .phase i.on { background: var(--brass-bright); }
      .phase.void i { background: var(--bad); }
      .word { font-weight: 600; font-size: var(--small); }
      .seats { display: flex; gap: .25rem; align-items: center; font-size: var(--small); color: var(--soft); }
      .seats i { width: .8rem; height: .8rem; border-radius: 50%; border: 1.5px solid var(--soft); }
      .seats i.person { background: var(--good); border-color: var(--good); }
      .seats i.practice { background: repeating-linear-gradient(45deg, var(--soft) 0 2px, transparent 2px 4px); }
      .seats span { margin-left: auto; }
      .foot { display: flex; flex-wrap: wrap; gap: .3rem .5rem; font-size: .78rem; color: var(--soft); }
      .bad { font-weight: 700; font-size: var(--small); }
      .band { position: relative; height: .5rem; border-radius: 1rem; background: color-mix(in srgb, var(--good) 30%, var(--surface)); }
      .band.off { background: color-mix(in srgb, var(--bad) 35%, var(--surface)); }
      .band b { position: absolute; top: -2px; bottom: -2px; width: 2px; background: var(--ink); }
      .band i { position: absolute; top: -.1rem; width: .7rem; height: .7rem; margin-left: -.35rem; border-radius: 50%; background: var(--brass); border: 1.5px solid var(--surface); }
      .sum { font-size: .78rem; font-variant-numeric: tabular-nums; }
    `,
    PLACES,
  ];

  override render() {
    if (this.tables.length === 0) return html`<p class="soft">No table is open.</p>`;
    const urgent = [...this.tables].sort((one, other) => Number(alarms(other)) - Number(alarms(one)));
    return html`<ul>${urgent.map((table) => html`<li>${this.tile(table)}</li>`)}</ul>`;
  }

  private today(tile: Tile) {
    const { hold } = tile;
    return html`${hold
        ? html`<div class="band ${hold.within ? '' : 'off'}" aria-hidden="true">
            <b class=${`at${Math.round(place(hold, hold.expectedCents) / 2) * 2}`}></b><i class=${`at${Math.round(place(hold, hold.heldCents) / 2) * 2}`}></i></div>
          <span class="sum">Held ${signed(hold.heldCents)}, expected ${signed(hold.expectedCents)}</span>`
        : nothing}
      <span class="sum">Rounds: ${tile.rounds} today, ${tile.lastHour} in the last hour. Bank ${money(tile.bankCents)}</span>
      ${tile.alarms.map((says) => html`<span class="bad">⚠ ${says}</span>`)}`;
  }

  private tile(table: TableSummary) {
    const at = STEPS.indexOf(table.phase);
    const free = table.places - table.seated - table.practice;
    const tile = this.money.find((one) => one.table === table.table);
    return html`<a class="tile ${alarms(table) || tile?.alarms.length ? 'alarm' : ''}" href="/t/${table.table}">
      <div class="head"><h3>${table.title}</h3><span class="tag">${isElsewhere(table) ? 'controller' : table.automatic ? 'automatic' : 'dealer'}</span></div>
      <p class="game">${table.gameTitle}${table.approved || isElsewhere(table) ? nothing : html` <span class="tag draft">not approved</span>`}${table.notCleared ? html` <span class="tag draft">not cleared</span>` : nothing}</p>
      <div class="phase ${table.phase}" aria-hidden="true">${STEPS.map((_, i) => html`<i class=${i <= at ? 'on' : ''}></i>`)}</div>
      <span class="word">${PHASE[table.phase] ?? table.phase} <span class="soft">· ${table.round}</span></span>
      <div class="seats">
        ${Array.from({ length: table.places }, (_, i) => html`<i class=${i < table.seated ? 'person' : i < table.seated + table.practice ? 'practice' : ''} aria-hidden="true"></i>`)}
        <span>${table.seated} playing, ${free} free</span>
      </div>
      ${tile ? this.today(tile) : nothing}
      <div class="foot">
        <span>${isElsewhere(table) ? 'Dealt elsewhere' : `Ante from ${money(table.ante.minimumCents)}`}</span>
        ${table.playerBanked ? html`<span>· ${table.bankSeat ? `bank: seat ${table.bankSeat}, turn ${table.bankRounds ?? 1}` : 'bank open'}</span>` : nothing}
        ${table.link ? html`<span>· on ${table.link}</span>` : nothing}
        ${table.automatic ? nothing : html`<span>· dealt by ${table.dealers.join(', ') || 'nobody'}</span>`}
        ${table.voiding ? html`<span class="bad">⚠ ${table.voiding} wants the round voided</span>` : nothing}
        ${table.suspended ? html`<span class="bad">⚠ suspended</span>` : nothing}
        ${table.calls ? html`<span class="bad">⚠ calls a supervisor</span>` : nothing}
      </div>
    </a>`;
  }
}

/** Where what was held lies in the band of what is expected, in parts of a hundred. */
function place(hold: NonNullable<Tile['hold']>, cents: number): number {
  const wide = Math.max(1, hold.highCents - hold.lowCents);
  return Math.min(98, Math.max(2, ((cents - hold.lowCents) / wide) * 100));
}

function alarms(table: TableSummary): boolean {
  return !!table.suspended || !!table.calls || !!table.voiding;
}
