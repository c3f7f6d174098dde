import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { heat } from '../../kit/plot';
import { Sized } from '../../kit/sized';
import { fixed, type MapRow, type Strategy, type StrategyMap } from './figures';

const RANKS = 'AKQJT98765432';
const FOLD = -1_000_000;
/** Playing is at most about two Antes better than folding, and at most one worse, among hands without a pair. */
const BEST = 2_000_000;
const WORST = 1_000_000;
const SHADES = 16;
/** Room for what stands left of the cells. */
const LEFT = 58;

type Cell = { row: MapRow; column: number; x: number; y: number; width: number; height: number };

/**
 * Hands without a pair as a map of what playing is worth: against every card that the dealer can show, or where he shows
 * none by their first and second card. Arrow keys move over it.
 */
@customElement('qh-strategy-map')
export class StrategyMapView extends LitElement {
  @property({ attribute: false }) map!: StrategyMap;
  @property({ attribute: false }) strategy!: Strategy;
  /** Three cards to mark on it. */
  @property({ attribute: false }) hand: string[] = [];
  /** The dealer's card that they are held against, where he shows one. */
  @property() dealer = '';
  @state() private at?: Cell;
  private readonly size = new Sized(this, 300, 690);

  static override styles = [
    base,
    css`
      .map { display: grid; grid-template-columns: minmax(0, 690px) minmax(13rem, 17rem); gap: 1.25rem; align-items: start; }
      svg { display: block; width: 100%; height: auto; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); }
      svg text { fill: var(--soft); font: 600 12px var(--sans); }
      svg .head { fill: var(--ink); font: 600 15px var(--serif); }
      .mine { fill: none; stroke: var(--surface); stroke-width: 5; }
      .mine.over { stroke: var(--ink); stroke-width: 2.5; }
      svg .yours { fill: var(--ink); font: 700 13px var(--sans); paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
      .steps { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
      .steps.under { stroke: var(--surface); stroke-width: 5; }
      .cursor { fill: none; stroke: var(--focus); stroke-width: 2.5; }
      .readout { min-height: 6.5rem; }
      .readout strong { font: 600 1.5rem/1.1 var(--serif); display: block; }
      .legend { display: grid; grid-template-columns: auto 1fr auto; gap: .5rem; align-items: center; font-size: var(--small); margin: .75rem 0; }
      .legend svg { border-radius: .2rem; height: .9rem; }
      ol { margin: .5rem 0 0; padding: 0; list-style: none; font-size: var(--small); }
      ol li { display: flex; gap: .6rem; padding: .18rem 0; border-bottom: 1px solid var(--line); }
      ol b { font-family: var(--serif); min-width: 1.2rem; }
      @media (max-width: 62rem) { .map { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  /** A new map has no cursor yet. */
  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('map')) this.at = undefined;
  }

  override render() {
    const cells = this.cells();
    const [width, height] = [this.wide, this.map.shown.length > 0 ? 660 : 448];
    return html`<div class="map">
      <div role="group" aria-label="Strategy map; arrow keys move over it" tabindex="0" @keydown=${(event: KeyboardEvent) => this.key(event, cells)}>
        <svg viewBox="0 0 ${width} ${height}" aria-hidden="true" @pointermove=${(event: PointerEvent) => this.point(event, cells, width)}
          @pointerdown=${(event: PointerEvent) => this.point(event, cells, width)}>
          ${this.shades(cells)} ${this.map.shown.length > 0 ? this.heads(cells) : this.pairHeads()}
          ${this.marked(cells)}
          ${this.at ? svg`<rect class="cursor" x=${this.at.x - 1} y=${this.at.y - 1} width=${this.at.width + 2} height=${Math.max(this.at.height, 3) + 2} rx="2"/>` : nothing}
        </svg>
      </div>
      <div>
        <div class="readout card-surface" role="status">${this.at ? this.told(this.at) : this.hint()}</div>
        <div class="legend">
          <span>fold by 1</span>
          <svg viewBox="0 0 96 8" preserveAspectRatio="none" aria-hidden="true">
            ${Array.from({ length: 24 }, (_, i) => svg`<rect x=${i * 4} width="4.2" height="8" fill=${heat((i - 8) / (i < 8 ? 8 : 15))}/>`)}
          </svg>
          <span>play by 2</span>
        </div>
        ${this.thresholds()}
      </div>
    </div>`;
  }

  /** The paper's width: beside the text on wide screens, above it on narrow ones. */
  private get wide(): number {
    const beside = this.size.width >= 690 ? 690 : this.size.width;
    return beside - 2;
  }

  private get step(): number {
    return (this.wide - LEFT - 6) / (this.map.shown.length > 0 ? this.map.shown.length : 11);
  }

  /** Where the given hand lies; hands with a pair or better are not on it. */
  private marked(cells: Cell[]) {
    const mine = this.mine(cells);
    if (!mine) return nothing;
    const [x, y, width, height] = [mine.x - 3, mine.y - 4, mine.width + 6, Math.max(mine.height, 3) + 8];
    const right = x + width / 2 < this.wide / 2;
    return svg`<rect class="mine" x=${x} y=${y} width=${width} height=${height} rx="3"/><rect class="mine over" x=${x} y=${y} width=${width} height=${height} rx="3"/>
      <text class="yours" x=${right ? x + width + 5 : x - 5} y=${y + height / 2 + 4} text-anchor=${right ? 'start' : 'end'}>this hand</text>`;
  }

  private mine(cells: Cell[]): Cell | undefined {
    const ranks = this.hand.map((card) => card[0]!).sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)).join('');
    const column = this.map.shown.length > 0 ? this.map.shown.indexOf(this.dealer.charAt(0)) : 0;
    if (this.hand.length < 3 || new Set(this.hand.map((card) => card[1])).size === 1) return undefined;
    return cells.find((cell) => cell.row.ranks === ranks && cell.column === Math.max(0, column));
  }

  private hint() {
    return html`<p class="soft small">Units of the Ante. Blue hands are worth playing; orange ones lose less when folded. A pair or better is
      always played${this.weakestPair()}.</p>`;
  }

  private weakestPair() {
    const paired = this.map.hands.filter((row) => row.kind !== 'high-card');
    const least = Math.min(...paired.flatMap((row) => row.playMillionths));
    return `; even the worst of them is worth ${units(least)}`;
  }

  private told(cell: Cell) {
    const value = cell.row.playMillionths[cell.column]!;
    const plays = value > FOLD;
    const against = this.map.shown[cell.column];
    return html`<strong>${[...cell.row.ranks].join('-')}${against ? html` <span class="soft">against</span> ${against}` : nothing}</strong>
      <span class=${plays ? 'good' : 'bad'}>${plays ? '● Play' : '○ Fold'}</span>, worth ${units(value)} played, −1 folded.
      <span class="soft small">${cell.row.count} of 22,100 hands.</span>`;
  }

  private thresholds() {
    const { thresholds } = this.strategy;
    if (thresholds.length === 1) {
      return html`<p><b>${capital(thresholds[0]!.says)}</b>, fold the rest.</p>`;
    }
    return html`<h3>By the card that is shown</h3>
      <ol>${thresholds.map((one) => html`<li><b>${one.shown}</b><span>${one.says}</span></li>`)}</ol>`;
  }

  private drawn?: { map: StrategyMap; wide: number; cells: Cell[] };

  /** Worked out once for a map and a width: a cursor moves over thousands of them. */
  private cells(): Cell[] {
    if (this.drawn?.map !== this.map || this.drawn.wide !== this.wide) this.drawn = { map: this.map, wide: this.wide, cells: this.laidOut() };
    return this.drawn.cells;
  }

  private laidOut(): Cell[] {
    const hands = this.map.hands.filter((row) => row.kind === 'high-card');
    return this.map.shown.length > 0 ? this.against(hands) : this.byCards(hands);
  }

  private against(hands: MapRow[]): Cell[] {
    const [left, top, width, height] = [LEFT, 30, this.step, 622 / hands.length];
    return hands.flatMap((row, i) =>
      this.map.shown.map((_, column) => ({ row, column, x: left + column * width, y: top + i * height, width: width - 1, height })),
    );
  }

  private byCards(hands: MapRow[]): Cell[] {
    const [left, top, width, height] = [LEFT, 34, this.step, 39];
    return hands.map((row) => {
      const [first, second, third] = [...row.ranks].map((rank) => RANKS.indexOf(rank)) as [number, number, number];
      const thirds = 12 - second;
      const each = (width - 4) / thirds;
      return { row, column: 0, x: left + (second - 1) * width + (third - second - 1) * each, y: top + first * height, width: each, height: height - 4 };
    });
  }

  /** One path for each shade, because thousands of elements are slow to draw. */
  private shades(cells: Cell[]) {
    const paths = new Map<number, string[]>();
    for (const { row, column, x, y, width, height } of cells) {
      const better = row.playMillionths[column]! - FOLD;
      const shade = better > 0 ? Math.max(1, Math.ceil((better / BEST) * SHADES)) : Math.min(-1, Math.floor((better / WORST) * SHADES));
      const d = `M${x.toFixed(1)} ${y.toFixed(2)}h${width.toFixed(1)}v${(height + 0.35).toFixed(2)}h${(-width).toFixed(1)}z`;
      paths.set(shade, [...(paths.get(shade) ?? []), d]);
    }
    return [...paths].map(([shade, d]) => svg`<path fill=${heat(visible(shade / SHADES))} d=${d.join('')}/>`);
  }

  private heads(cells: Cell[]) {
    const rows = cells.filter((cell) => cell.column === 0);
    const firsts = rows.filter((cell, i) => i === 0 || rows[i - 1]!.row.ranks[0] !== cell.row.ranks[0]);
    let path = '';
    this.map.shown.forEach((_, column) => {
      const inColumn = cells.filter((cell) => cell.column === column);
      const folded = inColumn.find((cell) => cell.row.playMillionths[column]! <= FOLD);
      const last = inColumn[inColumn.length - 1]!;
      const y = folded ? folded.y : last.y + last.height;
      path += `${column === 0 ? 'M' : 'L'}${last.x.toFixed(1)} ${y.toFixed(1)}h${(last.width + 1).toFixed(1)}`;
    });
    return svg`${this.map.shown.map((rank, i) => svg`<text class="head" x=${LEFT + (i + 0.5) * this.step} y="20" text-anchor="middle">${rank}</text>`)}
      <text x="6" y="19">shown</text>
      ${firsts.slice(0, 8).map((cell) => svg`<text x="6" y=${cell.y + 13}>${cell.row.ranks[0]} high</text>
        <line x1="6" x2=${this.wide - 6} y1=${cell.y} y2=${cell.y} stroke="var(--surface)" stroke-width="1.5"/>`)}
      <path class="steps under" d=${path}/><path class="steps" d=${path}/>`;
  }

  private pairHeads() {
    return svg`${[...RANKS].slice(1, 12).map((rank, i) => svg`<text class="head" x=${LEFT + (i + 0.5) * this.step} y="22" text-anchor="middle">${rank}</text>`)}
      ${[...RANKS].slice(0, 10).map((rank, i) => svg`<text class="head" x="46" y=${34 + i * 39 + 24} text-anchor="end">${rank}</text>`)}
      <text x="6" y="14">second</text><text x="6" y="28">first ↓</text>
      <text x=${LEFT} y="440">inside a cell: the third card, highest first</text>`;
  }

  private point(event: PointerEvent, cells: Cell[], width: number) {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const scale = width / box.width;
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    const found = cells.find((cell) => x >= cell.x && x < cell.x + cell.width + 1 && y >= cell.y && y < cell.y + cell.height);
    if (found) this.at = found;
  }

  private key(event: KeyboardEvent, cells: Cell[]) {
    const step: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const move = step[event.key];
    if (!move) return;
    event.preventDefault();
    const columns = Math.max(1, this.map.shown.length);
    const rows = cells.length / columns;
    const here = this.at ? cells.findIndex((cell) => cell.row === this.at!.row && cell.column === this.at!.column) : -1;
    if (here < 0) {
      this.at = cells[0];
      return;
    }
    const [down, right] = columns === 1 ? [move[0] + move[1], 0] : move;
    const row = Math.min(rows - 1, Math.max(0, Math.floor(here / columns) + down));
    const column = Math.min(columns - 1, Math.max(0, (here % columns) + right));
    this.at = cells[row * columns + column];
  }
}

/** Spreads the weak shades, which are where decisions are close. */
function visible(strength: number): number {
  return Math.sign(strength) * (0.08 + 0.92 * Math.sqrt(Math.abs(strength)));
}

function units(millionths: number): string {
  return (millionths > 0 ? '+' : '') + fixed(String(millionths / 1e6), 4);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
