import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LENGTH, inOrder, scenes } from '../../../main/web/pages/table/ending';
import { seat, table, won } from './tables';

const hand = { cards: ['9s', '9h', '4d'], hand: 'a pair of 9s', dealtIn: true };
const before = table({ phase: 'deciding', turn: 2, dealer: { cardsDown: 3, cards: [] }, seats: [seat(1, hand), seat(2, { dealtIn: true, rackCents: 40_00 })] });
const settled = table({
  phase: 'settled', dealer: { cardsDown: 0, cards: ['Ks', '7h', '2d'], hand: 'king high', says: 'Dealer plays with king high' },
  seats: [seat(1, { ...hand, netCents: 5_00, resultCents: 5_00, rackCents: 105_00 }), seat(2, { ...hand, netCents: -5_00, resultCents: -5_00 })],
  settlement: { procedure: 'house', wagers: [won(2, { wager: 'play' }), won(2), won(1)], envy: [], bankNetCents: 0 },
  you: { player: 'player-1', seats: [1], rackCents: 105_00, can: [], feeCents: 0, netCents: 5_00, resultCents: 5_00 },
});

test("the dealer's cards come first, then position after position in the order of the money, then the result", () => {
  const [cards, second, first, last] = scenes(before, settled, 'full').map((scene) => scene.view);
  assert.equal(cards!.phase, 'revealed');
  assert.equal(cards!.dealer.hand, 'king high');
  assert.deepEqual(cards!.settlement?.wagers, []);
  assert.deepEqual(second!.settlement?.wagers.map((one) => one.seat), [2, 2]);
  assert.deepEqual(first!.settlement?.wagers.map((one) => one.seat), [2, 2, 1]);
  assert.equal(last, settled);
});

test('nothing is told before its time', () => {
  const [cards, second, first] = scenes(before, settled, 'full').map((scene) => scene.view);
  for (const view of [cards!, second!, first!]) assert.equal(view.you?.netCents ?? view.you?.resultCents, undefined);
  assert.equal(cards!.you?.rackCents, 95_00);
  assert.equal(cards!.seats[1]!.cards, undefined, 'cards of a position that is not reached stay closed');
  assert.equal(cards!.seats[1]!.netCents, undefined);
  assert.equal(second!.seats[1]!.netCents, -5_00);
  assert.equal(second!.seats[0]!.netCents, undefined);
  assert.equal(first!.seats[0]!.netCents, 5_00);
});

test('an ending is as long as it was asked to be, and never longer than the table waits', () => {
  const length = (most?: number, how: 'full' | 'quick' = 'full') => scenes(before, settled, how, most).reduce((all, one) => all + one.millis, 0);
  assert.equal(length(), LENGTH.full.cardsMillis + 2 * LENGTH.full.seatMillis);
  assert.equal(length(undefined, 'quick'), LENGTH.quick.cardsMillis + 2 * LENGTH.quick.seatMillis);
  assert.equal(Math.round(length(2_000)), 1_400);
  assert.equal(length(500), 0);
  assert.equal(length(0), 0);
});

test('whoever wants none, or comes when all is over, sees the end at once', () => {
  assert.deepEqual(scenes(before, settled, 'off'), [{ view: settled, millis: 0 }]);
  assert.equal(scenes(undefined, settled, 'full').length, 1);
  assert.equal(scenes({ ...before, round: 't1.0' }, settled, 'full').length, 1);
  assert.equal(scenes(settled, { ...settled, seq: 9 }, 'full').length, 1);
  assert.equal(scenes(before, { ...before, turn: 1 }, 'full').length, 1);
});

test('a position that is reached twice stands there twice', () => {
  assert.deepEqual(inOrder([won(1), won(2), won(1)]).map((group) => group.map((one) => one.seat)), [[1], [2], [1]]);
});
