import { say } from '../../kit/toast';
import { dollars } from '../../kit/money';
import { Problem, command } from '../../live/api';
import { cloth, coach, game, table, type Advice, type Cloth, type Game, type Seat, type TableView, type Wager } from '../../live/house';
import { link, type LinkView } from '../../live/pit';
import { comeIn, isPlayer, who } from '../../live/session';
import { listen, type StreamEvent } from '../../live/stream';
import { count, countMistake, tally, type Tally } from './tally';

export type Stakes = Partial<Record<Wager, number>>;

const ORDER: Wager[] = ['ante', 'pair-plus', 'six-card-bonus', 'progressive'];
const BUY_IN_CENTS = 500_00;
const SETTLE_MILLIS = 40;
const METER_MILLIS = 4000;

/**
 * A table as its page knows it. What the server says counts; the only things of its own are the chips that are on their way to
 * the layout, so that a click shows at once.
 */
export class TableModel extends EventTarget {
  view?: TableView;
  cloth?: Cloth;
  game?: Game;
  advice?: Advice;
  sitting: Tally = tally();
  connected = true;
  missing = '';
  /** The last round that was settled while we looked: its reasons can be read while the next one begins. */
  settled?: TableView;
  /** The progressive link that the table belongs to. */
  link?: LinkView;
  /** The floor's clock less ours. */
  skew = 0;
  chip = 500;

  private stream?: { close(): void };
  private refreshing = 0;
  private wanted = new Map<number, Stakes>();
  private before: { seat: number; stakes: Stakes }[] = [];
  private flushing?: Promise<void>;
  private adviceFor = '';
  private meter = 0;

  constructor(readonly id: string) {
    super();
  }

  async start() {
    try {
      this.take(await table(this.id));
      const file = this.view!.posted.game;
      [this.cloth, this.game] = await Promise.all([cloth(this.id), game(file)]);
      this.tell();
      this.open();
      if (this.view!.controller) {
        await this.look();
        this.meter = window.setInterval(() => void this.look(), METER_MILLIS);
      }
    } catch (no) {
      this.missing = no instanceof Problem ? no.detail : String(no);
      this.tell();
    }
  }

  stop() {
    this.stream?.close();
    clearTimeout(this.refreshing);
    clearInterval(this.meter);
  }

  /** The meter moves with other tables, too. A browser opens few streams at a time, so this one is looked at now and then. */
  private async look() {
    const id = this.view?.controller?.link;
    this.link = id ? await link(id).catch(() => this.link) : undefined;
    this.tell();
  }

  /** Opens the stream, again when somebody has come in: what one may see hangs on who one is. */
  private open() {
    this.stream?.close();
    this.stream = listen(`/api/tables/${encodeURIComponent(this.id)}/events`, {
      event: (event) => this.hear(event),
      connected: (yes) => {
        const back = yes && !this.connected;
        this.connected = yes;
        if (back) void this.refresh();
        this.tell();
      },
    });
  }

  private hear(event: StreamEvent) {
    if (event.type === 'State') {
      this.take(event.event as TableView);
    } else if (event.type === 'Clock' && this.view) {
      this.view = { ...this.view, clock: (event.event as TableView['clock']) ?? undefined };
      this.tell();
    } else {
      // Several things happen in one breath; one look at the table shows them all.
      clearTimeout(this.refreshing);
      this.refreshing = window.setTimeout(() => void this.refresh(), SETTLE_MILLIS);
    }
  }

  async refresh() {
    try {
      this.take(await table(this.id));
      if (this.view?.controller) void this.look();
    } catch {
      // The stream says when the connection is back, and then we look again.
    }
  }

  private take(view: TableView) {
    if (this.view && view.seq < this.view.seq) return;
    const opened = this.view?.round !== view.round;
    this.view = view;
    this.skew = view.now - Date.now();
    if (opened || view.phase !== 'betting') this.wanted.clear();
    if (opened) this.before = [];
    if (view.phase !== 'betting') this.remember();
    if (view.phase === 'settled') this.settled = view;
    if (this.cloth) this.sitting = count(this.sitting, view, this.cloth);
    void this.ask();
    this.tell();
  }

