/** A hand as somebody had it: his cards, what lay open, and where it was played. */
export type HandAsked = { game: string; choices: readonly string[]; cards: readonly string[]; dealer?: string; seen?: readonly string[]; round?: string };

/** Where the lab weighs it. */
export function handLink({ game, choices, cards, dealer, seen = [], round }: HandAsked): string {
  const query = new URLSearchParams({ hand: cards.join(' ') });
  if (dealer) query.set('dealer', dealer);
  if (seen.length) query.set('seen', seen.join(' '));
  if (choices.length) query.set('choose', choices.join(','));
  if (round) query.set('round', round);
  return `/lab/${game}/hand?${query}`;
}

/** Where a clause stands beside its rule and its tests. */
export function clauseLink(game: string, { document, clause }: { document: string; clause: string }): string {
  return `/games/${game}#${clauseId(document, clause)}`;
}

export function clauseId(document: string, clause: string): string {
  return `${document} ${clause}`.replaceAll(/\W+/g, '-');
}
