import type { Schemas } from '../../live/house';

export type RoundRecord = Schemas['Round'];
export type Step = Schemas['ReplayStep'];
export type Scene = Schemas['ReplayScene'];
export type SeatNow = Scene['seats'][number];

export type Verdict = Schemas['Verdict'];
export type Decided = Schemas['RoundDecisions'];

/** At the step that was asked for by `#7`, at a seat's decision by `?seat=3`, or at the end. */
export function opensAt(steps: Step[], verdicts: Verdict[], { hash, search }: { hash: string; search: string }): number {
  const asked = Number(hash.slice(1)) - 1;
  if (asked >= 0 && asked < steps.length) return asked;
  const seat = Number(new URLSearchParams(search).get('seat') ?? 0);
  const decided = verdicts.find((verdict) => verdict.seat === seat);
  const at = decided ? steps.findIndex((step) => step.seq === decided.seq) : -1;
  if (at >= 0) return at;
  // Where the money has moved, not where the deck's papers come after it.
  const paid = steps.findLastIndex((step) => step.moves?.length);
  return paid >= 0 ? paid : steps.length - 1;
}

/** The clause behind a step, as it is cited. */
export function clause({ by }: Step): string {
  return by ? `${by.document} ${by.clause}` : '';
}

/** The colour of the deck that was dealt: a deck of paper has no seal that names it. */
export function backs(round: RoundRecord): string {
  const brought = round.events.find((one) => one.type === 'DeckBroughtIn')?.event as { colour?: string } | undefined;
  return round.deck?.colour ?? brought?.colour ?? 'red';
}

/** The round as text to paste somewhere. */
export function history(round: RoundRecord, steps: Step[]): string {
  const when = new Date(round.atMillis).toISOString().replace('T', ' ').slice(0, 16);
  return [
    `Round ${round.round}, ${when} UTC`,
    ...steps.map((step, i) => `${String(i + 1).padStart(3)}. ${step.says}${step.by ? ` [${clause(step)}]` : ''}`),
  ].join('\n');
}
