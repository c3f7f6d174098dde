import { say } from '../kit/toast';
import { Problem, command, get } from './api';
import type { Schemas } from './house';
import { isOneOf, type Role } from './session';

/** The shapes of what the pit works with: controllers at tables, progressive links, win pages, reports. */
export type System = Schemas['ControllerSystem'];
export type Controls = Schemas['Controls'];
export type HandButton = Controls['buttons'][number];
export type LinkView = Schemas['Link'];
export type Win = Schemas['Win'];
export type WinPage = Schemas['WinPage'];
export type Finding = Schemas['Finding'];
export type Proposal = Schemas['Proposal'];
export type LinkDetails = Schemas['LinkDetails'];
export type LinkDay = Schemas['LinkDay'];
export type HoldFigures = Schemas['Hold'];
export type TableDay = Schemas['TableDay'];

export const links = async () => (await get<{ links: LinkView[] }>('/api/links')).links;
export const details = (id: string) => get<LinkDetails>(`/api/links/${encodeURIComponent(id)}/details`);
export const link = (id: string) => get<LinkView>(`/api/links/${encodeURIComponent(id)}`);

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
