import type { Schemas } from '../../live/house';

export type RoundRecord = Schemas['Round'];
export type Step = Schemas['ReplayStep'];
export type Scene = Schemas['ReplayScene'];
export type SeatNow = Scene['seats'][number];

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
