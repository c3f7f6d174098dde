import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import '../../../kit/card';
import { dollars } from '../../../kit/money';
import type { TableView } from '../../../live/house';
import { may, who } from '../../../live/session';
import type { Fields } from './in-turn';

/**
 * Beside a table that is dealt elsewhere: what lies on its sensors, and the hands that win. The dealer keys a hand once, who
 * verifies it once more; everything else is the controller's own. Asks by `give` with the verb and its fields.
 */
@customElement('qh-beside')
export class Beside extends LitElement {
  @property({ attribute: false }) view!: TableView;
  @state() private no = '';

  static override styles = [
    base,
    css`
      :host { display: grid; gap: 1rem; }
      .sensors { display: flex; flex-wrap: wrap; gap: .4rem; }
      .sensors button { min-width: 3.4rem; min-height: 2.8rem; }
      .sensors button[aria-pressed='true'] { background: var(--brass); border-color: var(--brass); color: var(--surface); }
      form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
      input[name='cards'] { width: 11rem; font: 600 1.05rem var(--mono); text-transform: uppercase; }
      .wins { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
      .wins li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; border: 1px solid var(--line); border-radius: var(--radius); padding: .5rem .7rem; }
      .cards { display: flex; gap: .15rem; }
      qh-card { width: 1.9rem; }
      h3 { margin-bottom: .4rem; }
    `,
  ];

  private get controls() {
    return this.view.controller!;
  }

  private get deals(): boolean {
    return this.view.dealers.includes(who()?.name ?? '') && !this.view.voiding;
  }

  override render() {
    const open = this.view.phase === 'betting' || this.view.phase === 'settled' || this.view.phase === 'void';
    const { lockButton, overButton, lit, wins } = this.controls;
    const keying = this.view.phase === 'bets-closed';
    return html`
      <section aria-label="Sensors">
        <h3>Sensors</h3>
        <p class="soft small">${open ? `Press a seat when its chip lies on the sensor, then ${lockButton}. Sensors that report by themselves show here.` : `Locked: ${lit.map((seat) => `seat ${seat}`).join(', ') || 'nobody'}.`}</p>
        <div class="sensors">${Array.from({ length: this.view.posted.places }, (_, i) => this.sensor(i + 1, open))}</div>
      </section>
      <section aria-label="Winning hands">
        <h3>Winning hands</h3>
        ${keying && this.deals ? this.entry() : nothing}
        ${wins.length
          ? html`<ul class="wins">${wins.map((win) => this.win(win, keying))}</ul>`
          : html`<p class="soft small">${keying ? `None is keyed. Where nobody wins, press ${overButton}.` : `They are keyed after ${lockButton}.`}</p>`}
        <p class="bad" role="status">${this.no}</p>
      </section>`;
  }

  private sensor(seat: number, open: boolean) {
    const lit = isLit(this.view, seat);
    return html`<button aria-pressed=${lit ? 'true' : 'false'} ?disabled=${!open || !this.deals} aria-label="Sensor of seat ${seat}" @click=${() => this.toggle(seat)}>${seat}</button>`;
  }

  /** The sensors report all at once; what they report besides this one is as it is when its turn comes. */
  private toggle(seat: number) {
    this.give('sensors', (view: TableView) => {
      const unit = view.posted.limits['progressive']!.minimumCents;
      const sensors: Record<string, string> = {};
      for (let at = 1; at <= view.posted.places; at++) {
        const staked = view.seats.find((one) => one.seat === at)?.stakes['progressive'] ?? unit;
        if (isLit(view, at) !== (at === seat)) sensors[at] = dollars(at === seat ? unit : staked);
      }
      return { sensors };
    });
  }

  private entry() {
    const { lit, reads, marked } = this.controls;
    const free = lit.filter((seat) => !marked.includes(seat));
    if (free.length === 0) return nothing;
    return html`<form @submit=${this.key}>
      <div><label for="seat">Seat</label><select id="seat" name="seat">${free.map((seat) => html`<option value=${seat}>Seat ${seat}</option>`)}</select></div>
      <div><label for="cards">${reads} cards, the player’s own first</label><input id="cards" name="cards" autocomplete="off" spellcheck="false" required /></div>
      <button class="primary">Key the winning hand</button>
    </form>`;
  }

  private win(win: { seat: number; cards: string[]; hand: string; by: string; verifiedBy?: string }, keying: boolean) {
    const { marked, amounts, recorded } = this.controls;
    const waits = amounts.some((amount) => amount.seat === win.seat) && !recorded.includes(win.seat) && !win.verifiedBy;
    return html`<li>
      <strong>Seat ${win.seat}</strong> <span>${win.hand}</span>
      <span class="cards">${win.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span>
      <span class="soft small">keyed by ${win.by}${win.verifiedBy ? `, verified by ${win.verifiedBy}` : ''}</span>
      ${keying && this.deals && !marked.includes(win.seat) ? html`<button @click=${() => this.give('controller/key-win', { seat: win.seat })}>Take it back</button>` : nothing}
      ${waits && may('confirm-jackpots')
        ? html`<form @submit=${(event: SubmitEvent) => this.verify(event, win.seat)}>
            <div><label for="verify-${win.seat}">Key the cards you see</label><input id="verify-${win.seat}" name="cards" autocomplete="off" spellcheck="false" required /></div>
            <button class="primary">Verify</button>
          </form>`
        : nothing}
    </li>`;
  }

  private key(event: SubmitEvent) {
    const fields = this.read(event);
    if (fields) this.give('controller/key-win', { seat: Number(fields.form.get('seat')), cards: fields.cards });
  }

  private verify(event: SubmitEvent, seat: number) {
    const fields = this.read(event);
    if (fields) this.give('controller/verify-win', { seat, cards: fields.cards });
  }

  /** `askhqd` and `As Kh Qd` are the same cards; what is neither is said at once. */
  private read(event: SubmitEvent) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = String(form.get('cards')).replace(/10/g, 't').replace(/[\s,]+/g, '');
    const fits = /^([2-9tjqka][shdc])+$/i.test(text);
    this.no = fits ? '' : 'Write cards like As Kh Qd, or askhqd.';
    if (!fits) return undefined;
    (event.target as HTMLFormElement).reset();
    const cards = text.match(/../g)!.map((card) => card[0]!.toUpperCase() + card[1]!.toLowerCase()).join(' ');
    return { form, cards };
  }

  private give(verb: string, fields: Fields) {
    this.dispatchEvent(new CustomEvent('give', { detail: { verb, fields } }));
  }
}

/** After a round the sensors are empty, whoever wagered in it. */
function isLit(view: TableView, seat: number): boolean {
  const over = view.phase === 'settled' || view.phase === 'void';
  return !over && view.controller!.lit.includes(seat);
}
