import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableView } from '../../../main/web/live/house';
import { countRound, hintFor, isNew, knowsIt } from '../../../main/web/pages/table/hints';

function view(phase: TableView['phase'], more: object = {}): TableView {
  return { phase, turn: 1, you: { seats: [1], rackCents: 500_00 }, posted: { wagers: { ante: 'Ante', play: 'Play' }, limits: { ante: { minimumCents: 5_00, maximumCents: 100_00 } }, dealer: 'Dealer', qualifier: 'queen high or better' }, ...more } as unknown as TableView;
}

test('whoever is new is told the next thing to do', () => {
  assert.match(hintFor(view('betting', { you: undefined }), 0), /^Take a seat/);
  assert.match(hintFor(view('betting'), 0), /^Tap Ante/);
  assert.match(hintFor(view('betting', { you: { seats: [1], rackCents: 4_00 } }), 0), /^Your rack is empty/);
  assert.match(hintFor(view('betting'), 500), /^Press Deal/);
  assert.match(hintFor(view('deciding'), 500), /^Play: match your Ante/);
  assert.match(hintFor(view('deciding', { turn: 2 }), 500), /in turn/);
  assert.match(hintFor(view('betting', { bank: { seat: 1 } }), 0), /^As the bank/);
  assert.match(hintFor(view('revealed'), 0), /^Dealer needs queen high/);
});

test('nobody is new after three rounds, or once he says so', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  assert.ok(isNew(storage));
  for (let i = 0; i < 3; i++) countRound(storage);
  assert.ok(!isNew(storage));
  kept.clear();
  knowsIt(storage);
  assert.ok(!isNew(storage));
});
