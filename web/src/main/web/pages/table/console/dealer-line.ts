import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import { cardName } from '../../../kit/card-name';
import type { Seat, TableView } from '../../../live/house';
import type { InTurn } from './in-turn';
import { betting, toEnd, toLock } from './procedure';

const RANKS = 'AKQJT98765432';
const SUITS = 'shdc';
const WAGERS = ['ante', 'pair-plus', 'six-card-bonus', 'progressive'] as const;
type Laid = Record<string, string>;

/**
 * One line for everything a dealer enters at a physical table: chips, seats, decisions, cards. A letter that can mean only one thing
 * is done at once; amounts end with Enter. What is typed while the table answers waits its turn.
 */
@customElement('qh-dealer-line')
export class DealerLine extends LitElement {
  @property({ attribute: false }) desk!: InTurn;
  /** Counts changes, because the desk is one object for ever. */
  @property({ type: Number }) turn = 0;
  @state() private text = '';
  @state() private no = '';
  @state() private at = 0;
  private round = '';
  private last: Record<number, Laid> = {};
  private keys: string[] = [];
  private busy = false;

  static override styles = [
    base,
    css`
      :host { display: grid; gap: .4rem; }
      label { font-weight: 600; }
      input { width: 100%; font: 600 1.15rem var(--mono); }
      p { margin: 0; min-height: 1.4em; font-size: var(--small); }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .7rem; margin: 0; font-size: var(--small); color: var(--soft); }
      dt { font-family: var(--mono); font-weight: 600; }
      dd { margin: 0; }
    `,
  ];

  override firstUpdated() {
    this.renderRoot.querySelector('input')?.focus({ preventScroll: true });
  }

  override willUpdate() {
    const view = this.desk.view;
    if (!view || view.round === this.round) return;
    this.round = view.round;
    this.at = this.next(view, 0);
  }

  override render() {
    const view = this.desk.view;
    if (!view) return nothing;
    return html`<label for="line">${this.prompt(view)}</label>
      <input id="line" autocomplete="off" autocapitalize="off" spellcheck="false" .value=${this.text} aria-describedby="says"
        @keydown=${this.key} @input=${(event: Event) => ((event.target as HTMLInputElement).value = this.text)} />
      <p id="says" class=${this.no ? 'bad' : 'soft'} role="status">${this.no}</p>
      <dl aria-label="What can be typed">${this.help(view).map(([keys, does]) => html`<dt>${keys}</dt><dd>${does}</dd>`)}</dl>`;
  }

  // ---- what is asked for ---------------------------------------------------------------------------------------------

  private prompt(view: TableView): string {
    if (view.voiding) return 'The round is on hold until a supervisor decides';
    if (view.shuffler) return Object.values(view.shuffler.steps)[view.shuffler.done] ?? 'The shuffler is replaced: n resumes play';
    switch (view.phase) {
      case 'betting':
        return this.at ? `Seat ${this.at}: ${this.offered(view).map((wager) => view.posted.wagers[wager]).join(', ')}` : 'All seats are in';
      case 'bets-closed':
        return view.posted.shown === 'one-dealer-card' ? 'The card that is shown, like Kh' : 'The stacks are dealt: n';
      case 'deciding':
        return view.turn ? `Seat ${view.turn}: p plays, f folds` : 'Players decide';
      case 'forfeits-collected':
        return `${view.posted.dealer}’s ${this.shown(view).length ? 'other two cards' : 'hand'}, like Qs 6h 4d`;
      case 'revealed':
        return view.toKey.length ? `Seat ${view.toKey[0]}’s hand, like Qs 6h 4d` : 'All hands are in: n settles';
      default:
        return view.controller && toEnd(view.controller) ? `${view.controller.overButton}: g; then n for the next round` : 'Take and pay, then n for the next round';
    }
  }

