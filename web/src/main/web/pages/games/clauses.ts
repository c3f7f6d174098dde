import type { Schemas } from '../../live/house';

/** Answers about clauses, under the pages' own names. */
export type Beside = Schemas['Clauses'];
export type Document = Beside['documents'][number];
export type Clause = Document['clauses'][number];
export type Verdict = Clause['verdict'];
export type Comparison = Schemas['Comparison'];
export type Side = Schemas['ComparedRule'];

export const VERDICTS: Record<Verdict, { mark: string; title: string; says: string }> = {
  proven: { mark: '✓', title: 'proven', says: 'a machine rule, and tests that passed in the last full check; if it is about tables, one of them drove a live table' },
  'on-paper': { mark: '✎', title: 'on paper', says: 'a machine rule whose tests passed, but none of them drove a live table' },
  untested: { mark: '?', title: 'not tested', says: 'a machine rule with no result in the last full check' },
  'stands-in': { mark: '◇', title: 'stands in', says: 'equipment or paperwork, met outside the machine' },
  open: { mark: '○', title: 'open', says: 'belongs to a part that is not built yet' },
};

export const VOICES: Record<Clause['by']['voice'], string> = {
  regulator: 'the regulator',
  maker: 'the maker',
  'card-room': 'a card room',
  house: 'the house',
};

export function words(key: string): string {
  return key.replaceAll('-', ' ');
}
