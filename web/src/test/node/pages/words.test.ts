import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARK, announcement, dealerInWords, phaseInWords, resultInWords } from '../../../main/web/pages/table/words';
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
  const you = { player: 'player-1', seats: [1], rackCents: 0, can: [] };
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: 5_00 } })), 'You win $5.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: -15_00 } })), 'You lose $15.');
  assert.equal(phaseInWords(table({ phase: 'settled', you: { ...you, netCents: 0 } })), 'You break even.');
  assert.equal(phaseInWords(table({ phase: 'settled', you })), 'The round is settled.');
});

test('a listener is told his hand while he decides, and every wager when it is settled', () => {
  const own = seat(1, { cards: ['9s', '9h', '4d'], hand: 'a pair of 9s' });
  assert.equal(
    announcement(table({ phase: 'deciding', turn: 1, seats: [own] })),
    'You have a pair of 9s: nine of spades, nine of hearts, four of diamonds. Your decision: play or fold.',
  );
  const settled = table({
    phase: 'settled', seats: [own], dealer: { cardsDown: 0, cards: ['Ks', '7h', '2d'], hand: 'king high' },
    settlement: { procedure: 'house', wagers: [won(1), won(2)], envy: [], bankNetCents: -10_00 },
    you: { player: 'player-1', seats: [1], rackCents: 0, can: [], netCents: 5_00 },
  });
  assert.equal(
    announcement(settled),
    'Dealer has king high: king of spades, seven of hearts, two of diamonds. Ante wins $5: a pair of 9s beats king high. You win $5.',
  );
});
