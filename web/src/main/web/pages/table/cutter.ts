import type { TableView } from '../../live/house';
import { forget, keep, keepCards, keepPromises, kept } from '../../live/own-values';
import { valueSeal, type Own } from '../round/fair';
import { sha256 } from '../round/sha256';

const HEX = /^[0-9a-f]{64}$/;

/**
 * Cuts the deck for the player without his doing anything: promises a value by its hash as soon as chips lie at his seat, and gives it
 * away when bets are closed. Whoever likes types a value of his own.
 */
export class Cutter {
  private typed = '';
  private underWay = new Map<string, Promise<void>>();

  constructor(private readonly send: (verb: string, fields: object) => Promise<void>) {}

  /** Does what is due at the table as it stands. */
  look(view: TableView) {
    for (const seat of view.you?.seats ?? []) {
      if (this.promiseIsDue(view, seat)) this.once(`promise ${view.round} ${seat}`, () => this.promise(view, seat));
      const own = this.toOpen(view, seat);
      const cards = view.seats.find((one) => one.seat === seat)?.cards ?? [];
      if (cards.length === 3) keepCards(view.round, seat, cards);
      if (own) this.once(`open ${view.round} ${seat}`, () => this.open(view, own));
    }
  }

  /** Resolves when nothing is under way: a player who is ready has promised before. */
  async done() {
    await Promise.all(this.underWay.values());
  }

  /** The next promise is of this value: 64 hex digits as they are, any other text by its hash. */
  byHand(text: string, view: TableView | undefined) {
    const wish = text.trim().toLowerCase();
    this.typed = !text.trim() ? '' : HEX.test(wish) ? wish : sha256(text.trim());
    if (!view || !this.typed) return;
    for (const seat of view.you?.seats ?? []) {
      if (view.phase === 'betting' && view.deck && isAtStake(view, seat)) this.once(`promise ${view.round} ${seat}`, () => this.promise(view, seat));
    }
  }

  get hasOneByHand(): boolean {
    return this.typed !== '';
  }

  /** Somebody's other device may have promised already: it will keep that promise itself. */
  private promiseIsDue(view: TableView, seat: number): boolean {
    return view.phase === 'betting' && !view.suspended && !!view.deck && isAtStake(view, seat) && !view.deck.cuts.some((one) => one.seat === seat);
  }

  /** Nothing is given away for a deck other than the one that was bet on. */
  private toOpen({ phase, deck, round }: TableView, seat: number): Own | undefined {
    const promised = deck?.cuts.find((one) => one.seat === seat);
    if (phase !== 'bets-closed' || !deck || !promised || promised.value) return undefined;
    return kept(round).find((own) => own.seat === seat && own.seal === deck.commitment && valueSeal(round, seat, own.value) === promised.commitment);
  }

  /** Everybody's promises are kept before the value goes: one that is made afterwards could be made to fit it. */
  private async open({ round, deck }: TableView, { seat, value }: Own) {
    keepPromises(round, value, Object.fromEntries(deck!.cuts.map((one) => [one.seat, one.commitment])));
    await this.send('open-cut', { seat, value });
  }

  private async promise({ round, deck }: TableView, seat: number) {
    const value = this.typed || random();
    this.typed = '';
    keep(round, { seat, value, seal: deck!.commitment });
    try {
      await this.send('seal-cut', { seat, commitment: valueSeal(round, seat, value) });
    } catch (no) {
      forget(round, value);
      throw no;
    }
  }

  /** A no here is no harm: the round goes on, and its proof says how the deck came about. */
  private once(what: string, act: () => Promise<void>) {
    if (this.underWay.has(what)) return;
    this.underWay.set(what, act().catch(() => undefined).finally(() => this.underWay.delete(what)));
  }
}

function isAtStake({ seats, bank }: TableView, seat: number): boolean {
  const own = seats.find((one) => one.seat === seat);
  return Object.keys(own?.stakes ?? {}).length > 0 || (bank?.seat === seat && bank.postedCents > 0);
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
