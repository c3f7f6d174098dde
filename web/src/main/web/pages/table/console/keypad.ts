import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../../kit/base';
import '../../../kit/card';
import { money } from '../../../kit/money';
import { may, who } from '../../../live/session';
import { SYSTEM, type Controls, type HandButton } from '../../../live/pit';

/**
 * The table's progressive controller: the keypad and key of Game Manager, or the touch display of the Nexus systems. What is
 * pressed goes out as `press` with the button and its fields; the answer comes back as new controls.
 */
@customElement('qh-keypad')
export class Keypad extends LitElement {
  @property({ attribute: false }) controls!: Controls;
  @property({ type: Number }) places = 7;
  /** Who presses: at a table whoever is signed in, in training anyone. */
  @property({ attribute: false }) roles?: ('dealer' | 'supervisor')[];

  static override styles = [
    base,
    css`
      .device { border-radius: .9rem; padding: .8rem; color: #f4f1e6; background: linear-gradient(#2a302d, #171b19); border: 1px solid #000; box-shadow: inset 0 1px 0 rgb(255 255 255 / .12), var(--shadow); }
      .device.touch { background: linear-gradient(#10243d, #0a1627); }
      header { display: flex; justify-content: space-between; align-items: baseline; gap: .5rem; font-size: .75rem; letter-spacing: .08em; text-transform: uppercase; color: #c9d3cc; margin-bottom: .6rem; }
      .spots { display: flex; gap: .35rem; margin-bottom: .7rem; flex-direction: row-reverse; justify-content: center; }
      .spot { flex: 1; max-width: 3.2rem; min-height: 2.6rem; padding: .2rem; border-radius: .5rem; color: #f4f1e6; background: #0c100e; border: 1px solid #4a524d; display: grid; place-items: center; gap: 0; font: 600 .8rem/1.1 var(--sans); }
      .spot i { display: block; width: .6rem; height: .6rem; border-radius: 50%; background: #39403b; }
      .spot.lit i { background: #ff5546; box-shadow: 0 0 .5rem #ff5546; }
      .spot.on { border-color: #ffd36b; background: #3a2e0b; }
      .spot:disabled { opacity: 1; }
      .hands { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr)); gap: .4rem; }
      .pad { min-height: 2.9rem; border-radius: .5rem; padding: .35rem .5rem; color: #1c1f1d; background: linear-gradient(#f3efe2, #d8d2bf); border-color: #000; font-size: .82rem; line-height: 1.15; }
      .touch .pad { color: #eaf3ff; background: linear-gradient(#24507f, #183a61); border-color: #3f6ea3; }
      .pad.big { background: linear-gradient(#f2b84f, #c98a1d); color: #1f1503; font-size: .95rem; letter-spacing: .04em; }
      .pad.end { background: linear-gradient(#b9433a, #7f211b); color: #fff; }
      .pad:disabled { opacity: .45; }
      .line { display: grid; grid-template-columns: 1fr 1fr; gap: .4rem; margin-top: .5rem; }
      .key { display: flex; align-items: center; gap: .5rem; margin-top: .7rem; padding-top: .7rem; border-top: 1px solid #4a524d; flex-wrap: wrap; }
      .key svg { width: 2.6rem; height: 2.6rem; flex: none; }
      .key p { flex: 1 1 8rem; font-size: .82rem; margin: 0; }
      .wins { list-style: none; margin: .7rem 0 0; padding: 0; display: grid; gap: .4rem; }
      .wins li { padding: .45rem .6rem; border-radius: .5rem; background: rgb(255 211 107 / .14); border: 1px solid rgb(255 211 107 / .5); font-size: .86rem; }
      .wins b { font: 700 1.15rem var(--serif); font-variant-numeric: tabular-nums; }
      .cards { display: flex; gap: .2rem; margin-top: .3rem; }
      qh-card { width: 2.3rem; }
      :focus-visible { outline-color: #ffd36b; }
    `,
  ];

  /** Only what a supervisor does, away from the table. */
  @property({ type: Boolean }) verifying = false;

  private get isGameManager(): boolean {
    return this.controls.system === 'game-manager';
  }

  private may(role: 'dealer' | 'supervisor'): boolean {
    if (this.verifying && role === 'dealer') return false;
    if (this.roles) return this.roles.includes(role);
    return may(role === 'dealer' ? 'deal' : 'confirm-jackpots');
  }

  override render() {
    const { system, phase } = this.controls;
    return html`<section class="device ${this.isGameManager ? '' : 'touch'}" aria-label="${SYSTEM[system]} controller">
      <header><span>${SYSTEM[system]}</span><span>${phase}</span></header>
      ${this.spots()} ${this.may('dealer') ? this.hands() : nothing} ${this.wins()} ${this.dealers()} ${this.supervisors()}
    </section>`;
  }

