import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { history, type RoundRecord, type Step } from '../../../main/web/pages/round/record';
import { sha256 } from '../../../main/web/pages/round/sha256';

test('a seal is hashed as everybody hashes', () => {
  for (const text of ['', 'abc', 'queenhigh deck 1\n', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'é'.repeat(100)]) {
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'), JSON.stringify(text));
  }
});

test('a round can be pasted as text, with the clauses behind its money', () => {
  const round: RoundRecord = { round: 't1.1', table: 't1', number: 1, atMillis: Date.UTC(2026, 10, 16, 3, 4), over: true, fees: [], events: [] };
  const scene: Step['scene'] = { seats: [], dealer: { cards: [], down: 0, says: '' }, community: [], layoutCents: 0 };
  const steps: Step[] = [
    { seq: 1, says: 'ann bets $5 on Ante.', seat: 1, moves: [], scene },
    { seq: 2, says: 'ann: Ante wins $5, higher.', seat: 1, by: { document: 'WA-TCP', clause: 'Settling 1' }, moves: [], scene },
  ];
  assert.equal(
    history(round, steps),
    'Round t1.1, 2026-11-16 03:04 UTC\n  1. ann bets $5 on Ante.\n  2. ann: Ante wins $5, higher. [WA-TCP Settling 1]',
  );
});
