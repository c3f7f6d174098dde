import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import { games, type GameSummary, type Schemas } from '../../live/house';
import { choices, withDefaults } from '../floor/setup-fields';
import { drillOf } from './exercise';

type Offered = Schemas['DrillShelf']['drills'][number];

/** By which rules somebody practises: a game that the drill can be about, with every choice of it. Sends `rules`. */
@customElement('qh-rules-picker')
export class RulesPicker extends LitElement {
  @property() kind = '';
  @property() game = '';
  @property({ attribute: false }) choose: string[] = [];
  @state() private games: GameSummary[] = [];
  @state() private drills: Offered[] = [];

  static override styles = [
    base,
    css`
      .rules { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin-bottom: 1.2rem; }
      .rules > label { min-width: 0; max-width: 100%; }
      details { flex: 1 1 20rem; min-width: 0; }
      summary { cursor: pointer; color: var(--brass); font-weight: 600; min-height: 2.4rem; display: flex; align-items: center; gap: .5rem; flex-wrap: wrap; }
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: .8rem; padding: .8rem 0; align-items: start; }
      form select { width: 100%; }
      fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .3rem .8rem .6rem; margin: 0; }
      fieldset label { font-weight: 400; color: var(--ink); display: flex; gap: .5rem; padding: .15rem 0; }
      .tag { color: var(--ink); }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void Promise.all([games(), get<Schemas['DrillShelf']>('/api/drills')]).then(([found, shelf]) => {
      this.games = found;
      this.drills = shelf.drills;
    });
  }

  override render() {
    const drill = this.drills.find((one) => one.kind === drillOf(this.kind));
    if (!drill) return nothing;
    const id = this.game || drill.game;
    const game = this.games.find((one) => one.game === id);
    const chosen = this.choose.length ? this.choose : id === drill.game ? drill.choices : [];
    return html`<div class="rules">
      <label>By the rules of
        <select @change=${(event: Event) => this.tell((event.target as HTMLSelectElement).value, [])}>
          ${this.games.filter((one) => drill.games.includes(one.game)).map((one) => html`<option value=${one.game} ?selected=${one.game === id}>${one.title} (${one.document})</option>`)}
        </select>
      </label>
      ${game?.choices.length
        ? html`<details>
            <summary>With ${chosen.length ? chosen.map((one) => html`<span class="tag">${one}</span>`) : 'its usual options'}</summary>
            <form @submit=${(event: SubmitEvent) => this.submit(event, id)}>
              ${choices(game, chosen.length ? withDefaults(game, chosen) : undefined)}
              <div><button class="primary">Practise this</button></div>
            </form>
          </details>`
        : nothing}
    </div>`;
  }

  private submit(event: SubmitEvent, game: string) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    form.closest('details')!.open = false;
    this.tell(game, new FormData(form).getAll('choice').map(String).filter(Boolean));
  }

  private tell(game: string, choose: string[]) {
    this.dispatchEvent(new CustomEvent('rules', { detail: { game, choose } }));
  }
}
