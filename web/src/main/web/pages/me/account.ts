import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { dollars, money } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, post, put } from '../../live/api';
import { keepName, type Me } from '../../live/session';
import { when } from './model';

/** Chips, name, limits and exclusion; tells by `changed` what somebody is now. */
@customElement('qh-account')
export class Account extends LitElement {
  @property({ attribute: false }) me!: Me;
  @state() private no = '';
  @state() private sure = false;

  static override styles = [
    base,
    css`
      :host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 1rem; align-items: start; }
      h2 { margin-bottom: .5rem; }
      .sum { font: 600 1.7rem/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      dl { display: grid; grid-template-columns: 1fr auto; gap: .15rem .8rem; margin: .3rem 0 .8rem; }
      dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
      form { display: grid; gap: .6rem; }
      .two { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; }
      input { width: 100%; }
      .out { margin-top: 1rem; padding-top: .8rem; border-top: 1px solid var(--line); }
    `,
  ];

  override render() {
    return html`${this.chips()} ${this.me.role === 'guest' ? this.name() : nothing} ${this.limits()}`;
  }

  private chips() {
    const { walletCents = 0, racks, freshChips } = this.me;
    const all = walletCents + racks.reduce((sum, rack) => sum + rack.cents, 0);
    return html`<section class="card-surface" aria-labelledby="chips">
      <h2 id="chips">Chips</h2>
      <p class="sum">${money(all)}</p>
      <dl>
        <dt>In your wallet</dt><dd>${money(walletCents)}</dd>
        ${racks.map((rack) => html`<dt>At <a href="/t/${encodeURIComponent(rack.table)}">${rack.table}</a></dt><dd>${money(rack.cents)}</dd>`)}
      </dl>
      ${freshChips?.broke
        ? html`<button class="primary" ?disabled=${!freshChips.leftToday} @click=${this.fresh}>Get ${money(freshChips.cents)} in fresh chips</button>
            <p class="soft small">${freshChips.leftToday ? `${freshChips.leftToday} more today.` : 'You have had all of today’s; come back tomorrow.'}</p>`
        : nothing}
      <p class="soft small">Play chips only: nothing here can be bought or cashed.${freshChips && !freshChips.broke ? ' Should you run out, there are fresh ones here.' : ''}</p>
    </section>`;
  }

  private name() {
    return html`<section class="card-surface" aria-labelledby="name">
      <h2 id="name">Keep your name</h2>
      <p>You play as a guest. Choose a password, and <b>${this.me.name}</b> stays yours on every device, with your chips, your rounds and your limits. Nothing is lost.</p>
      <form @submit=${this.keep}>
        <input type="text" name="username" autocomplete="username" .value=${this.me.name} hidden readonly />
        <div><label for="password">A password of your own, ten characters or more</label>
          <input id="password" name="password" type="password" autocomplete="new-password" required /></div>
        <p class="bad" role="alert">${this.no}</p>
        <div><button class="primary">Keep ${this.me.name}</button></div>
      </form>
    </section>`;
  }

  private limits() {
    const { limits, limitsLater, excludedUntil } = this.me;
    const later = limitsLater?.minutes !== limits?.minutes || limitsLater?.lossCents !== limits?.lossCents;
    return html`<section class="card-surface" aria-labelledby="limits">
      <h2 id="limits">Your limits</h2>
      <form @submit=${this.limit}>
        <div class="two">
          <div><label for="minutes">Minutes a day</label><input id="minutes" name="minutes" type="number" min="1" max="1440" placeholder="none" .value=${limits?.minutes === undefined ? '' : String(limits.minutes)} /></div>
          <div><label for="loss">Dollars a day</label><input id="loss" name="loss" type="number" min="1" placeholder="none" .value=${limits?.lossCents === undefined ? '' : dollars(limits.lossCents)} /></div>
        </div>
        <div><button>Set limits</button></div>
        <p class="soft small">A tighter limit holds at once, a looser one after a day.${later
          ? ` From tomorrow: ${limitsLater?.minutes ?? 'no limit of'} minutes, ${limitsLater?.lossCents === undefined ? 'no limit of loss' : `${money(limitsLater.lossCents)} of loss`}.`
          : ''}</p>
      </form>
      <div class="out">
        ${excludedUntil ? html`<p><b>You have kept yourself out until ${when(Date.parse(excludedUntil))}.</b></p>` : nothing}
        <form @submit=${this.exclude}>
          <div><label for="days">Keep me from playing, days</label><input id="days" name="days" type="number" min="1" max="1830" value="1" required @input=${() => (this.sure = false)} /></div>
          <div><button class="danger">${this.sure ? 'Yes, keep me out' : excludedUntil ? 'Make it longer' : 'Take a break'}</button></div>
          <p class="soft small" role="status">${this.sure ? 'It cannot be undone or shortened. Press again if you mean it.' : 'It can be made longer, never shorter.'}</p>
        </form>
      </div>
    </section>`;
  }

  private async fresh() {
    await this.asked(() => post<Me>('/api/me/chips'), 'Fresh chips are in your wallet.');
  }

  private async keep(event: SubmitEvent) {
    event.preventDefault();
    const password = String(new FormData(event.target as HTMLFormElement).get('password'));
    try {
      this.tell(await keepName(password));
      this.no = '';
      say(`${this.me.name} is yours. Sign in with this name and your password.`);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async limit(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const [minutes, loss] = [String(fields.get('minutes')), String(fields.get('loss'))];
    await this.asked(() => put<Me>('/api/me/limits', { ...(minutes ? { minutes: Number(minutes) } : {}), ...(loss ? { loss } : {}) }), 'Your limits are set.');
  }

  /** Asked twice: there is no way back. */
  private async exclude(event: SubmitEvent) {
    event.preventDefault();
    if (!this.sure) {
      this.sure = true;
      return;
    }
    const days = Number(new FormData(event.target as HTMLFormElement).get('days'));
    this.sure = false;
    await this.asked(async () => ({ ...this.me, excludedUntil: (await post<{ until: string }>('/api/me/exclusion', { days })).until }), 'You are kept out. Take care.');
  }

  private async asked(what: () => Promise<Me>, done: string) {
    try {
      this.tell(await what());
      say(done);
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
    }
  }

  private tell(me: Me) {
    this.dispatchEvent(new CustomEvent<Me>('changed', { detail: me }));
  }
}
