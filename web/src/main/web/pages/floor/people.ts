import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, get, post, put, remove } from '../../live/api';
import type { Schemas } from '../../live/house';
import { may, who } from '../../live/session';

type Person = Schemas['Person'];
type Waiting = Schemas['WaitingProposal'];
type Change = Schemas['StaffChange'];
type Limits = Schemas['HouseLimits'];

const POSTS = ['dealer', 'supervisor', 'executive', 'manager', 'cashier', 'auditor', 'display'] as const;

/** Who works here, and what waits for a second person. */
@customElement('qh-people')
export class People extends LitElement {
  @state() private people: Person[] = [];
  @state() private waiting: Waiting[] = [];
  @state() private change: Change | undefined;
  @state() private limits: Limits | undefined;

  static override styles = [
    base,
    css`
      :host { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1.2rem; align-items: start; }
      .wide, .code { grid-column: 1 / -1; }
      h2 { margin-bottom: .8rem; }
      ul { list-style: none; margin: 0; padding: 0; }
      li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .3rem 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
      li:first-child { border-top: 0; padding-top: 0; }
      .code { padding: .8rem 1rem; border-radius: .5rem; border: 2px solid var(--brass); background: var(--surface); }
      form { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end; }
      form > div { flex: 1 1 11rem; }
      form input, form select { width: 100%; }
      form + p { margin-top: .8rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.look();
  }

  private look = async () => {
    try {
      this.waiting = (await get<Schemas['Proposals']>('/api/proposals')).proposals;
      if (!may('keep-people')) return;
      [{ people: this.people }, this.limits] = await Promise.all([get<Schemas['People']>('/api/people'), get<Limits>('/api/house/limits')]);
    } catch (no) {
      say((no as Error).message, 'refused');
    }
  };

  override render() {
    return html`${this.change ? this.told(this.change) : nothing}
      <section class="card-surface wide">
        <h2>Waiting for a second person</h2>
        ${this.waiting.length ? html`<ul>${this.waiting.map((one) => this.proposal(one))}</ul>` : html`<p class="soft">Nothing is waiting.</p>`}
      </section>
      ${may('keep-people') ? this.staff() : nothing}`;
  }

  /** A code is on the page now and nowhere else ever again. */
  private told(change: Change) {
    return html`<div class="code" role="status">
      ${change.proposal ? html`<p>Number ${change.proposal} is waiting for a second manager.</p>` : html`<p>Done.</p>`}
      ${change.code
        ? html`<p>Your part of the one-time code, shown only now: <strong>${change.code}</strong></p>
            <p class="small soft">Hand it over in person. When two managers appoint, it takes both parts to sign in.</p>`
        : nothing}
    </div>`;
  }

  private proposal(one: Waiting) {
    const own = one.by === who()?.name;
    return html`<li>
      <span><strong>${said(one)}</strong> <span class="small soft">proposed by ${one.by}</span> ${one.expired ? html`<span class="tag draft">expired</span>` : nothing}</span>
      <div class="row">
        ${one.expired
          ? html`<span class="small">The player asks again.</span>`
          : own
          ? html`<span class="small">Another person approves it.</span>`
          : html`<button class="primary" @click=${() => this.ask(() => post(`/api/proposals/${one.number}/approve`))}>Approve</button>`}
        <button @click=${() => this.ask(() => post(`/api/proposals/${one.number}/withdraw`))}>Withdraw</button>
      </div>
    </li>`;
  }

  private staff() {
    return html`<section class="card-surface">
        <h2>Appoint</h2>
        <form @submit=${this.appoint}>
          <div><label for="who">Name</label><input id="who" name="name" required autocomplete="off" /></div>
          <div>
            <label for="post">Post</label>
            <select id="post" name="role">${POSTS.map((role) => html`<option value=${role}>${role}</option>`)}</select>
          </div>
          <button class="primary">Appoint</button>
        </form>
      </section>
      <section class="card-surface">
        <h2>A player's account</h2>
        <form @submit=${this.player}>
          <div><label for="players">Name of the player</label><input id="players" name="name" required autocomplete="off" maxlength="80" /></div>
          <button name="what" value="reset">Reset</button>
          <button name="what" value="close">Close</button>
        </form>
        <p class="soft small">A second manager agrees. What is in the wallet of a closed account stays the player's, for the cashier to redeem with a second person.</p>
      </section>
      <section class="card-surface">
        <h2>Staff</h2>
        <ul>${this.people.filter((one) => one.role !== 'player' && one.role !== 'guest').map((one) => this.person(one))}</ul>
      </section>
      ${this.limits ? this.houseLimits(this.limits) : nothing}`;
  }

  private houseLimits(now: Limits) {
    return html`<section class="card-surface">
      <h2>What one person may do alone</h2>
      <form @submit=${this.setLimits}>
        <div><label for="once">One cashier in one go, dollars</label><input id="once" name="once" inputmode="decimal" required .defaultValue=${String(now.onceCents / 100)} /></div>
        <div><label for="day">One cashier in one day, dollars</label><input id="day" name="day" inputmode="decimal" required .defaultValue=${String(now.dayCents / 100)} /></div>
        <div><label for="quiet">New or changed staff sign nothing for, minutes</label><input id="quiet" name="quietMinutes" type="number" min="0" max="43200" required .defaultValue=${String(now.quietMinutes)} /></div>
        <div><label for="ask">A cash-out request is good for, minutes</label><input id="ask" name="askMinutes" type="number" min="5" max="43200" required .defaultValue=${String(now.askMinutes)} /></div>
        <button>Propose these limits</button>
      </form>
    </section>`;
  }

  private player(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement, event.submitter);
    const path = `/api/people/${encodeURIComponent(String(fields.get('name')).trim())}`;
    void this.ask(() => (fields.get('what') === 'close' ? remove(path) : post(`${path}/reset`)));
  }

  private setLimits(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const wanted = {
      once: String(fields.get('once')), day: String(fields.get('day')),
      quietMinutes: Number(fields.get('quietMinutes')), askMinutes: Number(fields.get('askMinutes')),
    };
    void this.ask(() => put('/api/house/limits', wanted));
  }

  private person(one: Person) {
    const path = `/api/people/${encodeURIComponent(one.name)}`;
    return html`<li>
      <span><strong>${one.name}</strong> <span class="soft">${one.role}${one.active ? '' : ', closed'}</span></span>
      ${one.active && one.name !== who()?.name
        ? html`<div class="row">
            <select aria-label=${`Post of ${one.name}`} @change=${(event: Event) => this.ask(() => put(`${path}/role`, { role: (event.target as HTMLSelectElement).value }))}>
              ${POSTS.map((role) => html`<option value=${role} ?selected=${role === one.role}>${role}</option>`)}
            </select>
            <button @click=${() => this.ask(() => post(`${path}/reset`))}>Reset</button>
            <button @click=${() => this.ask(() => remove(path))}>Close</button>
          </div>`
        : nothing}
    </li>`;
  }

  private appoint(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    void this.ask(() => post('/api/people', { name: String(fields.get('name')), role: String(fields.get('role')) }));
  }

  private async ask(asking: () => Promise<unknown>) {
    try {
      this.change = (await asking()) as Change;
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
      else say((no as Error).message, 'refused');
    }
    await this.look();
  }
}

function said(one: Waiting): string {
  switch (one.what) {
    case 'appointment': return `Appoint ${one.name} ${one.role}`;
    case 'role': return `Make ${one.name} ${one.role}`;
    case 'reset': return `Reset ${one.name}`;
    case 'closing': return `Close ${one.name}'s account`;
    case 'limits': return `Limits of ${money(one.limits?.onceCents ?? 0)} at once and ${money(one.limits?.dayCents ?? 0)} a day, cash-out requests good for ${(one.limits?.askMillis ?? 0) / 60000} minutes`;
    case 'issue': return `Give ${one.name} ${money(one.cents ?? 0)}`;
    case 'redemption': return `Take ${money(one.cents ?? 0)} from ${one.name}`;
  }
}
