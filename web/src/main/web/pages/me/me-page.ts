import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { lasted } from '../../kit/lasted';
import { money, signed } from '../../kit/money';
import { Problem, get } from '../../live/api';
import { isDemo, isPlayer, me, who, type Me } from '../../live/session';
import './account';
import './decisions';
import { filterOf, query, standing, type Filter, type OwnDecisions, type OwnRounds, type Results, type Sitting } from './model';
import './result-curve';
import './rounds';
import './sessions';

const AT_ONCE = 50;

/** `/me`: what somebody has played, how it went against the odds, and what he has set for himself. */
@customElement('qh-me')
export class MePage extends LitElement {
  @state() private me?: Me;
  @state() private sitting?: Sitting;
  @state() private rounds?: OwnRounds;
  @state() private results?: Results;
  @state() private decisions?: OwnDecisions;
  @state() private filter: Filter = filterOf(location.search);
  @state() private shown = AT_ONCE;
  @state() private no = '';

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .6rem 2rem; }
      .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .7rem; margin: 1.2rem 0; min-height: 5.4rem; }
      .tile { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: .7rem .9rem; }
      .tile b { display: block; font: 600 1.5rem/1.2 var(--serif); font-variant-numeric: tabular-nums; }
      .tile span { font-size: var(--small); color: var(--soft); }
      .filter { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: 1.6rem 0 1rem; }
      .filter > div { flex: 1 1 9rem; max-width: 16rem; }
      .filter select, .filter input { width: 100%; height: 2.75rem; }
      .cols { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1rem; align-items: start; }
      section.card-surface { min-width: 0; }
      section h2 { margin-bottom: .5rem; }
      .curve { min-height: 26rem; }
      .all { margin: 1rem 0; min-height: 12rem; }
      qh-account, qh-sessions { margin-top: 1rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    if (isPlayer()) void this.load();
  }

  private async load() {
    try {
      const [person, sitting] = await Promise.all([me(), get<Sitting>('/api/me/session'), this.look()]);
      this.me = person;
      this.sitting = sitting;
      await this.updateComplete;
      if (location.hash === '#decisions') this.renderRoot.querySelector('#decisions')?.scrollIntoView();
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async look() {
    const asked = query(this.filter);
    const [rounds, results, decisions] = await Promise.all([
      get<OwnRounds>(`/api/me/rounds${query(this.filter, { most: this.shown })}`),
      get<Results>(`/api/me/results${asked}`),
      get<OwnDecisions>(`/api/me/decisions${asked}`),
    ]);
    this.rounds = rounds;
    this.results = results;
    this.decisions = decisions;
  }

  override render() {
    if (!isPlayer()) return this.stranger();
    const name = who()?.name ?? '';
    return html`<div class="page">
      <div class="head">
        <div><p class="eyebrow">${this.me?.role === 'guest' ? 'Playing as a guest' : 'Your page'}</p><h1>${name}</h1></div>
        ${isDemo() ? html`<button @click=${askToSignIn}>Sign in as somebody else</button>` : nothing}
      </div>
      ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : nothing}
      ${this.tiles()} ${this.filters()}
      <div class="cols">
        <section class="card-surface curve" aria-labelledby="results">
          <h2 id="results">Results against expectation</h2>
          <qh-result-curve .results=${this.results}></qh-result-curve>
          ${this.underTheCurve()}
        </section>
        <section class="card-surface curve" aria-labelledby="decisions">
          <h2 id="decisions">Decisions against the odds</h2>
          <qh-own-decisions .decisions=${this.decisions}></qh-own-decisions>
        </section>
      </div>
      <section class="card-surface all" aria-labelledby="rounds">
        <h2 id="rounds">Rounds</h2>
        <qh-own-rounds .rounds=${this.rounds} .filter=${this.filter} @more=${this.more}></qh-own-rounds>
      </section>
      ${this.me ? html`<qh-account .me=${this.me} @changed=${(event: CustomEvent<Me>) => (this.me = event.detail)}></qh-account>` : nothing}
      ${this.me ? html`<qh-sessions></qh-sessions>` : nothing}
    </div>`;
  }

  private stranger() {
    return html`<div class="page">
      <h1>Your page</h1>
      <p class="lede">${who()
        ? 'You are on the staff, and staff do not play here. Players find their rounds, results and limits on this page.'
        : 'Your rounds show up here once you play: how they went against the odds, your chips and your limits.'}</p>
      <p class="row"><a class="button primary" href="/">${who() ? 'To the tables' : 'Sit down at a table'}</a><button @click=${askToSignIn}>Sign in${who() ? ' as somebody else' : ''}</button></p>
      ${who() ? html`<qh-sessions></qh-sessions>` : nothing}
    </div>`;
  }

  private tiles() {
    const { sitting } = this;
    return html`<section class="tiles" aria-label="This sitting">
      ${sitting
        ? html`<div class="tile"><b>${lasted(Date.now() - sitting.sinceMillis)}</b><span>this sitting</span></div>
            <div class="tile"><b>${sitting.rounds}</b><span>${sitting.rounds === 1 ? 'round' : 'rounds'}, ${money(sitting.stakedCents)} staked</span></div>
            <div class="tile"><b>${signed(sitting.resultCents)}</b><span>result${sitting.feeCents ? `, fees ${money(sitting.feeCents)} in it` : ''}</span></div>
            <div class="tile"><b>${signed(sitting.expectedCents)}</b><span>expected on these wagers</span></div>
            <div class="tile"><b>${money(sitting.mistakesCents)}</b><span>given away by ${sitting.mistakes} ${sitting.mistakes === 1 ? 'decision' : 'decisions'}</span></div>`
        : nothing}
    </section>`;
  }

  private filters() {
    const { filter, rounds } = this;
    const option = (value: string, text: string, chosen: string) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`;
    return html`<form class="filter" aria-label="Which rounds" @change=${this.choose} @submit=${(event: Event) => event.preventDefault()}>
      <div><label for="table">Table</label><select id="table" name="table">${option('', 'All tables', filter.table)}${rounds?.tables.map((table) => option(table, table, filter.table))}</select></div>
      <div><label for="game">Game</label><select id="game" name="game">${option('', 'All games', filter.game)}${rounds?.games.map(({ game, title }) => option(game, `${title} (${game.split('/')[0]?.toUpperCase()})`, filter.game))}</select></div>
      <div><label for="result">Result</label><select id="result" name="result">${[['', 'Won or lost'], ['won', 'Won'], ['lost', 'Lost'], ['even', 'Even']].map(([value, text]) => option(value!, text!, filter.result))}</select></div>
      <div><label for="from">From</label><input id="from" name="from" type="date" .value=${filter.from} /></div>
      <div><label for="to">To</label><input id="to" name="to" type="date" .value=${filter.to} /></div>
      ${query(filter) ? html`<button type="button" @click=${() => this.set(filterOf(''))}>All rounds</button>` : nothing}
    </form>`;
  }

  private underTheCurve() {
    const { results } = this;
    if (!results?.rounds) return nothing;
    return html`<p class="small">${standing(results)}</p>
      <p class="soft small">The lab’s exact figures for the wagers you made, after fees. ${results.leftOut
        ? `${results.leftOut} ${results.leftOut === 1 ? 'round is' : 'rounds are'} not in it: as the player-dealer, on the progressive alone, or not wholly covered by the bank.`
        : ''}${this.filter.result ? ' Picking rounds by their result says nothing about luck.' : ''}</p>`;
  }

  private choose(event: Event) {
    const form = (event.target as HTMLInputElement).form!;
    this.set(filterOf(new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()));
  }

  private set(filter: Filter) {
    this.filter = filter;
    this.shown = AT_ONCE;
    history.replaceState(null, '', `/me${query(filter)}`);
    void this.again();
  }

  private more() {
    this.shown += AT_ONCE;
    void this.again();
  }

  private async again() {
    try {
      await this.look();
      this.no = '';
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }
}

/** The masthead has the dialog. */
function askToSignIn() {
  document.dispatchEvent(new CustomEvent('qh-sign-in'));
}
