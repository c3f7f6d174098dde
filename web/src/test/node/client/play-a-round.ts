import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from '../../../main/web/live/contract';

/** Somebody who knows the house by its contract alone comes in, plays a round and looks it up. */

type Schemas = components['schemas'];
type Table = Schemas['Table'];

const [url = '', table = ''] = process.argv.slice(2);
const path = { table };
const header = { Prefer: 'return=representation' } as const;

let cookie = '';
const session: Middleware = {
  onRequest({ request }) {
    if (cookie) request.headers.set('Cookie', cookie);
    return request;
  },
  onResponse({ response }) {
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  },
};

const house = createClient<paths>({ baseUrl: url });
house.use(session);

let commands = 0;
const id = () => `generated-client-${++commands}`;

function given<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Listens until the table is as wanted; every message that changes it carries it. */
async function until(wanted: (view: Table) => boolean): Promise<Table> {
  const { data } = await house.GET('/api/tables/{table}/events', { params: { path }, parseAs: 'stream' });
  let text = '';
  for await (const bytes of data as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(bytes);
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const line = block.split('\n').find((one) => one.startsWith('data: '));
      if (!line) continue;
      const said = JSON.parse(line.slice('data: '.length)) as Schemas['StreamEvent'];
      const view = said.type === 'State' ? (said.event as Table) : said.view;
      if (view && wanted(view)) return view;
    }
  }
  throw new Error('The stream ended too early');
}

async function play() {
  const me = given(await house.POST('/api/guest', { body: {} }));
  const posted = given(await house.GET('/api/tables/{table}', { params: { path } })).posted;
  const ante = String(posted.limits['ante']!.minimumCents / 100);

  const sat = given(await house.POST('/api/tables/{table}/sit', { params: { path, header }, body: { id: id(), buyIn: '100' } }));
  const seat = sat.view!.you!.seats[0]!;
  given(await house.POST('/api/tables/{table}/bet', { params: { path }, body: { id: id(), seat, wager: 'ante', amount: ante } }));
  given(await house.POST('/api/tables/{table}/ready', { params: { path }, body: { id: id(), seat } }));

  const deciding = await until((view) => view.you?.can.includes('play') ?? false);
  const hand = deciding.seats.find((one) => one.seat === seat)!.hand!;
  given(await house.POST('/api/tables/{table}/play', { params: { path }, body: { id: id(), seat } }));
  const settled = await until((view) => view.phase === 'settled');

  const round = given(await house.GET('/api/rounds/{round}', { params: { path: { round: settled.round } } }));
  const film = given(await house.GET('/api/rounds/{round}/replay', { params: { path: { round: settled.round } } }));
  const wagers = round.settlement!.wagers.filter((one) => one.seat === seat);
  return {
    name: me.name, round: round.round, seat, hand, netCents: settled.you!.netCents, wagers: wagers.map((one) => `${one.label} ${one.word}`),
    steps: film.steps.length,
  };
}

play().then(
  (played) => {
    console.log(JSON.stringify(played));
    process.exit(0);
  },
  (no: unknown) => {
    console.error(no);
    process.exit(1);
  },
);
