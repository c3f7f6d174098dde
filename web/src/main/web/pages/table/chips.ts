import type { Stakes, Wager } from '../../live/house';

type Limits = { minimumCents: number; maximumCents: number };

/** What lies on a spot after one more chip: at least what is posted for it, and no more than that allows. */
export function withOneMore(stake: number, chip: number, posted?: Limits): number {
  if (!posted) return stake + chip;
  return Math.min(posted.maximumCents, Math.max(posted.minimumCents, stake + chip));
}

/** Every spot empty. */
export function nothingOn(order: Wager[]): Stakes {
  return Object.fromEntries(order.map((wager) => [wager, 0]));
}

/**
 * What to send next so that what lies becomes what is wanted, one wager at a time: chips come back first and from the last spot on,
 * because others lean on the first.
 */
export function nextChange(order: Wager[], wanted: Stakes, laid: Stakes): { wager: Wager; cents: number } | undefined {
  const differs = (wager: Wager) => wanted[wager] !== undefined && wanted[wager] !== (laid[wager] ?? 0);
  const back = [...order].reverse().find((wager) => differs(wager) && wanted[wager] === 0);
  const wager = back ?? order.find(differs);
  return wager && { wager, cents: wanted[wager] ?? 0 };
}
