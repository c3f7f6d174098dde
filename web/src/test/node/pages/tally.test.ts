import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { count, countMistake, tally } from '../../../main/web/pages/table/tally';
import type { Cloth } from '../../../main/web/live/house';
import { seat, table } from './tables';

const kept = new Map<string, string>();

/** What a browser's tab keeps. */
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    sessionStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  });
});

const by = { document: 'WA-TCP', clause: 'Ante' };
const cloth: Cloth = {
  spots: [
    { wager: 'ante', label: 'Ante', by, staked: true, edge: '0.04' },
    { wager: 'play', label: 'Play', by, staked: false },
    { wager: 'pair-plus', label: 'Pair Plus', by, staked: true, edge: '0.02' },
  ],
};

function settled(netCents?: number) {
  return table({
    phase: 'settled', seats: [seat(1, { stakes: { ante: 10_00, 'pair-plus': 5_00 } })],
    fees: [{ seat: 1, player: 'player-1', cents: 50, playerDealer: false }, { seat: 2, player: 'player-2', cents: 50, playerDealer: false }],
    you: { player: 'player-1', seats: [1], rackCents: 0, can: [], feeCents: 50, ...(netCents === undefined ? {} : { netCents, resultCents: netCents - 50 }) },
  });
}

test('a round counts once, less its fees, beside what it costs on average', () => {
  const once = count(tally(), settled(15_00), cloth);
  assert.equal(once.rounds, 1);
  assert.equal(once.netCents, 14_50);
  assert.equal(once.feesCents, 50);
  assert.equal(once.expectedCents, 50 + 40 + 10);
  assert.equal(count(once, settled(15_00), cloth), once);
});

test('a round in which nothing was at stake does not count', () => {
  const before = tally();
  assert.equal(count(before, settled(), cloth), before);
  assert.equal(count(before, table(), cloth), before);
});

test('a sitting outlives a reload', () => {
  countMistake(count(tally(), settled(-5_00), cloth), 12.5);
  const again = tally();
  assert.equal(again.netCents, -5_50);
  assert.equal(again.mistakes, 1);
  assert.equal(again.mistakesCents, 12.5);
});

test('a void round gives the wagers back and keeps its collection, once', () => {
  const void1 = { ...settled(), phase: 'void' as const };
  const once = count(tally(), void1, cloth);
  assert.equal(once.rounds, 0);
  assert.equal(once.netCents, -50);
  assert.equal(once.feesCents, 50);
  assert.equal(count(once, void1, cloth), once);
});
