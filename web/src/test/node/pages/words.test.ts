import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARK, spoken, dealerInWords, phaseInWords, resultInWords, withCollection } from '../../../main/web/pages/table/words';
import { seat, table, won } from './tables';

test('a loser that is covered in part is told as a loss', () => {
  const lost = won(1, { result: 'partly-covered', outcome: 'lost', word: 'loses in part', paidCents: 0, returnedCents: 2_00, takenCents: 3_00, netCents: -3_00 });
  assert.equal(resultInWords(lost), 'Ante loses in part $3: a pair of 9s beats king high');
  assert.equal(MARK[lost.outcome].mark, '▼');
});

test('a winner that is covered in part is told as a win', () => {
  const part = won(1, { result: 'partly-covered', word: 'wins in part', paidCents: 2_00 });
  assert.equal(resultInWords(part), 'Ante wins in part $2: a pair of 9s beats king high');
  assert.equal(MARK[part.outcome].mark, '▲');
});

test('the hand to beat has the name that the game gives it', () => {
  const posted = { ...table().posted, dealer: 'Player-dealer' };
  assert.equal(dealerInWords(table({ posted })), 'Player-dealer has no cards yet.');
  assert.equal(dealerInWords(table({ posted, dealer: { cardsDown: 3, cards: [] } })), 'Player-dealer has 3 cards face down.');
  assert.equal(
    dealerInWords(table({ dealer: { cardsDown: 0, cards: ['Qs', '7h', '2d'], hand: 'queen high' } })),
    'Dealer has queen high: queen of spades, seven of hearts, two of diamonds.',
  );
});

test('a settled round says what the server says it brought', () => {
  const you = { player: 'player-1', seats: [1], rackCents: 0, can: [], feeCents: 0 };
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: 5_00, resultCents: 5_00 } })), 'You win $5.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: -15_00, resultCents: -15_00 } })), 'You lose $15.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: 0, resultCents: 0 } })), 'You break even.');
  const paid = { ...you, feeCents: 1_00 };
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...paid, netCents: 5_00, resultCents: 4_00 } })), 'You win $4 after the $1 collection.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...paid, netCents: -20_00, resultCents: -21_00 } })), 'You lose $21, $1 collection included.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...paid, netCents: 1_00, resultCents: 0 } })), 'You break even after the $1 collection.');
  assert.equal(phaseInWords(table({ phase: 'void', voided: 'four cards', you: paid })), 'The round is void: four cards. The $1 collection is kept, and the redeal is not charged again.');
  assert.equal(withCollection(15_00, 1_00), '$15 + $1 collection');
  assert.equal(withCollection(15_00, 0), '$15');
  assert.equal(phaseInWords(table({ phase: 'settled', you })), 'The round is settled.');
});

const you = { player: 'player-1', seats: [1], rackCents: 95_00, can: [], feeCents: 0 };
const hand = { cards: ['9s', '9h', '4d'], hand: 'a pair of 9s', dealtIn: true };
const others = [seat(2, { dealtIn: true }), seat(3, { dealtIn: true })];
const deciding = table({ phase: 'deciding', turn: 3, seats: [seat(1, hand), ...others], dealer: { cardsDown: 3, cards: [] } });
const settled = table({
  phase: 'settled', seats: [seat(1, hand), ...others], dealer: { cardsDown: 0, cards: ['Ks', '7h', '2d'], hand: 'king high', says: 'Dealer plays with king high' },
  settlement: { procedure: 'house', wagers: [won(1), won(2)], envy: [], bankNetCents: -10_00 }, you: { ...you, netCents: 5_00, resultCents: 5_00 },
});

test('a listener is told his hand once, and his turn when it comes', () => {
  assert.equal(spoken(table({ seats: [seat(1), ...others] }), deciding), 'You have a pair of 9s: nine of spades, nine of hearts, four of diamonds.');
  assert.equal(spoken(deciding, { ...deciding, turn: 1 }), 'Your decision: play or fold.');
  assert.equal(spoken({ ...deciding, turn: 1 }, { ...deciding, turn: 1, seq: 9 }), '');
});

test('what others bet and decide is not told', () => {
  const played = { ...deciding, turn: 2, seats: [seat(1, hand), seat(2, { dealtIn: true }), seat(3, { dealtIn: true, decision: 'played' })] };
  assert.equal(spoken(deciding, played), '');
  assert.equal(spoken(table({ seats: [seat(1), seat(2, { stakes: {} })] }), table({ seats: [seat(1), seat(2)] })), '');
});

test('a settled round is told in one breath, or after the cards where they were told before', () => {
  const result = 'Ante wins $5: a pair of 9s beats king high. You win $5.';
  const cards = 'Dealer plays with king high: king of spades, seven of hearts, two of diamonds.';
  assert.equal(spoken(deciding, settled), `${cards} ${result}`);
  const turned = { ...settled, phase: 'revealed' as const, settlement: undefined };
  assert.equal(spoken(deciding, turned), cards);
  assert.equal(spoken(turned, settled), result);
  assert.equal(spoken(settled, { ...settled, seq: 9 }), '');
});

test("one's own chips are told where nothing else answers for them", () => {
  const more = table({ seats: [seat(1, { stakes: { ante: 10_00, 'pair-plus': 5_00 } })] });
  assert.equal(spoken(table(), more), 'Ante $10. Pair Plus $5.');
  assert.equal(spoken(more, table({ seats: [seat(1, { stakes: {} })] })), 'Ante taken back. Pair Plus taken back.');
  assert.equal(spoken(table(), more, true), '');
});

test('bets that are open again are told to whoever sits there', () => {
  const next = table({ round: 't1.2', seats: [seat(1, { stakes: {} })] });
  assert.equal(spoken(settled, next), 'Bets are open.');
  assert.equal(spoken(settled, { ...next, you: undefined }), '');
});

test('a bank that is offered to him is told once', () => {
  const bank = { seat: 0, player: '', postedCents: 0, offeredTo: 1, roundsInARow: 0, action: 0, againstCents: 0 };
  assert.equal(spoken(table({ bank: { ...bank, offeredTo: 2 } }), table({ bank })), 'The bank is offered to you.');
  assert.equal(spoken(table({ bank }), table({ bank, seq: 9 })), '');
});
