import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awardOf } from '../../../main/web/pages/table/award';
import type { Schemas } from '../../../main/web/live/house';
import { table } from './tables';

type LinkView = Schemas['Link'];
type Win = Schemas['Win'];

function win(more: Partial<Win> = {}): Win {
  return { hit: 1, page: 0, table: 't1', round: 't1.1', seat: 1, player: 'player-1', hand: 'A-K-Q of spades', cards: ['As', 'Ks', 'Qs'], percent: 100, cents: 1_254_18, executive: false, paid: false, ...more };
}

function link(pending: Win[], last: Win[] = []): LinkView {
  return { title: 'The Emerald', pending, last } as unknown as LinkView;
}

test('a winner reads what was won, who has to confirm it and where the money is', () => {
  const award = awardOf(table(), link([win()]))!;
  assert.equal(award.cents, 1_254_18);
  assert.deepEqual(award.steps.map((step) => step.done), [true, false, false]);
  assert.match(award.steps[1]!.says, /^A supervisor has to look/);
  assert.match(award.money, /is still on the meter, held for you/);
  assert.match(awardOf(table(), link([win({ executive: true })]))!.steps[1]!.says, /^An executive has to look/);
});

test('an award that is confirmed is held for him, and one that is paid lies in his wallet', () => {
  const held = awardOf(table(), link([], [win({ page: 4 })]))!;
  assert.deepEqual(held.steps.map((step) => step.done), [true, true, false]);
  assert.match(held.money, /held for you by the house/);
  assert.match(awardOf(table(), link([], [win({ page: 4, paid: true })]))!.money, /in your wallet, not in your rack/);
});

test('nobody reads of an award that is not his, or that reached him rounds ago', () => {
  assert.equal(awardOf(table(), link([win({ player: 'player-2' })])), undefined);
  assert.equal(awardOf(table({ round: 't1.9' }), link([], [win({ page: 4, paid: true })]), 't1.8'), undefined);
  assert.equal(awardOf(table({ you: undefined }), link([win()])), undefined);
  assert.equal(awardOf(table(), undefined), undefined);
});