  private help(view: TableView): [string, string][] {
    const wrong: [string, string] = ['w3 4 ⏎', 'seat 3 has 4 cards (w0: the hand to beat)'];
    const fails: [string, string] = ['z ⏎', 'the shuffler has failed'];
    if (view.voiding) return [];
    if (view.shuffler) return [['z', 'this step of its replacement is done'], ['n', 'it works again: play resumes']];
    switch (view.phase) {
      case 'betting':
        return [
          ['25 5 ⏎', 'these chips at the seat, the others off; 0 for none'], ['⏎', 'the next seat'], ['3=25 5 ⏎', 'the same at seat 3'],
          ['3x ⏎', 'seat 3 leaves'], ['i3 100 ⏎', 'chips for seat 3'], ['o3 100 ⏎', 'and off the table'],
          ...(view.bank ? ([['b3 500 ⏎', 'seat 3 banks with 500'], ['d', 'the offer is declined']] as [string, string][]) : []),
          ['r', 'the bets of the last round'], ...(toLock(view) ? ([['l', 'lock the progressive']] as [string, string][]) : []), ['n', 'no more bets'], fails,
        ];
      case 'deciding':
      case 'decided':
      case 'forfeits-collected':
        return [...(view.posted.shown === 'one-dealer-card' ? ([['csKd', 'it was the king of diamonds that was shown']] as [string, string][]) : []), wrong, fails];
      case 'revealed':
        return [['c3Qs6h4d', 'seat 3 was keyed wrong'], ['cdKh9d4c', 'the hand to beat was keyed wrong'], wrong, fails];
      case 'bets-closed':
        return [wrong, fails];
      default:
        return [
          ['a', 'everything is taken and paid'],
          ...(view.controller && toEnd(view.controller) ? ([['g', view.controller.overButton]] as [string, string][]) : []),
        ];
    }
  }

  // ---- typing --------------------------------------------------------------------------------------------------------

