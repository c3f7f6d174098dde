import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ended, sum } from '../../../main/web/pages/table/tally';
import { table } from './tables';

const you = { player: 'player-1', seats: [1], rackCents: 0, can: [], feeCents: 0 };

test('a round that has ended is counted for whoever sat there, also a void one', () => {
  assert.equal(ended(table({ phase: 'settled', you })), table().round);
  assert.equal(ended(table({ phase: 'void', you })), table().round);
  assert.equal(ended(table({ phase: 'deciding', you })), '');
  assert.equal(ended(table({ phase: 'settled', you: { ...you, seats: [] } })), '');
  assert.equal(ended(table({ phase: 'settled', you: undefined })), '');
});

test('a sum of nothing is nothing', () => {
  assert.equal(sum([]), 0);
  assert.equal(sum([1, 2, 3]), 6);
});
