const NAMES: Record<string, string> = {
  A: 'an ace', K: 'a king', Q: 'a queen', J: 'a jack', T: 'a 10', '9': 'a 9', '8': 'an 8', '7': 'a 7', '6': 'a 6', '5': 'a 5', '4': 'a 4', '3': 'a 3', '2': 'a 2',
};

type Weighed = Record<string, { best: { choice: 'play' | 'fold' } }>;

/** Against which of the dealer's cards a hand is folded, in words: a rank where all of its suits agree, else its cards. */
export function folds(cards: Weighed): { playAll: boolean; foldAll: boolean; ranks: string } {
  const all = Object.entries(cards);
  const folded = all.filter(([, { best }]) => best.choice === 'fold').map(([card]) => card);
  const named = Object.keys(NAMES).flatMap((rank) => {
    const of = all.filter(([card]) => card.startsWith(rank)).map(([card]) => card);
    const gone = of.filter((card) => folded.includes(card));
    return gone.length === 0 ? [] : gone.length === of.length ? [NAMES[rank]!] : [`some ${NAMES[rank]!.replace(/^an? /, '')}s`];
  });
  const last = named.at(-1) ?? '';
  const ranks = named.length < 2 ? last : `${named.slice(0, -1).join(', ')} or ${last}`;
  return { playAll: folded.length === 0, foldAll: folded.length === all.length, ranks };
}
