import type { Cloth, Stakes, TableView } from '../../live/house';

/** What a player's sitting has brought so far; kept for as long as the browser's tab lives. */
export type Tally = {
  since: number;
  rounds: number;
  netCents: number;
  feesCents: number;
  expectedCents: number;
  mistakes: number;
  mistakesCents: number;
  lastRound: string;
};

const KEY = 'queenhigh-sitting';

export function tally(): Tally {
  const kept = sessionStorage.getItem(KEY);
  if (kept) return JSON.parse(kept) as Tally;
  return keep({ since: Date.now(), rounds: 0, netCents: 0, feesCents: 0, expectedCents: 0, mistakes: 0, mistakesCents: 0, lastRound: '' });
}

function keep(sitting: Tally): Tally {
  sessionStorage.setItem(KEY, JSON.stringify(sitting));
  return sitting;
}

/** Counts a settled round once. */
export function count(sitting: Tally, view: TableView, cloth: Cloth): Tally {
  if (view.phase !== 'settled' || sitting.lastRound === view.round) return sitting;
  const net = view.you?.netCents;
  if (net === undefined) return sitting;
  const own = view.seats.filter((seat) => view.you?.seats.includes(seat.seat));
  const fees = sum(view.fees.filter((fee) => fee.player === view.you?.player).map((fee) => fee.cents));
  return keep({
    ...sitting,
    rounds: sitting.rounds + 1,
    netCents: sitting.netCents + net - fees,
    feesCents: sitting.feesCents + fees,
    expectedCents: sitting.expectedCents + fees + sum(own.map((seat) => cost(seat.stakes, cloth))),
    lastRound: view.round,
  });
}

export function countMistake(sitting: Tally, cents: number): Tally {
  return keep({ ...sitting, mistakes: sitting.mistakes + 1, mistakesCents: sitting.mistakesCents + cents });
}

/** What such stakes cost on average when they are played well. */
function cost(stakes: Stakes, cloth: Cloth): number {
  return sum(cloth.spots.map((spot) => Number(spot.edge ?? 0) * (stakes[spot.wager] ?? 0)));
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
