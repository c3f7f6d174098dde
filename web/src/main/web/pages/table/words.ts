import { cardName } from '../../kit/card';
import { money } from '../../kit/money';
import type { Seat, SettledWager, TableView } from '../../live/house';
import { net } from './tally';

/** The table in sentences: for the live region, the text view and whoever prefers words. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function cardsInWords(cards: string[]): string {
  return cards.map(cardName).join(', ');
}

export const RESULT: Record<string, { word: string; mark: string; tone: string }> = {
  wins: { word: 'wins', mark: '▲', tone: 'good' },
  'partly-covered': { word: 'wins in part', mark: '▲', tone: 'good' },
  loses: { word: 'loses', mark: '▼', tone: 'bad' },
  forfeited: { word: 'is forfeited', mark: '▼', tone: 'bad' },
  pushes: { word: 'pushes', mark: '=', tone: '' },
  uncovered: { word: 'is not covered', mark: '=', tone: '' },
};

/** "Ante wins $10: a pair of nines beats the dealer's queen high". */
export function resultInWords(view: TableView, one: SettledWager): string {
  const label = view.posted.wagers[one.wager] ?? one.wager;
  const amount = one.paidCents > 0 ? ` ${money(one.paidCents)}` : one.result === 'loses' || one.result === 'forfeited' ? ` ${money(one.stakeCents)}` : '';
  return `${label} ${RESULT[one.result]?.word ?? one.result}${amount}: ${one.because}`;
}

export function dealerName(view: TableView): string {
  return view.posted.playerBanked ? 'Player-dealer' : 'Dealer';
}

export function dealerInWords(view: TableView): string {
  const { cards, cardsDown, hand } = view.dealer;
  if (hand) return `${dealerName(view)} has ${hand}: ${cardsInWords(cards)}.`;
  if (cards.length) return `${dealerName(view)} shows the ${cardsInWords(cards)}.`;
  return cardsDown ? `${dealerName(view)} has ${cardsDown} cards face down.` : `${dealerName(view)} has no cards yet.`;
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
  const staked = view.seats.some((seat) => view.you?.seats.includes(seat.seat) && Object.keys(seat.stakes).length > 0);
  const banks = view.bank && view.you?.seats.includes(view.bank.seat);
  if (!staked && !banks) return 'The round is settled.';
  const result = net(view);
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
    parts.push(...wagers.map((one) => `${resultInWords(view, one)}.`));
  }
  parts.push(phaseInWords(view));
  return parts.join(' ');
}

