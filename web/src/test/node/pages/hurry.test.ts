import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Hurry } from '../../../main/web/pages/table/hurry';

test('the last ten seconds are said once for every clock that runs for a player', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let said = 0;
  const hurry = new Hurry(() => said++);

  hurry.watch({ endsAtMillis: 25_000 }, 0, 0);
  hurry.watch({ endsAtMillis: 25_000 }, 0, 3_000);
  mock.timers.tick(14_999);
  assert.equal(said, 0);
  mock.timers.tick(1);
  assert.equal(said, 1);

  hurry.watch({ endsAtMillis: 60_000 }, 0, 30_000);
  hurry.watch(undefined, 0, 31_000);
  mock.timers.tick(60_000);
  assert.equal(said, 1, 'nobody waits for him any more');

  hurry.watch({ endsAtMillis: 105_000 }, 0, 100_000);
  mock.timers.tick(60_000);
  assert.equal(said, 1, 'a short clock does not talk over the cards');
});
