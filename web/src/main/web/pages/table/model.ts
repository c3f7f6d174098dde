import { say } from '../../kit/toast';
import { dollars } from '../../kit/money';
import { Problem, command, get } from '../../live/api';
import { cloth, coach, game, table, type Advice, type Cloth, type Game, type Seat, type Stakes, type TableView, type Wager } from '../../live/house';
import type { LinkView } from '../../live/pit';
import { comeIn, isPlayer, isStaff, who } from '../../live/session';
import { isStill, settings } from '../../live/settings';
import { listen, type StreamEvent } from '../../live/stream';
import { nextChange, nothingOn, withOneMore } from './chips';
import { Cutter } from './cutter';
import { Projector, scenes } from './ending';
import { GUARD_MILLIS, Guard } from './guard';
import { Windows, ended, type Sitting } from './tally';

const BUY_IN_CENTS = 500_00;

/**
 * A table as its page knows it. What the server says counts; the only things of its own are the chips that are on their way to
 * the layout, so that a click shows at once, and the moment at which an ending is shown.
 */
export class TableModel extends EventTarget {
  /** The table as it is shown: while a round ends, a little behind the table as it stands. */
  view?: TableView;
  /** The table as it stands. */
  private latest?: TableView;
  cloth?: Cloth;
  game?: Game;
  advice?: Advice;
  /** The same in all windows: the house counts. */
  sitting?: Sitting;
  connected = true;
  missing = '';
  /** The last round that was settled while we looked: its reasons can be read while the next one begins. */
  settled?: TableView;
  /** The progressive link that the table belongs to, as its stream tells it. */
  link?: LinkView;
  /** The floor's clock less ours. */
  skew = 0;
  chip = 500;
  /** What there is to say before a good hand is folded, while that is asked. */
  foldAsked = '';

  /** The player's part in the deck. */
  readonly cutter = new Cutter((verb, fields) => this.command(verb, fields));

