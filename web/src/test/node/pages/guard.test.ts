import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GUARD_MILLIS, Guard } from '../../../main/web/pages/table/guard';

test('what began before a decision was in sight, or just after, decides nothing', () => {
  const guard = new Guard();
  assert.equal(guard.allows(Infinity), false, 'nothing to decide');
  guard.look('t1.1 decides 1');
  assert.equal(guard.allows(1e9), false, 'nobody has seen it yet');
  guard.shown(1_000);
  assert.equal(guard.allows(900), false);
  assert.equal(guard.allows(1_000), false);
  assert.equal(guard.allows(999 + GUARD_MILLIS), false);
  assert.equal(guard.allows(1_000 + GUARD_MILLIS), true);
});

test('the same decision keeps its moment, another one begins anew', () => {
  const guard = new Guard();
  assert.equal(guard.look('t1.1 decides 1'), true);
  guard.shown(1_000);
  assert.equal(guard.look('t1.1 decides 1'), false);
  guard.shown(5_000);
  assert.equal(guard.allows(2_000), true);
  guard.look('t1.1 decides 2');
  assert.equal(guard.allows(2_000), false);
  guard.look('');
  guard.shown(6_000);
  assert.equal(guard.allows(9_000), false);
});
