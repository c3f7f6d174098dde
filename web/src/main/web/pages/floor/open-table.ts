import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { games, linkGames, type GameSummary, type LinkGame } from '../../live/house';
import { give, type LinkView } from '../../live/pit';
import { choices, fees, pace, wanted } from './setup-fields';

/** Opens a table: its game with every choice, who deals, where the cards come from, limits, fees, pace, and its link. */
@customElement('qh-open-table')
export class OpenTable extends LitElement {
  @property({ attribute: false }) links: LinkView[] = [];
  @state() private games: GameSummary[] = [];
  @state() private beside: LinkGame[] = [];
  @state() private game = '';
  @state() private link = '';

  static override styles = [
    base,
    css`
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; align-items: start; max-width: 60rem; }
      input:not([type='checkbox']), select { width: 100%; }
      fieldset { border: 1px solid var(--line); border-radius: .5rem; min-width: 0; margin: 0; padding: .3rem .8rem .8rem; }
      fieldset label { font-weight: 400; }
      .wide { grid-column: 1 / -1; }
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
      h2 { margin-bottom: 1rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void games().then((found) => {
      this.games = found;
      this.game ||= found[0]?.game ?? '';
    });
    void linkGames().then((found) => (this.beside = found));
  }

  override render() {
    const chosen = this.games.find((one) => one.game === this.game);
    const elsewhere = this.beside.find((one) => one.game === this.game);
    const fits = this.links.filter((one) => (elsewhere ? elsewhere.tables.includes(one.payTable) : this.game.startsWith('wa/')));
    return html`<section class="card-surface">
      <h2>Open a table</h2>
      <form @submit=${this.submit}>
        <div><label for="table">Short name for its address</label><input id="table" name="table" pattern="[a-z0-9\\-]{1,24}" required /></div>
        <div><label for="title">Title</label><input id="title" name="title" required maxlength="60" /></div>
        <div><label for="game">Game</label>
          <select id="game" @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}>
            <optgroup label="Dealt here">${this.games.map((one) => html`<option value=${one.game} ?selected=${one.game === this.game}>${one.title} (${one.document})</option>`)}</optgroup>
            <optgroup label="Controller only, dealt elsewhere">${this.beside.map((one) => html`<option value=${one.game}>${one.title}</option>`)}</optgroup>
          </select></div>
        ${elsewhere ? nothing : this.dealt()}
        <div><label for="dealers">Dealers, separated by commas</label><input id="dealers" name="dealers" autocomplete="off" /></div>
        ${fees(chosen)}
        ${fits.length
          ? html`<div><label for="link">Progressive link</label>
              <select id="link" @change=${(event: Event) => (this.link = (event.target as HTMLSelectElement).value)}>
                <option value="">none</option>${fits.map((one) => html`<option value=${one.id} ?selected=${one.id === this.link}>${one.title}</option>`)}
              </select></div>`
          : nothing}
        ${elsewhere ? this.counted(elsewhere) : choices(chosen, undefined)}
        ${elsewhere
          ? nothing
          : html`<fieldset><legend>Ante, dollars</legend><div class="pair">
              <div><label for="least-ante">at least</label><input id="least-ante" name="least-ante" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" placeholder="as usual" /></div>
              <div><label for="most-ante">at most</label><input id="most-ante" name="most-ante" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" placeholder="as usual" /></div>
            </div></fieldset>
            ${pace()}`}
        ${chosen?.collection ? html`<div><label for="rotation">Rotation rules of 2026</label><select id="rotation" name="rotation"><option value="no">no</option><option value="yes">yes, the bank is offered before every hand</option></select></div>` : nothing}
        ${elsewhere ? nothing : html`<div><label for="practice">Practice players</label><input id="practice" name="practice" type="number" min="0" max="16" value="0" /></div>`}
        <div class="wide"><button class="primary">Open the table</button></div>
      </form>
    </section>`;
  }

  private dealt() {
    return html`<div><label for="dealer">Dealt by</label><select id="dealer" name="dealer"><option value="person">a dealer</option><option value="automatic">the table itself</option></select></div>
      <div><label for="cards">Cards</label><select id="cards" name="cards"><option value="shuffler">from the shuffler</option><option value="keyed">keyed by the dealer from a real deck</option></select></div>`;
  }

  /** Where no document says which cards count, two people have declared them on the link. */
  private counted(game: LinkGame) {
    return game.standing === 'unknown'
      ? html`<div><label for="counted">Cards that count, as declared on the link</label>
          <select id="counted" name="choice">${[5, 4, 3, 2].map((own) => html`<option value="own-${own}-community-${5 - own}">${own} own, ${5 - own} community</option>`)}</select></div>`
      : html`<p class="small soft">Counts: ${game.cards} (${game.standing}, ${game.clause}).</p>`;
  }

  private submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const link = this.links.find((one) => one.id === this.link);
    const text = (name: string) => String(data.get(name) ?? '');
    const elsewhere = this.beside.some((one) => one.game === this.game);
    const asked = elsewhere ? { choices: data.getAll('choice').map(String) } : wanted(data, ['ante']);
    const own = asked['choices'] as string[];
    const controller = link?.controller === 'game-manager' ? ['game-manager'] : elsewhere && link?.controller === 'multi-game-link' ? [] : ['nexus'];
    const ofLink = link ? [link.payTable, ...controller].filter((one) => !own.includes(one)) : [];
    const dealers = text('dealers').split(',').map((name) => name.trim()).filter(Boolean);
    const opened = await give('/api/tables', {
      table: text('table'), title: text('title'), game: this.game, ...(elsewhere ? {} : { dealer: text('dealer'), cards: text('cards') }),
      ...asked, choices: [...own, ...ofLink],
      ...(dealers.length ? { dealers } : {}),
      ...(Number(text('practice')) ? { practicePlayers: Number(text('practice')) } : {}),
      ...(link ? { link: link.id } : {}),
    });
    if (!opened) return;
    this.dispatchEvent(new CustomEvent('opened'));
    location.hash = '';
  };
}