  private voice: (...said: Parameters<typeof say>) => void = say;
  private readonly guard = new Guard();
  private readonly folding = new Guard();
  private readonly projector = new Projector((view) => this.show(view));
  private counted = '';
  private readonly windows = new Windows((sitting) => {
    this.sitting = sitting;
    this.tell();
  });
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
      if (!this.view.posted.controllerOnly) {
        this.cloth = await cloth(this.id);
        this.tell();
        this.game = await game(this.view.posted.game);
      }
    } catch (no) {
      this.missing = no instanceof Problem ? no.detail : String(no);
    }
    this.tell();
  }

  stop() {
    this.stream?.close();
    this.projector.stop();
    this.windows.close();
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
    } else if (event.type === 'Clock' && this.latest) {
      this.setClock((event.event as TableView['clock']) ?? undefined);
    } else if (event.type === 'Meter') {
      this.link = event.event as LinkView;
      this.tell();
    } else if (event.view) {
      // Several things happen in one breath; the last of them shows the table after all of them.
      this.take(event.view);
    }
  }

  private take(view: TableView) {
    const before = this.latest;
    if (before && view.seq < before.seq) return;
    const opened = before?.round !== view.round;
    // A table that is put on a link, or taken off it, has another meter to tell of.
    const moved = before && before.controller?.link !== view.controller?.link;
    this.latest = view;
    this.skew = view.now - Date.now();
    if (opened || view.phase !== 'betting') this.wanted.clear();
    if (opened) this.before = [];
    if (view.phase !== 'betting') this.remember();
    if (opened || !this.can('fold')) this.keepTheHand();
    this.cutter.look(view);
    if (moved) {
      this.link = undefined;
      this.open();
    }
    this.stage(view);
  }

  /** An ending takes its time, as long as the table does; everything else shows at once. */
  private stage(view: TableView) {
    if (this.projector.isRunning && view.phase === 'settled' && view.round === this.view?.round) {
      this.projector.endWith(view);
      return;
    }
    // The next round has begun: the last one is told to its end in the same breath.
    this.projector.skip();
    this.projector.play(scenes(this.view, view, this.ending, this.restMillis(view)));
  }

  private get ending() {
    return isStill() || isStaff() || document.hidden ? 'off' : settings.ending;
  }

  private restMillis({ clock }: TableView): number | undefined {
    return clock?.what === 'next' ? clock.endsAtMillis - this.skew - Date.now() : undefined;
  }

  /** Asks the house how the sitting goes, at its beginning and after every round. */
  private count(view: TableView) {
    const round = ended(view) || this.counted || (this.isSeated ? 'none yet' : '');
    if (round === this.counted) return;
    this.counted = round;
    void this.askForTheSitting();
  }

  private async askForTheSitting() {
    try {
      this.sitting = await get<Sitting>('/api/me/session');
      this.windows.tell(this.sitting);
      this.tell();
    } catch {
      // The next round asks again; until then the last word stands.
    }
  }

  private show(view: TableView) {
    this.view = view;
    if (view.phase === 'settled') this.settled = view;
    this.count(view);
    this.ask();
    if (this.guard.look(this.decision)) this.arm();
    this.tell();
  }

  /** The clock is set after the round has been settled: an ending that would outlast it is cut short. */
  private setClock(clock: TableView['clock']) {
    this.latest = { ...this.latest!, clock };
    if (this.projector.isRunning) this.projector.endWith(this.latest, this.restMillis(this.latest));
    else this.view = this.latest;
    this.tell();
  }

  // ---- what a finger may decide ------------------------------------------------------------------------------------

  /** What is to be decided now; another word for another decision. */
  private get decision(): string {
    const { view } = this;
    if (!view || view !== this.latest) return '';
    // Chips that come make it another decision: the finger that brought them does not take it.
    if (this.decides) return `${view.round} decides ${view.turn}${this.can('play') ? '' : ' without chips'}`;
    return this.can('take-bank') ? `${view.round} bank` : '';
  }

  /** Whoever has not the chips to play may still fold. */
  get decides(): boolean {
    return this.can('play') || this.can('fold');
  }

  /** Whoever has bet cannot take the bank before the bets are back, but always decline it. */
  get isOffered(): boolean {
    return this.can('take-bank') || this.can('decline-bank');
  }

  /** Counts from the moment at which somebody can have seen it. */
  private arm() {
    if (!this.decision) return;
    requestAnimationFrame(() => {
      this.guard.shown(performance.now());
      setTimeout(() => this.tell(), GUARD_MILLIS);
    });
  }

  /** Whether an input that began then can decide, or one that begins now. */
  isArmed(began = performance.now()): boolean {
    return this.guard.allows(began);
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
    return this.latest?.you?.can.includes(verb) ?? false;
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
      this.refused(no);
      return false;
    }
  }

  private refused(no: unknown) {
    if (no instanceof Problem) this.voice(no.detail, 'refused', no.clause);
    else this.voice(String((no as Error).message), 'refused');
  }

  /** Does something and hears what would have been said at the foot of the page. */
  async hearing(act: () => unknown): Promise<string[]> {
    const said: string[] = [];
    this.voice = (text, _kind, clause) => said.push(clause ? `${text} (${clause})` : text);
    try {
      await act();
    } finally {
      this.voice = say;
    }
    return said;
  }

  async sit(seat?: number, buyInCents = BUY_IN_CENTS): Promise<boolean> {
    try {
      await comeIn();
    } catch (no) {
      this.refused(no);
      return false;
    }
    if (!isPlayer()) {
      this.voice(`You work here as ${who()?.role}: leave first to come in as a guest and play.`, 'refused');
      return false;
    }
    this.open();
    return this.give('sit', { ...(seat ? { seat } : {}), buyIn: dollars(buyInCents) });
  }

  stand = () => this.give('stand', { seat: this.acting });
  buyIn = (cents: number) => this.give('buy-in', { amount: dollars(cents) });
  takeBank = async (began = performance.now()) => this.isArmed(began) && this.give('take-bank', { seat: this.acting });
  declineBank = () => this.give('decline-bank', { seat: this.acting });
  passBank = () => this.give('pass-bank', { seat: this.acting });
  postBank = (cents: number) => this.give('post-bank', { seat: this.acting, amount: dollars(cents) });

  /** Says that the cards may come, or says it anyway to hear why not. */
  async ready(anyway = false) {
    await this.flush();
    await this.cutter.done();
    if (anyway || this.can('ready')) await this.give('ready', { seat: this.acting });
  }

  play = (began = performance.now()) => this.decide('play', began);

  /** A hand that hardly anybody folds is asked about, unless that is switched off or answered. */
  async fold(began = performance.now(), surely = settings.foldAsks === 'off'): Promise<boolean> {
    if (!this.mayDecide(began)) return false;
    const why = surely ? undefined : await this.beforeFolding();
    if (!why) return this.decide('fold', began);
    this.foldAsked = why;
    this.folding.look('asked');
    this.folding.shown(performance.now());
    setTimeout(() => this.tell(), GUARD_MILLIS);
    this.tell();
    return false;
  }

  /** What there is to say before this hand is folded, if anything. */
  async beforeFolding(): Promise<string | undefined> {
    const seat = this.acting;
    return (await this.coached())?.hands.find((hand) => hand.seat === seat)?.beforeFolding;
  }

  /** A finger that is still asking does not answer. */
  mayAnswer(began = performance.now()): boolean {
    return this.folding.allows(began);
  }

  async foldIt(began: number) {
    if (this.mayAnswer(began)) await this.decide('fold', began);
  }

  keepTheHand() {
    this.foldAsked = '';
    this.folding.look('');
    this.tell();
  }

  /** Whoever was too quick is told so: nothing is swallowed. */
  private mayDecide(began: number): boolean {
    if (!this.decides || this.isArmed(began)) return true;
    this.voice('The cards had only just come: nothing was decided.');
    return false;
  }

  private async decide(choice: 'play' | 'fold', began: number): Promise<boolean> {
    if (!this.mayDecide(began)) return false;
    this.keepTheHand();
    const seat = this.acting;
    return this.give(choice, { seat });
  }

  // ---- chips -------------------------------------------------------------------------------------------------------

  /** What lies on a spot, chips on their way included. */
  stake(seat: number, wager: Wager): number {
    return this.wanted.get(seat)?.[wager] ?? this.laid(seat)[wager] ?? 0;
  }

  private laid(seat: number): Stakes {
    return this.latest?.seats.find((one) => one.seat === seat)?.stakes ?? {};
  }

  private stakes(seat: number): Stakes {
    return { ...this.laid(seat), ...this.wanted.get(seat) };
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  /** The wagers that one lays before the deal, as they are printed: the Ante first. */
  get order(): Wager[] {
    return (this.cloth?.spots ?? []).filter((spot) => spot.staked).map((spot) => spot.wager);
  }

  /** Lays a chip; the first on a spot is at least its minimum. */
  add(wager: Wager, seat = this.acting, cents = this.chip) {
    this.lay(seat, { [wager]: withOneMore(this.stake(seat, wager), cents, this.view?.posted.limits[wager]) });
  }

  /** Resolves when the chips lie there, or the table has said no. */
  lay(seat: number, change: Stakes): Promise<void> {
    this.before.push({ seat, stakes: this.stakes(seat) });
    return this.want(seat, change);
  }

  private want(seat: number, change: Stakes): Promise<void> {
    this.wanted.set(seat, { ...this.stakes(seat), ...change });
    this.tell();
    return this.flush();
  }

  async undo(): Promise<boolean> {
    const last = this.before.pop();
    if (!last) return false;
    await this.want(last.seat, { ...nothingOn(this.order), ...last.stakes });
    return true;
  }

  async clear(seat = this.acting): Promise<boolean> {
    const now = this.stakes(seat);
    if (!this.order.some((wager) => now[wager])) return false;
    await this.lay(seat, nothingOn(this.order));
    return true;
  }

  get last(): Stakes {
    return JSON.parse(sessionStorage.getItem(`queenhigh-last-${this.id}`) ?? '{}') as Stakes;
  }

  async rebet(seat = this.acting): Promise<boolean> {
    const offered = Object.entries(this.last).filter(([wager]) => this.view?.posted.limits[wager as Wager]);
    if (offered.length) await this.lay(seat, Object.fromEntries(offered));
    return offered.length > 0;
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
        this.refused(no);
      }
      this.wanted.clear();
      this.forgetNoChanges();
      this.tell();
    } while (this.next());
  }

  /** Steps back that lead nowhere, because what was wanted was refused. */
  private forgetNoChanges() {
    for (let last = this.before.at(-1); last; last = this.before.at(-1)) {
      const laid = this.laid(last.seat);
      if (this.order.some((wager) => (last!.stakes[wager] ?? 0) !== (laid[wager] ?? 0))) return;
      this.before.pop();
    }
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
