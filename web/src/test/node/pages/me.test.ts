import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lasted } from '../../../main/web/kit/lasted';
import { better, filterOf, query, replay, staked, standing, type OwnRound, type Results, type Verdict } from '../../../main/web/pages/me/model';
import { opensAt, type Step } from '../../../main/web/pages/round/record';

test('a filter stands in the address and comes back from it', () => {
  const filter = filterOf('?table=wa-1&result=lost&from=2026-11-15&nonsense=1');
  assert.deepEqual(filter, { table: 'wa-1', game: '', result: 'lost', from: '2026-11-15', to: '' });
  assert.equal(query(filter), '?table=wa-1&result=lost&from=2026-11-15');
  assert.equal(query(filterOf('')), '');
  assert.equal(query(filterOf(''), { most: 50 }), '?most=50');
});

test('a result is said to lie inside the band, above or below it', () => {
  const results = (resultCents: number): Results => ({
    rounds: 1, leftOut: 0,
    points: [{ rounds: 1, round: 't.1', atMillis: 0, resultCents, expectedCents: -50, lowCents: -40_00, highCents: 39_00 }],
  });
  assert.equal(
    standing(results(-15_00)),
    'After 1 round you stand at −$15; −$0.50 was expected. About 19 out of 20 such evenings end between −$40 and +$39: yours is inside.',
  );
  assert.match(standing(results(400_00)), /yours is above\.$/);
  assert.match(standing(results(-41_00)), /yours is below\.$/);
  assert.equal(standing({ rounds: 0, leftOut: 0, points: [] }), '');
});

const verdict = (some: Partial<Verdict>): Verdict => ({
  seq: 7, seat: 3, player: 'ann', cards: ['Qs', '6h', '4d'], hand: 'Queen high', seen: [], chose: 'fold', best: 'play', right: false,
  play: { fraction: '-1/2', decimal: '-0.5' }, fold: { fraction: '-1', decimal: '-1' }, anteCents: 10_00, costCents: 5_00, says: '', ...some,
});

test('what would have been better is said, and who decided', () => {
  assert.equal(better(verdict({})), 'You folded; playing was better.');
  assert.equal(better(verdict({ folded: 'timed-out' })), 'Time ran out and the hand was folded; playing was better.');
  assert.equal(better(verdict({ chose: 'play', best: 'fold' })), 'You played; folding was better.');
  assert.equal(replay('wa-1.5', 3), '/r/wa-1.5?seat=3');
});

test('a replay opens where the money has moved, and not at the papers after it', () => {
  const steps = [[], [{}], []].map((moves, i) => ({ seq: i + 1, moves }) as unknown as Step);
  assert.equal(opensAt(steps, [], { hash: '', search: '' }), 1);
});

test('a replay opens at a decision, at a step, or at its end', () => {
  const steps = [1, 7, 9].map((seq) => ({ seq }) as Step);
  assert.equal(opensAt(steps, [verdict({})], { hash: '', search: '?seat=3' }), 1);
  assert.equal(opensAt(steps, [verdict({})], { hash: '#1', search: '?seat=3' }), 0);
  assert.equal(opensAt(steps, [verdict({})], { hash: '', search: '?seat=4' }), 2);
  assert.equal(opensAt(steps, [], { hash: '#99', search: '' }), 2);
});

test('wagers are listed, and a round without any was the bank’s', () => {
  const round = { wagers: [{ seat: 1, label: 'Ante', stakeCents: 10_00, netCents: -10_00 }, { seat: 1, label: 'Ante Bonus', stakeCents: 0, netCents: 0 }], bankCents: 0, stakedCents: 10_00 } as unknown as OwnRound;
  assert.equal(staked(round), 'Ante $10');
  assert.equal(staked({ ...round, wagers: [], bankCents: 20_00 }), 'as the player-dealer');
});

test('time is told in minutes, then in hours', () => {
  assert.equal(lasted(59 * 60_000), '59 min');
  assert.equal(lasted(61 * 60_000), '1 h 1 min');
  assert.equal(lasted(-5), '0 min');
});
