import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, valueSeal } from '../../../main/web/pages/round/fair';
import { Cutter } from '../../../main/web/pages/table/cutter';
import { keep, kept } from '../../../main/web/live/own-values';
import { seat, table } from './tables';

const IN_ORDER = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
const SEAL = 'f'.repeat(64);

/** A browser's memory. */
class Memory {
  private items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

function cutter() {
  Object.assign(globalThis, { localStorage: new Memory() });
  const sent: { verb: string; fields: Record<string, unknown> }[] = [];
  return { sent, cutter: new Cutter(async (verb, fields) => void sent.push({ verb, fields: fields as Record<string, unknown> })) };
}

const you = { player: 'player-1', seats: [1], rackCents: 0, can: [], feeCents: 0 };
const sealed = (cuts: { seat: number; commitment: string; value?: string; withheld: boolean }[] = []) => ({ colour: 'red' as const, commitment: SEAL, cuts });

test('the page cuts a deck as the floor does', () => {
  const values = new Map([[3, 'ab'.repeat(32)], [1, '11'.repeat(32)]]);
  assert.equal(
    cut('wa-1.57', SEAL, IN_ORDER, values).join(' '),
    '9d 5h Ts 9s Qh 2s 4h Ad Qs 8s 8c 7c Jd 2h 9c Js 5s 9h 5c Ah 3d 4c As Jc 5d Td 4d 8d Jh 7d Ks 7s 4s Kc 2d 6h 6s 2c Qc Kh 7h 6d Tc Qd Kd 3s 3c Th 3h Ac 8h 6c',
  );
  assert.deepEqual(cut('wa-1.57', SEAL, IN_ORDER, new Map()), IN_ORDER);
});

test('a value is promised with the bets, kept in the browser, and opened when bets are closed', async () => {
  const { sent, cutter: page } = cutter();
  page.look(table({ you, deck: sealed(), seats: [seat(1, { stakes: {} })] }));
  assert.equal(sent.length, 0, 'nothing lies there yet');
  page.look(table({ you, deck: sealed(), seats: [seat(1)] }));
  page.look(table({ you, deck: sealed(), seats: [seat(1)] }));
  await page.done();
  assert.equal(sent.length, 1);
  const round = table().round;
  const own = kept(round)[0]!;
  assert.match(own.value, /^[0-9a-f]{64}$/);
  assert.equal(own.seal, SEAL);
  const commitment = valueSeal(round, 1, own.value);
  assert.deepEqual(sent[0], { verb: 'seal-cut', fields: { seat: 1, commitment } });
  page.look(table({ you, phase: 'bets-closed', deck: sealed([{ seat: 1, commitment, withheld: false }]), seats: [seat(1)] }));
  await page.done();
  assert.deepEqual(sent[1], { verb: 'open-cut', fields: { seat: 1, value: own.value } });
});

test('what everybody has promised is kept before the value goes, and what was seen first stays', async () => {
  const { sent, cutter: page } = cutter();
  page.look(table({ you, deck: sealed(), seats: [seat(1)] }));
  await page.done();
  const { round } = table();
  const commitment = valueSeal(round, 1, kept(round)[0]!.value);
  const [mine, others, late] = [{ seat: 1, commitment, withheld: false }, { seat: 2, commitment: '2'.repeat(64), withheld: false }, { seat: 3, commitment: '3'.repeat(64), withheld: false }];
  page.look(table({ you, phase: 'bets-closed', deck: sealed([mine, others]), seats: [seat(1)] }));
  await page.done();
  page.look(table({ you, phase: 'bets-closed', deck: sealed([mine, others, late]), seats: [seat(1)] }));
  await page.done();
  assert.deepEqual(kept(round)[0]!.promises, { 1: commitment, 2: others.commitment });
  assert.equal(sent.filter(({ verb }) => verb === 'open-cut').length, 2, 'the table had not said that it is open');
});

test('nothing is given away for another deck than the one that was bet on', async () => {
  const { sent, cutter: page } = cutter();
  page.look(table({ you, deck: sealed(), seats: [seat(1)] }));
  await page.done();
  const { round } = table();
  const commitment = valueSeal(round, 1, kept(round)[0]!.value);
  const another = { ...sealed([{ seat: 1, commitment, withheld: false }]), commitment: 'e'.repeat(64) };
  page.look(table({ you, phase: 'bets-closed', deck: another, seats: [seat(1)] }));
  await page.done();
  assert.equal(sent.length, 1);
});

test('the promise of another device is left to it', async () => {
  const { sent, cutter: page } = cutter();
  const others = [{ seat: 1, commitment: '0'.repeat(64), withheld: false }];
  page.look(table({ you, deck: sealed(others), seats: [seat(1)] }));
  page.look(table({ you, phase: 'bets-closed', deck: sealed(others), seats: [seat(1)] }));
  await page.done();
  assert.equal(sent.length, 0);
});

test('a value by hand counts once, replaces one of chance, and is never used again', async () => {
  const { sent, cutter: page } = cutter();
  const betting = table({ you, deck: sealed([{ seat: 1, commitment: '0'.repeat(64), withheld: false }]), seats: [seat(1)] });
  page.byHand('AB'.repeat(32), betting);
  await page.done();
  assert.equal(sent[0]!.fields['commitment'], valueSeal(betting.round, 1, 'ab'.repeat(32)));
  assert.equal(page.hasOneByHand, false);
});

test('old rounds are forgotten in the end', () => {
  cutter();
  for (let round = 1; round <= 300; round++) keep(`t1.${round}`, { seat: 1, value: 'v', seal: 's' });
  assert.equal(kept('t1.1').length, 0);
  assert.equal(kept('t1.300').length, 1);
});
