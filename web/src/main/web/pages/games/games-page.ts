import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { Problem, get } from '../../live/api';
import { game, games, type Game, type GameSummary } from '../../live/house';
import './clause-book';
import type { Beside, Comparison } from './clauses';
import './comparison';

/** The shelf of games; one of them beside its documents; or two beside each other. */
@customElement('qh-games')
export class GamesPage extends LitElement {
  @state() private shelf: GameSummary[] = [];
  @state() private game?: Game;
  @state() private book?: Beside;
  @state() private two?: Comparison;
  @state() private no = '';
  private readonly about = location.pathname.replace(/^\/games\/?/, '');
  private beside = new URLSearchParams(location.search).get('beside') ?? '';

  static override styles = [
    base,
    css`
      .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.1rem; margin-top: 1.5rem; }
      a.game { display: grid; gap: .35rem; color: inherit; text-decoration: none; box-shadow: var(--shadow); padding: 1.2rem 1.3rem; align-content: start; }
      a.game:hover { border-color: var(--brass); }
      .head { display: flex; flex-wrap: wrap; gap: .6rem 2rem; align-items: end; justify-content: space-between; }
      .tools { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-top: 1rem; min-width: 0; }
      .tools > div { min-width: 0; max-width: 100%; }
      .seal { font-size: var(--small); color: var(--soft); overflow-wrap: anywhere; }
      .remarks { margin-top: 1.6rem; }
      .remarks li { margin-bottom: .4rem; }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    try {
      this.shelf = await games();
      if (!this.about) return;
      this.game = await game(this.about);
      await this.show();
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async show() {
    if (this.beside) this.two = await get<Comparison>(`/api/games/${this.about}/beside/${this.beside}`);
    else this.book ??= await get<Beside>(`/api/games/${this.about}/clauses`);
    this.requestUpdate();
  }

  override render() {
    // All at once: what comes piece by piece pushes about what is there.
    const ready = this.about ? this.game && (this.book || this.two) : this.shelf.length;
    if (!ready && !this.no) return nothing;
    return html`<div class="page">${this.about ? this.one() : this.all()}</div>`;
  }

  private all() {
    return html`<h1>The games</h1>
      <p class="lede">Each game is a file of rules, and each rule stands on a clause of a regulator’s document. Open one to read clause, machine rule
        and test side by side.</p>
      <div class="grid">${this.shelf.map(
        (one) => html`<a class="game card-surface" href="/games/${one.game}">
          <span class="eyebrow">${one.document}</span><h2>${one.title}</h2><span class="soft small">${one.regulator}</span>
          <span>${one.approved ? html`<span class="tag">✓ approved</span>` : html`<span class="tag draft">not approved</span>`}</span>
        </a>`,
      )}</div>`;
  }

  private one() {
    const about = this.game;
    return html`<div class="head">
        <div>
          <p class="eyebrow"><a href="/games">Games</a> · ${about?.regulator ?? ''}</p>
          <h1>${about?.title ?? 'Game'}</h1>
          ${about
            ? html`<p class="seal">${about.approved ? html`<b class="good">✓ approved</b>` : html`<b class="bad">✗ not approved</b>`} ${about.document}
                · fingerprint <code>${about.fingerprint.slice(0, 16)}…</code></p>`
            : nothing}
        </div>
        <div class="tools">
          <div><label for="beside">Compare with</label>
            <select id="beside" @change=${(event: Event) => this.compare((event.target as HTMLSelectElement).value)}>
              <option value="">no other game</option>
              ${this.shelf.filter((one) => one.game !== this.about).map(
                (one) => html`<option value=${one.game} ?selected=${one.game === this.beside}>${one.document} ${one.title}</option>`,
              )}
            </select></div>
          <a class="button" href="/lab/${this.about}">To the lab</a>
        </div>
      </div>
      ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : nothing}
      ${this.beside ? (this.two ? html`<qh-comparison .two=${this.two}></qh-comparison>` : nothing) : this.reading()}`;
  }

  private reading() {
    const remarks = this.game?.remarks ?? [];
    return html`${this.book ? html`<qh-clause-book .book=${this.book}></qh-clause-book>` : nothing}
      ${remarks.length === 0
        ? nothing
        : html`<section class="remarks"><h2>What the document leaves open</h2>
            <ul>${remarks.map(({ says, clause, reading }) => html`<li>${says} <span class="soft small">${clause}; we read it as ${reading}.</span></li>`)}</ul></section>`}`;
  }

  private compare(other: string) {
    this.beside = other;
    this.two = undefined;
    history.replaceState(null, '', location.pathname + (other ? `?beside=${other}` : ''));
    void this.show();
  }
}
