import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import './edge-curve';
import './hand-bench';
import './long-study';
import { GAMES, share, type Claim, type Game, type Table } from './model';

/** Games dealt face up: what the other players' cards are worth, claim by claim and hand by hand. */
@customElement('qh-faceup')
export class FaceUpPage extends LitElement {
  @state() private name = location.pathname.split('/')[2] || 'mississippi-stud';
  @state() private game?: Game;
  @state() private spots = 3;
  @state() private table = '';
  @state() private reading = '';
  @state() private pays = '';
  @state() private no = '';

  static override styles = [
    base,
    css`
      nav.games { display: flex; flex-wrap: wrap; gap: .4rem; margin: 1.2rem 0; }
      nav.games a[aria-current] { background: var(--brass-bright); color: var(--brass-ink); border-color: var(--brass-deep); }
      .settings { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1rem 0; }
      .two { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 1.25rem; align-items: start; }
      section { margin-top: 1.6rem; }
      section > h2 { margin-bottom: .6rem; }
      .big { font: 600 2.2rem/1.05 var(--serif); margin: .2rem 0; font-variant-numeric: tabular-nums; }
      .verdict { font-weight: 700; white-space: nowrap; }
      .strict { color: var(--brass); }
      .standing { margin-left: .6rem; vertical-align: middle; }
      @media (max-width: 56rem) { .two { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  private async load() {
    try {
      this.game = await get<Game>(`/api/face-up/${this.name}`);
      this.no = '';
    } catch (no) {
      this.no = (no as Error).message;
    }
  }

  override render() {
    return html`<div class="page">
      <p class="eyebrow"><a href="/lab">The lab</a></p>
      <h1>Dealt face up</h1>
      <p class="lede">What it is worth to see the other players’ cards: every decision exact, two to seven hands on the table, each printed
        claim beside its figure. <a href="/api/face-up/report.pdf">The report as a PDF</a></p>
      <nav class="games" aria-label="Games">
        ${GAMES.map(
          ([name, title]) => html`<a class="button" href="/face-up/${name}" aria-current=${name === this.name ? 'page' : nothing}>${title}</a>`,
        )}
      </nav>
      ${this.no ? html`<p class="bad">${this.no}</p>` : this.game ? this.studied(this.game) : html`<p class="soft">Loading the figures…</p>`}
    </div>`;
  }

  private studied(game: Game) {
    const table = game.tables?.find((one) => one.spots === this.spots);
    const choose = [this.table, this.reading].filter(Boolean).join(',');
    return html`<h2>${game.title}<span class="tag standing">${game.standing ?? ''}</span></h2>
      <p class="soft">Studied, not dealt: no table on the floor opens ${this.name === 'three-card-poker' ? 'from here' : 'this game'}.</p>
      ${this.settings(game)}
      <div class="two">
        <div class="card-surface"><h3>House edge by hands dealt face up</h3>
          <qh-edge-curve .unseen=${game.edgeUnseen} .tables=${game.tables ?? []} .spots=${this.spots}></qh-edge-curve></div>
        <div class="card-surface">${table ? this.atSpots(game, table) : html`<p class="soft">No figures are shipped for this size.</p>`}</div>
      </div>
      <section><h2>What should I do with this hand?</h2>
        <qh-hand-bench .game=${game} name=${this.name} choose=${choose} pays=${this.pays}></qh-hand-bench></section>
      ${this.strategy(game)}
      <section><h2>Printed claims</h2>${this.claims(game.claims ?? [])}</section>
      ${table ? this.changes(table) : nothing}
      <section><h2>Compute it</h2>
        <qh-long-study name=${this.name} choose=${choose} pays=${this.pays} .spots=${this.spots}></qh-long-study></section>
      <section class="soft small"><p>${(game.rules ?? []).join(' ')}</p>
        ${game.figures?.commit ? html`<p><span class="day">Figures as of ${game.figures.date}</span>, made at commit ${game.figures.commit} with <code>${game.figures.command}</code></p>` : nothing}</section>`;
  }

  private settings(game: Game) {
    const tables = game.choices.filter((choice) => choice.lines);
    const readings = game.choices.filter((choice) => !choice.lines);
    return html`<div class="settings">
      <div><label for="spots">Hands dealt</label><select id="spots" @change=${(event: Event) => (this.spots = Number((event.target as HTMLSelectElement).value))}>
        ${[2, 3, 4, 5, 6, 7].map((spots) => html`<option value=${spots} ?selected=${spots === this.spots}>${spots} spots</option>`)}</select></div>
      ${tables.length
        ? html`<div><label for="table">Pay table, for hands and studies</label><select id="table" @change=${(event: Event) => (this.table = (event.target as HTMLSelectElement).value)}>
            ${tables.map((one, i) => html`<option value=${i ? one.id : ''}>${one.id}: ${one.about}</option>`)}</select></div>
          <div><label for="pays">Other lines, such as straight=5</label><input id="pays" .value=${this.pays}
            @change=${(event: Event) => (this.pays = (event.target as HTMLInputElement).value.trim())} /></div>`
        : nothing}
      ${readings.length
        ? html`<div><label for="reading">Reading</label><select id="reading" @change=${(event: Event) => (this.reading = (event.target as HTMLSelectElement).value)}>
            ${readings.map((one, i) => html`<option value=${i ? one.id : ''}>${one.about}</option>`)}</select></div>`
        : nothing}
    </div>`;
  }

  private atSpots(game: Game, table: Table) {
    return html`<p class="eyebrow">${table.spots} spots, ${table.seen} cards seen</p>
      <p class="big ${Number(table.edge.percent) < 0 ? 'bad' : 'good'}">${share(table.edge)}</p>
      <p class="soft">of the Ante for the house against a perfect player, ${table.exact ? 'exact' : `± ${Number(table.standardError).toFixed(4)} %`}</p>
      <table class="numbers"><tbody>
        <tr><th scope="row">With nothing seen</th><td class="number">${share(game.edgeUnseen)}</td></tr>
        <tr><th scope="row">The seen cards are worth</th><td class="number">${share(table.gain)}</td></tr>
        <tr><th scope="row">Deals where a decision changes</th><td class="number">${share(table.deviates, 1)}</td></tr>
        <tr><th scope="row">A perfect player gets ahead at</th><td class="number">${game.playerAheadFrom ? `${game.playerAheadFrom} spots` : 'no size studied'}</td></tr>
        <tr><th scope="row">Most spots at which the house keeps 1 %</th><td class="number">${game.mostSpots ?? 'none'}</td></tr>
      </tbody></table>`;
  }

  private claims(claims: Claim[]) {
    const ink = { confirmed: 'good', 'too strict': 'strict', wrong: 'bad', open: 'soft' } as const;
    const sign = { confirmed: '✓', 'too strict': '△', wrong: '✗', open: '?' } as const;
    return html`<div class="scroll-x"><table class="numbers">
      <thead><tr><th scope="col">Printed</th><th scope="col">Computed</th><th scope="col">Error</th><th scope="col">Verdict</th></tr></thead>
      <tbody>${claims.map(
        (claim) => html`<tr><td>${claim.printed}</td><td>${claim.computed}</td><td class="soft">${claim.error}</td>
          <td class="verdict ${ink[claim.verdict]}">${sign[claim.verdict]} ${claim.verdict}</td></tr>`,
      )}</tbody></table></div>`;
  }

  private strategy(game: Game) {
    const strategy = game.strategy;
    return strategy?.words.length
      ? html`<section><h2>The strategy in words, with nothing seen</h2>
          <ul>${strategy.words.map((line) => html`<li>${line}</li>`)}</ul>
          ${strategy.edge ? html`<p class="soft">House edge against it ${share(strategy.edge, 4)}; against the best play ${share(game.edgeUnseen, 4)}.</p>` : nothing}
        </section>`
      : nothing;
  }

  private changes(table: Table) {
    const person = table.personsTable;
    return html`<section class="two">
      <div><h2>What changes at ${table.spots} spots</h2><div class="scroll-x"><table class="numbers">
        <thead><tr><th scope="col">Decision</th><th scope="col" class="number">How often</th><th scope="col" class="number">Gains</th></tr></thead>
        <tbody>${table.changes.map(
          (one) => html`<tr><td>${one.kind}</td><td class="number">${share(one.often, 2)}</td><td class="number">${share(one.gain)}</td></tr>`,
        )}</tbody></table></div></div>
      <div><h2>Rules a player can use</h2><div class="scroll-x"><table class="numbers">
        <thead><tr><th scope="col">Rule</th><th scope="col" class="number">Gains</th><th scope="col" class="number">Of the gain</th></tr></thead>
        <tbody>${table.rules.map(
          (one) => html`<tr><td>${one.rule}</td><td class="number">${share(one.gain)}</td><td class="number">${Math.round(Number(one.ofTheGain))} %</td></tr>`,
        )}
        ${person
          ? html`<tr><td><strong>A table by ${person.counts}</strong></td><td class="number">${share(person.gain)}</td>
              <td class="number">${Math.round(Number(person.ofTheGain))} %</td></tr>`
          : nothing}</tbody></table></div></div>
    </section>`;
  }
}
