import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/chip';
import { DENOMINATIONS } from '../../kit/chip';
import { money } from '../../kit/money';
import type { TableView } from '../../live/house';
import { isStaff } from '../../live/session';
import './countdown';
import type { TableModel } from './model';
import { sum } from './tally';
import { phaseInWords } from './words';

const BANK_CENTS = 100_00;
const MORE_CENTS = 100_00;

/** What one can do now, in thumb's reach: chips, the decision, the bank, a seat. */
@customElement('qh-actions')
export class Actions extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @state() private bankCents = BANK_CENTS;

  static override styles = [
    base,
    css`
      :host { background: var(--surface); border-top: 1px solid var(--line); }
      .bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .55rem clamp(.6rem, 2vw, 1.5rem) calc(.55rem + env(safe-area-inset-bottom)); justify-content: center; max-width: 90rem; margin: 0 auto; }
      .say { flex: 1 1 14rem; min-width: 0; display: grid; gap: .1rem; }
      .say strong { font: 600 clamp(1.05rem, 2.4vmin, 1.35rem)/1.2 var(--serif); }
      .say .soft { font-size: var(--small); min-height: 1.3em; }
      .chips { display: flex; gap: .3rem; align-items: center; }
      .chips label { position: relative; cursor: pointer; border-radius: 50%; padding: .15rem; border: 2px solid transparent; }
      .chips input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; cursor: pointer; margin: 0; }
      .chips label:has(:checked) { border-color: var(--brass); transform: translateY(-.2rem); }
      .chips label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 1px; }
      .chips qh-chip { width: 2.7rem; display: block; }
      .group { display: flex; gap: .45rem; align-items: center; }
      .decide .primary, .decide .fold { min-width: 7.5rem; min-height: 3.2rem; font-size: 1.1rem; }
      .primary.big { min-height: 3rem; padding-inline: 1.5rem; font-size: 1.05rem; }
      kbd { font: 600 .7rem/1 var(--sans); opacity: .7; border: 1px solid currentcolor; border-radius: .25rem; padding: .1rem .3rem; }
      @media (pointer: coarse) { kbd { display: none; } }
      input[type='number'] { width: 6.5rem; }
      .post label { display: inline; margin-right: .3rem; }
      @media (max-width: 40rem) {
        .bar { gap: .3rem .5rem; padding-block: .4rem; justify-content: space-between; }
        .say { flex-basis: 100%; display: flex; justify-content: space-between; align-items: baseline; gap: .6rem; }
        .say strong { font-size: 1rem; flex: none; }
        .say .soft { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        .chips { gap: 0; }
        .chips qh-chip { width: 2.3rem; }
        .group { gap: .3rem; }
        button { padding-inline: .7rem; }
        .primary.big { flex: 1 1 100%; min-height: 3rem; }
        .decide { flex: 1; }
        .decide button { flex: 1; }
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
      ${this.offers(view)}
    </section>`;
  }

  /** What the clock runs for. */
  private waits(view: TableView) {
    const clock = view.clock;
    const time = clock ? html`<qh-countdown .ends=${clock.endsAtMillis} .skew=${this.model.skew}></qh-countdown>` : nothing;
    if (!this.model.isSeated) return view.open ? 'You are watching. Pick a seat, or any will do.' : nothing;
    switch (view.phase) {
      case 'betting':
        if (clock && clock.what === 'no-more-bets') return html`No more bets in ${time}`;
        if (clock && clock.seat) return html`Seat ${clock.seat} has ${time}`;
        return this.model.isBanker || this.model.can('take-bank') ? nothing : 'Take your time; the clock starts with the first bet.';
      case 'deciding':
        return clock ? html`${this.model.ownSeats.some((seat) => seat.seat === view.turn) ? 'You have' : `Seat ${view.turn} has`} ${time}` : nothing;
      case 'settled':
      case 'void':
        return clock ? html`Next round in ${time}` : nothing;
      default:
        return nothing;
    }
  }

  private offers(view: TableView) {
    if (!view.open) return html`<a class="button primary" href="/">Other tables</a>`;
    if (isStaff()) return nothing;
    if (!this.model.isSeated) return this.seat(view);
    if (this.model.can('play') || this.model.can('fold')) return this.decision();
    if (this.model.can('take-bank')) return this.bankOffer();
    if (this.model.isBanker && view.phase === 'betting') return this.banking(view);
    if (view.phase === 'betting') return this.tray();
    return nothing;
  }

  private seat(view: TableView) {
    const free = view.seats.length < view.posted.places;
    return free
      ? html`<button class="primary big" @click=${() => this.model.sit()}>Sit down with $500 <kbd>S</kbd></button>`
      : html`<a class="button primary" href="/">The table is full: other tables</a>`;
  }

  private decision() {
    const costs = this.model.view?.you?.playCents ?? 0;
    return html`<div class="group decide">
      <button class="primary" @click=${() => this.model.play()}>Play ${money(costs)} <kbd>P</kbd></button>
      <button class="fold" @click=${() => this.model.fold()}>Fold <kbd>F</kbd></button>
    </div>`;
  }

  private tray() {
    const seat = this.model.acting;
    const laid = sum((this.model.cloth?.spots ?? []).filter((spot) => spot.staked).map((spot) => this.model.stake(seat, spot.wager)));
    const last = sum(Object.values(this.model.last));
    const ready = this.model.ownSeats.find((one) => one.seat === seat)?.ready;
    const least = Math.min(...Object.values(this.model.view?.posted.limits ?? {}).map((one) => one.minimumCents));
    if (laid === 0 && (this.model.view?.you?.rackCents ?? 0) < least) return this.outOfChips();
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
        <button ?disabled=${laid === 0} @click=${() => this.model.clear()}>Clear</button>
        <button ?disabled=${last === 0} @click=${() => this.model.rebet()}>Rebet${last ? ` ${money(last)}` : ''}</button>
      </div>
      <button class="primary big" ?disabled=${laid === 0 || ready} @click=${() => this.model.ready()}>
        ${ready ? 'Waiting for the others' : html`Deal ${laid ? money(laid) : ''} <kbd>D</kbd>`}
      </button>`;
  }

  private outOfChips() {
    return html`<div class="group">
      <span>Your rack is empty.</span>
      <button class="primary" @click=${() => this.model.buyIn(MORE_CENTS)}>Bring ${money(MORE_CENTS)} more</button>
      <button @click=${() => this.model.stand()}>Stand up</button>
    </div>`;
  }

  private pick(cents: number) {
    this.model.chip = cents;
    this.requestUpdate();
  }

  private bankOffer() {
    return html`<div class="group">
      <button class="primary big" @click=${() => this.model.takeBank()}>Take the bank <kbd>B</kbd></button>
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
      ${this.model.can('pass-bank') ? html`<button type="button" @click=${() => this.model.passBank()}>Pass the bank on</button>` : nothing}
    </form>`;
  }

  private post(event: SubmitEvent) {
    event.preventDefault();
    void this.model.postBank(this.bankCents);
  }
}
