import type { Schemas, TableView } from '../../live/house';

type LinkView = Schemas['Link'];
type Win = Schemas['Win'];

/** A step on an award's way to its winner. */
export type Step = { says: string; done: boolean };

/** Somebody's own award: what was won, who has to look at it, and where the money is now. */
export type Award = { hit: number; title: string; cents: number; hand: string; cards: string[]; steps: Step[]; money: string };

/** The caller's own award of this table, pending or in the log, as long as it has not reached him or the round is still in sight. */
export function awardOf(view: TableView | undefined, link: LinkView | undefined, lastRound?: string): Award | undefined {
  const { you } = view ?? {};
  if (!view || !link || !you) return undefined;
  const isOwn = (win: Win) => win.player === you.player && win.table === view.id;
  const pending = link.pending.find(isOwn);
  if (pending) return award(link, pending);
  const confirmed = link.last.find((win) => isOwn(win) && (!win.paid || win.round === view.round || win.round === lastRound));
  return confirmed && award(link, confirmed);
}

function award(link: LinkView, win: Win): Award {
  const who = win.executive ? 'An executive' : 'A supervisor';
  const confirmed = win.page > 0;
  return {
    hit: win.hit, title: link.title, cents: win.cents, hand: win.hand, cards: win.cards,
    steps: [
      { says: `The cards show ${win.hand}: ${win.percent} % of the meter is yours.`, done: true },
      { says: confirmed ? `${who} has confirmed it on page ${win.page} of the log.` : `${who} has to look at the cards and confirm it. You need not do anything.`, done: confirmed },
      { says: win.paid ? 'It has been paid to you.' : 'Then it is paid to your wallet.', done: win.paid },
    ],
    money: win.paid ? 'The money is in your wallet, not in your rack. Press "Chips" below to bring it to the table.'
      : confirmed ? 'The money is held for you by the house until it is paid.'
      : 'The money is still on the meter, held for you; nobody else can win it.',
  };
}
