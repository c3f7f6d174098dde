import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { dollars, money } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, post, put, remove } from '../../live/api';
import { keepName, type Me } from '../../live/session';
import { when } from './model';

const PERIOD = { day: 'today', week: 'this week', month: 'this month' } as const;

const BREAKS: [number, string][] = [[30, 'half an hour'], [120, 'two hours'], [1440, 'a day'], [10080, 'a week'], [43200, 'thirty days']];

/** Limits in a sentence. */
function told(limits: Me['limits']): string {
  const parts = [
    limits?.minutes === undefined ? '' : `${limits.minutes} minutes a day`,
    limits?.depositCents === undefined ? '' : `${money(limits.depositCents)} to the tables per day`,
    limits?.lossDayCents === undefined ? '' : `${money(limits.lossDayCents)} in losses per day`,
    limits?.lossWeekCents === undefined ? '' : `${money(limits.lossWeekCents)} in losses per week`,
    limits?.lossMonthCents === undefined ? '' : `${money(limits.lossMonthCents)} in losses per month`,
  ].filter(Boolean);
  return parts.length ? parts.join(', ') : 'no limits';
}

/** Chips, name, limits and exclusion; tells by `changed` what somebody is now. */
@customElement('qh-account')
export class Account extends LitElement {
  @property({ attribute: false }) me!: Me;
  @state() private no = '';
  @state() private sure = false;

  static override styles = [
    base,
    css`
      :host { display: grid; gap: 1rem; align-items: start; }
      .left { display: grid; gap: 1rem; min-width: 0; }
      @media (min-width: 50rem) { :host { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }
      h2 { margin-bottom: .5rem; }
      .sum { font: 600 1.7rem/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      dl { display: grid; grid-template-columns: 1fr auto; gap: .15rem .8rem; margin: .3rem 0 .8rem; }
      dd { margin: 0; font-variant-numeric: tabular-nums; text-align: right; }
      form { display: grid; gap: .6rem; }
      .two { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; }
      .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; }
      fieldset { border: 0; padding: 0; margin: 0; min-width: 0; }
      legend { padding: 0; }
      input, select { width: 100%; }
      details { margin-top: .8rem; }
      summary { cursor: pointer; }
      .out { margin-top: 1rem; padding-top: .8rem; border-top: 1px solid var(--line); }
    `,
  ];

