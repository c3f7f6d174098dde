import { cardName } from '../../kit/card';
import { money } from '../../kit/money';
import type { Citation, Result, SettledWager, Settlement, Wager } from '../../live/house';
import { TITLES } from '../lab/figures';
import type { Happened, RoundRecord } from './record';

/** Money that went from one place to another. */
export type Move = { from: string; to: string; cents: number };

export type SeatNow = {
  seat: number; player: string; stakes: Partial<Record<Wager, number>>; cards: string[]; decision: '' | 'plays' | 'folds';
  results: SettledWager[]; netCents: number;
};

/** The table at one moment. */
export type Scene = {
  seats: SeatNow[]; dealer: { cards: string[]; down: number; says: string }; community: string[];
  bank?: { seat: number; player: string; cents: number }; bankNetCents?: number; layoutCents: number;
};

/** One moment of a round: what is said, who is concerned, what money moved, and the table after it. */
export type Step = { seq: number; says: string; clause?: string; seat?: number; result?: Result; moves: Move[]; scene: Scene };

/** What happens before anybody bets is no step of the round. */
const SETUP = new Set([
  'TableOpened', 'TableConfigured', 'TrayFilled', 'TrayEmptied', 'PracticeStaked', 'PracticeReturned', 'BoughtIn', 'CashedOut', 'SatDown',
  'StoodUp', 'SaidReady', 'NextRoundOpened', 'TermsSet', 'OffersRestarted', 'LeftTheTable',
]);

export function replay(round: RoundRecord, seated: Record<string, string>): Step[] {
  const film = new Film(seated);
  round.events.filter(({ type }) => !SETUP.has(type)).forEach((happened) => film.add(happened));
  return film.steps;
}

class Film {
  readonly steps: Step[] = [];
  private readonly seats = new Map<number, SeatNow>();
  private scene: Omit<Scene, 'seats'> = { dealer: { cards: [], down: 0, says: '' }, community: [], layoutCents: 0 };

  constructor(private readonly seated: Record<string, string>) {}

  add({ seq, type, event }: Happened) {
    const seat = Number(event['seat'] ?? 0);
    const cents = Number(event['cents'] ?? 0);
    const who = this.name(seat);
    const cards = (event['cards'] as string[] | undefined) ?? [];
    const step = (says: string, moves: Move[] = [], more: Partial<Step> = {}) => this.step(seq, says, moves, { seat: seat || undefined, ...more });
    switch (type) {
      case 'DeckSealed':
        return step(`The ${String(event['colour'])} deck is shuffled and sealed before anybody bets.`);
      case 'BankOffered':
        return step(`The player-dealer’s position is offered to ${who}.`);
      case 'BankDeclined':
        return step(`${who} declines the position.`);
      case 'BankTaken':
        return step(`${who} takes the position.`);
      case 'BankPosted':
        this.scene = { ...this.scene, bank: { seat, player: who, cents } };
        return step(`${who} posts ${money(cents)} as the bank.`, [{ from: who, to: 'bank', cents }]);
      case 'BetPlaced': {
        const wager = event['wager'] as Wager;
        const before = this.at(seat).stakes[wager] ?? 0;
        this.stake(seat, wager, cents);
        return step(`${who} bets ${money(cents)} on ${TITLES[wager]}.`, [{ from: who, to: 'layout', cents: cents - before }]);
      }
      case 'BetWithdrawn': {
        const wager = event['wager'] as Wager;
        const back = this.at(seat).stakes[wager] ?? 0;
        this.stake(seat, wager, 0);
        return step(`${who} takes ${TITLES[wager]} back.`, [{ from: 'layout', to: who, cents: back }]);
      }
      case 'BetsClosed':
        return step('“No more bets.”');
      case 'FeeDropped':
        return step(`${who} pays the collection fee of ${money(cents)}.`, [{ from: who, to: 'drop', cents }]);
      case 'DeckBroughtIn':
        return step(`The ${String(event['colour'])} deck comes in.`);
      case 'HandDealt':
        this.change(seat, { cards });
        return step(`${who} is dealt ${list(cards)}.`);
      case 'DealerDealt':
        this.scene = { ...this.scene, dealer: { ...this.scene.dealer, down: cards.length } };
        return step('The dealer’s hand is dealt, face down.');
      case 'DealerCardShown': {
        const card = String(event['card']);
        this.scene = { ...this.scene, dealer: { ...this.scene.dealer, cards: [card], down: 2 } };
        return step(`The dealer shows the ${cardName(card)}.`);
      }
      case 'CommunityRevealed':
        this.scene = { ...this.scene, community: cards };
        return step(`The community cards are ${list(cards)}.`);
      case 'Played':
        this.change(seat, { decision: 'plays' });
        this.stake(seat, 'play', cents);
        return step(`${who} plays, with ${money(cents)} beside the Ante.`, [{ from: who, to: 'layout', cents }]);
      case 'Folded':
        this.change(seat, { decision: 'folds' });
        return step(`${who} folds${event['why'] === 'chose-to' ? '' : `: ${String(event['why']).replaceAll('-', ' ')}`}.`);
      case 'ForfeitsCollected':
        return (event['seats'] as number[]).length > 0 ? step('Folded hands and their wagers are collected.') : undefined;
      case 'DealerRevealed':
        this.scene = { ...this.scene, dealer: { cards, down: 0, says: String(event['announcement']) } };
        return step(`“${String(event['announcement'])}.”`);
      case 'HandsOpened':
        return step('The players’ hands are opened.');
      case 'RoundSettled':
        return this.settle(seq, event['settlement'] as Settlement);
      case 'RoundVoided': {
        const by = event['by'] as Citation;
        return step(`The round is void: ${String(event['reason'])}. Every wager goes back.`, [], { clause: `${by.document} ${by.clause}` });
      }
      case 'DeckOpened':
        return step('The seal is opened: order and salt of the deck are published.');
      default:
        return step(`${type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}.`);
    }
  }

