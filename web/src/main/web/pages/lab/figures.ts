import type { Wager } from '../../live/house';

/** What the lab answers; the contract is in `/openapi.yaml`. */

export type Share = { fraction: string; percent: string; decimal: string };
export type Units = { fraction: string; decimal: string };

export type Published = { figure: string; of: string; prints: string; exact: Share; rounded: string; agrees: boolean; clause: string };

export type WagerPrice = {
  edge: Share; hitFrequency: Share; standardDeviation: string; variance: Units; averageWager: Units; elementOfRisk: Share;
  table?: string; published?: string; agrees?: boolean; figures?: Published[];
  payLines: { title: string; net?: number; pays?: string; chance: Share }[];
  fixedReturn?: Share; perMeterUnit?: Share; breakEvenMeter?: Units; envyPerOtherPlayer?: Share; jackpotFrequency?: Share;
};

export type Threshold = { shown?: string; play: string; says: string };

export type Strategy = {
  says: string; thresholds: Threshold[]; edge: Share; cost: Share; others: { title: string; edge: Share; cost: Share }[];
};

export type PayLine = { hand: string; title: string; pays?: number; percentOfMeter?: number; envyCents?: number };

export type Table = {
  wager: Wager; label: string; table: string; reads: string; forOne: boolean; lines: PayLine[]; hands: { hand: string; title: string }[];
};

export type Knobs = {
  qualifier: string;
  unqualifiedAnte: 'wins' | 'wins-if-higher-else-pushes';
  shown: 'nothing' | 'one-dealer-card' | 'players-face-up';
  tables: Table[];
};

export type Prices = {
  game: string; title: string; document: string; choices: string[]; fingerprint: string; approved: boolean; basedOn: string;
  wagers: Partial<Record<Wager, WagerPrice>>; strategy: Strategy; knobs: Knobs;
};

export type MapRow = { ranks: string; kind: string; count: number; playMillionths: number[] };
export type StrategyMap = { shown: string[]; hands: MapRow[] };

export type Decision = {
  hand: string; seen: string; play: Units; fold: Units;
  best: { choice: 'play' | 'fold' | 'depends-on-card'; fraction: string; decimal: string };
  byDealerCard?: Record<string, { play: Units; fold: Units; best: { choice: 'play' | 'fold' } }>;
};

/** Turned knobs, as the lab reads them. */
export type Draft = {
  pays?: Partial<Record<Wager, Record<string, number>>>;
  percentOfMeter?: Record<string, number>;
  qualifier?: string;
  unqualifiedAnte?: Knobs['unqualifiedAnte'];
  shown?: Knobs['shown'];
};

export const ORDER: Wager[] = ['ante', 'pair-plus', 'six-card-bonus', 'progressive'];

export const TITLES: Record<Wager, string> = {
  ante: 'Ante', play: 'Play', 'ante-bonus': 'Ante Bonus', 'pair-plus': 'Pair Plus', 'six-card-bonus': '6 Card Bonus',
  progressive: 'Progressive',
};

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