  private tell() {
    this.dispatchEvent(new Event('change'));
  }

  // ---- who and where -----------------------------------------------------------------------------------------------

  get ownSeats(): Seat[] {
    const own = this.view?.you?.seats ?? [];
    return (this.view?.seats ?? []).filter((seat) => own.includes(seat.seat));
  }

  /** The seat that commands are for: the one that decides, or the first. */
  get acting(): number {
    const own = this.view?.you?.seats ?? [];
    return own.find((seat) => seat === this.view?.turn) ?? own[0] ?? 0;
  }

  get isSeated(): boolean {
    return this.ownSeats.length > 0;
  }

  get isBanker(): boolean {
    const bank = this.view?.bank;
    return !!bank && bank.seat > 0 && (this.view?.you?.seats ?? []).includes(bank.seat);
  }

  can(verb: string): boolean {
    return this.view?.you?.can.includes(verb) ?? false;
  }

  // ---- commands ----------------------------------------------------------------------------------------------------

  /** Asks the table; a no is said aloud with its clause. */
  async give(verb: string, fields: object = {}): Promise<boolean> {
    try {
      await command(`/api/tables/${encodeURIComponent(this.id)}/${verb}`, fields);
      await this.refresh();
      return true;
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
      else say(String((no as Error).message), 'refused');
      return false;
    }
  }

  async sit(seat?: number, buyInCents = BUY_IN_CENTS): Promise<boolean> {
    try {
      await comeIn();
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
      return false;
    }
    if (!isPlayer()) {
      say(`${who()?.role} do not play; leave first to come in as a guest.`, 'refused');
      return false;
    }
    this.open();
    return this.give('sit', { ...(seat ? { seat } : {}), buyIn: dollars(buyInCents) });
  }

  stand = () => this.give('stand', { seat: this.acting });
  buyIn = (cents: number) => this.give('buy-in', { amount: dollars(cents) });
  takeBank = () => this.give('take-bank', { seat: this.acting });
  declineBank = () => this.give('decline-bank', { seat: this.acting });
  passBank = () => this.give('pass-bank', { seat: this.acting });
  postBank = (cents: number) => this.give('post-bank', { seat: this.acting, amount: dollars(cents) });

  async ready() {
    await this.flush();
    if (this.can('ready')) await this.give('ready', { seat: this.acting });
  }

  play = () => this.decide('play');
  fold = () => this.decide('fold');

  private async decide(choice: 'play' | 'fold') {
    const seat = this.acting;
    const weighed = this.advice?.hands.find((hand) => hand.seat === seat)?.weighed;
    const ante = this.ownSeats.find((one) => one.seat === seat)?.stakes.ante ?? 0;
    if (!(await this.give(choice, { seat }))) return;
    if (weighed && weighed.best !== choice) {
      this.sitting = countMistake(this.sitting, Number(weighed.atStake) * ante);
      this.tell();
    }
  }

  // ---- chips -------------------------------------------------------------------------------------------------------

  /** What lies on a spot, chips on their way included. */
  stake(seat: number, wager: Wager): number {
    return this.wanted.get(seat)?.[wager] ?? this.laid(seat)[wager] ?? 0;
  }

  private laid(seat: number): Stakes {
    return this.view?.seats.find((one) => one.seat === seat)?.stakes ?? {};
  }