  private spots() {
    const { lit, marked, spot } = this.controls;
    const touch = !this.isGameManager && this.may('dealer');
    return html`<div class="spots" role="group" aria-label="Sensors, from the dealer's left">
      ${Array.from({ length: this.places }, (_, i) => i + 1).map((seat) => {
        const kind = `spot ${lit.includes(seat) ? 'lit' : ''} ${seat === spot || marked.includes(seat) ? 'on' : ''}`;
        const says = `Seat ${seat}${lit.includes(seat) ? ', wager on' : ''}${marked.includes(seat) ? ', marked' : ''}`;
        const inside = html`<i></i>${seat}${marked.includes(seat) ? ' ★' : ''}`;
        return touch
          ? html`<button class=${kind} aria-label=${says} aria-pressed=${seat === spot ? 'true' : 'false'} @click=${() => this.press('select-spot', { seat })}>${inside}</button>`
          : html`<span class=${kind} role="img" aria-label=${says}>${inside}</span>`;
      })}
    </div>`;
  }

  private hands() {
    return html`<div class="hands" role="group" aria-label="Hand buttons">${this.controls.buttons.map((button) => this.hand(button))}</div>`;
  }

  private hand(button: HandButton) {
    return html`<button class="pad" @click=${() => this.press('press-hand', { hand: button.hand })}>
      ${button.offTheMeter ? '◆ ' : ''}${button.title}
    </button>`;
  }

  private dealers() {
    if (!this.may('dealer')) return nothing;
    const { phase, marked, called, envyDue } = this.controls;
    return html`<div class="line">
        <button class="pad big" ?disabled=${phase !== 'betting' && !this.roles} @click=${() => this.press('lock')}>${this.controls.lockButton}</button>
        <button class="pad end" ?disabled=${(phase === 'over' || phase === 'betting') && !this.roles} @click=${() => this.press('end-round')}>${this.controls.overButton}</button>
      </div>
      <div class="line">
        <button class="pad" ?disabled=${(marked.length === 0 || called) && !this.roles} @click=${() => this.press('call-supervisor')}>
          ${called ? 'Supervisor called' : 'Call supervisor'}
        </button>
        <button class="pad" ?disabled=${!envyDue && !this.roles} @click=${() => this.press('pay-envy')}>Envy paid</button>
      </div>`;
  }

  private wins() {
    const { amounts, recorded, unmarked } = this.controls;
    if (amounts.length === 0 && unmarked.length === 0) return nothing;
    return html`<ul class="wins">
      ${unmarked.map((held) => html`<li>Seat ${held.seat} holds ${this.named(held.hand)}; mark it.
        <span class="cards">${held.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span></li>`)}
      ${amounts.map((amount) => html`<li>
        Seat ${amount.seat} · <b>${money(amount.cents)}</b> · ${recorded.includes(amount.seat) ? 'in the log' : amount.executive ? 'payment pending, an executive confirms' : 'payment pending'}
      </li>`)}
    </ul>`;
  }

  private named(hand: string): string {
    return this.controls.buttons.find((button) => button.hand === hand)?.title ?? hand;
  }

  private supervisors() {
    const pending = this.controls.amounts.length > this.controls.recorded.length;
    const turned = this.controls.key.toLowerCase() === 'jph';
    if (!this.may('supervisor') || !(pending || turned || this.roles)) return nothing;
    return this.isGameManager ? this.key(turned, pending) : this.reader(pending);
  }

  private key(turned: boolean, pending: boolean) {
    return html`<div class="key">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18" fill="#c9a24a" stroke="#7a5a14" stroke-width="2"></circle>
        <rect x="18" y="7" width="4" height="26" rx="2" fill="#2a1f06" transform="rotate(${turned ? 60 : 0} 20 20)"></rect>
      </svg>
      <p>The key is at <b>${turned ? 'JPH' : 'Run'}</b>.</p>
      ${turned
        ? html`<button class="pad big" ?disabled=${!pending && !this.roles} @click=${() => this.press('j-pot')}>J-POT</button>
            <button class="pad" @click=${() => this.press('turn-key', { to: 'run' })}>Key to Run</button>`
        : html`<button class="pad" @click=${() => this.press('turn-key', { to: 'jph' })}>Key to JPH</button>`}
    </div>`;
  }

  private reader(pending: boolean) {
    const { confirming } = this.controls;
    return html`<div class="key">
      <p>${confirming ? html`<b>${confirming}</b> has confirmed: swipe the card.` : 'Look at the cards, then confirm.'}</p>
      <button class="pad big" ?disabled=${(!pending || !!confirming) && !this.roles} @click=${() => this.press('confirm')}>CONFIRM</button>
      <button class="pad" ?disabled=${!confirming && !this.roles} @click=${() => this.press('swipe-card')}>Swipe card${who() && !this.roles ? ` of ${who()!.name}` : ''}</button>
    </div>`;
  }

  private press(button: string, fields: object = {}) {
    this.dispatchEvent(new CustomEvent('press', { detail: { button, fields } }));
  }
}
