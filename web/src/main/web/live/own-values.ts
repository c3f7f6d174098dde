import type { Own } from '../pages/round/fair';

const KEY = 'queenhigh-values';
const MOST_ROUNDS = 200;

/** The values that this browser promised in a round: kept until long after, to look for them in its proof. */
export function kept(round: string): Own[] {
  return all()[round] ?? [];
}

export function keep(round: string, own: Own) {
  const rounds = all();
  const others = Object.entries(rounds).filter(([name]) => name !== round).slice(1 - MOST_ROUNDS);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [round, [...(rounds[round] ?? []), own]]])));
}

/** What everybody had promised when a value was given away; what was seen first stays. */
export function keepPromises(round: string, value: string, promises: Record<string, string>) {
  change(round, (own) => (own.value === value && !own.promises ? { ...own, promises } : own));
}

/** The hand that came to a seat, as it was first seen. */
export function keepCards(round: string, seat: number, cards: string[]) {
  if (kept(round).some((own) => own.seat === seat && !own.cards)) change(round, (own) => (own.seat === seat && !own.cards ? { ...own, cards } : own));
}

function change(round: string, to: (own: Own) => Own) {
  const rounds = all();
  rounds[round] = (rounds[round] ?? []).map(to);
  localStorage.setItem(KEY, JSON.stringify(rounds));
}

/** A promise that the table did not take is none. */
export function forget(round: string, value: string) {
  const rounds = all();
  rounds[round] = (rounds[round] ?? []).filter((own) => own.value !== value);
  if (!rounds[round].length) delete rounds[round];
  localStorage.setItem(KEY, JSON.stringify(rounds));
}

function all(): Record<string, Own[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Own[]>;
  } catch {
    return {};
  }
}
