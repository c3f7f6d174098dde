import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import { may, who } from '../../../live/session';
import type { TableView } from '../../../live/house';
import { betting, isPast } from './procedure';

/** What can go wrong at a table, and what is done about it. Asks by `give` with the verb and its fields. */
@customElement('qh-irregularities')
export class Irregularities extends LitElement {
  @property({ attribute: false }) view!: TableView;
  @state() private open = '';

  static override styles = [
    base,
    css`
      form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; padding: .7rem 0 .2rem; }
      input[type='number'] { width: 5rem; }
      .reason { flex: 1 1 12rem; }
      .reason input { width: 100%; }
    `,
  ];

  override render() {
    const { suspended, phase, posted, voiding } = this.view;
    if (voiding) return this.waiting(voiding);
    const on = phase !== 'settled' && phase !== 'void';
    const deals = this.view.dealers.includes(who()?.name ?? '');
    const stops = deals || (may('deal') && may('supervise'));
    return html`<div class="row">
        ${deals && !posted.automatic && !posted.controllerOnly && on && isPast(this.view, 'betting') && !suspended ? this.tab('cards', 'Wrong number of cards') : nothing}
        ${stops && on && !suspended && !posted.controllerOnly
          ? html`<button class="danger" @click=${() => this.give('shuffler-failed')}>Shuffler has failed</button>`
          : nothing}
        ${may('supervise') && !posted.shuffled && !posted.controllerOnly && !this.view.correcting ? this.tab('correct', 'Correct a settled hand') : nothing}
        ${may('supervise') && on ? this.tab('void', 'Void the round') : nothing}
      </div>
      ${stops && this.view.shuffler ? this.replacing(this.view.shuffler) : nothing} ${this.view.correcting ? this.correcting(this.view.correcting) : nothing}
      ${this.open === 'correct' ? this.correct() : nothing} ${this.open === 'cards' ? this.cards() : nothing} ${this.open === 'void' ? this.void() : nothing}`;
  }

  /** One person wants the round void; everybody sees it, and another one decides. */
  private waiting(voiding: { by: string; reason: string }) {
    return html`<p role="alert"><strong>The round is on hold.</strong> ${voiding.by} wants it voided: ${voiding.reason}.</p>
      ${may('supervise')
        ? html`<div class="row">
            <button class="danger" @click=${() => this.give('confirm-void')}>Confirm: the round is void</button>
            <button @click=${() => this.give('reject-void')}>Reject: play goes on</button>
          </div>`
        : nothing}`;
  }

  /** The maker's guide helps, or another shuffler comes in step by step; play resumes with the last of them. */
  private replacing({ done, steps }: NonNullable<TableView['shuffler']>) {
    const next = Object.entries(steps)[done];
    return html`<ol aria-label="Replacing the shuffler">
        ${Object.values(steps).map((says, i) => html`<li class=${i < done ? 'soft' : ''} aria-current=${i === done ? 'step' : nothing}>${says}${i < done ? html`<span class="sr">, done</span>` : nothing}</li>`)}
      </ol>
      <div class="row">
        ${next ? html`<button class="primary" @click=${() => this.give('shuffler-step', { step: next[0] })}>Done: ${next[1]}</button>` : nothing}
        ${next && done > 0 ? nothing : html`<button class=${next ? '' : 'primary'} @click=${() => this.give('resume')}>${next ? 'It works again: resume play' : 'Resume play'}</button>`}
      </div>`;
  }

  /** One person says what a hand was; another one decides. */
  private correcting({ round, by, reason, hands }: NonNullable<TableView['correcting']>) {
    const said = Object.entries(hands).map(([seat, cards]) => `${seat === '0' ? 'the hand to beat' : `seat ${seat}`} ${cards.join(' ')}`);
    return html`<p role="status"><strong>A correction is waiting.</strong> ${by} says of round ${round}: ${said.join(', ')}. ${reason}.</p>
      ${may('supervise')
        ? html`<div class="row">
            <button class="danger" @click=${() => this.give('approve-correction')}>Approve: settle the difference</button>
            <button @click=${() => this.give('reject-correction')}>Reject</button>
          </div>`
        : nothing}`;
  }

  private correct() {
    return html`<form @submit=${this.submitCorrection}>
      <div>
        <label for="round">Round of today, if not the last settled</label><input id="round" name="round" type="number" min="1" max=${this.view.number} />
      </div>
      <div>
        <label for="whose">Whose hand</label>
        <select id="whose" name="seat">
          <option value="dealer">The hand to beat</option>
          ${Array.from({ length: this.view.posted.places }, (_, i) => html`<option value=${i + 1}>Seat ${i + 1}</option>`)}
        </select>
      </div>
      <div><label for="was">What it was</label><input id="was" name="cards" placeholder="Qs 6h 4d" required /></div>
      <div class="reason"><label for="why">Reason, for the record</label><input id="why" name="reason" minlength="3" maxlength="200" required /></div>
      <button class="danger">Propose the correction</button>
    </form>`;
  }

  private submitCorrection(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const round = Number(fields.get('round'));
    this.give('propose-correction', { ...(round ? { round } : {}), hands: { [String(fields.get('seat'))]: String(fields.get('cards')) }, reason: String(fields.get('reason')) });
  }

  private tab(key: string, text: string) {
    return html`<button class="danger" aria-expanded=${this.open === key ? 'true' : 'false'} @click=${() => (this.open = this.open === key ? '' : key)}>${text}</button>`;
  }

  private cards() {
    const seats = betting(this.view).filter((seat) => seat.seat !== this.view.bank?.seat);
    return html`<form @submit=${this.submitCards}>
      <div>
        <label for="seat">Whose hand</label>
        <select id="seat" name="seat">
          <option value="0">The hand to beat</option>
          ${seats.map((seat) => html`<option value=${seat.seat}>Seat ${seat.seat}</option>`)}
        </select>
      </div>
      <div><label for="count">Cards in it</label><input id="count" name="cards" type="number" min="0" max="52" value="4" required /></div>
      <button class="danger">Void: wrong number of cards</button>
    </form>`;
  }

  private void() {
    return html`<form @submit=${this.submitVoid}>
      <div class="reason"><label for="reason">Reason, for the record</label><input id="reason" name="reason" minlength="3" maxlength="200" required /></div>
      <button class="danger">Void this round</button>
    </form>`;
  }

  private submitCards(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    this.give('wrong-cards', { seat: Number(fields.get('seat')), cards: Number(fields.get('cards')) });
  }

  private submitVoid(event: SubmitEvent) {
    event.preventDefault();
    this.give('void-round', { reason: String(new FormData(event.target as HTMLFormElement).get('reason')) });
  }

  private give(verb: string, fields: object = {}) {
    this.open = '';
    this.dispatchEvent(new CustomEvent('give', { detail: { verb, fields } }));
  }
}
