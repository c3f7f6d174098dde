import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { limits, money } from '../../kit/money';
import type { Seat, TableView, Wager } from '../../live/house';
import type { TableModel } from './model';
import { capital, cardsInWords, dealerInWords, nameOf, phaseInWords } from './words';

const WORDS: [string, string][] = [
  ['sit', 'sit down at any free seat; sit 3 for seat 3'],
  ['bet ante 25', 'lay a wager; bet pair-plus 5'],
  ['take ante', 'take a wager back'],
  ['rebet, undo, clear', 'as in the last round; back one step; everything back'],
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
          return html`<li>${spot.label} (${spot.wager}): ${posted ? limits(posted.minimumCents, posted.maximumCents) : ''}</li>`;
        })}
      </ul>
      <h2>Command</h2>
      <form @submit=${this.submit}>
        <div><label for="command">What to do</label><input id="command" name="command" autocomplete="off" autocapitalize="off" spellcheck="false" /></div>
        <button class="primary">Do it</button>
      </form>
      <p class="answer">${this.answer}</p>
      <h2>Words that are understood</h2>
      <dl>${WORDS.map(([word, says]) => html`<dt>${word}</dt><dd>${says}</dd>`)}</dl>
    </section>`;
  }

  private seat(view: TableView, seat: Seat) {
    const stakes = Object.entries(seat.stakes).filter(([, cents]) => cents > 0);
    return html`<ul>
      <li>Seat ${seat.seat}, ${money(seat.rackCents)} in the rack.</li>
      <li>${seat.cards ? `${capital(seat.hand ?? '')}: ${cardsInWords(seat.cards)}.` : 'No cards yet.'}</li>
      <li>${stakes.length ? stakes.map(([wager, cents]) => `${view.posted.wagers[wager as Wager] ?? wager} ${money(cents)}`).join(', ') : 'No wagers'}.</li>
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

  private async obey([verb = '', first = '', second = '']: string[]) {
    const { model } = this;
    const cents = (text: string) => Math.round(Number(text.replace('$', '')) * 100);
    const acts: Record<string, () => unknown> = {
      sit: () => model.sit(first ? Number(first) : undefined),
      bet: () => model.lay(model.acting, { [first]: cents(second) }),
      take: () => model.lay(model.acting, { [first]: 0 }),
      rebet: () => model.rebet(),
      undo: () => model.undo(),
      clear: () => model.clear(),
      deal: () => model.ready(),
      play: () => model.play(),
      fold: () => model.fold(),
      bank: () => model.takeBank(),
      decline: () => model.declineBank(),
      post: () => model.postBank(cents(first)),
      pass: () => model.passBank(),
      buy: () => model.buyIn(cents(first)),
      stand: () => model.stand(),
    };
    if (verb === 'coach') {
      this.say(await this.coach());
    } else if (acts[verb] && !Number.isNaN(cents(second || '0'))) {
      this.answer = '';
      await acts[verb]();
    } else {
      this.say(`"${[verb, first, second].join(' ').trim()}" is not understood; the words are listed below.`);
    }
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
