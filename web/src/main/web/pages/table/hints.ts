import type { TableView } from '../../live/house';

/** After so many rounds nobody is new any more. */
const NEW_FOR_ROUNDS = 3;
const KEY = 'queenhigh-rounds';

/** What somebody who sits here for the first time does next, in a sentence; nothing where the table says it by itself. */
export function hintFor(view: TableView, laidCents: number): string {
  const own = view.you?.seats ?? [];
  if (!own.length) return 'Take a seat and you get play chips, or just watch.';
  const banks = view.bank && (own.includes(view.bank.seat) || own.includes(view.bank.offeredTo ?? 0));
  const ante = view.posted.wagers['ante'] ?? 'Ante';
  const play = view.posted.wagers['play'] ?? 'Play';
  switch (view.phase) {
    case 'betting':
      if (banks) return 'As the bank you play against everybody, with what you post and no more.';
      if (!laidCents && isBroke(view)) return 'Your rack is empty. Bring more chips from your wallet to go on.';
      return laidCents ? 'Press Deal when your chips are down. Side wagers are up to you.' : `Tap ${ante} to put a chip on it; tap again for more.`;
    case 'bets-closed':
      return 'The deck was sealed before you bet. Now the players’ values cut it.';
    case 'deciding':
      return own.includes(view.turn)
        ? `${play}: match your ${ante} and stay in. Fold: give the ${ante} up.`
        : 'Everybody decides in turn.';
    case 'settled':
      return '“This round” says what each wager did, and why.';
    default:
      return `${view.posted.dealer} needs ${view.posted.qualifier} to play.`;
  }
}

function isBroke({ you, posted }: TableView): boolean {
  return (you?.rackCents ?? 0) < Math.min(...Object.values(posted.limits).map((one) => one.minimumCents));
}

/** Whether hints are still welcome; counted in this browser. */
export function isNew(storage: Pick<Storage, 'getItem'>): boolean {
  return Number(storage.getItem(KEY) ?? 0) < NEW_FOR_ROUNDS;
}

export function countRound(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  storage.setItem(KEY, String(Number(storage.getItem(KEY) ?? 0) + 1));
}

export function knowsIt(storage: Pick<Storage, 'setItem'>) {
  storage.setItem(KEY, String(NEW_FOR_ROUNDS));
}
