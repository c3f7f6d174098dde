import type { TableSummary } from '../../live/house';

/** A table by the name people know it by; one that is closed has only its short name left. */
export function titled(table: string, open: TableSummary[]): string {
  return open.find((one) => one.table === table)?.title ?? table;
}

/** A wager as people write it: `pair-plus` as Pair Plus. */
export function named(wager: string): string {
  return wager === 'six-card-bonus' ? '6 Card Bonus' : wager.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
