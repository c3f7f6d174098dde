import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableView } from '../../../main/web/live/house';
import { procedure } from '../../../main/web/pages/table/console/procedure';
import { seat, table } from './tables';

const next = (view: TableView, paid = false) => procedure(view, paid).find((step) => step.state === 'next')!;

test('each phase leads to the next press', () => {
  assert.equal(next(table({ seats: [seat(1, { stakes: {} })] })).key, 'bets');
  assert.equal(next(table()).key, 'no-more-bets');
  assert.equal(next(table({ phase: 'bets-closed' })).key, 'deal');
  assert.equal(next(table({ phase: 'deciding', turn: 1 })).key, 'decide');
  assert.equal(next(table({ phase: 'decided' })).key, 'collect');
  assert.equal(next(table({ phase: 'forfeits-collected' })).key, 'reveal');
  assert.equal(next(table({ phase: 'revealed' })).key, 'settle');
  assert.equal(next(table({ phase: 'settled' })).key, 'pay');
  assert.equal(next(table({ phase: 'settled' }), true).key, 'next');
  assert.equal(next(table({ phase: 'void', voided: 'a card was exposed' })).key, 'void');
});

test('the dealer says what the server says of the hand to beat', () => {
  const dealer = { cardsDown: 0, cards: ['Js', '7h', '2d'], hand: 'jack high', says: "Dealer doesn't play" };
  assert.equal(next(table({ phase: 'revealed', dealer })).words, "Dealer doesn't play.");
});

test('positions without Pair Plus are named when bets close', () => {
  const seats = [seat(1), seat(2, { stakes: { ante: 5_00, 'pair-plus': 5_00 } }), seat(4)];
  assert.equal(next(table({ seats })).words, 'No more bets. No Pair Plus, positions 1 and 4.');
});

test('the collection is named, position by position, before the bets close', () => {
  const by = { document: 'CA-TCP', clause: 'Fees' };
  const fees = { id: 'posted', tableMinimumCents: 1, tableMaximumCents: 1_000_00, perWagerCents: { ante: 1_00 }, playerDealer: [{ aboveCents: 0, feeCents: 2_00 }], by };
  const posted = { ...table().posted, fees };
  const feesDue = [{ seat: 2, player: 'ann', cents: 1_00, playerDealer: false }, { seat: 1, player: 'dan', cents: 2_00, playerDealer: true }];
  assert.equal(next(table({ posted, feesDue })).note, 'Collection: seat 2 $1, the player-dealer $2 (CA-TCP Fees).');
  assert.equal(next(table()).note, undefined);
});

test('where nobody bets the progressive nothing has to be locked', () => {
  const controller = {
    link: 'emerald', system: 'game-manager' as const, lockButton: 'COIN IN', overButton: 'GAME OVER', phase: 'betting' as const, lit: [], buttons: [],
    spot: 0, marked: [], unmarked: [], waiting: [], called: false, amounts: [], recorded: [], key: 'run' as const, envyDue: false,
    reads: 3, wins: [],
  };
  assert.equal(next(table({ controller })).key, 'no-more-bets');
  assert.equal(next(table({ controller: { ...controller, lit: [1] } })).key, 'lock');
  for (const phase of ['bets-closed', 'deciding', 'decided', 'forfeits-collected', 'revealed'] as const) {
    assert.notEqual(next(table({ controller, phase })).needs, 'keypad');
  }
  assert.equal(next(table({ controller, phase: 'settled' }), true).key, 'next');
});
