import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { dollars } from '../../kit/money';
import { say } from '../../kit/toast';
import { games, table, type GameSummary, type TableSummary, type TableView } from '../../live/house';
import { change, close, give } from '../../live/pit';
import { may } from '../../live/session';
import { choices, fees, pace, wanted } from './setup-fields';

/** Above this nothing is posted. */
const NO_MAXIMUM = 1_000_000_000_00;
const LIMITED = ['ante', 'pair-plus', 'six-card-bonus'] as const;

/** Changes an open table between rounds, frees its seats, closes it. */
@customElement('qh-change-table')
export class ChangeTable extends LitElement {
  @property({ attribute: false }) tables: TableSummary[] = [];
  @state() private chosen = '';
  @state() private view: TableView | undefined;
  @state() private games: GameSummary[] = [];

  static override styles = [
    base,
    css`
      :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem; }
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; align-items: start; max-width: 60rem; }
      form.line { display: flex; flex-wrap: wrap; align-items: end; gap: .6rem; }
      input:not([type='checkbox']), select { width: 100%; }
      .line input, .line select { width: 18rem; max-width: 100%; }
      fieldset { border: 1px solid var(--line); border-radius: .5rem; min-width: 0; margin: 0; padding: .3rem .8rem .8rem; }
      fieldset label { font-weight: 400; }
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
      .wide { grid-column: 1 / -1; }
      ul { list-style: none; padding: 0; margin: 0; display: grid; gap: .4rem; max-width: 40rem; }
      li { display: flex; justify-content: space-between; gap: 1rem; align-items: center; }
      h2, h3 { margin-bottom: .7rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void games().then((found) => (this.games = found));
  }

  override willUpdate() {
    if (!this.chosen && this.tables[0]) void this.look(this.tables[0].table);
  }

  private async look(id: string) {
    this.chosen = id;
    this.view = await table(id).catch(() => undefined);
  }

  override render() {
    if (!this.tables.length) return html`<p class="soft">No table is open.</p>`;
    return html`<form class="line" @submit=${(event: Event) => event.preventDefault()}>
        <div><label for="which">Table</label>
          <select id="which" @change=${(event: Event) => this.look((event.target as HTMLSelectElement).value)}>
            ${this.tables.map((one) => html`<option value=${one.table} ?selected=${one.table === this.chosen}>${one.title} (${one.table})</option>`)}
          </select></div>
      </form>
      ${this.view ? html`${this.setup(this.view)} ${this.seats(this.view)} ${this.closing()}` : nothing}`;
  }

  private setup(view: TableView) {
    const posted = view.posted;
    const game = this.games.find((one) => one.game === posted.game);
    if (!game) return nothing;
    const seconds = { betting: posted.waits.bettingMillis / 1000, offer: posted.waits.offerMillis / 1000, decision: posted.waits.decisionMillis / 1000 };
    return html`<section class="card-surface" aria-labelledby="change">
      <h2 id="change">Change ${view.title}</h2>
      <p class="soft small">${posted.gameTitle}. Terms change between rounds, with no bets down; what you leave alone stays as it is.</p>
      <form .key=${this.chosen} @submit=${this.submit}>
        <div><label for="title">Title</label><input id="title" name="title" maxlength="60" required .value=${view.title} /></div>
        ${choices(game, posted.choices)}
        ${fees(game, posted.fees?.id)}
        ${LIMITED.filter((wager) => posted.limits[wager]).map((wager) => this.limits(wager, posted))}
        ${pace(seconds)}
        ${posted.playerBanked
          ? html`<div><label for="rotation">Rotation rules of 2026</label><select id="rotation" name="rotation">
              <option value="no" ?selected=${!posted.rotation2026}>no</option><option value="yes" ?selected=${posted.rotation2026}>yes, the bank is offered before every hand</option></select></div>`
          : nothing}
        <div class="wide"><button class="primary">Save the changes</button></div>
      </form>
    </section>`;
  }

  private limits(wager: string, posted: TableView['posted']) {
    const limit = posted.limits[wager as keyof typeof posted.limits];
    if (!limit) return nothing;
    const field = (end: 'least' | 'most', label: string, cents: number) => html`<div>
      <label for="${end}-${wager}">${label}</label>
      <input id="${end}-${wager}" name="${end}-${wager}" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" placeholder=${end === 'most' ? 'no limit' : ''} .value=${cents > NO_MAXIMUM ? '' : dollars(cents)} /></div>`;
    return html`<fieldset><legend>${posted.wagers[wager as keyof typeof posted.wagers] ?? wager}, dollars</legend>
      <div class="pair">${field('least', 'at least', limit.minimumCents)} ${field('most', 'at most', limit.maximumCents)}</div></fieldset>`;
  }

  private seats(view: TableView) {
    const taken = view.seats.filter((seat) => seat.player);
    return html`<section class="card-surface" aria-labelledby="seats">
      <h3 id="seats">Seats</h3>
      ${taken.length
        ? html`<ul>${taken.map((seat) => html`<li><span>Seat ${seat.seat}: ${seat.player}</span>
            ${may('supervise') ? html`<button @click=${() => this.free(seat.seat)}>Free seat ${seat.seat}</button>` : nothing}</li>`)}</ul>`
        : html`<p class="soft">Nobody is seated.</p>`}
      <p class="soft small">A seat with wagers in a round is freed when the round is over.</p>
    </section>`;
  }

  private closing() {
    return html`<section class="card-surface" aria-labelledby="closing">
      <h3 id="closing">Close</h3>
      <form class="line" @submit=${this.shut}>
        <div><label for="reason">Reason, for the record</label><input id="reason" name="reason" minlength="3" maxlength="200" required /></div>
        <button class="danger">Close the table</button>
      </form>
      <p class="soft small">Between rounds only. Chips go back to wallets and the cage; its name is not used again.</p>
    </section>`;
  }

  private submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const view = this.view;
    if (!view) return;
    const data = new FormData(event.target as HTMLFormElement);
    const asked = wanted(data, LIMITED.filter((wager) => view.posted.limits[wager]));
    const same = (one: string[], other: string[]) => [...one].sort().join() === [...other].sort().join();
    if (same(asked['choices'] as string[], view.posted.choices)) delete asked['choices'];
    if (asked['fees'] === view.posted.fees?.id) delete asked['fees'];
    if (await change(this.chosen, { title: String(data.get('title')), ...asked })) await this.done('The table has been changed.');
  };

  private async free(seat: number) {
    if (await give(`/api/tables/${encodeURIComponent(this.chosen)}/remove-seat`, { seat })) await this.done(`Seat ${seat} is free.`);
  }

  private shut = async (event: SubmitEvent) => {
    event.preventDefault();
    const reason = String(new FormData(event.target as HTMLFormElement).get('reason'));
    if (!(await close(this.chosen, reason))) return;
    say('The table is closed.');
    this.chosen = '';
    this.view = undefined;
    this.dispatchEvent(new CustomEvent('done'));
  };

  private async done(text: string) {
    say(text);
    await this.look(this.chosen);
    this.dispatchEvent(new CustomEvent('done'));
  }
}
