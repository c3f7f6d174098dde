import type { Schemas, Wager } from '../../live/house';

/** What the lab answers, under the pages' own names. */
export type Share = Schemas['Share'];
export type Units = Schemas['Units'];
export type WagerPrice = Schemas['WagerPrice'];
export type Prices = Schemas['Prices'];
export type Strategy = Prices['strategy'];
export type Threshold = Strategy['thresholds'][number];
export type Knobs = Schemas['Knobs'];
export type Table = Knobs['tables'][number];
export type PayLine = Table['lines'][number];
export type StrategyMap = Schemas['StrategyMap'];
export type MapRow = StrategyMap['hands'][number];
export type Decision = Schemas['Decision'];
/** Turned knobs, as the lab reads them. */
export type Draft = Schemas['Draft'];

export const ORDER: Wager[] = ['ante', 'pair-plus', 'six-card-bonus', 'progressive'];

/** `-3.372980944` as `−3.373 %`. */
export function percent(share: Share, places = 3): string {
  return `${fixed(share.percent, places)} %`;
}

/** A decimal with its real minus sign. */
export function fixed(decimal: string, places: number): string {
  return Number(decimal).toFixed(places).replace('-', '−');
}

export function signedPoints(points: number, places = 3): string {
  const text = Math.abs(points).toFixed(places);
  return points > 0 ? `+${text}` : points < 0 ? `−${text}` : text;
}

/** Whether a draft changes anything at all. */
export function isEmpty(draft: Draft): boolean {
  return (
    Object.values(draft.pays ?? {}).every((lines) => Object.keys(lines ?? {}).length === 0) &&
    Object.keys(draft.percentOfMeter ?? {}).length === 0 &&
    !draft.qualifier && !draft.unqualifiedAnte && !draft.shown
  );
}
