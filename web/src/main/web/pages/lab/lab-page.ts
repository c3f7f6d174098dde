import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { Near } from '../../kit/near';
import { Problem, get, post } from '../../live/api';
import { game, type ChoiceGroup, type Game } from '../../live/house';
import './explorer';
import { ORDER, isEmpty, percent, signedPoints, type Draft, type Prices, type StrategyMap } from './figures';
import './lab-index';
import './link-bench';
import './pay-bench';
import './price-tile';
import './strategy-map';

/** The workbench of one game: exact prices, pay tables to turn, the map of its decisions. The address keeps the whole bench. */
@customElement('qh-lab')
export class LabPage extends LitElement {
  @state() private game?: Game;
  @state() private choices: string[] = [];
  @state() private draft: Draft = {};
  @state() private base?: Prices;
  @state() private now?: Prices;
  @state() private map?: StrategyMap;
  @state() private no = '';
  private readonly about = location.pathname.replace(/^\/lab\/?/, '');
  private turn = 0;
  private readonly near = new Near(this, '#strategy', () => void this.draw());
  private readonly nearCards = new Near(this, '#seen');
  private readonly nearLink = new Near(this, '#link');

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end; justify-content: space-between; }
      .seal { font-size: var(--small); color: var(--soft); }
      .seal code { overflow-wrap: anywhere; }
      .banner {
        position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: .5rem 1.2rem; align-items: center;
        justify-content: space-between; padding: .6rem clamp(1rem, 3vw, 2rem); color: #fff; background: #8d1f18;
        border-block: 6px solid; border-image: repeating-linear-gradient(-45deg, #e9c466 0 14px, #2a0806 14px 28px) 6;
      }
      .banner strong { font: 700 clamp(1.1rem, 1rem + 1vw, 1.6rem)/1.1 var(--serif); letter-spacing: .06em; }
      .banner span { font-size: var(--small); }
      .banner button { background: transparent; color: #fff; border-color: #fff; }
      section { margin-top: 2.25rem; }
      section > h2 { margin-bottom: .3rem; }
      section > .soft { max-width: 60rem; margin-bottom: .9rem; }
      .choices { display: flex; flex-wrap: wrap; gap: .8rem 1.2rem; align-items: end; margin-top: 1.2rem; }
      .choices select { min-width: 9rem; max-width: 100%; }
      .choices label.check { display: flex; gap: .4rem; align-items: center; color: var(--ink); min-height: 2.4rem; }
      .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin-top: 1.1rem; }
      .tools { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1rem; }
      .drafted .tiles, .drafted .bench { position: relative; }
      .others { margin-top: 1rem; }
      .later { min-height: 30rem; }
      .strip { display: flex; flex-wrap: wrap; gap: .1rem 1.6rem; margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
      .strip div { display: flex; gap: .5rem; align-items: baseline; }
      .strip dt { font-size: var(--small); }
      .strip dd { margin: 0; font: 600 1.1rem var(--serif); }
      .strip small { font: 600 .8rem var(--sans); }
      .banner .strip { flex-basis: 100%; }
      .kept { position: sticky; top: 0; z-index: 4; margin: 0 calc(-1 * clamp(1rem, 3vw, 2rem)) .8rem; padding: .5rem clamp(1rem, 3vw, 2rem); background: var(--paper); border-block: 1px solid var(--line); }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    if (this.about) void this.open();
  }

  private async open() {
    this.choices = (new URLSearchParams(location.search).get('choose') ?? '').split(',').filter(Boolean);
    this.draft = kept();
    try {
      this.game = await game(this.about);
      await this.price();
    } catch (no) {
      this.no = told(no);
    }
  }

  private get choose(): string {
    return this.choices.join(',');
  }

  /** Prices the approved game and, where knobs are turned, the draft; only the last turn is shown. */
  private async price(newBase = true) {
    const turn = ++this.turn;
    this.keep();
    try {
      const base = newBase || !this.base ? await get<Prices>(`/api/lab/${this.about}?choose=${this.choose}`) : this.base;
      const now = isEmpty(this.draft) ? base : await post<Prices>(`/api/lab/${this.about}/draft`, { choices: this.choices, ...this.draft });
      if (turn !== this.turn) return;
      [this.base, this.now, this.no] = [base, now, ''];
      await this.draw();
    } catch (no) {
      if (turn === this.turn) this.no = told(no);
    }
  }

  /** The map is thousands of hands; nobody waits for it who does not look at it. */
  private async draw() {
    if (!this.near.yet) return;
    const turn = this.turn;
    const map = isEmpty(this.draft)
      ? await get<StrategyMap>(`/api/lab/${this.about}/map?choose=${this.choose}`)
      : await post<StrategyMap>(`/api/lab/${this.about}/draft/map`, { choices: this.choices, ...this.draft });
    if (turn === this.turn) this.map = map;
  }

  private keep() {
    const search = this.choices.length > 0 ? `?choose=${this.choose}` : '';
    const hash = isEmpty(this.draft) ? '' : `#draft=${encodeURIComponent(JSON.stringify(this.draft))}`;
    history.replaceState(null, '', location.pathname + search + hash);
  }

  override render() {
    if (!this.about) return html`<qh-lab-index></qh-lab-index>`;
    // All at once: what comes piece by piece pushes about what is there.
    if (!this.no && !(this.game && this.now)) return nothing;
    const drafted = this.now !== undefined && !this.now.approved;
    return html`${drafted ? this.banner() : nothing}
      <div class="page ${drafted ? 'drafted' : ''}">
        ${this.head(drafted)}
        ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : nothing}
        ${this.base && this.now ? this.bench(this.base, this.now, drafted) : nothing}
      </div>`;
  }

  private banner() {
    return html`<div class="banner" role="status">
      <strong>DRAFT · NOT APPROVED</strong>
      <span>No regulator has approved these pay tables and rules. They can be priced but never dealt.</span>
      <button @click=${this.discard}>Discard the draft</button>
      ${this.strip(true)}
    </div>`;
  }

  /** Every edge in one line that stays in sight while knobs turn. */
  private strip(drafted: boolean) {
    const [base, now] = [this.base, this.now];
    if (!base || !now) return nothing;
    return html`<dl class="strip" aria-label="Prices in short">${ORDER.filter((wager) => now.wagers[wager]).map((wager) => {
      const edge = now.wagers[wager]!.edge;
      const points = Number(edge.percent) - Number(base.wagers[wager]?.edge.percent ?? edge.percent);
      return html`<div><dt>${wager === 'ante' ? 'Ante and Play' : now.knobs.labels[wager] ?? wager}</dt>
        <dd>${percent(edge)}${drafted && points !== 0 ? html` <small>${points > 0 ? '▲' : '▼'} ${signedPoints(points)}</small>` : nothing}</dd></div>`;
    })}</dl>`;
  }

  private head(drafted: boolean) {
    return html`<div class="head">
      <div>
        <p class="eyebrow"><a href="/lab">Lab</a> · ${this.game?.regulator ?? ''} · ${this.game?.document ?? ''}</p>
        <h1>${this.game?.title ?? 'Lab'}${drafted ? html` <span class="tag draft">draft</span>` : nothing}</h1>
      </div>
      ${this.now
        ? html`<p class="seal">${drafted ? html`<b class="bad">✗ not approved</b>` : html`<b class="good">✓ as approved</b>`}
            <code>${this.now.fingerprint.slice(0, drafted ? 22 : 16)}…</code><br />
            figures as of ${this.now.asOf} ·
            <a href="/games/${this.about}">clause by clause</a></p>`
        : nothing}
    </div>
    <div class="choices">${this.game?.choices.map((group) => this.group(group))}</div>`;
  }

  private group(group: ChoiceGroup) {
    const chosen = group.choices.find(({ name }) => this.choices.includes(name))?.name;
    if (group.take === 'any') {
      return group.choices.map(
        ({ name, says }) => html`<label class="check" title=${says}><input type="checkbox" .checked=${this.choices.includes(name)}
          @change=${() => this.pick(group, name, true)} />${name.replaceAll('-', ' ')}</label>`,
      );
    }
    const id = group.title.replaceAll(/\W+/g, '-');
    return html`<div>
      <label for=${id}>${group.title}</label>
      <select id=${id} @change=${(event: Event) => this.pick(group, (event.target as HTMLSelectElement).value, false)}>
        ${group.byDefault ? nothing : html`<option value="" ?selected=${!chosen}>none</option>`}
        ${group.choices.map(
          ({ name }) => html`<option value=${name} ?selected=${name === (chosen ?? group.byDefault)}>${name}</option>`,
        )}
      </select>
    </div>`;
  }

  private bench(base: Prices, now: Prices, drafted: boolean) {
    const wagers = ORDER.filter((wager) => now.wagers[wager]);
    const label = (wager: (typeof ORDER)[number]) => now.knobs.labels[wager] ?? wager;
    return html`<h2 class="sr">Prices</h2>
      <div class="tiles" aria-live="polite">
        ${wagers.map(
          (wager) => html`<qh-price label=${wager === 'ante' ? 'Ante and Play' : label(wager)} .price=${now.wagers[wager]}
            .approved=${base.wagers[wager]} ?draft=${drafted}></qh-price>`,
        )}
      </div>
      <div class="tools">
        ${drafted
          ? html`<button @click=${this.draftSheet}>Par sheet of the draft (PDF)</button>`
          : html`<a class="button" href="/api/lab/${this.about}/sheet.pdf?choose=${this.choose}">Par sheet (PDF)</a>`}
        <a class="button" href="/api/lab/${this.about}?choose=${this.choose}" download="${this.about.replace('/', '-')}.json">Figures (JSON)</a>
        <a class="button" href="/lab/${this.about}/simulation${this.choose ? `?choose=${this.choose}` : ''}">Run a simulation</a>
        <a class="button" href="/lab/${this.about}/hand${this.choose ? `?choose=${this.choose}` : ''}">Analyze a hand</a>
      </div>
      <section class="bench" aria-labelledby="knobs">
        ${drafted ? nothing : html`<div class="kept">${this.strip(false)}</div>`}
        <h2 id="knobs">Turn a knob</h2>
        <p class="soft">Change any payout or rule; every edge is counted again over all deals. The address keeps the draft, so it can be shared.</p>
        <qh-pay-bench .base=${base} .now=${now} .draft=${this.draft} @turn=${this.turned}></qh-pay-bench>
      </section>
      ${this.strategySection(now)}
      <section aria-labelledby="seen">
        <h2 id="seen">One decision, card by card</h2>
        <p class="soft">Cards you have seen cannot be the dealer’s. Click them and watch what Play is worth. By the approved pay tables.</p>
        ${this.nearCards.yet ? html`<qh-explorer game=${this.about} choose=${this.choose} ?showsCard=${base.knobs.shown === 'one-dealer-card'}></qh-explorer>` : html`<div class="later"></div>`}
      </section>
      ${base.wagers.progressive
        ? html`<section aria-labelledby="link">
            <h2 id="link">A progressive link</h2>
            <p class="soft">Tables that share a meter, before you open one: what it costs, how it grows, what can go wrong. By the approved pay table.</p>
            ${this.nearLink.yet ? html`<qh-link-bench game=${this.about} choose=${this.choose}></qh-link-bench>` : html`<div class="later"></div>`}
          </section>`
        : nothing}`;
  }

  private strategySection(now: Prices) {
    return html`<section aria-labelledby="strategy">
      <h2 id="strategy">When to play</h2>
      ${now.knobs.shown === 'players-face-up'
        ? html`<p class="soft">Counted for a player who ignores the other players’ cards. What those are worth is a study of its own: <code>queenhigh face-up ${this.about} --seen 6</code>;
            one hand with any seen cards is below, card by card.</p>`
        : nothing}
      <p class="soft">What playing a hand is worth${now.knobs.shown === 'one-dealer-card' ? ' against each card that the dealer can show' : ''};
        above the line it beats folding.</p>
      ${this.map ? html`<qh-strategy-map .map=${this.map} .strategy=${now.strategy}></qh-strategy-map>` : html`<div class="later"></div>`}
      <div class="others scroll-x" tabindex="0" role="region" aria-label="What simple strategies cost">
        <table class="numbers">
          <caption>What simple strategies cost</caption>
          <thead><tr><th scope="col">strategy</th><th scope="col" class="number">edge</th><th scope="col" class="number">costs</th></tr></thead>
          <tbody>
            <tr><th scope="row">These thresholds</th><td class="number">${percent(now.strategy.edge, 6)}</td><td class="number">${percent(now.strategy.cost, 6)}</td></tr>
            ${now.strategy.others.map(
              (one) => html`<tr><th scope="row">${one.title}</th><td class="number">${percent(one.edge, 6)}</td><td class="number">${percent(one.cost, 6)}</td></tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  /** Other tables have other lines, so a draft of the old ones would make no sense. */
  private pick(group: ChoiceGroup, name: string, several: boolean) {
    const others = this.choices.filter((one) => (several ? one !== name : !group.choices.some((choice) => choice.name === one)));
    const added = name !== '' && !(several && this.choices.includes(name)) && name !== group.byDefault;
    this.choices = added ? [...others, name] : others;
    this.draft = {};
    void this.price();
  }

  private turned(event: CustomEvent<Draft>) {
    this.draft = event.detail;
    void this.price(false);
  }

  private discard() {
    this.draft = {};
    void this.price(false);
  }

  private async draftSheet() {
    const response = await fetch(`/api/lab/${this.about}/draft/sheet.pdf`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ choices: this.choices, ...this.draft }),
    });
    if (!response.ok) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${this.about.replace('/', '-')}-draft.pdf`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

/** The draft that an address carries; one that cannot be read is none. */
function kept(): Draft {
  const [, text] = location.hash.match(/^#draft=(.*)$/) ?? [];
  try {
    return text ? (JSON.parse(decodeURIComponent(text)) as Draft) : {};
  } catch {
    return {};
  }
}

function told(no: unknown): string {
  return no instanceof Problem ? no.detail : no instanceof Error ? no.message : String(no);
}
