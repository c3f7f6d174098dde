import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/dialog';
import { lasted } from '../../kit/lasted';
import { dollars, money, signed } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, post, put } from '../../live/api';
import { me, type Me } from '../../live/session';
import type { TableModel } from './model';
import type { Sitting } from './tally';

const MINUTE = 60_000;

/** How the sitting goes: time, result, what it costs on average, limits, help. */
@customElement('qh-strip')
export class Strip extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @state() private open: '' | 'limits' | 'chips' = '';
  @state() private person?: Me;
  private timer = 0;

  static override styles = [
    base,
    css`
      :host { background: var(--sunken); border-top: 1px solid var(--line); font-size: var(--small); }
      .strip { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem 1.4rem; padding: .3rem clamp(.6rem, 2vw, 1.5rem); }
      dl { display: flex; flex-wrap: wrap; gap: .1rem 1.4rem; margin: 0; }
      dl div { display: flex; gap: .4rem; }
      dt { color: var(--soft); }
      dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
      .more { margin-left: auto; display: flex; gap: .3rem; align-items: center; flex-wrap: wrap; }
      .more button { min-height: 1.9rem; padding: .15rem .7rem; font-size: var(--small); }
      form { display: grid; gap: .7rem; margin-bottom: 1rem; }
      form .row { display: grid; grid-template-columns: 1fr 8rem auto; }
      form .row input { width: 100%; }
      form > .primary { justify-self: start; }
      @media (max-width: 40rem) { .strip { justify-content: center; } dl { gap: .1rem .9rem; justify-content: center; } .more { margin: 0; } }
      @media (pointer: coarse) { .more button { min-height: 44px; } }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.timer = window.setInterval(() => this.requestUpdate(), MINUTE / 4);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    const sitting = this.model.sitting;
    const help = view.posted.helpline;
    return html`<section class="strip" aria-label="Your session">
        ${this.model.isSeated
          ? html`<dl>
              <div><dt>Rack</dt><dd>${money(view.you?.rackCents ?? 0)}</dd></div>
              ${sitting ? this.totals(sitting) : nothing}
            </dl>`
          : html`<span class="soft">Play chips only; nothing here can be bought or cashed.</span>`}
        <div class="more">
          ${this.model.isSeated
            ? html`<a href="/me">All rounds</a>
                <button @click=${() => this.show('chips')}>Chips</button>
                <button @click=${() => this.show('limits')}>Limits</button>
                <button ?disabled=${!this.model.can('stand')} @click=${() => this.model.stand()}>Stand up</button>`
            : nothing}
          ${help ? html`<a href="tel:${help.phone}" title=${help.name}>Help ${help.phone}</a>` : nothing}
        </div>
      </section>
      ${this.chipsDialog()} ${this.limitsDialog()}`;
  }

  private totals(sitting: Sitting) {
    return html`<div><dt>Time</dt><dd>${lasted(Date.now() - sitting.sinceMillis)}</dd></div>
      <div><dt>Rounds</dt><dd>${sitting.rounds}</dd></div>
      <div><dt>Net</dt><dd>${signed(sitting.resultCents)}</dd></div>
      ${sitting.feeCents ? html`<div><dt>Collection</dt><dd>${money(sitting.feeCents)}</dd></div>` : nothing}
      <div><dt>Expected</dt><dd>${signed(sitting.expectedCents)}</dd></div>`;
  }

  private async show(which: 'limits' | 'chips') {
    this.open = which;
    this.person = await me().catch(() => undefined);
  }

  private chipsDialog() {
    const wallet = this.person?.walletCents ?? 0;
    return html`<qh-dialog heading="Chips" ?open=${this.open === 'chips'} @close=${() => (this.open = '')}>
      <p>In your wallet: <b>${money(wallet)}</b>. On the table: <b>${money(this.model.view?.you?.rackCents ?? 0)}</b>.</p>
      <form @submit=${this.buy}>
        <div class="row">
          <label for="more">Bring to the table, $</label>
          <input id="more" name="more" type="number" min="1" max=${Math.max(1, Math.floor(wallet / 100))} value="100" required />
          <button class="primary" ?disabled=${wallet < 100}>Buy in</button>
        </div>
      </form>
      ${this.person?.freshChips?.broke
        ? html`<p><button class="primary" ?disabled=${!this.person.freshChips.leftToday} @click=${this.fresh}>Get ${money(this.person.freshChips.cents)} in fresh chips</button></p>`
        : nothing}
      <p class="small soft">They are worth nothing outside this house.${this.person?.freshChips ? ' If you run out, you can get more here.' : ''}</p>
    </qh-dialog>`;
  }

  private limitsDialog() {
    const limits = this.person?.limits;
    return html`<qh-dialog heading="Your limits" ?open=${this.open === 'limits'} @close=${() => (this.open = '')}>
      <form @submit=${this.limit}>
        <div class="row">
          <label for="minutes">Minutes a day</label>
          <input id="minutes" name="minutes" type="number" min="0" .value=${limits?.minutes === undefined ? '' : String(limits.minutes)} />
        </div>
        <div class="row">
          <label for="lossDay">Lose at most per day, $</label>
          <input id="lossDay" name="lossDay" type="number" min="1" .value=${limits?.lossDayCents === undefined ? '' : dollars(limits.lossDayCents)} />
        </div>
        <button class="primary">Set</button>
      </form>
      <p class="small soft">A lower limit takes effect at once, a higher one after a day. More limits: <a href="/me">your page</a>.</p>
      <p><button class="danger" @click=${this.pause}>Keep me out for a day</button></p>
    </qh-dialog>`;
  }

  private async buy(event: SubmitEvent) {
    event.preventDefault();
    const more = Number(new FormData(event.target as HTMLFormElement).get('more'));
    if (await this.model.buyIn(Math.round(more * 100))) this.open = '';
  }

  private async fresh() {
    try {
      this.person = await post<Me>('/api/me/chips');
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
    }
  }

  private async limit(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const [minutes, lossDay] = [String(fields.get('minutes')), String(fields.get('lossDay'))];
    // What this small dialog does not show stays as it is.
    const { depositCents, lossWeekCents, lossMonthCents } = this.person?.limits ?? {};
    const wanted = {
      ...(minutes ? { minutes: Number(minutes) } : {}),
      ...(lossDay ? { lossDay } : {}),
      ...(depositCents ? { deposit: dollars(depositCents) } : {}),
      ...(lossWeekCents ? { lossWeek: dollars(lossWeekCents) } : {}),
      ...(lossMonthCents ? { lossMonth: dollars(lossMonthCents) } : {}),
    };
    await this.asked(async () => (this.person = await put<Me>('/api/me/limits', wanted)), 'Your limits are set.');
  }

  private async pause() {
    await this.asked(() => post('/api/me/exclusion', { days: 1 }), 'You are kept out for a day.');
  }

  private async asked(what: () => Promise<unknown>, done: string) {
    try {
      await what();
      this.open = '';
      say(done);
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
    }
  }
}
