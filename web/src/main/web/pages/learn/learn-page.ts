import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { Gradually } from '../../kit/gradually';
import '../../kit/card';
import { Problem, get } from '../../live/api';
import { games, type Citation, type GameSummary, type Schemas } from '../../live/house';
import './example-hand';

type HowToPlay = Schemas['HowToPlay'];

/** Most people begin where the house banks. */
const FIRST = 'wa/three-card-poker';

/** `/how-to-play/REGULATOR/GAME`: a game on one screen, told by its own file, with a hand to try. */
@customElement('qh-learn')
export class LearnPage extends LitElement {
  @state() private shelf: GameSummary[] = [];
  @state() private told?: HowToPlay;
  @state() private no = '';
  private readonly game = location.pathname.split('/').slice(2, 4).map(decodeURIComponent).join('/') || FIRST;
  private readonly gradually = new Gradually(this);
  private readonly choose = new URLSearchParams(location.search).get('choose') ?? '';

  static override styles = [
    base,
    css`
      .games { display: flex; flex-wrap: wrap; gap: .4rem; margin: 1rem 0 1.4rem; padding: 0; list-style: none; min-height: 2.8rem; }
      .games a[aria-current] { border-color: var(--brass); box-shadow: inset 0 0 0 1px var(--brass); }
      .cols { display: grid; grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr); gap: 1.1rem; align-items: start; }
      .cols > div { display: grid; gap: 1.1rem; min-width: 0; }
      h2 { margin-bottom: .7rem; }
      ol.steps { margin: 0; padding: 0; list-style: none; counter-reset: step; display: grid; gap: .75rem; }
      ol.steps li { counter-increment: step; display: grid; grid-template-columns: 2rem minmax(0, 1fr); gap: 0 .7rem; }
      ol.steps li::before { content: counter(step); font: 600 1.15rem/1.3 var(--serif); color: var(--brass); text-align: right; }
      ol.steps p { margin: 0; }
      .by { font-size: .78rem; color: var(--soft); white-space: nowrap; }
      .hands { display: grid; gap: .5rem; margin: 0; padding: 0; list-style: none; }
      .hands li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .8rem; align-items: center; }
      .hands .cards { display: flex; gap: .15rem; }
      .hands qh-card { width: 2.1rem; }
      .hands + p { margin-top: .7rem; }
      .tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); gap: 1rem 1.4rem; align-items: start; }
      dl { margin: 0; display: grid; gap: .6rem; }
      dt { font-weight: 600; display: flex; gap: .5rem; align-items: center; }
      dd { margin: 0; }
      .disc { display: inline-grid; place-items: center; min-width: 1.7rem; height: 1.7rem; padding: 0 .2rem; border-radius: 50%; background: var(--felt-ink); color: var(--brass-ink); border: 2px solid var(--brass-deep); font: 700 .78rem var(--sans); }
      .wait { min-height: 60rem; }
      @media (max-width: 56rem) { .cols { grid-template-columns: minmax(0, 1fr); } .example { order: -1; } }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    try {
      const asked = this.choose ? `?choose=${encodeURIComponent(this.choose)}` : '';
      [this.told, this.shelf] = await Promise.all([get<HowToPlay>(`/api/games/${this.game}/how-to-play${asked}`), games()]);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  override render() {
    return html`<div class="page">
      <p class="eyebrow">How to play</p>
      <h1>${this.told?.title ?? 'A game on one screen'}</h1>
      <ul class="games" aria-label="Games">${this.shelf.map(
        ({ game, title }) => html`<li><a class="button" href="/how-to-play/${game}" aria-current=${game === this.game ? 'page' : nothing}>${title} <span class="soft small">${game.split('/')[0]?.toUpperCase()}</span></a></li>`,
      )}</ul>
      ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : this.told ? this.screen(this.told) : html`<div class="wait"></div>`}
    </div>`;
  }

  private screen(told: HowToPlay) {
    return html`<div class="cols">
      <div>${this.gradually.has(4) ? this.round(told) : nothing} ${this.gradually.has(5) ? this.words(told) : nothing}</div>
      <div class="example">
        <section class="card-surface" aria-labelledby="try">
          <h2 id="try">Try a hand</h2>
          <qh-example-hand game=${told.game} choose=${this.choose}></qh-example-hand>
        </section>
        ${this.gradually.has(2) ? this.strategy(told) : nothing} ${this.gradually.has(3) ? this.tables(told) : nothing}
      </div>
    </div>
    ${this.gradually.has(6) ? html`<p class="small"><a href="/games/${told.game}">All clauses of this game</a>${told.choices.length ? ` · as played with ${told.choices.join(', ')}` : ''} · <a href="/">to the tables</a></p>` : nothing}`;
  }

  private round(told: HowToPlay) {
    return html`<section class="card-surface" aria-labelledby="round">
      <h2 id="round">A round</h2>
      <ol class="steps">${told.steps.map((step) => html`<li><p><b>${step.title}.</b> ${step.says} ${this.by(step.by)}</p></li>`)}</ol>
    </section>`;
  }

  private strategy(told: HowToPlay) {
    return html`<section class="card-surface" aria-labelledby="when">
          <h2 id="when">When to play</h2>
          ${told.strategy.map((line) => html`<p>${line}</p>`)}
          <p class="small"><a href="/lab/${told.game}">What every hand is worth, in the lab</a></p>
        </section>
        <section class="card-surface" aria-labelledby="hands">
          <h2 id="hands">Hands, the highest first</h2>
          <ul class="hands">${told.hands.map(
            (kind) => html`<li><span class="cards">${kind.example.map((card) => html`<qh-card card=${card}></qh-card>`)}</span><span>${kind.hand}</span><span class="small soft number">${kind.percent} %</span></li>`,
          )}</ul>
          <p class="small soft">With three cards a straight beats a flush: it is rarer. ${this.by(told.handsBy.by)}</p>
        </section>`;
  }

  private tables({ cloth }: HowToPlay) {
    const printed = cloth.spots.filter((spot) => spot.table);
    return printed.length
      ? html`<section class="card-surface" aria-labelledby="pays">
          <h2 id="pays">What hands pay</h2>
          <div class="tables">${printed.map(
            ({ label, table }) => html`<table class="numbers"><caption>${label}</caption>
              <thead class="sr"><tr><th scope="col">Hand</th><th scope="col">Pays</th></tr></thead>
              <tbody>${table!.lines.map((line) => html`<tr><td>${line.title}</td><td class="number">${line.pays}</td></tr>`)}</tbody></table>`,
          )}</div>
        </section>`
      : nothing;
  }

  private words({ words }: HowToPlay) {
    return html`<section class="card-surface" aria-labelledby="words">
      <h2 id="words">Words at the table</h2>
      <dl>${words.map(
        (word) => html`<div><dt>${word.badge ? html`<span class="disc">${word.badge}</span>` : nothing}${word.word}</dt><dd>${word.means} ${this.by(word.by)}</dd></div>`,
      )}</dl>
    </section>`;
  }

  private by({ document, clause }: Citation) {
    return html`<span class="by">${document} ${clause}</span>`;
  }
}
