import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableSummary } from '../../../main/web/live/house';
import { address, curl, fits, operations, sample, type Contract } from '../../../main/web/pages/api/contract';
import { different, grouped, soonest } from '../../../main/web/pages/lobby/groups';

function table(name: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    table: name, title: name, game: 'wa/three-card-poker', gameTitle: 'Three Card Poker', choices: [], approved: true, playerBanked: false, automatic: true, phase: 'betting', round: `${name}.1`,
    seated: 0, practice: 0, places: 7, ante: { minimumCents: 100, maximumCents: 10000 }, suspended: false, bankSeat: 0, bankRounds: 0, calls: false, dealers: [], shown: 'nothing', wagers: ['ante'],
    spots: [], cardsOpen: false, notCleared: false, ...more,
  };
}

test('a table stands in one group, by what is most different about it', () => {
  const groups = grouped([table('plain'), table('linked', { link: 'emerald' }), table('open', { shown: 'players-face-up' }), table('banked', { playerBanked: true })]);
  assert.deepEqual(groups.map(({ title, tables }) => [title, tables.map((one) => one.table).join()]), [
    ['The house banks', 'plain'], ['On a progressive meter', 'linked'], ['Hands face up', 'open'], ['A player banks', 'banked'],
  ]);
});

test('what else is different stands on the table', () => {
  assert.deepEqual(different(table('six', { wagers: ['ante', 'six-card-bonus'], shown: 'one-dealer-card', automatic: false })), ['6 Card Bonus', 'one dealer card shown', 'a person deals']);
});

test('the soonest deal has a free seat and open bets', () => {
  const full = table('full', { seated: 7 });
  assert.equal(soonest([full, table('late', { phase: 'deciding' }), table('now')])?.table, 'now');
  assert.equal(soonest([full]), undefined);
});

const contract: Contract = {
  info: { title: '', description: '' },
  tags: [{ name: 'tables' }],
  paths: {
    '/api/tables/{table}/bet': {
      post: {
        operationId: 'bet', tags: ['tables'], summary: 'Put this amount on a wager.', 'x-roles': ['player'], parameters: [{ $ref: '#/components/parameters/Table' } as never],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Bet' } } } }, responses: { '200': { description: 'Done.' }, '422': {} },
      },
    },
  },
  components: {
    schemas: { Bet: { required: ['seat', 'wager'], properties: { seat: { type: 'integer', minimum: 1 }, wager: { type: 'string', enum: ['ante', 'play'] } } } },
    parameters: { Table: { name: 'table', in: 'path', required: true } },
  },
  'x-problems': [],
};

test('a request is found by its words and filled in', () => {
  const [bet] = operations(contract);
  assert.ok(bet && fits(bet, 'POST wager') && !fits(bet, 'POST jackpot'));
  assert.equal(address(bet.path, bet.parameters, { table: 'wa 1' }), '/api/tables/wa%201/bet');
  assert.deepEqual(sample(contract, bet.body!), { seat: 1, wager: 'ante' });
  assert.equal(curl('POST', 'http://x/', '{"a":"it\'s"}'), `curl -s -b cookies -c cookies -X POST 'http://x/' -H 'Content-Type: application/json' -d '{"a":"it'\\''s"}'`);
});
