import { get } from './api';

/** The shapes of the house's answers, as the contract (`/openapi.yaml`) has them. */

export type Wager = 'ante' | 'play' | 'ante-bonus' | 'pair-plus' | 'six-card-bonus' | 'progressive';
export type Result = 'wins' | 'loses' | 'pushes' | 'forfeited' | 'uncovered' | 'partly-covered';
export type Citation = { document: string; clause: string };
export type LimitsCents = { minimumCents: number; maximumCents: number };
export type Phase =
  | 'betting' | 'bets-closed' | 'deciding' | 'decided' | 'forfeits-collected' | 'revealed' | 'settled' | 'void';

export type TableSummary = {
  table: string; title: string; game: string; gameTitle: string; choices: string[]; approved: boolean;
  playerBanked: boolean; automatic: boolean; phase: Phase; round: string; seated: number; practice: number; places: number; ante: LimitsCents;
};

export type FeeSchedule = {
  id: string; tableMinimumCents: number; tableMaximumCents: number; perWagerCents: Partial<Record<Wager, number>>;
  playerDealer: { aboveCents: number; feeCents: number }[]; by: Citation;
};

export type Posted = {
  game: string; gameTitle: string; document: string; choices: string[]; approved: boolean; fingerprint: string;
  shown: 'nothing' | 'one-dealer-card' | 'players-face-up'; playerBanked: boolean; places: number; mostPlayers: number;
  wagers: Partial<Record<Wager, string>>; limits: Partial<Record<Wager, LimitsCents>>; fees?: FeeSchedule;
  automatic: boolean; shuffled: boolean; rotation2026: boolean;
};

export type Seat = {
  seat: number; player: string; practice: boolean; here: boolean; rackCents: number; stakes: Partial<Record<Wager, number>>;
  ready: boolean; dealtIn: boolean; cards?: string[]; hand?: string; decision: 'none' | 'played' | 'folded';
};

export type Clock = { what: string; seat: number; endsAtMillis: number };

export type SettledWager = {
  seat: number; wager: Wager; stakeCents: number; result: Result; paidCents: number; returnedCents: number; because: string; by: Citation;
};

export type Settlement = {
  procedure: 'house' | 'seat-by-seat' | 'collect-first'; wagers: SettledWager[];
  envy: { fromSeat: number; toSeat: number; cents: number; by: Citation }[]; bankNetCents: number;
};

export type TableView = {
  seq: number; now: number; id: string; title: string; open: boolean; posted: Posted; round: string; number: number; phase: Phase;
  suspended: boolean; deck?: { colour: 'red' | 'blue'; commitment: string }; seats: Seat[];
  dealer: { cardsDown: number; cards: string[]; hand?: string };
  bank?: { seat: number; player: string; postedCents: number; offeredTo: number; roundsInARow: number; action: number };
  community: string[]; turn: number; clock?: Clock; fees: { seat: number; player: string; cents: number; playerDealer: boolean }[];
  settlement?: Settlement; voided?: string; you?: { player: string; seats: number[]; rackCents: number; can: string[] };
  controller?: { link: string };
};

export type Choice = { name: string; says: string; clause: string };
export type ChoiceGroup = { title: string; take: 'one' | 'at-most-one' | 'any'; byDefault?: string; choices: Choice[] };
export type PayTable = { table: string; clause: string; lines: { hand: string; pays: string; envy?: string }[] };

export type GameSummary = {
  game: string; title: string; document: string; regulator: string; approved: boolean; fingerprint: string; choices: ChoiceGroup[];
};

export type Game = GameSummary & {
  rules: { section: string; field: string; value: string; clause: string; says: string }[];
  tables: PayTable[];
  published: { of: string; figure: string; prints: string; clause: string }[];
  remarks: { says: string; clause: string; reading: string }[];
};

export const tables = async () => (await get<{ tables: TableSummary[] }>('/api/tables')).tables;
export const table = (id: string) => get<TableView>(`/api/tables/${encodeURIComponent(id)}`);
export const games = async () => (await get<{ games: GameSummary[] }>('/api/games')).games;
export const game = (id: string) => get<Game>(`/api/games/${id}`);

/** What is printed on a table's cloth. */
export type Cloth = { spots: ClothSpot[] };
export type ClothSpot = {
  wager: Wager; label: string; by: Citation; staked: boolean; edge?: string;
  table?: { table: string; by: Citation; lines: { hand: string; title: string; pays: string; envy?: string }[] };
};

/** What the coach says of the caller's hands. */
export type Advice = {
  hands: {
    seat: number; hand: string; seen: number;
    weighed?: {
      play: { fraction: string; decimal: string }; fold: { fraction: string; decimal: string };
      best: 'play' | 'fold'; atStake: string;
    };
    hits: { wager: Wager; hand: string; because: string }[];
  }[];
};

export const cloth = (id: string) => get<Cloth>(`/api/tables/${encodeURIComponent(id)}/cloth`);
export const coach = (id: string) => get<Advice>(`/api/tables/${encodeURIComponent(id)}/coach`);
