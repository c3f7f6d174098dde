/** A share of the Ante: percent always, the fraction where it is exact. */
export type Share = { percent: string; decimal: string; fraction?: string };

export type Table = {
  spots: number;
  seen: number;
  exact: boolean;
  gain: Share;
  edge: Share;
  standardError: string;
  deviates: Share;
  changes: { kind: string; gain: Share; often: Share }[];
  largest: { cards: string; gain: Share }[];
  rules: { rule: string; gain: Share; ofTheGain: string }[];
  personsTable?: { counts: string; gain: Share; ofTheGain: string; lines: { rule: string; gain: Share }[] };
};

export type Claim = { printed: string; computed: string; error: string; verdict: 'confirmed' | 'too strict' | 'wrong' | 'open' };

export type Choice = { id: string; about: string; lines?: Record<string, string> };

export type Game = {
  game: string;
  title: string;
  standing?: string;
  edgeUnseen?: Share;
  tables?: Table[];
  playerAheadFrom?: number;
  mostSpots?: number;
  claims?: Claim[];
  strategy?: { words: string[]; edge?: Share };
  rules?: string[];
  figures?: { shipped: boolean; commit?: string; date?: string; command?: string };
  ownCards: number;
  asks: { shows: boolean; board: number };
  choices: Choice[];
};

export type Weighed = { decision: string; actions: Record<string, { decimal: string; fraction: string }>; best: string };

export type Study = { study: string; state: string; done: number; total: number; result?: Table };

export const GAMES: [string, string][] = [
  ['three-card-poker', 'Three Card Poker'],
  ['let-it-ride', 'Let It Ride'],
  ['ultimate-texas-holdem', 'Ultimate Texas Hold’em'],
  ['caribbean-stud', 'Caribbean Stud'],
  ['mississippi-stud', 'Mississippi Stud'],
  ['four-card-poker', 'Four Card Poker'],
  ['crazy-4-poker', 'Crazy 4 Poker'],
];

/** A share for people, with a true minus sign. */
export function share(value: Share | undefined, places = 3): string {
  if (!value) return '';
  const number = Number(value.percent);
  return `${number < 0 ? '−' : ''}${Math.abs(number).toFixed(places)} %`;
}
