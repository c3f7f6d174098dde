import type { RoundRecord } from './record';
import { sha256 } from './sha256';

/**
 * What this browser kept of its part in a round: the value it promised, the deck's seal as it saw it then, and everybody's promises by
 * seat as it saw them when it gave the value away, and the hand that it was then dealt.
 */
export type Own = { seat: number; value: string; seal: string; promises?: Record<string, string>; cards?: string[] };
export type Check = { says: string; holds: boolean };
export type Verdict = { word: string; tone: 'good' | 'bad' | ''; says: string; withheld: number; checks: Check[]; dealt: string[] };

/** Four lines that anybody can hash: what the house publishes of a deck. */
export function deckText(round: string, order: string[], salt: string): string {
  return `queenhigh deck 1\n${round}\n${order.join(' ')}\n${salt}\n`;
}

/** What a player publishes of the value that he will cut the deck by. */
export function valueSeal(round: string, seat: number, value: string): string {
  return sha256(`queenhigh value 1\n${round}\n${seat}\n${value}\n`);
}

/** The deck that is dealt: the sealed one, put in order by all opened values; without any, as it was sealed. */
export function cut(round: string, seal: string, order: string[], values: Map<number, string>): string[] {
  const deck = [...order];
  if (!values.size) return deck;
  const lines = [...values].sort(([a], [b]) => a - b).map(([seat, value]) => `${seat} ${value}\n`);
  const bytes = stream(sha256(`queenhigh cut 1\n${round}\n${seal}\n${lines.join('')}`));
  for (let left = deck.length; left > 1; left--) {
    let byte = bytes.next().value;
    while (byte >= 256 - (256 % left)) byte = bytes.next().value;
    const pick = byte % left;
    [deck[pick], deck[left - 1]] = [deck[left - 1]!, deck[pick]!];
  }
  return deck;
}

function* stream(key: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hex = sha256(`${key} ${block}\n`);
    for (let at = 0; at < hex.length; at += 2) yield parseInt(hex.slice(at, at + 2), 16);
  }
}

type Happened = { type: string; event: Record<string, unknown> };
type Cut = { seat: number; commitment: string; value?: string; withheld: boolean };

const CARDS = ['HandDealt', 'DealerDealt', 'CommunitySetAside'];

/** Checks a finished round; undefined where no deck was sealed and opened. Who took part is told that it is proven only if his value is in. */
export function verdict({ deck, round, events }: RoundRecord, own: Own[] = []): Verdict | undefined {
  const out = events.filter(({ type }) => CARDS.includes(type)).flatMap(({ event }) => event['cards'] as string[]);
  // Who took his chips back before the cards came out had no part in the round; who gave his value away had.
  const mine = own.filter(({ seat, promises }) => promises || events.some(({ type, event }) => (type === 'HandDealt' || type === 'BankPosted') && event['seat'] === seat));
  if (!deck?.order || !deck.salt) return mine.length && out.length ? unproven() : undefined;
  const promised = cutsOf(events);
  const cuts = promised.filter(({ value, withheld }) => value || withheld);
  const forgotten = promised.filter((one) => !cuts.includes(one) && events.some(({ type, event }) => type === 'HandDealt' && event['seat'] === one.seat));
  const values = new Map(cuts.flatMap(({ seat, value }) => (value ? [[seat, value]] : [])) as [number, string][]);
  const dealt = cut(round, deck.commitment, deck.order, values);
  const withheld = cuts.filter((one) => one.withheld).length;
  const seals = events.filter(({ type }) => type === 'DeckSealed').map(({ event }) => event['commitment']);
  const checks: Check[] = [
    { says: 'Round, order and salt give the seal that was published before the bets', holds: sha256(deckText(round, deck.order, deck.salt)) === deck.commitment && seals.at(-1) === deck.commitment },
    { says: 'The deck has 52 cards, each once', holds: deck.order.length === 52 && new Set(deck.order).size === 52 },
    { says: 'The deck was sealed before the bets, every value promised before they were closed and opened after that, and no card came out sooner', holds: isInOrder(events) },
    ...(promised.length
      ? [{ says: 'Every value that cut the deck is the one its player had promised, and no promise was forgotten', holds: !forgotten.length && cuts.every(({ seat, value, commitment }) => !value || valueSeal(round, seat, value) === commitment) }]
      : []),
    { says: values.size ? 'The cards dealt are the first of the deck as the values cut it' : 'The cards dealt are the first of the sealed deck', holds: out.every((card, i) => card === dealt[i]) },
    ...(mine.length
      ? [
          { says: 'Your own value cut the deck', holds: out.length === 0 || mine.every(({ seat }) => values.get(seat) === lastOf(mine, seat).value) },
          { says: 'The seal is the one this browser saw when you bet', holds: mine.every(({ seal }) => seal === deck.commitment) },
          { says: 'Nobody promised anything, or went back on it, after this browser had opened your value', holds: out.length === 0 || mine.every(({ promises }) => !promises || areThose(cuts, promises)) },
          ...(mine.some(({ cards }) => cards) ? [{ says: 'The hand on record is the one this browser was dealt', holds: mine.every((one) => isDealt(events, one)) }] : []),
        ]
      : []),
  ];
  const looked = mine.length > 0 && out.length > 0 && mine.every(({ seat }) => lastOf(mine, seat).promises);
  return { ...words(checks, values.size, looked), withheld, checks, dealt };
}

