import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { linear } from '../../kit/plot';
import { vars } from '../../kit/vars';
import { Problem, get, post } from '../../live/api';
import { game, type Game, type Schemas } from '../../live/house';
import { fixed, type Prices } from '../lab/figures';
import { grouped, often, rate } from './figures';

type Study = Schemas['SimulationStudy'];
type Simulated = Schemas['Simulated'];
type Played = Schemas['SimulatedWager'];

const EVERY_MILLIS = 400;
const SIZES = [100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000];
const VERDICTS = {
  agrees: ['✓ agrees', 'good'],
  disagrees: ['✗ disagrees', 'bad'],
  'too-few-rounds': ['… too few rounds', 'soft'],
} as const;

/** A game by chance: millions of rounds beside the exact prices, with progress and a way to stop. */
@customElement('qh-simulation')
export class SimulationPage extends LitElement {
  @state() private game?: Game;
  @state() private prices?: Prices;
  @state() private study?: Study;
  @state() private rounds = 10_000_000;
  @state() private seed = Math.floor(Math.random() * 1_000_000);
  @state() private meter = 0;
  @state() private no = '';
  private readonly about = location.pathname.replace(/^\/lab\/|\/simulation$/g, '');
  private readonly choices = (new URLSearchParams(location.search).get('choose') ?? '').split(',').filter(Boolean);
  private timer = 0;
  private began = 0;
  @state() private seconds = 0;