  override render() {
    return html`<div class="left">${this.chips()} ${this.me.role === 'guest' ? this.name() : nothing}</div> ${this.limits()}`;
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
      ${freshChips ? html`<p class="soft small">Play chips only: nothing here can be bought or cashed.${freshChips.broke ? nothing : ' If you run out, you can get more here.'}</p>` : nothing}
      ${this.redemption()}
    </section>`;
  }

  /** With his own word a cashier pays him out; without it, it takes two of the house. */
  private redemption() {
    const { redemption } = this.me;
    if (redemption && !redemption.expired)
      return html`<p>You have asked the cage for <b>${money(redemption.cents)}</b>. Give your name at the window before ${new Date(redemption.until).toLocaleString()}.</p>
        <div><button @click=${this.takeBack}>Cancel the request</button></div>`;
    return html`${redemption ? html`<p>You asked the cage for <b>${money(redemption.cents)}</b>, and that has <b>expired</b>. Ask again if you still want it.</p>` : nothing}
    <details ?open=${!!redemption}>
      <summary>Cash out at the cage</summary>
      <form @submit=${this.redeem}>
        <div><label for="redeem">From your wallet, dollars</label>
          <input id="redeem" name="amount" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" required autocomplete="off" /></div>
        <div><button>Ask the cage</button></div>
        <p class="soft small">The cashier cashes in what you ask for, and no more.${this.me.freshChips ? ' These are play chips, so nothing is paid for them.' : ''}</p>
      </form>
    </details>`;
  }

  private name() {
    return html`<section class="card-surface" aria-labelledby="name">
      <h2 id="name">Keep your name</h2>
      <p>You are playing as a guest. Choose a password, and <b>${this.me.name}</b> stays yours on every device, with your chips, your rounds and your limits. Nothing is lost.</p>
      <form @submit=${this.keep}>
        <input type="text" name="username" autocomplete="username" .value=${this.me.name} hidden readonly />
        <div><label for="password">Choose a password, ten characters or more</label>
          <input id="password" name="password" type="password" autocomplete="new-password" required /></div>
        <p class="bad" role="alert">${this.no}</p>
        <div><button class="primary">Keep ${this.me.name}</button></div>
      </form>
    </section>`;
  }

  private limits() {
    const { limits, limitsLater, excludedUntil, coolingUntil, allowances } = this.me;
    const amount = (cents?: number) => (cents === undefined ? '' : dollars(cents));
    const field = (name: string, label: string, value: string, most?: number) => html`<div>
      <label for=${name}>${label}</label>
      <input id=${name} name=${name} type="number" min="1" max=${most ?? nothing} placeholder="none" .value=${value} /></div>`;
    return html`<section class="card-surface" aria-labelledby="limits">
      <h2 id="limits">Your limits</h2>
      ${allowances.length
        ? html`<dl>${allowances.map((left) => html`<dt>You can still lose ${PERIOD[left.period]}</dt><dd>${money(left.leftCents)} of ${money(left.limitCents)}</dd>`)}</dl>`
        : nothing}
      <form @submit=${this.limit}>
        <fieldset><legend>Lose at most, dollars</legend>
          <div class="three">
            ${field('lossDay', 'a day', amount(limits?.lossDayCents))}
            ${field('lossWeek', 'a week', amount(limits?.lossWeekCents))}
            ${field('lossMonth', 'a month', amount(limits?.lossMonthCents))}
          </div>
        </fieldset>
        <div class="two">
          ${field('minutes', 'Minutes a day', limits?.minutes === undefined ? '' : String(limits.minutes), 1440)}
          ${field('deposit', 'Buy in at most, dollars per day', amount(limits?.depositCents))}
        </div>
        <div><button>Set limits</button></div>
        <p class="soft small">A bet that could lose more than you have left is refused; an Ante counts together with its Play, across all tables. A tighter limit takes effect at once, a looser one after a day.${JSON.stringify(limits) !== JSON.stringify(limitsLater)
          ? ` From tomorrow: ${told(limitsLater)}.`
          : ''}</p>
      </form>
      <div class="out">
        ${coolingUntil ? html`<p><b>You are on a break until ${when(Date.parse(coolingUntil))}.</b></p>` : nothing}
        <form @submit=${this.coolOff}>
          <div><label for="break">Take a break</label>
            <select id="break" name="break">
              ${BREAKS.map(([minutes, says]) => html`<option value=${minutes}>${says}</option>`)}
            </select></div>
          <div><button>${coolingUntil ? 'Make it longer' : 'Take a break'}</button></div>
        </form>
      </div>
      <div class="out">
        ${excludedUntil ? html`<p><b>You have kept yourself out until ${when(Date.parse(excludedUntil))}.</b></p>` : nothing}
        <form @submit=${this.exclude}>
          <div><label for="days">Keep me out, days</label><input id="days" name="days" type="number" min="1" max="1830" value="1" required @input=${() => (this.sure = false)} /></div>
          <div><button class="danger">${this.sure ? 'Yes, keep me out' : excludedUntil ? 'Make it longer' : 'Keep me out'}</button></div>
          <p class="soft small" role="status">${this.sure ? 'It cannot be undone or shortened. Press again if you mean it.' : 'You can make it longer, never shorter. A hand in progress is played out; then your seat is given up.'}</p>
        </form>
      </div>
    </section>`;
  }

  private async redeem(event: SubmitEvent) {
    event.preventDefault();
    const amount = String(new FormData(event.target as HTMLFormElement).get('amount'));
    await this.asked(() => post<Me>('/api/me/redemption', { amount }), 'The cage has your request.');
  }

  private async takeBack() {
    await this.asked(() => remove<Me>('/api/me/redemption'), 'Your request is cancelled.');
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
    const wanted: Record<string, string | number> = {};
    for (const name of ['minutes', 'deposit', 'lossDay', 'lossWeek', 'lossMonth']) {
      const text = String(fields.get(name) ?? '');
      if (text) wanted[name] = name === 'minutes' ? Number(text) : text;
    }
    await this.asked(() => put<Me>('/api/me/limits', wanted), 'Your limits are set.');
  }

  private async coolOff(event: SubmitEvent) {
    event.preventDefault();
    const minutes = Number(new FormData(event.target as HTMLFormElement).get('break'));
    await this.asked(async () => ({ ...this.me, coolingUntil: (await post<{ until: string }>('/api/me/break', { minutes })).until }), 'Enjoy your break.');
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
