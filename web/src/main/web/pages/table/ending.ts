import type { Seat, SettledWager, TableView } from '../../live/house';

/** How long an ending takes: the whole of it, and the cards before the money. */
export const LENGTH = {
  full: { wholeMillis: 4200, cardsMillis: 1500, seatMillis: 650 },
  quick: { wholeMillis: 1800, cardsMillis: 700, seatMillis: 250 },
  off: { wholeMillis: 0, cardsMillis: 0, seatMillis: 0 },
} as const;

export type Length = keyof typeof LENGTH;

/** What is left of the table's own pause when the ending is over. */
const REST_MILLIS = 600;

/** The table at one moment of its ending, and how long it stays so. */
export type Scene = { view: TableView; millis: number };

/**
 * The end of a round in the order in which a dealer brings it: his cards are turned, then one position after the other is settled as
 * the document has it, then the result stands there. All of it is in the settled table already; nothing is worked out here but when it is
 * shown.
 *
 * @param before the table as it was last shown
 * @param most how long the table itself stays settled
 */
export function scenes(before: TableView | undefined, settled: TableView, length: Length, most = Infinity): Scene[] {
  const last = { view: settled, millis: 0 };
  if (length === 'off' || !isEnding(before, settled)) return [last];
  const { wholeMillis, cardsMillis, seatMillis } = LENGTH[length];
  const groups = inOrder(settled.settlement!.wagers);
  const turned = before!.dealer.hand === undefined ? [cardsMillis] : [];
  const wanted = [...turned, ...groups.map(() => seatMillis)];
  const sum = wanted.reduce((all, one) => all + one, 0);
  const allowed = Math.max(0, Math.min(wholeMillis, most - REST_MILLIS));
  if (!allowed) return [last];
  const pace = Math.min(1, allowed / sum);
  const first = turned.length ? [staged(before!, settled, [])] : [];
  const views = [...first, ...groups.map((_, i) => staged(before!, settled, groups.slice(0, i + 1).flat()))];
  return [...views.map((view, i) => ({ view, millis: wanted[i]! * pace })), last];
}

/** Whoever comes when all is over sees it as it is. */
function isEnding(before: TableView | undefined, settled: TableView): boolean {
  return settled.phase === 'settled' && !!settled.settlement && before?.round === settled.round && before.phase !== 'settled';
}

/** One position after the other, as the money moved: a position that is reached twice is there twice. */
export function inOrder(wagers: SettledWager[]): SettledWager[][] {
  const groups: SettledWager[][] = [];
  for (const one of wagers) {
    const group = groups.at(-1);
    if (group && group[0]!.seat === one.seat) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function staged(before: TableView, settled: TableView, wagers: SettledWager[]): TableView {
  const { you } = settled;
  return {
    ...settled,
    phase: 'revealed',
    clock: undefined,
    bank: before.bank,
    seats: settled.seats.map((seat) => position(seat, before.seats.find((one) => one.seat === seat.seat), settled, wagers)),
    settlement: { ...settled.settlement!, wagers, envy: [] },
    you: you && { ...you, netCents: undefined, resultCents: undefined, rackCents: before.you?.rackCents ?? you.rackCents },
  };
}

/** A position that has not been reached looks as it did: its cards closed, its chips where they were. */
function position(seat: Seat, before: Seat | undefined, settled: TableView, wagers: SettledWager[]): Seat {
  const all = settled.settlement!.wagers.filter((one) => one.seat === seat.seat).length;
  const reached = wagers.filter((one) => one.seat === seat.seat).length;
  if (!before || (reached > 0 && reached === all)) return seat;
  return reached ? { ...seat, netCents: undefined, resultCents: undefined, rackCents: before.rackCents } : before;
}

/** Shows scenes one after the other; a new ending, or none, takes the place of the last. */
export class Projector {
  private timer = 0;
  private nextAt = 0;
  private left: Scene[] = [];

  constructor(private readonly show: (view: TableView) => void) {}

  get isRunning(): boolean {
    return this.left.length > 0;
  }

  play(scenes: Scene[]) {
    this.stop();
    this.left = [...scenes];
    this.next();
  }

  /** The end has changed meanwhile, or must come sooner. */
  endWith(view: TableView, mostMillis = Infinity) {
    this.left = [...this.left.slice(0, -1), { view, millis: 0 }];
    const rest = Math.max(0, this.nextAt - Date.now()) + this.left.reduce((all, one) => all + one.millis, 0);
    const allowed = mostMillis - REST_MILLIS;
    if (rest <= allowed) return;
    if (allowed <= 0) return this.skip();
    const pace = allowed / rest;
    this.left = this.left.map((one) => ({ ...one, millis: one.millis * pace }));
    this.wait((this.nextAt - Date.now()) * pace);
  }

  stop() {
    clearTimeout(this.timer);
    this.left = [];
  }

  /** The end at once: the table does not wait. */
  skip() {
    const last = this.left.at(-1);
    this.stop();
    if (last) this.show(last.view);
  }

  private next() {
    const scene = this.left.shift();
    if (!scene) return;
    if (this.left.length) this.wait(scene.millis);
    this.show(scene.view);
  }

  private wait(millis: number) {
    clearTimeout(this.timer);
    this.nextAt = Date.now() + millis;
    this.timer = setTimeout(() => this.next(), millis) as unknown as number;
  }
}