  private settle(seq: number, { wagers, envy, bankNetCents }: Settlement) {
    const bank = this.scene.bank ? 'bank' : 'tray';
    for (const wager of wagers) {
      const who = this.name(wager.seat);
      const lost = wager.stakeCents - wager.returnedCents;
      const moves = [
        { from: bank, to: who, cents: wager.paidCents },
        { from: 'layout', to: who, cents: wager.returnedCents },
        { from: 'layout', to: bank, cents: lost },
      ].filter(({ cents }) => cents > 0);
      this.change(wager.seat, {
        results: [...this.at(wager.seat).results, wager],
        netCents: this.at(wager.seat).netCents + wager.paidCents - lost,
      });
      this.stake(wager.seat, wager.wager, 0);
      const paid = wager.paidCents > 0 ? ` ${money(wager.paidCents)}` : '';
      this.step(seq, `${who}: ${TITLES[wager.wager]} ${wager.result.replaceAll('-', ' ')}${paid}, ${wager.because}.`, moves, {
        seat: wager.seat, result: wager.result, clause: `${wager.by.document} ${wager.by.clause}`,
      });
    }
    for (const { fromSeat, toSeat, cents, by } of envy) {
      this.change(toSeat, { netCents: this.at(toSeat).netCents + cents });
      this.step(seq, `${this.name(toSeat)} wins ${money(cents)} envy for the hand at seat ${fromSeat}.`, [
        { from: 'tray', to: this.name(toSeat), cents },
      ], { seat: toSeat, clause: `${by.document} ${by.clause}` });
    }
    this.scene = { ...this.scene, bankNetCents };
  }

  private step(seq: number, says: string, moves: Move[], more: Partial<Step> = {}) {
    const layoutCents = [...this.seats.values()].flatMap(({ stakes }) => Object.values(stakes)).reduce((sum, cents) => sum + cents, 0);
    this.scene = { ...this.scene, layoutCents };
    const seats = [...this.seats.values()].sort((one, other) => one.seat - other.seat);
    this.steps.push({ seq, says, moves: moves.filter(({ cents }) => cents !== 0), ...more, scene: { ...this.scene, seats } });
  }

  private name(seat: number): string {
    return this.seated[seat] ?? (seat > 0 ? `seat ${seat}` : 'the house');
  }

  private at(seat: number): SeatNow {
    return this.seats.get(seat) ?? { seat, player: this.name(seat), stakes: {}, cards: [], decision: '', results: [], netCents: 0 };
  }

  private change(seat: number, to: Partial<SeatNow>) {
    this.seats.set(seat, { ...this.at(seat), ...to });
  }

  private stake(seat: number, wager: Wager, cents: number) {
    const stakes = { ...this.at(seat).stakes, [wager]: cents };
    if (cents === 0) delete stakes[wager];
    this.change(seat, { stakes });
  }
}

function list(cards: string[]): string {
  return cards.join(' ');
}

/** The round as text to paste somewhere. */
export function history(round: RoundRecord, steps: Step[]): string {
  const when = new Date(round.atMillis).toISOString().replace('T', ' ').slice(0, 16);
  return [
    `Round ${round.round}, ${when} UTC`,
    ...steps.map(({ says, clause }, i) => `${String(i + 1).padStart(3)}. ${says}${clause ? ` [${clause}]` : ''}`),
  ].join('\n');
}
