import type { RoundRecord } from './record';
import { sha256 } from './sha256';

/** What this browser kept of its part in a round: the value it promised, and the deck's seal as it saw it then. */
export type Own = { seat: number; value: string; seal: string };
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

/** Checks a finished round; undefined where no deck was sealed and opened. Who took part is told that it is proven only if his value is in. */
export function verdict({ deck, round, events }: RoundRecord, own: Own[] = []): Verdict | undefined {
  if (!deck?.order || !deck.salt) return undefined;
  const values = new Map(deck.cuts.flatMap(({ seat, value }) => (value ? [[seat, value]] : [])) as [number, string][]);
  const dealt = cut(round, deck.commitment, deck.order, values);
  const out = events.filter(({ type }) => ['HandDealt', 'DealerDealt', 'CommunitySetAside'].includes(type)).flatMap(({ event }) => event['cards'] as string[]);
  const at = (type: string) => events.findIndex((event) => event.type === type);
  const closed = at('BetsClosed') < 0 ? events.length : at('BetsClosed');
  const firstBet = at('BetPlaced') < 0 ? events.length : at('BetPlaced');
  const inTime = events.every(({ type }, i) => (type !== 'CutSealed' || i < closed) && (type !== 'DeckSealed' || i < firstBet));
  // Who took his chips back before the cards came out had no part in the round.
  const mine = own.filter(({ seat }) => events.some(({ type, event }) => (type === 'HandDealt' || type === 'BankPosted') && event['seat'] === seat));
  const promises = mine.filter(({ seat, value }) => deck.cuts.some((one) => one.seat === seat && one.commitment === valueSeal(round, seat, value)));
  const withheld = deck.cuts.filter((one) => one.withheld).length;
  const checks: Check[] = [
    { says: 'Round, order and salt give the seal that was published before the bets', holds: sha256(deckText(round, deck.order, deck.salt)) === deck.commitment },
    { says: 'The deck has 52 cards, each once', holds: deck.order.length === 52 && new Set(deck.order).size === 52 },
    { says: 'The deck was sealed before the bets, and every value promised before they were closed', holds: inTime },
    ...(values.size
      ? [{ says: 'Every value that cut the deck is the one its player had promised', holds: deck.cuts.every(({ seat, value, commitment }) => !value || valueSeal(round, seat, value) === commitment) }]
      : []),
    { says: values.size ? 'The cards dealt are the first of the deck as the values cut it' : 'The cards dealt are the first of the sealed deck', holds: out.every((card, i) => card === dealt[i]) },
    ...(mine.length
      ? [
          { says: 'Your own value cut the deck', holds: out.length === 0 || promises.some(({ seat, value }) => values.get(seat) === value) },
          { says: 'The seal is the one this browser saw when you bet', holds: mine.every(({ seal }) => seal === deck.commitment) },
        ]
      : []),
  ];
  return { ...words(checks, values.size, mine.length > 0 && out.length > 0), withheld, checks, dealt };
}

function words(checks: Check[], cuts: number, mine: boolean): Pick<Verdict, 'word' | 'tone' | 'says'> {
  if (!checks.every((one) => one.holds)) return { word: '✗ Not proven', tone: 'bad', says: checks.filter((one) => !one.holds).map((one) => `Does not hold: ${one.says}.`).join(' ') };
  if (mine) return { word: '✓ Proven', tone: 'good', says: 'Nobody chose these cards: your own value cut the deck that the house had sealed before you bet.' };
  if (cuts) return { word: '✓ Proven', tone: 'good', says: `${cuts === 1 ? 'A player' : `${cuts} players`} cut the deck that the house had sealed before the bets; this browser was not among them.` };
  return { word: 'House only', tone: '', says: 'The seal holds: the deck was fixed before the bets. No player cut it, so the house alone shuffled it.' };
}