  private stakes(seat: number): Stakes {
    return { ...this.laid(seat), ...this.wanted.get(seat) };
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** Lays a chip; the first on a spot is at least its minimum. */
  add(wager: Wager, seat = this.acting, cents = this.chip) {
    const fixed = wager === 'progressive' ? this.link?.wagerCents : undefined;
    if (fixed !== undefined) return this.lay(seat, { [wager]: fixed });
    const least = this.view?.posted.limits[wager]?.minimumCents ?? 0;
    this.lay(seat, { [wager]: Math.max(least, this.stake(seat, wager) + cents) });
  }

  lay(seat: number, change: Stakes) {
    this.before.push({ seat, stakes: this.stakes(seat) });
    this.want(seat, change);
  }

  private want(seat: number, change: Stakes) {
    this.wanted.set(seat, { ...this.stakes(seat), ...change });
    this.tell();
    void this.flush();
  }

  undo() {
    const last = this.before.pop();
    if (!last) return;
    const nothing: Stakes = Object.fromEntries(ORDER.map((wager) => [wager, 0]));
    this.want(last.seat, { ...nothing, ...last.stakes });
  }

  clear(seat = this.acting) {
    const now = this.stakes(seat);
    if (ORDER.some((wager) => now[wager])) this.lay(seat, Object.fromEntries(ORDER.map((wager) => [wager, 0])));
  }

  get last(): Stakes {
    return JSON.parse(sessionStorage.getItem(`queenhigh-last-${this.id}`) ?? '{}') as Stakes;
  }

  rebet(seat = this.acting) {
    const offered = Object.entries(this.last).filter(([wager]) => this.view?.posted.limits[wager as Wager]);
    if (offered.length) this.lay(seat, Object.fromEntries(offered));
  }

  private remember() {
    const own = this.ownSeats[0]?.stakes ?? {};
    const laid = Object.fromEntries(ORDER.filter((wager) => own[wager]).map((wager) => [wager, own[wager]]));
    if (Object.keys(laid).length) sessionStorage.setItem(`queenhigh-last-${this.id}`, JSON.stringify(laid));
  }

  /** Sends what is wanted; whoever asks while that is under way waits for the same. */
  private flush(): Promise<void> {
    this.flushing ??= this.send().finally(() => (this.flushing = undefined));
    return this.flushing;
  }

  /** One wager at a time: the Ante first, because others lean on it, and last when chips come back. */
  private async send() {
    do {
      try {
        for (let next = this.next(); next; next = this.next()) {
          const { seat, wager, cents } = next;
          const path = `/api/tables/${encodeURIComponent(this.id)}/`;
          if (cents > 0) await command(`${path}bet`, { seat, wager, amount: dollars(cents) });
          else await command(`${path}withdraw-bet`, { seat, wager });
          this.view = laidOn(this.view!, seat, wager, cents);
        }
      } catch (no) {
        this.before = [];
        say(no instanceof Problem ? no.detail : String((no as Error).message), 'refused', no instanceof Problem ? no.clause : undefined);
      }
      this.wanted.clear();
      await this.refresh();
    } while (this.next());
  }

  private next(): { seat: number; wager: Wager; cents: number } | undefined {
    for (const [seat, stakes] of this.wanted) {
      const laid = this.laid(seat);
      const differs = (wager: Wager) => stakes[wager] !== undefined && stakes[wager] !== (laid[wager] ?? 0);
      const back = [...ORDER].reverse().find((wager) => differs(wager) && stakes[wager] === 0);
      const wager = back ?? ORDER.find(differs);
      if (wager) return { seat, wager, cents: stakes[wager] ?? 0 };
    }
    return undefined;
  }

  // ---- the coach ---------------------------------------------------------------------------------------------------

  /** The coach is asked as soon as there are cards: his word also names the lines of the pay tables that they hit. */
  private async ask() {
    const view = this.view!;
    const cards = this.ownSeats.map((seat) => seat.cards?.join('')).join(' ').trim();
    const key = cards ? `${view.round} ${cards} ${view.dealer.cards.join('')} ${view.community.join('')}` : '';
    if (key === this.adviceFor) return;
    this.adviceFor = key;
    const said = key ? await coach(this.id).catch(() => undefined) : undefined;
    if (this.adviceFor !== key) return;
    this.advice = said;
    this.tell();
  }

  hits(wager: Wager): string[] {
    return (this.advice?.hands ?? []).flatMap((hand) => hand.hits.filter((hit) => hit.wager === wager).map((hit) => hit.hand));
  }
}

function laidOn(view: TableView, seat: number, wager: Wager, cents: number): TableView {
  const seats = view.seats.map((one) => (one.seat === seat ? { ...one, stakes: { ...one.stakes, [wager]: cents } } : one));
  return { ...view, seats };
}
