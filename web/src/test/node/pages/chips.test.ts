import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stakes, Wager } from '../../../main/web/live/house';
import { nextChange, nothingOn, withOneMore } from '../../../main/web/pages/table/chips';

const ORDER: Wager[] = ['ante', 'pair-plus', 'six-card-bonus'];

test('the first chip is at least the minimum, and none goes above the maximum', () => {
  const posted = { minimumCents: 10_00, maximumCents: 50_00 };
  assert.equal(withOneMore(0, 5_00, posted), 10_00);
  assert.equal(withOneMore(10_00, 5_00, posted), 15_00);
  assert.equal(withOneMore(45_00, 25_00, posted), 50_00);
  assert.equal(withOneMore(0, 5_00), 5_00);
});

test('a wager of one amount is that amount whatever the chip', () => {
  const posted = { minimumCents: 1_00, maximumCents: 1_00 };
  assert.equal(withOneMore(0, 25_00, posted), 1_00);
  assert.equal(withOneMore(1_00, 25_00, posted), 1_00);
});

/** What is sent until nothing differs. */
function sent(wanted: Stakes, laid: Stakes): string[] {
  const log: string[] = [];
  let now = laid;
  for (let next = nextChange(ORDER, wanted, now); next; next = nextChange(ORDER, wanted, now)) {
    log.push(`${next.wager} ${next.cents}`);
    now = { ...now, [next.wager]: next.cents };
  }
  return log;
}

test('chips are laid from the first spot on and come back from the last', () => {
  assert.deepEqual(sent({ 'six-card-bonus': 1_00, ante: 5_00, 'pair-plus': 2_00 }, {}), ['ante 500', 'pair-plus 200', 'six-card-bonus 100']);
  assert.deepEqual(sent(nothingOn(ORDER), { ante: 5_00, 'pair-plus': 2_00 }), ['pair-plus 0', 'ante 0']);
  assert.deepEqual(sent({ ante: 5_00 }, { ante: 5_00 }), []);
  assert.deepEqual(sent({ ante: 10_00, 'pair-plus': 0 }, { ante: 5_00, 'pair-plus': 2_00 }), ['pair-plus 0', 'ante 1000']);
});
