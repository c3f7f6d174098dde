import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardName } from '../../../main/web/kit/card-name';
import { listed } from '../../../main/web/kit/listed';
import { dollars, exactly, limits, money, signed, toTheCent } from '../../../main/web/kit/money';

test('cents are written as people write dollars', () => {
  assert.equal(money(0), '$0');
  assert.equal(money(25_00), '$25');
  assert.equal(money(2_50), '$2.50');
  assert.equal(money(2_05), '$2.05');
  assert.equal(money(1_250_00), '$1,250');
  assert.equal(money(-7_25), '−$7.25');
});

test('what was won or lost has its sign', () => {
  assert.equal(signed(5_00), '+$5');
  assert.equal(signed(-5_00), '−$5');
  assert.equal(signed(0), '$0');
});

test('commands get dollars that add up to the same cents', () => {
  for (const cents of [1, 5, 10, 99, 100, 101, 250, 12_345, 1_000_000_00]) assert.equal(Math.round(Number(dollars(cents)) * 100), cents);
  assert.equal(dollars(2_50), '2.50');
});

test('a meter stands there to the cent, the books exactly', () => {
  assert.equal(toTheCent(1_000_18), '$1,000.18');
  assert.equal(exactly('1234.5'), '$1,234.5');
  assert.equal(exactly('-0.000185'), '−$0.000185');
});

test('limits that are one amount are one amount, and no ceiling is no ceiling', () => {
  assert.equal(limits(1_00, 1_00), '$1');
  assert.equal(limits(5_00, 300_00), '$5–$300');
  assert.equal(limits(5_00, Number.MAX_SAFE_INTEGER), 'from $5');
});

test('cards and lists are read out', () => {
  assert.equal(cardName('Qs'), 'queen of spades');
  assert.equal(cardName('Td'), 'ten of diamonds');
  assert.equal(listed([1, 4]), '1 and 4');
  assert.equal(listed([2, 3, 5]), '2, 3 and 5');
  assert.equal(listed([7]), '7');
});
