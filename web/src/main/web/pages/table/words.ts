import { cardName } from '../../kit/card-name';
import { money } from '../../kit/money';
import type { Outcome, Seat, SettledWager, Stakes, TableView, Wager } from '../../live/house';

/** The table in sentences: for the live region, the text view and whoever prefers words. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function cardsInWords(cards: string[]): string {
  return cards.map(cardName).join(', ');
}

/** How an outcome is marked, so that nothing is told by colour alone. */
export const MARK: Record<Outcome, { mark: string; tone: string }> = {
  won: { mark: '▲', tone: 'good' },
  lost: { mark: '▼', tone: 'bad' },
  even: { mark: '=', tone: '' },
};

/** "Ante wins $10: a pair of nines beats the dealer's queen high". */
export function resultInWords(one: SettledWager): string {
  const cents = one.paidCents || one.takenCents;
  return `${one.label} ${one.word}${cents ? ` ${money(cents)}` : ''}: ${one.because}`;
}

export function dealerInWords(view: TableView): string {
  const { cards, cardsDown, hand } = view.dealer;
  if (hand) return `${view.posted.dealer} has ${hand}: ${cardsInWords(cards)}.`;
  if (cards.length) return `${view.posted.dealer} shows the ${cardsInWords(cards)}.`;
  return cardsDown ? `${view.posted.dealer} has ${cardsDown} cards face down.` : `${view.posted.dealer} has no cards yet.`;
}

export function nameOf(seat: Seat, view: TableView): string {
  if (view.you?.seats.includes(seat.seat)) return 'you';
  return seat.practice ? 'practice player' : seat.player;
}

/** Where the round stands, in a sentence. */
export function phaseInWords(view: TableView): string {
  if (!view.open) return 'This table is closed.';
  if (view.suspended) return 'Play is suspended: the cards stay where they are until the floor resumes play.';
  const seat = view.seats.find((one) => one.seat === view.turn);
  switch (view.phase) {
    case 'betting':
      return bankInWords(view) ?? (view.seats.length === 0 ? 'The table is empty. Take a seat.' : 'Bets are open.');
    case 'bets-closed':
      return 'No more bets.';
    case 'deciding':
      if (!seat) return 'Players decide.';
      return view.you?.seats.includes(seat.seat) ? 'Your decision: play or fold.' : `Seat ${seat.seat} decides.`;
    case 'void':
      return `The round is void: ${view.voided ?? ''}${kept(view)}`;
    case 'settled':
      return settledInWords(view);
    case 'revealed':
      return view.dealer.says ? `${view.dealer.says}.` : 'The cards are turned.';
    default:
      return 'Everybody has decided.';
  }
}

function bankInWords(view: TableView): string | undefined {
  const bank = view.bank;
  if (!bank) return undefined;
  const own = (seat: number) => view.you?.seats.includes(seat);
  if (bank.offeredTo) return own(bank.offeredTo) ? 'The bank is offered to you.' : `The bank is offered to seat ${bank.offeredTo}.`;
  if (!bank.seat) return view.you?.seats.length ? 'Nobody banks yet.' : 'The bank is waiting for players.';
  if (!bank.postedCents) return own(bank.seat) ? 'You bank: post your wager.' : `Seat ${bank.seat} takes the bank.`;
  return own(bank.seat) ? 'You bank this round. Bets are open.' : undefined;
}

/** "$15 + $1 collection": what leaves the rack, each part by its name. */
export function withCollection(cents: number, feeCents: number): string {
  return feeCents ? `${money(cents)} + ${money(feeCents)} collection` : money(cents);
}

function kept(view: TableView): string {
  const fee = view.you?.feeCents ?? 0;
  return fee ? `. The ${money(fee)} collection is kept, and the redeal is not charged again.` : '';
}

function settledInWords(view: TableView): string {
  const result = view.you?.resultCents;
  if (result === undefined) return 'The round is settled.';
  const fee = view.you?.feeCents ?? 0;
  if (result === 0) return fee ? `You break even after the ${money(fee)} collection.` : 'You break even.';
  if (result > 0) return `You win ${money(result)}${fee ? ` after the ${money(fee)} collection` : ''}.`;
  return `You lose ${money(-result)}${fee ? `, ${money(fee)} collection included` : ''}.`;
}

/**
 * What a listener has to know of a change, in one breath; nothing where it does not concern him. Others bet and decide without his
 * hearing of it: that stands in the text view.
 *
 * @param answered whether he is answered for what he does himself, as the text view does
 */
