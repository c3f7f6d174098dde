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
  if (sitting.lastRound === view.round) return sitting;
  const fees = view.you?.feeCents ?? 0;
  if (view.phase === 'void') return fees ? keep(keptFee(sitting, view, fees)) : sitting;
  const result = view.you?.resultCents;
  if (view.phase !== 'settled' || result === undefined) return sitting;
  const own = view.seats.filter((seat) => view.you?.seats.includes(seat.seat));
  return keep({
    ...sitting,
    rounds: sitting.rounds + 1,
    netCents: sitting.netCents + result,
    feesCents: sitting.feesCents + fees,
    expectedCents: sitting.expectedCents + fees + sum(own.map((seat) => cost(seat.stakes, cloth))),
    lastRound: view.round,
  });
}

/** A void round gives every wager back and keeps its collection. */
function keptFee(sitting: Tally, view: TableView, fees: number): Tally {
  return {
    ...sitting, netCents: sitting.netCents - fees, feesCents: sitting.feesCents + fees, expectedCents: sitting.expectedCents + fees, lastRound: view.round,
  };
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