/** The value that was given away for a seat, or else the one that was promised last. */
function lastOf(mine: Own[], seat: number): Own {
  const here = mine.filter((one) => one.seat === seat);
  return here.findLast((one) => one.promises) ?? here.at(-1)!;
}

/** What was promised and what became of it, by what happened alone. */
function cutsOf(events: Happened[]): Cut[] {
  const cuts = new Map<number, Cut>();
  const at = (event: Happened['event']) => cuts.get(event['seat'] as number) ?? { seat: event['seat'] as number, commitment: '', withheld: false };
  let closed = false;
  for (const { type, event } of events) {
    closed ||= type === 'BetsClosed';
    if (type === 'StoodUp' && !closed) cuts.delete(event['seat'] as number);
    if (type === 'CutSealed') cuts.set(event['seat'] as number, { ...at(event), commitment: event['commitment'] as string });
    if (type === 'CutOpened') cuts.set(event['seat'] as number, { ...at(event), value: event['value'] as string });
    if (type === 'CutWithheld') cuts.set(event['seat'] as number, { ...at(event), withheld: true });
  }
  return [...cuts.values()];
}

/** Bets are closed once; the deck is sealed before the first of them, promises are made before that moment and opened after it, the cards come last. */
function isInOrder(events: Happened[]): boolean {
  const places = (...types: string[]) => events.flatMap(({ type }, i) => (types.includes(type) ? [i] : []));
  const [closings, cards, opened] = [places('BetsClosed'), places(...CARDS), places('CutOpened', 'CutWithheld')];
  const closed = closings[0] ?? events.length;
  const firstBet = places('BetPlaced')[0] ?? events.length;
  const firstCard = cards[0] ?? events.length;
  const twice = new Set(opened.map((i) => events[i]!.event['seat'])).size < opened.length;
  return (
    closings.length <= 1 && !twice &&
    places('DeckSealed').every((i) => i < firstBet && i < closed) &&
    places('CutSealed').every((i) => i < closed) &&
    opened.every((i) => i > closed && i < firstCard) &&
    cards.every((i) => i > closed)
  );
}

function areThose(cuts: Cut[], promises: Record<string, string>): boolean {
  return cuts.length === Object.keys(promises).length && cuts.every(({ seat, commitment }) => promises[seat] === commitment);
}

function isDealt(events: Happened[], { seat, cards }: Own): boolean {
  const hands = events.filter(({ type, event }) => type === 'HandDealt' && event['seat'] === seat).map(({ event }) => event['cards'] as string[]);
  return !cards || hands.some((hand) => [...hand].sort().join() === [...cards].sort().join());
}

/** Somebody promised a value for a sealed deck, and the round has none to show. */
function unproven(): Verdict {
  const checks = [{ says: 'The deck this browser saw sealed has been opened', holds: false }];
  return { ...words(checks, 0, false), withheld: 0, checks, dealt: [] };
}

function words(checks: Check[], cuts: number, mine: boolean): Pick<Verdict, 'word' | 'tone' | 'says'> {
  if (!checks.every((one) => one.holds)) return { word: '✗ Not proven', tone: 'bad', says: checks.filter((one) => !one.holds).map((one) => `Does not hold: ${one.says}.`).join(' ') };
  if (mine) return { word: '✓ Proven', tone: 'good', says: 'Nobody chose these cards: your own value cut the deck that the house had sealed before you bet.' };
  if (cuts) return { word: '✓ Proven', tone: 'good', says: `${cuts === 1 ? 'A player' : `${cuts} players`} cut the deck that the house had sealed before the bets; this browser was not among them.` };
  return { word: 'House only', tone: '', says: 'The seal holds: the deck was fixed before the bets. No player cut it, so the house alone shuffled it.' };
}
