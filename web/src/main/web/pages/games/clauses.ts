import type { Wager } from '../../live/house';
import type { Share } from '../lab/figures';

/** Answers about clauses; the contract is in `/openapi.yaml`. */

export type Verdict = 'proven' | 'untested' | 'stands-in' | 'open';

export type Clause = {
  clause: string; says: string; verdict: Verdict; rule: string; fields: { section: string; field: string; value: string }[];
  tests: { name: string; source: string; cases: number }[];
};

export type Document = { document: string; title: string; regulator: string; about: string; clauses: Clause[] };

export type Beside = { game: string; title: string; approved: boolean; fingerprint: string; tested: boolean; documents: Document[] };

export type Side = { value: string; clause: string; says: string };

export type Named = { game: string; title: string; document: string; approved: boolean; fingerprint: string; choices: string[] };

export type Comparison = {
  one: Named; other: Named; wagers: { wager: Wager; one?: Share; other?: Share; difference?: Share }[];
  differences: {
    rule: 'shown' | 'qualifier' | 'unqualified-ante' | 'pay-table'; wager: Wager; one: string; other: string; oneClause?: string;
    otherClause?: string; worth: Share;
  }[];
  rules: { section: string; field: string; same: boolean; one?: Side; other?: Side }[];
};

export const VERDICTS: Record<Verdict, { mark: string; title: string; says: string }> = {
  proven: { mark: '✓', title: 'proven', says: 'a machine rule, and tests that passed in the last full check' },
  untested: { mark: '?', title: 'not tested', says: 'a machine rule without a result of the last full check' },
  'stands-in': { mark: '◇', title: 'stands in', says: 'equipment or paperwork, met outside the machine' },
  open: { mark: '○', title: 'open', says: 'of a part that is not built yet' },
};

export function words(key: string): string {
  return key.replaceAll('-', ' ');
}
