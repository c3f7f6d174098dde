import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/chip';
import '../../kit/dialog';
import { DENOMINATIONS } from '../../kit/chip';
import { money } from '../../kit/money';
import type { TableView } from '../../live/house';
import { isStaff } from '../../live/session';
import { set, settings } from '../../live/settings';
import './countdown';
import type { Inputs } from './guard';
import type { TableModel } from './model';
import { sum } from './tally';
import { phaseInWords, withCollection } from './words';

const BANK_CENTS = 100_00;
const MORE_CENTS = 100_00;

/** What one can do now, in thumb's reach: chips, the decision, the bank, a seat. */
@customElement('qh-actions')
export class Actions extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @property({ attribute: false }) inputs!: Inputs;
  @state() private bankCents = BANK_CENTS;

  static override styles = [
    base,
    css`
      :host { background: var(--surface); border-top: 1px solid var(--line); }
      /* The same three places in every state: words, what there is to do, and the one button that is never where another will be. */
      .bar {
        display: grid; grid-template: 'say tray deal' minmax(3.6rem, auto) / minmax(11rem, 1fr) auto 13.5rem; align-items: center; gap: .4rem 1.2rem;
        padding: .5rem clamp(.6rem, 2vw, 1.5rem) calc(.5rem + env(safe-area-inset-bottom)); max-width: 90rem; margin: 0 auto;
      }
      .say { grid-area: say; min-width: 0; display: grid; gap: .1rem; }
      .say strong { font: 600 clamp(1.05rem, 2.4vmin, 1.35rem)/1.2 var(--serif); }
      .say .soft { font-size: var(--small); min-height: 1.3em; }
      .offer { line-height: 1.3; }
      .tray { grid-area: tray; display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: .4rem 1rem; min-width: 0; }
      .deal { grid-area: deal; display: grid; }
      .deal > * { min-height: 3.2rem; width: 100%; padding-inline: .6rem; font-size: 1.05rem; text-align: center; }
      .deal .sit { white-space: nowrap; font-size: .98rem; }
      .chips { display: flex; gap: .3rem; align-items: center; }
      .chips label { position: relative; cursor: pointer; border-radius: 50%; padding: .15rem; border: 2px solid transparent; }
      .chips input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; cursor: pointer; margin: 0; }
      .chips label:has(:checked) { border-color: var(--brass); transform: translateY(-.2rem); }
      .chips label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 1px; }
      .chips qh-chip { width: 2.7rem; display: block; }
      .group { display: flex; gap: .45rem; align-items: center; }
      .decide { gap: 1.1rem; }
      .ringed { position: relative; display: grid; }
      .decide button { min-width: 8.5rem; min-height: 3.2rem; font-size: 1.1rem; }
      /* Not yet theirs, but already where they will be: nothing moves when they wake. */
      .decide button:disabled { opacity: .72; }
      kbd { font: 600 .75rem/1 var(--sans); opacity: .7; border: 1px solid currentcolor; border-radius: .25rem; padding: .1rem .3rem; }
      @media (pointer: coarse) { kbd { display: none; } }
      input[type='number'] { width: 6.5rem; }
      .post label { display: inline; margin-right: .3rem; }
      .again { display: flex; gap: .5rem; align-items: center; margin: .4rem 0 1rem; color: var(--ink); font-weight: 400; }
      @media (max-width: 62rem) {
        .bar { grid-template: 'say say' auto 'tray deal' minmax(3.6rem, auto) / 1fr 13.5rem; }
        .tray { justify-content: start; }
        .decide { flex: 1; } .decide .ringed { flex: 1; }
      }
      @media (max-width: 40rem) {
        .bar { grid-template: 'say' minmax(1.6rem, auto) 'tray' minmax(3.4rem, auto) 'deal' 3.2rem / minmax(0, 1fr); gap: .3rem; padding-block: .35rem; }
        .say { display: flex; justify-content: space-between; align-items: baseline; gap: .6rem; }
        .say strong { font-size: 1rem; flex: none; max-width: 100%; }
        .say .soft { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .say:has(.offer) { display: grid; }
        .say:has(.offer) .soft { white-space: normal; }
        .tray { gap: .2rem; justify-content: space-between; flex-wrap: nowrap; }
        .chips { gap: 0; }
        .chips qh-chip { width: 2.2rem; }
        .group { gap: .25rem; }
        .tray .group button { padding-inline: .5rem; font-size: var(--small); }
        .tray .decide button { min-width: 0; font-size: 1.1rem; }
        .decide { gap: .9rem; padding-inline: .35rem; }
        .amount { display: none; }
      }
    `,
  ];

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    return html`<section class="bar" aria-label="What you can do">
        <div class="say">
          <strong>${phaseInWords(view)}</strong>
          <span class="soft">${this.waits(view)}</span>
        </div>
        <div class="tray">${this.offers(view)}</div>
        <div class="deal">${this.deal(view)}</div>
      </section>
      ${this.foldDialog()}`;
  }

  /** What the clock runs for. */
  private waits(view: TableView) {
    const clock = view.clock;
    const time = clock ? html`<qh-countdown .clock=${clock} .skew=${this.model.skew}></qh-countdown>` : nothing;
    if (!this.model.isSeated) return view.open ? 'You are watching. Take any open seat.' : nothing;
    switch (view.phase) {
      case 'betting':
        if (this.model.isOffered) return html`<span class="offer">${this.model.can('take-bank') ? view.bank?.offer : 'Nobody banks against a bet of their own: take yours back to bank, or decline.'}</span>`;
        if (clock && clock.what === 'no-more-bets') return html`No more bets in ${time}`;
        if (clock && clock.what === 'called-off') return html`This round is called off in ${time}`;
        if (clock && clock.seat) return html`Seat ${clock.seat} has ${time}`;
        return this.model.isBanker ? nothing : 'Take your time.';
      case 'deciding':
        if (!clock) return this.model.decides ? 'Take your time.' : nothing;
        return html`${this.model.ownSeats.some((seat) => seat.seat === view.turn) ? 'You have' : `Seat ${view.turn} has`} ${time}`;
      case 'settled':
      case 'void':
        return clock ? html`Next round in ${time}` : nothing;
      default:
        return nothing;
    }
  }

  private offers(view: TableView) {
    if (!view.open || isStaff() || !this.model.isSeated) return nothing;
    if (this.model.decides) return this.decision(view);
    if (this.model.isOffered) return this.bankOffer();
    if (this.model.isBanker && view.phase === 'betting') return this.banking(view);
    if (view.phase === 'betting') return this.isBroke ? this.outOfChips() : this.tray();
    return nothing;
  }

  /** What begins something: a seat, the cards. It stays in its place through the round, and wakes when it is wanted. */
  private deal(view: TableView) {
    if (!view.open) return html`<a class="button primary" href="/">Other tables</a>`;
    if (isStaff()) return nothing;
    if (!this.model.isSeated) return this.seat(view);
    if (view.phase === 'settled' || view.phase === 'void') return html`<button disabled>Next round</button>`;
    if (view.phase !== 'betting') return html`<button disabled>${this.laid ? `Dealt ${withCollection(this.laid, view.you?.feeCents ?? 0)}` : 'Dealt'}</button>`;
    if (this.model.isBanker) return html`<button disabled>You bank</button>`;
    const ready = this.model.ownSeats.find((one) => one.seat === this.model.acting)?.ready;
    return html`<button class="primary" ?disabled=${this.laid === 0 || ready} @click=${() => this.model.ready()}>
      ${ready ? 'Waiting for the others' : html`Deal ${this.laid ? withCollection(this.laid, view.you?.feeCents ?? 0) : ''} <kbd>D</kbd>`}
    </button>`;
  }

  /** Chips before the deal, those on their way included. */
  private get laid(): number {
    const spots = this.model.cloth?.spots ?? [];
    return sum(spots.filter((spot) => spot.staked).map((spot) => this.model.stake(this.model.acting, spot.wager)));
  }

  private get isBroke(): boolean {
    const least = Math.min(...Object.values(this.model.view?.posted.limits ?? {}).map((one) => one.minimumCents));
    return this.laid === 0 && (this.model.view?.you?.rackCents ?? 0) < least;
  }

  private seat(view: TableView) {
    const free = view.seats.length < view.posted.places;
    return free
      ? html`<button class="primary sit" @click=${() => this.model.sit()}>Sit down with $500 <kbd>S</kbd></button>`
      : html`<a class="button primary" href="/">Full: other tables</a>`;
  }

  /** Asleep until the cards have been seen: a finger that was still dealing decides nothing. */
  private decision(view: TableView) {
    const costs = view.you?.playCents ?? 0;
    const awake = this.model.isArmed();
    const ring = html`<qh-ring .clock=${view.clock} .skew=${this.model.skew}></qh-ring>`;
    return html`<div class="group decide">
      <div class="ringed">
        ${this.model.can('play')
          ? html`<button class="primary" ?disabled=${!awake} @click=${(event: Event) => this.model.play(this.inputs.began(event))}>Play ${money(costs)} <kbd>P</kbd></button>`
          : html`<button ?disabled=${!awake} @click=${() => this.model.buyIn(costs - (view.you?.rackCents ?? 0))}>Bring ${money(costs - (view.you?.rackCents ?? 0))} to play</button>`}${ring}
      </div>
      <div class="ringed">
        <button class="fold" ?disabled=${!awake} @click=${(event: Event) => this.model.fold(this.inputs.began(event))}>Fold <kbd>F</kbd></button>${ring}
      </div>
    </div>`;
  }

  private foldDialog() {
    const { model } = this;
    return html`<qh-dialog heading="Fold this hand?" ?open=${model.foldAsked !== ''} @close=${() => model.keepTheHand()}>
      <p>${model.foldAsked}</p>
      <div class="row">
        <button class="primary" @click=${() => model.keepTheHand()}>Keep the hand</button>
        <button class="danger" ?disabled=${!model.mayAnswer()} @click=${(event: Event) => model.foldIt(this.inputs.began(event))}>Fold it</button>
      </div>
      <label class="again"><input type="checkbox" .checked=${settings.foldAsks === 'off'} @change=${this.askAgain} /> Do not ask again</label>
    </qh-dialog>`;
  }

  private askAgain(event: Event) {
    set('foldAsks', (event.target as HTMLInputElement).checked ? 'off' : 'on');
  }

  private tray() {
    const last = sum(Object.values(this.model.last));
    return html`<fieldset class="chips" aria-label="Chip to lay">
        ${DENOMINATIONS.map(
          (cents) => html`<label>
            <input type="radio" name="chip" aria-label="${money(cents)} chip" .checked=${this.model.chip === cents} @change=${() => this.pick(cents)} />
            <qh-chip cents=${cents}></qh-chip>
          </label>`,
        )}
      </fieldset>
      <div class="group">
        <button ?disabled=${!this.model.canUndo} @click=${() => this.model.undo()}>Undo</button>
        <button ?disabled=${this.laid === 0} @click=${() => this.model.clear()}>Clear</button>
        <button ?disabled=${last === 0} @click=${() => this.model.rebet()}>Rebet<span class="amount">${last ? money(last) : ''}</span></button>
      </div>`;
  }

  private outOfChips() {
    return html`<div class="group">
      <span>Your rack is empty.</span>
      <button class="primary" @click=${() => this.model.buyIn(MORE_CENTS)}>Bring ${money(MORE_CENTS)} more</button>
      <button @click=${() => this.model.stand()}>Stand up</button>
      <a class="small" href="/me">Your chips</a>
    </div>`;
  }

  private pick(cents: number) {
    this.model.chip = cents;
    this.requestUpdate();
  }

  private bankOffer() {
    return html`<div class="group">
      ${this.model.can('take-bank')
        ? html`<button class="primary" ?disabled=${!this.model.isArmed()} @click=${(event: Event) => this.model.takeBank(this.inputs.began(event))}>Take the bank <kbd>B</kbd></button>`
        : html`<button @click=${() => this.model.clear()}>Take my bets back</button>`}
      <button @click=${() => this.model.declineBank()}>Decline <kbd>N</kbd></button>
    </div>`;
  }

  private banking(view: TableView) {
    const rack = view.you?.rackCents ?? 0;
    const posted = view.bank?.postedCents ?? 0;
    return html`<form class="group post" @submit=${this.post}>
      <label for="bank">Bank's wager $</label>
      <input id="bank" type="number" min="1" max=${Math.floor((rack + posted) / 100)} step="1" .value=${String(this.bankCents / 100)}
        @input=${(event: Event) => (this.bankCents = Math.round(Number((event.target as HTMLInputElement).value) * 100))} />
      <button class="primary">${posted ? 'Change' : 'Post'}</button>
      ${view.posted.fees?.playerDealer.length ? html`<span class="small">${money(view.you?.feeCents ?? 0)} collection so far</span>` : nothing}
      ${this.model.can('pass-bank') ? html`<button type="button" @click=${() => this.model.passBank()}>Pass the bank on</button>` : nothing}
    </form>`;
  }

  private post(event: SubmitEvent) {
    event.preventDefault();
    void this.model.postBank(this.bankCents);
  }
}
