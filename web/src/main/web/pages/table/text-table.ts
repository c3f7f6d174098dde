import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { listed } from '../../kit/listed';
import { limits, money } from '../../kit/money';
import type { Seat, TableView, Wager } from '../../live/house';
import { settings } from '../../live/settings';
import type { TableModel } from './model';
import { capital, cardsInWords, dealerInWords, nameOf, phaseInWords } from './words';

const cents = (text: string) => (text ? Math.round(Number(text.replace('$', '')) * 100) : NaN);

const WORDS: [string, string][] = [
  ['sit', 'sit down at any free seat; sit 3 for seat 3'],
  ['bet ante 25', 'place a wager; bet pair-plus 5'],
  ['take ante', 'take a wager back'],
  ['rebet, undo, clear', 'same as last round; one step back; take everything back'],
  ['deal', 'you are ready'],
  ['play, fold', 'decide'],
  ['bank, decline, post 100, pass', "the player-dealer's position"],
  ['buy 100', 'bring chips to the table'],
  ['coach', 'what Play and Fold are worth'],
  ['stand', 'leave the seat'],
];

/** The table in words: the same table, the same commands, for whoever listens or prefers to read. */
@customElement('qh-text-table')
export class TextTable extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @state() private answer = '';
  private foldAsked = '';

  static override styles = [
    base,
    css`
      :host { display: block; max-width: 60rem; margin: 0 auto; padding: 1rem clamp(.75rem, 2vw, 1.5rem) 2rem; }
      h2 { margin: 1.4rem 0 .4rem; }
      ul { margin: 0; padding-left: 1.2rem; }
      form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
      form div { flex: 1 1 14rem; }
      input { width: 100%; }
      dt { font-family: var(--mono); }
      dd { margin: 0 0 .3rem 1.2rem; color: var(--soft); }
      .answer { min-height: 1.5em; margin-top: .4rem; }
    `,
  ];

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    const others = view.seats.filter((seat) => !view.you?.seats.includes(seat.seat));
    return html`<section aria-label="The table in words">
      <h2>Now</h2>
      <p>${phaseInWords(view)} Round ${view.number}.</p>
      <h2>${this.model.isSeated ? 'You' : 'You are watching'}</h2>
      ${this.model.ownSeats.map((seat) => this.seat(view, seat))}
      <h2>Dealer</h2>
      <p>${dealerInWords(view)}</p>
      ${view.bank ? html`<p>${view.bank.seat ? `Seat ${view.bank.seat} banks with ${money(view.bank.postedCents)}.` : 'Nobody banks.'} ${view.bank.action ? `Settling starts at seat ${view.bank.action}.` : ''}</p>` : nothing}
      <h2>Other seats</h2>
      ${others.length ? html`<ul>${others.map((seat) => html`<li>Seat ${seat.seat}, ${nameOf(seat, view)}: ${this.other(seat)}</li>`)}</ul>` : html`<p>Nobody else sits here.</p>`}
      <h2>Wagers</h2>
      <ul>
        ${this.model.cloth?.spots.filter((spot) => spot.staked).map((spot) => {
          const posted = view.posted.limits[spot.wager];
          const fee = view.posted.fees?.perWagerCents[spot.wager];
          return html`<li>${spot.label} (${spot.wager}): ${posted ? limits(posted.minimumCents, posted.maximumCents) : ''}${fee ? `, collection ${money(fee)}` : ''}</li>`;
        })}
      </ul>
      <h2>Command</h2>
      <form @submit=${this.submit}>
        <div><label for="command">What to do</label><input id="command" name="command" autocomplete="off" autocapitalize="off" spellcheck="false" /></div>
        <button class="primary">Do it</button>
      </form>
      <p class="answer">${this.answer}</p>
      <h2>Commands</h2>
      <dl>${WORDS.map(([word, says]) => html`<dt>${word}</dt><dd>${says}</dd>`)}</dl>
    </section>`;
  }

  private seat(view: TableView, seat: Seat) {
    const stakes = Object.entries(seat.stakes).filter(([, cents]) => cents > 0);
    return html`<ul>
      <li>Seat ${seat.seat}, ${money(seat.rackCents)} in the rack.</li>
      <li>${seat.cards ? `${capital(seat.hand ?? '')}: ${cardsInWords(seat.cards)}.` : 'No cards yet.'}</li>
      <li>${stakes.length ? stakes.map(([wager, cents]) => `${view.posted.wagers[wager as Wager] ?? wager} ${money(cents)}`).join(', ') : 'No wagers'}.</li>
      ${view.you?.feeCents ? html`<li>Collection ${money(view.you.feeCents)}, ${view.phase === 'betting' ? 'due when bets close' : 'paid'}.</li>` : nothing}
    </ul>`;
  }

  private other(seat: Seat): string {
    const parts: string[] = [];
    const stakes = Object.values(seat.stakes).reduce((all, one) => all + one, 0);
    if (stakes) parts.push(`${money(stakes)} wagered`);
    if (seat.cards) parts.push(`${seat.hand}, ${cardsInWords(seat.cards)}`);
    else if (seat.dealtIn) parts.push('three cards face down');
    if (seat.decision !== 'none') parts.push(seat.decision);
    return parts.join(', ') || 'no wagers';
  }

  private submit(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const words = String(new FormData(form).get('command')).trim().toLowerCase().split(/\s+/);
    form.reset();
    void this.obey(words);
  }

  /** Every command gets an answer: what it did, what the table says against it, or what to say instead. */
  private async obey([verb = '', ...rest]: string[]) {
    const acts: Record<string, (first: string, second: string) => Promise<string>> = {
      sit: (seat) => this.sit(seat),
      bet: (wager, amount) => this.bet(wager, cents(amount)),
      take: (wager) => this.bet(wager, 0),
      rebet: async () => ((await this.model.rebet()) ? this.wagers() : 'There is no earlier round to repeat.'),
      undo: async () => ((await this.model.undo()) ? this.wagers() : 'There is nothing to undo.'),
      clear: async () => ((await this.model.clear()) ? this.wagers() : 'You have no wagers down.'),
      deal: async () => {
        await this.model.ready(true);
        return 'You are ready.';
      },
      play: () => this.play(),
      fold: () => this.fold(),
      bank: async () => ((await this.model.takeBank()) ? 'You take the bank: post your wager.' : 'The bank is not yours to take now.'),
      decline: async () => ((await this.model.declineBank()) ? 'You decline the bank.' : ''),
      post: async (amount) => ((await this.model.postBank(cents(amount))) ? `You post ${money(cents(amount))}.` : ''),
      pass: async () => ((await this.model.passBank()) ? 'You pass the bank on.' : ''),
      buy: async (amount) => ((await this.model.buyIn(cents(amount))) ? `${money(this.model.view?.you?.rackCents ?? 0)} in your rack.` : ''),
      stand: async () => ((await this.model.stand()) ? 'You stand up.' : ''),
      coach: () => this.coach(),
    };
    const act = acts[verb];
    if (!act) return this.say(`"${[verb, ...rest].join(' ')}" is not a command; they are listed below.`);
    if (!this.model.isSeated && verb !== 'sit') return this.say('You are not seated yet: say sit first.');
    const [first = '', second = ''] = rest;
    let done = '';
    const against = await this.model.hearing(async () => (done = await act(first, second)));
    this.say(against.join(' ') || done);
  }

  private async sit(seat: string): Promise<string> {
    if (this.model.isSeated) return `You are already in seat ${this.model.acting}.`;
    if (seat && !/^\d+$/.test(seat)) return `"${seat}" is not a seat; say sit, or sit 3.`;
    await this.model.sit(seat ? Number(seat) : undefined);
    return `You sit at seat ${this.model.acting} with ${money(this.model.view?.you?.rackCents ?? 0)}.`;
  }

  private async bet(wager: string, amount: number): Promise<string> {
    const { model } = this;
    const spots = model.cloth?.spots ?? [];
    const spot = spots.find((one) => one.wager === wager);
    const offered = spots.filter((one) => one.staked);
    if (!spot) return `"${wager}" is not a wager here; there ${offered.length === 1 ? 'is' : 'are'} ${listed(offered.map((one) => one.wager))}.`;
    if (!spot.staked) return `${spot.label} is not bet before the deal; once you have cards, say play or fold.`;
    if (!(amount >= 0)) return `Say how much: bet ${wager} 10.`;
    if (amount === 0 && !model.stake(model.acting, spot.wager)) return `You have nothing on ${spot.label}.`;
    await model.lay(model.acting, { [spot.wager]: amount });
    return this.wagers();
  }

  /** What lies there now. */
  private wagers(): string {
    const { model } = this;
    const laid = (model.cloth?.spots ?? []).filter((spot) => spot.staked && model.stake(model.acting, spot.wager));
    const words = laid.map((spot) => `${spot.label} ${money(model.stake(model.acting, spot.wager))}`).join(', ') || 'No wagers';
    return `${words}. ${money(model.view?.you?.rackCents ?? 0)} in your rack.`;
  }

  private async play(): Promise<string> {
    const costs = this.model.view?.you?.playCents ?? 0;
    await this.model.play();
    return `You play for ${money(costs)}.`;
  }

  /** A good hand is folded by saying so twice. */
  private async fold(): Promise<string> {
    const hand = `${this.model.view?.round} ${this.model.acting}`;
    const why = settings.foldAsks === 'on' && this.model.can('fold') && this.foldAsked !== hand ? await this.model.beforeFolding() : undefined;
    this.foldAsked = hand;
    if (why) return `${why} Say fold once more to fold it.`;
    await this.model.fold(performance.now(), true);
    return 'You fold.';
  }

  /** Shown here and spoken by the page's one live region. */
  private say(answer: string) {
    this.answer = answer;
    this.dispatchEvent(new CustomEvent('said', { detail: answer }));
  }

  private async coach(): Promise<string> {
    const weighed = (await this.model.coached())?.hands.find((hand) => hand.seat === this.model.acting)?.weighed;
    return weighed
      ? `Play is worth ${weighed.play.decimal}, Fold ${weighed.fold.decimal} Antes on average: ${weighed.best}.`
      : 'The coach needs cards to look at.';
  }
}
