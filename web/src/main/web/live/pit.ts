import { say } from '../kit/toast';
import { Problem, command, get } from './api';
import type { TableSummary, TableView } from './house';
import { isOneOf, type Role } from './session';

/** The shapes of what the pit works with: controllers at tables, progressive links, win pages, reports. */

export type System = 'game-manager' | 'nexus' | 'multi-game-link';

export type Held = { seat: number; player: string; cards: string[]; hand: string; wagered: boolean; live: boolean };
export type HandButton = { hand: string; title: string; offTheMeter: boolean };

/** The progressive controller at a table. */
export type Controls = {
  link: string; system: System; phase: 'betting' | 'locked' | 'settling' | 'over'; lit: number[]; buttons: HandButton[]; spot: number;
  marked: number[]; unmarked: Held[]; called: boolean; amounts: { seat: number; hit: number; cents: number; executive: boolean }[];
  recorded: number[]; key: string; confirming?: string; envyDue: boolean;
};

export type PitView = TableView & { controller?: Controls };

export type Win = {
  hit: number; page: number; table: string; round: string; seat: number; player: string; hand: string; cards: string[]; percent: number;
  cents: number; executive: boolean;
};

/** A link as anyone may see it. */
export type LinkView = {
  id: string; seq: number; title: string; controller: System; payTable: string; standing: string; meterCents: number; nextCents: number;
  wagerCents: number; pays: { hand: string; pays: string; envyCents: number }[]; foldedHandsQualify: boolean; tables: string[];
  pending: Win[]; last: Win[];
};

export type HoldFigures = {
  stakedCents: number; heldCents: number; expectedCents: number; lowCents: number; highCents: number; within: boolean;
};

/** A table's day beside what the mathematics expects of it. */
export type TableDay = {
  table: string; day: string; game: string; holder: string; rounds: number; voids: number; irregularities: number; bankTurns: number;
  bankDeclined: number; dropCents: number; filledCents: number; uncoveredCents: number; hold: HoldFigures;
  wagers: { wager: string; bets: number; hold: HoldFigures }[];
};

export const links = async () => (await get<{ links: LinkView[] }>('/api/links')).links;
export const details = (id: string) => get<LinkDetails>(`/api/links/${encodeURIComponent(id)}/details`);
export const link = (id: string) => get<LinkView>(`/api/links/${encodeURIComponent(id)}`);

export type Named = { name: string; post: string };
export type Count = { wagers: number; wageredCents: number; returned: number; returnedCents: number };

export type WinPage = {
  page: number; link: string; title: string; controller: System; payTable: string; hit: number; table: string; round: string; seat: number;
  player: string; hand: string; cards: string[]; wagerCents: number; percent: number; awardCents: number; fromHouseCents: number;
  meterBeforeCents: number; meterAfterCents: number; seedCents: number; reserveCents: number; dealer: string; confirmedBy: Named;
  state: 'due' | 'paid' | 'backed-out' | 'paid-and-backed-out'; taxReported: boolean; taxWithheld: boolean;
};

export type Finding = { kind: 'refusal' | 'warning' | 'suspected-slip'; id: string; says: string; by: { document: string; clause: string } };

export type Terms = {
  title: string; seedCents: number; stake: { unitCents: number; mostCents: number }; paysFrom: string; foldedHandsQualify: boolean; meterOrder: string;
  rates: { contributionPer10000: number; reservePer10000: number }; limit?: { cents: number; excess: string };
  executive: { wholeMeter: boolean; fromCents?: number };
};

export type Proposal = {
  number: number; change: 'adjustment' | 'back-out' | 'terms' | 'retirement'; by: Named; because: string; fund?: string; cents?: number; reason?: string;
  page?: number; to?: string; terms?: Terms; findings: Finding[];
};

/** A link as those who run it see it. */
export type LinkDetails = {
  link: LinkView; terms: Terms; findings: Finding[]; openSlips: Finding[];
  funds: { meter: string; reserve: string; overflow: string; fractions: string };
  tables: { table: string; joined: boolean; game: string; round: number; lock: string; count: Count }[];
  proposals: Proposal[]; due: WinPage[];
};

/** A link's books over a day; without differences it may be signed. */
export type LinkDay = {
  link: string; day: string; lines: Record<string, string>; balances: boolean; differences: string[];
  tables: { table: string; own?: Count; linked: Count }[]; signedOff?: Named;
};

/** A table in a line, as the wall shows it. */
export type WallTable = TableSummary & { suspended?: boolean; bankSeat?: number; bankRounds?: number; link?: string; calls?: boolean };

/** Who may do what; the server judges again. */
const MAY = {
  seeLinks: ['supervisor', 'executive', 'manager', 'cashier', 'auditor'], runLinks: ['manager'], sign: ['supervisor', 'executive', 'manager'],
  payAwards: ['supervisor', 'executive', 'cashier'], confirm: ['supervisor', 'executive'], readBooks: ['executive', 'manager', 'auditor'],
  runTables: ['supervisor', 'executive', 'manager'],
} as const satisfies Record<string, readonly Role[]>;

export function may(what: keyof typeof MAY): boolean {
  return isOneOf(...MAY[what]);
}

/** Gives a command; a no is said aloud with its clause. */
export async function give(path: string, fields: object = {}): Promise<boolean> {
  try {
    await command(path, fields);
    return true;
  } catch (no) {
    if (no instanceof Problem) say(why(no), 'refused', no.clause);
    else say((no as Error).message, 'refused');
    return false;
  }
}

function why(no: Problem): string {
  const fields = no.errors?.map((error) => `${error.field} ${error.detail}`).join('; ');
  return fields ? `${no.detail} ${fields}` : no.detail;
}

/** What the systems print on their buttons. */
export const LOCK_BUTTON: Record<System, string> = { 'game-manager': 'COIN IN', nexus: 'START GAME', 'multi-game-link': 'START GAME' };
export const OVER_BUTTON: Record<System, string> = { 'game-manager': 'GAME OVER', nexus: 'END GAME', 'multi-game-link': 'END GAME' };
export const SYSTEM: Record<System, string> = {
  'game-manager': 'Game Manager', nexus: 'Nexus Command', 'multi-game-link': 'Multi Game Link',
};

/** A meter stands there to the cent: `$1,000.00`. */
export function toTheCent(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Exact dollars of the books with commas: `1234.5` as `$1,234.5`. */
export function exactly(dollars: string): string {
  const [whole = '0', rest] = dollars.replace('-', '').split('.');
  return `${dollars.startsWith('-') ? '−' : ''}$${Number(whole).toLocaleString('en-US')}${rest ? `.${rest}` : ''}`;
}

/** `1 and 4`, `2, 3 and 5`. */
export function listed(words: (string | number)[]): string {
  if (words.length < 2) return String(words[0] ?? '');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}
