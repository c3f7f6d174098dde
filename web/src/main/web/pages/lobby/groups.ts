import type { TableSummary } from '../../live/house';

export type Group = { title: string; says: string; tables: TableSummary[] };

/** Nobody sits at a table whose cards are dealt elsewhere. */
export function isElsewhere(one: TableSummary): boolean {
  return !one.wagers.includes('ante');
}

const GROUPS: { title: string; says: string; has: (one: TableSummary) => boolean }[] = [
  { title: 'Beside other games', says: 'Their cards are dealt elsewhere; only their progressive controller is run here.', has: isElsewhere },
  { title: 'On a progressive meter', says: 'A small extra wager feeds a meter that several tables share; the highest hands win it, or a part of it.', has: (one) => !!one.link },
  { title: 'Hands face up', says: 'Every player’s cards lie open before anybody decides.', has: (one) => one.shown === 'players-face-up' },
  { title: 'A player banks', says: 'The bank goes round the table: you play against another player, and may bank yourself.', has: (one) => one.playerBanked },
  { title: 'The house banks', says: 'It is you against the house, which pays every winner in full. The simplest way to start.', has: () => true },
];

const ORDER = ['The house banks', 'On a progressive meter', 'Hands face up', 'A player banks', 'Beside other games'];

/** Tables by what is different about them, the plainest first; each stands in one group. */
export function grouped(tables: TableSummary[]): Group[] {
  const found = new Map<string, Group>();
  for (const table of tables) {
    const { title, says } = GROUPS.find(({ has }) => has(table))!;
    const group = found.get(title) ?? { title, says, tables: [] };
    group.tables.push(table);
    found.set(title, group);
  }
  return ORDER.flatMap((title) => found.get(title) ?? []);
}

/** What else is different about a table, in a word or two each. */
export function different(one: TableSummary): string[] {
  return [
    ...(one.wagers.includes('six-card-bonus') ? ['6 Card Bonus'] : []),
    ...(one.shown === 'one-dealer-card' ? ['one dealer card shown'] : []),
    ...(one.automatic ? [] : ['a person deals']),
  ];
}

/** Where a visitor is dealt in soonest: bets are open and a seat is free; the house's own bank waits for nobody. */
export function soonest(tables: TableSummary[]): TableSummary | undefined {
  const rank = (one: TableSummary) => (one.automatic ? 0 : 4) + (one.playerBanked ? 2 : 0) + (one.phase === 'betting' ? 0 : 1);
  return tables.filter((one) => !isElsewhere(one) && one.seated + one.practice < one.places).sort((a, b) => rank(a) - rank(b))[0];
}