  static override styles = [
    base,
    css`
      .day { white-space: nowrap; }
      .order { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 1.2rem 0; }
      .order input { width: 9rem; }
      .progress { min-height: 3.4rem; }
      progress { width: min(100%, 30rem); height: .9rem; accent-color: var(--brass); vertical-align: middle; }
      .wagers { display: grid; gap: 1rem; margin-top: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: start; }
      details td, details th { white-space: nowrap; font-size: var(--small); }
      h2 { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
      h2 span { font: 600 var(--size) var(--sans); white-space: nowrap; }
      .edge { font: 600 1.9rem/1.1 var(--serif); font-variant-numeric: tabular-nums; margin: .3rem 0 0; }
      figure { margin: .4rem 0 .6rem; }
      figure svg { width: 100%; height: 34px; display: block; overflow: visible; }
      .span { stroke: var(--play); stroke-width: 8; opacity: .45; }
      .mean { stroke: var(--play); stroke-width: 3; }
      .exact { stroke: var(--ink); stroke-width: 2; }
      td.bar { width: 40%; }
      td.bar::before { content: ''; display: block; height: .8rem; border-radius: .2rem; background: var(--brass); width: var(--part); min-width: 1px; }
      summary { cursor: pointer; min-height: 24px; font-size: var(--small); }
      @media (pointer: coarse) { summary { min-height: 44px; display: flex; align-items: center; } }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    try {
      const priced = `/api/lab/${this.about}?choose=${encodeURIComponent(this.choices.join(','))}`;
      [this.game, this.prices] = await Promise.all([game(this.about), get<Prices>(priced)]);
    } catch (no) {
      this.no = told(no);
    }
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override render() {
    if (!this.game) return this.no ? html`<div class="page"><h1>Simulation</h1><p class="bad">${this.no}</p></div>` : nothing;
    const search = this.choices.length ? `?choose=${this.choices.join(',')}` : '';
    return html`<div class="page">
      <p class="eyebrow"><a href="/lab/${this.about}${search}">Lab</a> · ${this.game.title}${this.choices.length ? ` · ${this.choices.join(', ')}` : ''} · <span class="day">as of ${this.prices?.asOf}</span></p>
      <h1>Simulation</h1>
      <p class="lede">One dollar on each wager, every hand played as well as it can be. If the sample and the exact figures disagree, it says so.</p>
      ${this.order()}
      <div class="progress" role="status">${this.told()}</div>
      ${this.study?.result ? this.results(this.study.result) : nothing}
    </div>`;
  }

  private order() {
    const running = this.study?.state === 'running';
    return html`<form class="order" @submit=${this.start}>
      <div><label for="rounds">Rounds</label>
        <select id="rounds" @change=${(event: Event) => (this.rounds = Number((event.target as HTMLSelectElement).value))}>
          ${SIZES.map((size) => html`<option value=${size} ?selected=${size === this.rounds}>${grouped(size)}</option>`)}</select></div>
      <div><label for="seed">Seed</label><input id="seed" type="number" min="0" max="999999999" required .value=${String(this.seed)}
        @input=${(event: Event) => (this.seed = Number((event.target as HTMLInputElement).value))} /></div>
      ${this.prices?.wagers.progressive
        ? html`<div><label for="meter">Meter ($)</label><input id="meter" type="number" min="0" max="1000000000" .value=${String(this.meter)}
            @input=${(event: Event) => (this.meter = Number((event.target as HTMLInputElement).value))} /></div>`
        : nothing}
      <button class="primary" ?disabled=${running}>Play ${grouped(this.rounds)} rounds</button>
      ${running ? html`<button type="button" class="danger" @click=${this.stop}>Stop</button>` : nothing}
    </form>`;
  }

  private told() {
    if (this.no) return html`<p class="bad">${this.no}</p>`;
    const study = this.study;
    if (!study) return html`<p class="soft small">The same seed and rounds give the same result, here and with <code>queenhigh simulate ${this.about}</code>.</p>`;
    const part = study.total ? Math.min(1, (study.done ?? 0) / study.total) : 0;
    if (study.state === 'running') {
      return html`<p><progress max="1" .value=${part} aria-label="Rounds played"></progress> ${Math.floor(100 * part)} %
        <span class="soft small">${grouped(study.done ?? 0)} rounds${this.seconds >= 1 ? `, ${rate(study.done ?? 0, this.seconds)}` : ''}</span></p>`;
    }
    const result = study.result;
    if (!result) return html`<p class="soft">Stopped before the first rounds were counted.</p>`;
    return html`<p>${result.interrupted ? html`<b>Stopped</b> after ${grouped(result.rounds)} of ${grouped(result.asked)} rounds.` : html`<b>${grouped(result.rounds)} rounds</b> played.`}
      Seed ${result.seed}.
      ${result.agrees ? html`<b class="good">✓ Everything agrees with the exact figures.</b>` : html`<b class="bad">✗ The sample and the exact figures disagree: please report this, with the seed.</b>`}</p>`;
  }

  private results({ wagers }: Simulated) {
    return html`<div class="wagers">${Object.values(wagers).map((one) => this.wager(one))}</div>`;
  }

  private wager(one: Played) {
    const [says, tone] = VERDICTS[one.verdict];
    const most = Math.max(...one.results.map(({ rounds }) => rounds));
    const all = one.results.reduce((sum, { rounds }) => sum + rounds, 0);
    return html`<section class="card-surface" aria-label=${title(one)}>
      <h2>${title(one)} <span class=${tone}>${says}</span></h2>
      <p class="edge">${fixed(one.edge.percent, 4)} %</p>
      <p class="soft small">edge as played, ± ${Number(one.standardError.percent).toFixed(4)}; exactly <b>${fixed(one.exact.percent, 6)} %</b></p>
      ${this.interval(one)}
      ${one.verdict === 'agrees' ? nothing : html`<p class="small">${one.because}.</p>`}
      <details><summary>What each dollar came to</summary>
        <table class="numbers">
          <thead><tr><th scope="col">net</th><th scope="col" class="number">how often</th><th scope="col" class="number">exactly</th><th scope="col"><span class="sr">drawn</span></th></tr></thead>
          <tbody>${one.results.map(
            ({ net, rounds, chance }) => html`<tr><td>${net.replace('-', '−')}</td><td class="number">${often(rounds, all)}</td>
              <td class="number soft">${chance ? `${Number(chance.percent).toFixed(4)} %` : ''}</td><td class="bar" ${vars({ part: `${(100 * rounds) / most}%` })}></td></tr>`,
          )}</tbody>
        </table>
      </details>
    </section>`;
  }

  /** The interval that holds the true edge 99 times in 100, with the exact edge across it. */
  private interval(one: Played) {
    const [low, high, mean, exact] = [one.low99, one.high99, one.edge, one.exact].map(({ percent }) => Number(percent)) as [number, number, number, number];
    const reach = Math.max(high - low, Math.abs(exact - mean) * 2.4) * 0.75 || 1;
    const x = linear(mean - reach, mean + reach, 0, 100);
    const text = `99 in 100 within ${fixed(String(low), 4)} and ${fixed(String(high), 4)} %`;
    return html`<figure><svg viewBox="0 0 100 34" preserveAspectRatio="none" role="img" aria-label="${text}; exactly ${fixed(String(exact), 6)} %">
        ${svg`<line class="span" x1=${x(low)} x2=${x(high)} y1="17" y2="17" vector-effect="non-scaling-stroke"/>
          <line class="mean" x1=${x(mean)} x2=${x(mean)} y1="9" y2="25" vector-effect="non-scaling-stroke"/>
          <line class="exact" x1=${x(exact)} x2=${x(exact)} y1="2" y2="32" vector-effect="non-scaling-stroke"/>`}
      </svg><figcaption class="soft small">${text} (blue); the thin line is the exact edge.</figcaption></figure>`;
  }

  private start = async (event: Event) => {
    event.preventDefault();
    this.no = '';
    this.began = performance.now();
    this.seconds = 0;
    try {
      const { study } = await post<Study>(`/api/lab/${this.about}/simulations`, {
        choices: this.choices, rounds: this.rounds, seed: this.seed, ...(this.meter > 0 ? { meter: this.meter } : {}),
      });
      await this.look(study);
    } catch (no) {
      this.no = told(no);
    }
  };

  private stop = async () => {
    if (this.study) await post<Study>(`/api/lab/${this.about}/simulations/${this.study.study}/stop`);
  };

  private async look(id: string) {
    this.study = await get<Study>(`/api/lab/${this.about}/simulations/${id}`);
    this.seconds = (performance.now() - this.began) / 1000;
    if (this.study.state === 'running') this.timer = window.setTimeout(() => void this.look(id), EVERY_MILLIS);
  }
}

/** The Ante's figures take Play and Ante Bonus in. */
function title(one: Played): string {
  return one.title === 'Ante' ? 'Ante and Play' : one.title;
}

function told(no: unknown): string {
  return no instanceof Problem ? no.detail : no instanceof Error ? no.message : String(no);
}
