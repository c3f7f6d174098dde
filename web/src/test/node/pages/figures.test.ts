import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixed, isEmpty, percent, signedPoints } from '../../../main/web/pages/lab/figures';

test('figures are rounded where they are printed, with a real minus sign', () => {
  const share = { fraction: '-686689/20358520', percent: '-3.372980944', decimal: '-0.033729809436' };
  assert.equal(percent(share), '−3.373 %');
  assert.equal(percent(share, 6), '−3.372981 %');
  assert.equal(fixed('-0.5', 2), '−0.50');
  assert.equal(signedPoints(0.1234), '+0.123');
  assert.equal(signedPoints(-0.1234, 2), '−0.12');
  assert.equal(signedPoints(0), '0.000');
});

test('a draft without a turned knob is none', () => {
  assert.ok(isEmpty({}));
  assert.ok(isEmpty({ pays: { 'pair-plus': {} }, percentOfMeter: {} }));
  assert.ok(!isEmpty({ pays: { 'pair-plus': { flush: 3 } } }));
  assert.ok(!isEmpty({ qualifier: 'K' }));
});
