import { cardName } from '../../kit/card-name';
import { money } from '../../kit/money';
import type { Outcome, Seat, SettledWager, TableView } from '../../live/house';

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
  if (view.suspended) return 'Play is suspended: the cards stay where they are until the floor resumes.';
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
      return `The round is void: ${view.voided ?? ''}`;
    case 'settled':
      return settledInWords(view);
    default:
      return 'The cards are turned.';
  }
}

function bankInWords(view: TableView): string | undefined {
  const bank = view.bank;
  if (!bank) return undefined;
  const own = (seat: number) => view.you?.seats.includes(seat);
  if (bank.offeredTo) return own(bank.offeredTo) ? 'The bank is offered to you.' : `The bank is offered to seat ${bank.offeredTo}.`;
  if (!bank.seat) return view.you?.seats.length ? 'Nobody banks yet.' : 'The bank waits for players.';
  if (!bank.postedCents) return own(bank.seat) ? 'You bank: post your wager.' : `Seat ${bank.seat} takes the bank.`;
  return own(bank.seat) ? 'You bank this round. Bets are open.' : undefined;
}

function settledInWords(view: TableView): string {
  const result = view.you?.netCents;
  if (result === undefined) return 'The round is settled.';
  if (result === 0) return 'You break even.';
  return result > 0 ? `You win ${money(result)}.` : `You lose ${money(-result)}.`;
}

/** What a listener needs to know now, said once whenever it changes. */
export function announcement(view: TableView): string {
  const own = view.seats.filter((seat) => view.you?.seats.includes(seat.seat));
  const parts: string[] = [];
  if (view.phase === 'deciding' || view.phase === 'settled') {
    for (const seat of own) {
      if (seat.hand && seat.cards && view.phase === 'deciding') parts.push(`You have ${seat.hand}: ${cardsInWords(seat.cards)}.`);
    }
    if (view.phase === 'settled' || view.dealer.cards.length) parts.push(dealerInWords(view));
  }
  if (view.phase === 'settled') {
    const wagers = view.settlement?.wagers.filter((one) => own.some((seat) => seat.seat === one.seat)) ?? [];
    parts.push(...wagers.map((one) => `${resultInWords(one)}.`));
  }
  parts.push(phaseInWords(view));
  return parts.join(' ');
}