  private key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key.length === 1 || event.key === 'Enter' || event.key === 'Backspace')) return;
    event.preventDefault();
    this.keys.push(event.key);
    void this.work();
  }

  private async work() {
    if (this.busy) return;
    this.busy = true;
    this.toggleAttribute('busy', true);
    for (let key = this.keys.shift(); key !== undefined; key = this.keys.shift()) {
      this.no = '';
      await this.desk.idle();
      await this.take(key);
    }
    this.busy = false;
    await this.updateComplete;
    this.toggleAttribute('busy', this.busy);
  }

  private async take(key: string) {
    const view = this.desk.view;
    if (!view) return;
    if (key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (key === 'Enter') await this.enter(view);
    else {
      this.text += key;
      await this.typed(view);
    }
  }

  /** Says it to the table; a no stays to be read, and nothing that was typed after it is done blindly. */
  private async give(verb: string, fields: object = {}): Promise<boolean> {
    this.text = '';
    const done = await this.desk.give(verb, fields);
    if (!done) this.keys = [];
    return done;
  }

  /** What needs no Enter. */
  private async typed(view: TableView) {
    const text = this.text.toLowerCase();
    if (view.shuffler && !view.voiding) return this.shuffler(view.shuffler, text);
    if (view.voiding) return this.refuse('The round is on hold.');
    if (/^[wzio]/.test(text) || (view.phase === 'betting' && /^[\db\s]/.test(text))) return;
    if (text === ' ') return void (this.text = '');
    if (text.startsWith('c')) return this.corrected(view, text);
    switch (view.phase) {
      case 'betting':
        return this.letter(view, text);
      case 'bets-closed':
        if (text === 'l') return void (await this.give('controller/lock'));
        return view.posted.shown === 'one-dealer-card' ? this.dealShowing(view, text) : this.go(text, 'deal-stacks', { colour: view.backs });
      case 'deciding':
        return this.decided(view, text);
      case 'decided':
        return this.go(text, 'collect-forfeits');
      case 'forfeits-collected':
        return this.revealed(view, text);
      case 'revealed':
        return view.toKey.length ? this.turnedUp(view, text) : this.go(text, 'settle');
      default:
        return this.over(text);
    }
  }

  private async shuffler({ done, steps }: NonNullable<TableView['shuffler']>, text: string) {
    const step = Object.keys(steps)[done];
    if (text === 'z' && step) await this.give('shuffler-step', { step });
    else await this.go(text, 'resume');
  }

  private refuse(why: string) {
    this.text = '';
    this.no = why;
    this.keys = [];
  }

  private async go(text: string, verb: string, fields: object = {}) {
    if (text === 'n') await this.give(verb, fields);
    else this.refuse(`“${text}” cannot be done now.`);
  }

  private async over(text: string) {
    if (text === 'a') {
      this.text = '';
      this.dispatchEvent(new CustomEvent('paid'));
      await this.updateComplete;
    } else if (text === 'g') await this.give('controller/end-round');
    else await this.go(text, 'next-round');
  }

  // ---- chips and seats -----------------------------------------------------------------------------------------------

  private async letter(view: TableView, text: string) {
    const offered = view.bank?.offeredTo ?? 0;
    if (text === 'n') {
      this.last = Object.fromEntries(betting(view).filter((seat) => seat.visitor).map((seat) => [seat.seat, laid(seat)]));
      await this.give('no-more-bets');
    } else if (text === 'l') await this.give('controller/lock');
    else if (text === 'd' && offered) await this.give('visitor/decline-bank', { seat: offered });
    else if (text === 'r') await this.again(view);
    else this.refuse(`“${text}” cannot be done now.`);
  }

  private async again(view: TableView) {
    this.text = '';
    for (const [seat, wagers] of Object.entries(this.last)) {
      const lies = view.seats.find((one) => one.seat === Number(seat));
      if (Number(seat) !== view.bank?.seat && !(lies && same(laid(lies), wagers)) && !(await this.give('visitor/lay', { seat: Number(seat), wagers }))) return;
    }
  }

  private async enter(view: TableView) {
    const text = this.text.trim().toLowerCase();
    const at = (pattern: RegExp) => pattern.exec(text);
    let found: RegExpExecArray | null;
    if ((found = at(/^w(\d{1,2}) (\d{1,2})$/))) await this.give('wrong-cards', { seat: Number(found[1]), cards: Number(found[2]) });
    else if (text === 'z') await this.give('shuffler-failed');
    else if (view.phase !== 'betting') this.refuse(text ? `“${text}” cannot be done now.` : '');
    else if (!text) this.at = this.next(view, this.at);
    else if ((found = at(/^(\d{1,2})x$/))) await this.give('visitor/stand', { seat: Number(found[1]) });
    else if ((found = at(/^([io])(\d{1,2}) ([\d.]+)$/)))
      await this.give(found[1] === 'i' ? 'visitor/chips-in' : 'visitor/chips-out', { seat: Number(found[2]), amount: found[3] });
    else if ((found = at(/^b(\d{1,2})(?: ([\d.]+))?$/))) await this.bank(view, Number(found[1]), found[2]);
    else if ((found = at(/^(?:(\d{1,2})=)?([\d. ]+)$/))) await this.lay(view, found[1] ? Number(found[1]) : this.at, found[2]!);
    else this.refuse(`“${text}” is not understood here.`);
  }

  private async lay(view: TableView, seat: number, amounts: string) {
    const offered = this.offered(view);
    const words = amounts.trim().split(/\s+/);
    if (!seat || words.length > offered.length) return this.refuse(seat ? `There are ${offered.length} wagers here.` : 'Say at which seat: 3=25.');
    const wagers: Laid = {};
    words.forEach((word, i) => {
      if (Number(word) > 0) wagers[offered[i]!] = word;
    });
    const lies = view.seats.find((one) => one.seat === seat);
    this.text = '';
    if ((lies && same(laid(lies), wagers)) || (await this.give('visitor/lay', { seat, wagers }))) this.at = this.next(this.desk.view!, seat);
  }

  /** Offer, acceptance and wager in one go, as far as they are still due. */
  private async bank(view: TableView, seat: number, amount?: string) {
    this.text = '';
    if (!view.seats.some((one) => one.seat === seat) && !(await this.give('visitor/sit', { seat }))) return;
    const held = this.desk.view?.bank;
    if (held?.seat !== seat) {
      if (held?.offeredTo !== seat && !(await this.give('offer-bank', { seat }))) return;
      if (!(await this.give('visitor/take-bank', { seat }))) return;
    }
    if (amount) await this.give('visitor/post-bank', { seat, amount });
    this.at = this.next(this.desk.view!, 0);
  }

  /** The next seat that a visitor could sit at. */
  private next(view: TableView, after: number): number {
    for (let seat = after + 1; seat <= view.posted.places; seat++) {
      const taken = view.seats.find((one) => one.seat === seat);
      if (seat !== view.bank?.seat && (!taken || taken.visitor)) return seat;
    }
    return 0;
  }

  private offered(view: TableView): string[] {
    return WAGERS.filter((wager) => wager in view.posted.limits);
  }

  // ---- decisions and cards -------------------------------------------------------------------------------------------

  private async decided(view: TableView, text: string) {
    const seat = view.seats.find((one) => one.seat === view.turn);
    if (!seat?.visitor) return this.refuse(`Seat ${view.turn} answers for itself.`);
    if (text !== 'p' && text !== 'f') return this.refuse('p plays, f folds.');
    await this.give(text === 'p' ? 'visitor/play' : 'visitor/fold', { seat: view.turn });
  }

  private async dealShowing(view: TableView, text: string) {
    const cards = this.cards(view, text, 1);
    if (cards) await this.give('deal-stacks', { colour: view.backs, shown: cards[0] });
  }

  /** The card that is shown is known already; only the other two are typed. */
  private async revealed(view: TableView, text: string) {
    const shown = this.shown(view);
    const community = this.community(view);
    const cards = this.cards(view, text, 3 - shown.length + community);
    if (!cards) return;
    const hand = [...cards.splice(0, 3 - shown.length), ...shown];
    await this.give('reveal', { cards: hand.join(' '), ...(community ? { community: cards.join(' ') } : {}) });
  }

  private async turnedUp(view: TableView, text: string) {
    const cards = this.cards(view, text, 3);
    if (cards) await this.give('key-hand', { seat: view.toKey[0], cards: cards.join(' ') });
  }

  /** c, whose hand, and the cards as they are. */
  private async corrected(view: TableView, text: string) {
    // A rank may follow, so that a seat's number has as many digits as the last one's.
    const seat = view.posted.places > 9 ? '\\d\\d' : '\\d';
    const found = new RegExp(`^c(d|s|${seat})?(.*)$`).exec(text);
    if (!found?.[1]) return /^c\d?$/.test(text) ? undefined : this.refuse('c3 for seat 3, cd for the hand to beat, cs for the card that is shown.');
    if (found[1] === 's') {
      const cards = this.cards(view, found[2]!, 1, 's');
      if (cards) await this.give('key-shown-card', { card: cards[0] });
      return;
    }
    const community = found[1] === 'd' ? this.community(view) : 0;
    const cards = this.cards(view, found[2]!, 3 + community, found[1]);
    if (!cards) return;
    const hand = cards.splice(0, 3).join(' ');
    if (found[1] === 'd') await this.give('reveal', { cards: hand, ...(community ? { community: cards.join(' ') } : {}) });
    else await this.give('key-hand', { seat: Number(found[1]), cards: hand });
  }

  /** The cards once they are complete; what makes no card, or lies somewhere already, does not get in. */
  private cards(view: TableView, text: string, wanted: number, instead = ''): string[] | undefined {
    const letters = text.replace(/\s/g, '').replaceAll('10', 'T');
    const lying = new Set(this.lying(view, instead));
    const cards: string[] = [];
    for (let i = 0; i < letters.length; i += 2) {
      const rank = letters[i]!.toUpperCase();
      const suit = letters[i + 1];
      if (!RANKS.includes(rank) && rank !== '1') return this.drop(1, `“${letters[i]}” is not a rank: 2 to 9, T, J, Q, K or A.`);
      if (suit === undefined) return undefined;
      if (!SUITS.includes(suit)) return this.drop(1, `“${suit}” is not a suit: s, h, d or c.`);
      const card = rank + suit;
      if (lying.has(card)) return this.drop(2, `The ${cardName(card)} is already on the table: the deck has only one.`);
      lying.add(card);
      cards.push(card);
    }
    return cards.length === wanted ? cards : undefined;
  }

  private drop(letters: number, why: string): undefined {
    this.text = this.text.slice(0, -letters);
    this.no = why;
  }

  private lying(view: TableView, instead: string): string[] {
    const dealer = instead === 'd' || instead === 's' ? [] : [...view.dealer.cards, ...view.community];
    return [...dealer, ...view.seats.filter((seat) => String(seat.seat) !== instead).flatMap((seat) => seat.cards ?? [])];
  }

  private shown(view: TableView): string[] {
    return view.phase === 'forfeits-collected' ? view.dealer.cards : [];
  }

  private community(view: TableView): number {
    return view.controller?.system === 'multi-game-link' ? 2 : 0;
  }
}

function laid(seat: Seat): Laid {
  return Object.fromEntries(
    Object.entries(seat.stakes).filter(([wager]) => wager !== 'play').map(([wager, cents]) => [wager, (cents / 100).toFixed(cents % 100 ? 2 : 0)]),
  );
}

/** Whether two layouts come to the same; nothing is said to the table then. */
function same(one: Laid, other: Laid): boolean {
  return WAGERS.every((wager) => Number(one[wager] ?? 0) === Number(other[wager] ?? 0));
}