export function spoken(before: TableView | undefined, view: TableView, answered = false): string {
  const told: Spoken[] = isStopped(view) ? [stopped] : [...(answered ? [] : [seatTaken, chips]), bank, cards, dealerTurned, ended, turn, opened];
  return told.map((of) => of(before, view)).filter(Boolean).join(' ');
}

type Spoken = (before: TableView | undefined, view: TableView) => string;

function isStopped(view: TableView): boolean {
  return !view.open || view.suspended || view.phase === 'void';
}

const stopped: Spoken = (before, view) => changed(phaseInWords, before, view);

/** A sentence, when it was not true before. */
function changed(sentence: (view: TableView) => string, before: TableView | undefined, view: TableView): string {
  const now = sentence(view);
  return before && sentence(before) === now ? '' : now;
}

function own(view: TableView): Seat[] {
  return view.seats.filter((seat) => view.you?.seats.includes(seat.seat));
}

const seatTaken: Spoken = (before, view) =>
  own(view)
    .filter((seat) => !before || !own(before).some((one) => one.seat === seat.seat))
    .map((seat) => `You sit at seat ${seat.seat} with ${money(seat.rackCents)}.`)
    .join(' ');

/** One's own chips on the layout, where they have changed. */
const chips: Spoken = (before, view) =>
  before && view.phase === 'betting' && before.round === view.round
    ? own(view).map((seat) => stakesInWords(seat, before.seats.find((one) => one.seat === seat.seat)?.stakes ?? {}, view)).filter(Boolean).join(' ')
    : '';

function stakesInWords(seat: Seat, before: Stakes, view: TableView): string {
  const wagers = [...new Set([...Object.keys(before), ...Object.keys(seat.stakes)])] as Wager[];
  return wagers
    .filter((wager) => (before[wager] ?? 0) !== (seat.stakes[wager] ?? 0))
    .map((wager) => `${view.posted.wagers[wager] ?? wager} ${seat.stakes[wager] ? money(seat.stakes[wager]) : 'taken back'}.`)
    .join(' ');
}

const bank: Spoken = (before, view) => (view.phase === 'betting' && concernsMe(view) ? changed((one) => bankInWords(one) ?? '', before, view) : '');

function concernsMe({ bank, you }: TableView): boolean {
  return !!bank && !!you && (you.seats.includes(bank.offeredTo) || you.seats.includes(bank.seat));
}

/** The hand, once, when it is dealt, with what the dealer shows. */
const cards: Spoken = (before, view) => {
  const dealt = own(view).filter((seat) => seat.cards && !(before?.round === view.round && before.seats.find((one) => one.seat === seat.seat)?.cards));
  if (!dealt.length || view.phase !== 'deciding') return '';
  const shows = view.dealer.cards.length ? ` ${dealerInWords(view)}` : '';
  return dealt.map((seat) => `You have ${seat.hand}: ${cardsInWords(seat.cards!)}.`).join(' ') + shows;
};

const dealerTurned: Spoken = (before, view) =>
  view.dealer.hand && !(before?.round === view.round && before.dealer.hand)
    ? view.dealer.says ? `${view.dealer.says}: ${cardsInWords(view.dealer.cards)}.` : dealerInWords(view)
    : '';

const ended: Spoken = (before, view) => {
  if (view.phase !== 'settled' || (before?.round === view.round && before.phase === 'settled')) return '';
  const seats = view.you?.seats ?? [];
  const wagers = view.settlement?.wagers.filter((one) => seats.includes(one.seat)) ?? [];
  return [...wagers.map((one) => `${resultInWords(one)}.`), settledInWords(view)].join(' ');
};

const turn: Spoken = (before, view) => {
  const mine = (one: TableView | undefined) => !!one && one.phase === 'deciding' && !!one.you?.seats.includes(one.turn);
  const same = mine(before) && before!.round === view.round && before!.turn === view.turn;
  return mine(view) && !same ? phaseInWords(view) : '';
};

/** Bets are open again; closed bets are said where a person deals, because at an automatic table the cards follow at once. */
const opened: Spoken = (before, view) => {
  if (!view.you?.seats.length || before?.phase === view.phase) return '';
  if (view.phase === 'bets-closed') return view.posted.automatic ? '' : phaseInWords(view);
  return view.phase === 'betting' && !concernsMe(view) ? phaseInWords(view) : '';
};
