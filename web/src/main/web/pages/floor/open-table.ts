import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { games, type GameSummary } from '../../live/house';
import { give, type LinkView } from '../../live/pit';

/** Opens a table: its game and choices, who deals, where the cards come from, and its link. */
@customElement('qh-open-table')
export class OpenTable extends LitElement {
  @property({ attribute: false }) links: LinkView[] = [];
  @state() private games: GameSummary[] = [];
  @state() private game = '';
  @state() private link = '';

  static override styles = [
    base,
    css`
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; align-items: start; max-width: 60rem; }
      input, select { width: 100%; }
      .wide { grid-column: 1 / -1; }
      h2 { margin-bottom: 1rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void games().then((found) => {
      this.games = found;
      this.game = found[0]?.game ?? '';
    });
  }

  override render() {
    const chosen = this.games.find((one) => one.game === this.game);
    const fits = this.links.filter(() => this.game.startsWith('wa/'));
    return html`<section class="card-surface">
      <h2>Open a table</h2>
      <form @submit=${this.submit}>
        <div><label for="table">Name in paths, short</label><input id="table" name="table" pattern="[a-z0-9\\-]{1,24}" required /></div>
        <div><label for="title">Title</label><input id="title" name="title" required /></div>
        <div><label for="game">Game</label>
          <select id="game" @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}>
            ${this.games.map((one) => html`<option value=${one.game} ?selected=${one.game === this.game}>${one.title} (${one.document})</option>`)}
          </select></div>
        <div><label for="dealer">Dealt by</label><select id="dealer" name="dealer"><option value="person">a dealer</option><option value="automatic">itself</option></select></div>
        <div><label for="cards">Cards</label><select id="cards" name="cards"><option value="shuffler">from the shuffler</option><option value="keyed">keyed in from a deck</option></select></div>
        ${this.fees()}
        ${fits.length
          ? html`<div><label for="link">Progressive link</label>
              <select id="link" @change=${(event: Event) => (this.link = (event.target as HTMLSelectElement).value)}>
                <option value="">none</option>${fits.map((one) => html`<option value=${one.id}>${one.title}</option>`)}
              </select></div>`
          : nothing}
        ${(chosen?.choices ?? []).filter((group) => group.take === 'one').map((group, i) => html`<div>
          <label for="g${i}">${group.title}</label>
          <select id="g${i}" name="choice">${group.choices.map((choice) => html`<option value=${choice.name} ?selected=${choice.name === group.byDefault}>${choice.name}: ${choice.says}</option>`)}</select>
        </div>`)}
        <div class="wide"><button class="primary">Open it</button></div>
      </form>
    </section>`;
  }

  /** A document demands a collection where a player banks: one of its schedules, or what the table posts. */
  private fees() {
    const of = this.games.find((one) => one.game === this.game)?.collection;
    if (!of) return nothing;
    return of.schedules.length
      ? html`<div><label for="fees">Collection (${of.by.document} ${of.by.clause})</label>
          <select id="fees" name="fees">${of.schedules.map((one) => html`<option value=${one}>${one}</option>`)}</select></div>`
      : html`<div><label for="fees">Collection (${of.by.document} ${of.by.clause})</label>
          <input id="fees" name="fees" value="ante 1 player-dealer 1" maxlength="200" required /></div>`;
  }

  private submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const link = this.links.find((one) => one.id === this.link);
    const choices = [...data.getAll('choice').map(String), ...(link ? [link.payTable, link.controller === 'game-manager' ? 'game-manager' : 'nexus'] : [])];
    const text = (name: string) => String(data.get(name));
    const opened = await give('/api/tables', {
      table: text('table'), title: text('title'), game: this.game, choices, dealer: text('dealer'), cards: text('cards'), pace: { decisionMillis: Number(text('decide')) * 1000 }, ...(data.has('fees') ? { fees: text('fees') } : {}), ...(link ? { link: link.id } : {}),
    });
    if (!opened) return;
    this.dispatchEvent(new CustomEvent('opened'));
    location.hash = '';
  };
}
