import { money, signed } from '../../kit/money';
import type { Schemas } from '../../live/house';

export type OwnRounds = Schemas['OwnRounds'];
export type OwnRound = OwnRounds['rounds'][number];
export type Results = Schemas['Results'];
export type Point = Results['points'][number];
export type OwnDecisions = Schemas['OwnDecisions'];
export type AgainstTheOdds = OwnDecisions['worst'][number];
export type Sitting = Schemas['Sitting'];
export type Verdict = Schemas['Verdict'];

/** Which rounds are looked at; what is empty is not asked about. */
export type Filter = { table: string; game: string; result: string; from: string; to: string };

const NAMES = ['table', 'game', 'result', 'from', 'to'] as const;

/** As it stands in the page's address, so that a view can be kept and come back to. */
export function filterOf(search: string): Filter {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(NAMES.map((name) => [name, asked.get(name) ?? ''])) as Filter;
}

export function query(filter: Filter, more: Record<string, number> = {}): string {
  const asked = new URLSearchParams();
  for (const name of NAMES) if (filter[name]) asked.set(name, filter[name]);
  for (const [name, value] of Object.entries(more)) asked.set(name, String(value));
  const text = asked.toString();
  return text && `?${text}`;
}

/** Where a result stands against what was expected, in a sentence. */
export function standing({ points }: Results): string {
  const last = points.at(-1);
  if (!last) return '';
  const { resultCents, expectedCents, lowCents, highCents } = last;
  const inside = resultCents >= lowCents && resultCents <= highCents;
  const where = inside ? 'inside' : resultCents > highCents ? 'above' : 'below';
  return `After ${last.rounds} ${last.rounds === 1 ? 'round' : 'rounds'} you stand at ${signed(resultCents)}; ${signed(expectedCents)} was expected. About 19 out of 20 such evenings end between ${signed(lowCents)} and ${signed(highCents)}: yours is ${where}.`;
}

/** What a decision should have been, in three words. */
export function better({ best, chose, folded }: Verdict): string {
  const did = chose === 'play' ? 'You played' : folded === 'timed-out' ? 'Time ran out and the hand was folded' : folded === 'left' ? 'You left and the hand was folded' : 'You folded';
  return `${did}; ${best === 'play' ? 'playing' : 'folding'} was better.`;
}

/** The replay at the moment of a decision. */
export function replay(round: string, seat: number): string {
  return `/r/${encodeURIComponent(round)}?seat=${seat}`;
}

/** All wagers of a round in one line: `Ante $10, Pair Plus $5`. */
export function staked({ wagers, bankCents, stakedCents, voided }: OwnRound): string {
  if (voided) return 'void: wagers went back, the collection stays';
  const named = wagers.filter((one) => one.stakeCents > 0).map((one) => `${one.label} ${money(one.stakeCents)}`);
  return named.length ? named.join(', ') : bankCents || !stakedCents ? 'as the player-dealer' : '';
}

export function when(millis: number): string {
  return new Date(millis).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
