const RANKS: Record<string, string> = {
  '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight', '9': 'nine',
  T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace',
};

const SUITS: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** `Qs` as `queen of spades`. */
export function cardName(card: string): string {
  return `${RANKS[card[0] ?? ''] ?? '?'} of ${SUITS[card[1] ?? ''] ?? '?'}`;
}
