import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import { games, type GameSummary } from '../../live/house';
import { ORDER, percent, type Prices } from './figures';

/** Every game of the house with its exact edges, as the door to its workbench. */
@customElement('qh-lab-index')
export class LabIndex extends LitElement {
  @state() private games: GameSummary[] = [];
  @state() private prices = new Map<string, Prices>();

  static override styles = [
    base,
    css`
      .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.1rem; margin-top: 1.5rem; }
      a.game { display: grid; gap: .4rem; align-content: start; color: inherit; text-decoration: none; padding: 1.2rem 1.3rem; box-shadow: var(--shadow); }
      a.game:hover { border-color: var(--brass); }
      .day { margin-top: 1rem; }
      h2 { color: var(--ink); }
      dl { display: grid; grid-template-columns: 1fr auto; gap: .2rem 1rem; margin: .5rem 0 0; }
      dt { color: var(--soft); } dd { margin: 0; font: 600 1.15rem var(--serif); font-variant-numeric: tabular-nums; }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    const found = await games();
    const priced = await Promise.all(found.map(async ({ game }) => [game, await get<Prices>(`/api/lab/${game}`)] as const));
    // All at once: what comes piece by piece pushes about what is there.
    this.prices = new Map(priced);
    this.games = found;
  }

  private get asOf(): string | undefined {
    return this.prices.values().next().value?.asOf;
  }

  override render() {
    return html`<div class="page">
      <h1>The lab</h1>
      <p class="lede">Every wager of every approved game, priced exactly: counted, not simulated. Open a game to change its pay tables and
        watch the edge move. The other games of the face-up report are under <a href="/face-up">Dealt face up</a>.</p>
      <div class="grid">${this.games.map((game) => this.game(game))}</div>
      ${this.asOf ? html`<p class="soft small day">Figures of the game files as of ${this.asOf}.</p>` : nothing}
    </div>`;
  }

  private game(game: GameSummary) {
    const prices = this.prices.get(game.game);
    return html`<a class="game card-surface" href="/lab/${game.game}">
      <span class="eyebrow">${game.document}</span>
      <h2>${game.title}</h2>
      <span class="soft small">${game.regulator}</span>
      <dl>
        ${ORDER.filter((wager) => prices?.wagers[wager]).map(
          (wager) => html`<dt>${prices!.knobs.labels[wager]}</dt><dd>${percent(prices!.wagers[wager]!.edge)}</dd>`,
        )}
      </dl>
    </a>`;
  }
}
