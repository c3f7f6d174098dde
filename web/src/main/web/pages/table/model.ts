import { say } from '../../kit/toast';
import { dollars } from '../../kit/money';
import { Problem, command } from '../../live/api';
import { cloth, coach, game, table, type Advice, type Cloth, type Game, type Seat, type Stakes, type TableView, type Wager } from '../../live/house';
import type { LinkView } from '../../live/pit';
import { comeIn, isPlayer, who } from '../../live/session';
import { listen, type StreamEvent } from '../../live/stream';
import { nextChange, nothingOn, withOneMore } from './chips';
import { Cutter } from './cutter';
import { count, countMistake, tally, type Tally } from './tally';

const BUY_IN_CENTS = 500_00;

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
  /** The progressive link that the table belongs to, as its stream tells it. */
  link?: LinkView;
  /** The floor's clock less ours. */
  skew = 0;
  chip = 500;

  /** The player's part in the deck. */
  readonly cutter = new Cutter((verb, fields) => this.command(verb, fields));

  private stream?: { close(): void };
  private wanted = new Map<number, Stakes>();
  private before: { seat: number; stakes: Stakes }[] = [];
  private flushing?: Promise<void>;
  private adviceFor = '';
  private asking: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {
    super();
  }

  /** Resolves once the table is in sight, or turns out not to be there. */
  async start() {
    await new Promise<void>((seen) => {
      this.addEventListener('change', () => (this.view || this.missing) && seen());
      this.open();
    });
    if (!this.view) return;
    try {
      // Of a game that is dealt elsewhere nothing is printed here but its controller.
      if (!this.view.posted.controllerOnly) [this.cloth, this.game] = await Promise.all([cloth(this.id), game(this.view.posted.game)]);
    } catch (no) {
      this.missing = no instanceof Problem ? no.detail : String(no);
    }
    this.tell();
  }

  stop() {
    this.stream?.close();
  }

  /** Opens the stream, again when somebody has come in: what one may see hangs on who one is. */
  private open() {
    this.stream?.close();
    this.stream = listen(`/api/tables/${encodeURIComponent(this.id)}/events`, {
      event: (event) => this.hear(event),
      connected: (yes) => {
        this.connected = yes;
        if (!yes && !this.view) void this.askWhy();
        this.tell();
      },
    });
  }

  /** A stream that does not open cannot say why; the table itself can. */
  private async askWhy() {
    try {
      await table(this.id);
    } catch (no) {
      if (!(no instanceof Problem)) return;
      this.missing = no.detail;
      this.stop();
      this.tell();
    }
  }

  private hear(event: StreamEvent) {
    if (event.type === 'State') {
      this.take(event.event as TableView);
    } else if (event.type === 'Clock' && this.view) {
      this.view = { ...this.view, clock: (event.event as TableView['clock']) ?? undefined };
      this.tell();
    } else if (event.type === 'Meter') {
      this.link = event.event as LinkView;
      this.tell();
    } else if (event.view) {
      // Several things happen in one breath; the last of them shows the table after all of them.
      this.take(event.view);
    }
  }

  private take(view: TableView) {
    if (this.view && view.seq < this.view.seq) return;
    const opened = this.view?.round !== view.round;
    // A table that is put on a link, or taken off it, has another meter to tell of.
    const moved = this.view && this.view.controller?.link !== view.controller?.link;
    this.view = view;
    this.skew = view.now - Date.now();
    if (opened || view.phase !== 'betting') this.wanted.clear();
    if (opened) this.before = [];
    if (view.phase !== 'betting') this.remember();
    if (view.phase === 'settled') this.settled = view;
    if (this.cloth) this.sitting = count(this.sitting, view, this.cloth);
    this.ask();
    this.cutter.look(view);
    if (moved) {
      this.link = undefined;
      this.open();
    }
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

  /** The answer brings the table as it then stands, so that one's own command shows without waiting for the stream. */
  private async command(verb: string, fields: object) {
    const done = await command(`/api/tables/${encodeURIComponent(this.id)}/${verb}`, fields);
    if (done.view) this.take(done.view);
  }

  /** Asks the table; a no is said aloud with its clause. */
  async give(verb: string, fields: object = {}): Promise<boolean> {
    try {
      await this.command(verb, fields);
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
    await this.cutter.done();
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

  /** The wagers that one lays before the deal, as they are printed: the Ante first. */
  private get order(): Wager[] {
    return (this.cloth?.spots ?? []).filter((spot) => spot.staked).map((spot) => spot.wager);
  }

  /** Lays a chip; the first on a spot is at least its minimum. */
  add(wager: Wager, seat = this.acting, cents = this.chip) {
    this.lay(seat, { [wager]: withOneMore(this.stake(seat, wager), cents, this.view?.posted.limits[wager]) });
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
    this.want(last.seat, { ...nothingOn(this.order), ...last.stakes });
  }

  clear(seat = this.acting) {
    const now = this.stakes(seat);
    if (this.order.some((wager) => now[wager])) this.lay(seat, nothingOn(this.order));
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
    const laid = Object.fromEntries(this.order.filter((wager) => own[wager]).map((wager) => [wager, own[wager]]));
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
          if (cents > 0) await this.command('bet', { seat, wager, amount: dollars(cents) });
          else await this.command('withdraw-bet', { seat, wager });
        }
      } catch (no) {
        this.before = [];
        say(no instanceof Problem ? no.detail : String((no as Error).message), 'refused', no instanceof Problem ? no.clause : undefined);
      }
      this.wanted.clear();
      this.tell();
    } while (this.next());
  }

  private next(): { seat: number; wager: Wager; cents: number } | undefined {
    for (const [seat, stakes] of this.wanted) {
      const change = nextChange(this.order, stakes, this.laid(seat));
      if (change) return { seat, ...change };
    }
    return undefined;
  }

  // ---- the coach ---------------------------------------------------------------------------------------------------

  /** The coach is asked as soon as there are cards: his word also names the lines of the pay tables that they hit. */
  private ask() {
    const view = this.view!;
    const cards = this.ownSeats.map((seat) => seat.cards?.join('')).join(' ').trim();
    const key = cards ? `${view.round} ${cards} ${view.dealer.cards.join('')} ${view.community.join('')}` : '';
    if (key === this.adviceFor) return;
    this.adviceFor = key;
    this.asking = this.advise(key);
  }

  private async advise(key: string) {
    const said = key ? await coach(this.id).catch(() => undefined) : undefined;
    if (this.adviceFor !== key) return;
    this.advice = said;
    this.tell();
  }

  /** What the coach says of these cards, once he has answered: whoever asks at once does not hear that there are no cards. */
  async coached(): Promise<Advice | undefined> {
    let asked;
    do {
      asked = this.asking;
      await asked;
    } while (asked !== this.asking);
    return this.advice;
  }

  hits(wager: Wager): string[] {
    return (this.advice?.hands ?? []).flatMap((hand) => hand.hits.filter((hit) => hit.wager === wager).map((hit) => hit.hand));
  }
}
