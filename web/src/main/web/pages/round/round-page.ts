import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { clauseLink, handLink } from '../../kit/hand-link';
import '../../kit/card';
import '../../kit/chip';
import { money, signed } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';
import { may } from '../../live/session';
import { MARK } from '../table/words';
import './deck-proof';
import { backs, clause, history as written, opensAt, type RoundRecord, type Scene, type SeatNow, type Decided, type Step, type Verdict } from './record';

const icon = (d: string) => html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${d}></path></svg>`;
const ICONS = {
  first: icon('M4 4h2v12H4zm12 0v12L7 10z'),
  back: icon('M14 4v12L5 10z'),
  forward: icon('M6 4v12l9-6z'),
  last: icon('M14 4h2v12h-2zM4 4v12l9-6z'),
};

/** A finished round under its permanent name: step by step, every money movement, its record and the proof of its deck. */
@customElement('qh-round')
export class RoundPage extends LitElement {
  @state() private round?: RoundRecord;
  @state() private steps: Step[] = [];
  @state() private at = 0;
  @state() private no = '';
  @state() private decided?: Decided;
  @state() private wins: Schemas['TableWin'][] = [];
  private readonly name = decodeURIComponent(location.pathname.replace(/^\/r\//, ''));

  static override styles = [
    base,
    css`
      .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .6rem 2rem; align-items: end; margin-bottom: 1rem; }
      .film { display: grid; grid-template-columns: minmax(0, 1fr) minmax(16rem, 22rem); gap: 1rem; align-items: stretch; }
      .felt {
        color: var(--felt-ink); border-radius: 1.2rem; padding: 1.2rem clamp(.6rem, 2vw, 1.4rem); min-height: 34rem;
        background: radial-gradient(ellipse at 50% 0%, var(--felt), var(--felt-deep)); border: 6px solid var(--rail); box-shadow: var(--shadow);
        display: flex; flex-direction: column; gap: 1rem;
      }
      .dealer { text-align: center; min-height: 8.2rem; }
      .dealer .cards { justify-content: center; min-height: 6.2rem; }
      .cards { display: flex; gap: .3rem; }
      .dealer qh-card { width: 4.2rem; }
      .community { display: inline-grid; justify-items: center; gap: .2rem; padding: .3rem .8rem; margin-top: .3rem; border: 1.5px dashed var(--felt-line); border-radius: .6rem; font-size: var(--small); }
      .dealer .community .cards { min-height: 0; }
      .dealer .community qh-card { width: 3.1rem; }
      .says { font: 600 1.05rem var(--serif); color: var(--win); min-height: 1.6rem; }
      .seats { display: flex; flex-wrap: wrap; justify-content: center; gap: .7rem; margin-block: auto; }
      .seat { width: 11.2rem; border: 1px solid var(--felt-line); border-radius: .8rem; padding: .55rem .6rem; display: grid; gap: .35rem; align-content: start; background: rgb(0 0 0 / .14); }
      .seat.now { border-color: var(--win); box-shadow: 0 0 0 2px var(--win); }
      .seat.folded .cards { opacity: .45; }
      .seat qh-card { width: 3.1rem; }
      .seat .cards { min-height: 4.4rem; }
      .seat .name { font: 600 .82rem var(--sans); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .seat .name small { color: var(--felt-soft); font-weight: 400; }
      .seat ul { list-style: none; margin: 0; padding: 0; font-size: .8rem; font-variant-numeric: tabular-nums; }
      .seat li { display: flex; justify-content: space-between; gap: .4rem; }
      .seat .sum { white-space: nowrap; }
      .won { color: var(--win); font-weight: 700; }
      .net { font: 600 1.05rem var(--serif); border-top: 1px solid var(--felt-line); padding-top: .25rem; }
      .controls { display: flex; align-items: center; justify-content: center; gap: .4rem; }
      .controls button { background: rgb(0 0 0 / .25); color: inherit; border-color: var(--felt-line); }
      .controls svg { width: 1.1rem; height: 1.1rem; fill: currentcolor; }
      .controls input { flex: 1; min-width: 0; max-width: 20rem; accent-color: var(--brass-bright); min-height: 24px; padding: 0; background: none; border: 0; }
      .felt :focus-visible { outline-color: var(--brass-bright); }
      .sentence { text-align: center; font: 400 1.15rem/1.35 var(--serif); min-height: 3.2rem; margin: 0; }
      .sentence .clause { display: block; font: 400 .82rem var(--sans); color: var(--felt-soft); }
      .felt a { color: inherit; }
      .decisions ul { list-style: none; margin: 0 0 .8rem; padding: 0; display: grid; gap: .7rem; }
      .decisions li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .2rem .9rem; align-items: start; border-top: 1px solid var(--line); padding-top: .6rem; }
      .decisions qh-card { width: 2.4rem; }
      .decisions p { margin: 0 0 .2rem; }
      .verdict { min-height: 4.2rem; max-width: 44rem; margin: 0 auto; padding: .55rem .8rem; border-radius: .6rem; border: 1px solid transparent; font-size: .92rem; }
      .verdict.right { border-color: var(--felt-line); }
      .verdict.wrong { border-color: var(--win); background: rgb(0 0 0 / .28); }
      .log { position: relative; display: flex; flex-direction: column; max-height: 44rem; overflow: auto; padding: .5rem; }
      .log ol { list-style: none; margin: 0; padding: 0; }
      .log button {
        width: 100%; justify-content: flex-start; text-align: left; font: 400 .85rem/1.35 var(--sans); border: 0; border-radius: .4rem;
        background: none; min-height: 24px; padding: .3rem .5rem; align-items: baseline;
      }
      .log button[aria-current] { background: var(--sunken); font-weight: 600; }
      .log .n { color: var(--soft); min-width: 1.4rem; text-align: right; font-variant-numeric: tabular-nums; }
      .below { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr)); gap: 1.1rem; margin-top: 1.4rem; align-items: start; }
      .below > div { display: grid; gap: 1.1rem; min-width: 0; }
      .below h2 { margin-bottom: .7rem; }
      .bank { font-size: var(--small); color: var(--felt-soft); }
      @media (max-width: 56rem) {
        .film { grid-template-columns: minmax(0, 1fr); }
        .log { max-height: 20rem; }
        .seats { gap: .4rem; }
        .seat { width: calc(50% - .2rem); min-width: 8.6rem; padding: .4rem; }
        .seat qh-card { width: 2.4rem; }
        .seat .cards { min-height: 3.4rem; gap: .15rem; }
      }
      /* Mark and sum say it where the word has no room. */
      @media (max-width: 40rem) { .seat .word:has(+ .sum) { display: none; } }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    window.addEventListener('keydown', this.key);
    try {
      const path = `/api/rounds/${encodeURIComponent(this.name)}`;
      const round = await get<RoundRecord>(path);
      if (round.over) {
        const [film, decided] = await Promise.all([get<{ steps: Step[] }>(`${path}/replay`), get<Decided>(`${path}/decisions`)]);
        [this.steps, this.decided] = [film.steps, decided];
        if (may('see-links')) this.wins = (await get<{ wins: Schemas['TableWin'][] }>(`${path}/wins`)).wins;
        this.at = opensAt(this.steps, this.verdicts, location);
      }
      this.round = round;
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.key);
  }

  private key = (event: KeyboardEvent) => {
    const target = event.composedPath()[0] as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches('input, textarea, select')) return;
    const to: Record<string, number> = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.steps.length - 1 };
    if (to[event.key] === undefined || this.steps.length === 0) return;
    event.preventDefault();
    this.go(to[event.key]!);
  };

  /** The log follows the film, without moving the page. */
  override updated(changed: Map<PropertyKey, unknown>) {
    const log = this.renderRoot.querySelector('.log');
    const current = log?.querySelector<HTMLElement>('[aria-current]');
    if (changed.has('at') && log && current) log.scrollTop = current.offsetTop - log.clientHeight / 2;
  }

  private get verdicts(): Verdict[] {
    return this.decided?.decisions ?? [];
  }

  private go(to: number) {
    this.at = Math.min(this.steps.length - 1, Math.max(0, to));
    history.replaceState(null, '', `#${this.at + 1}`);
  }

  override render() {
    const round = this.round;
    if (this.no) return html`<div class="page"><h1>Round ${this.name}</h1><p class="bad">${this.no}</p></div>`;
    if (!round) return html`<div class="page"><h1>Round ${this.name}</h1></div>`;
    if (!round.over) {
      return html`<div class="page"><h1>Round ${round.round}</h1>
        <p class="lede">This round is still being played. Its record appears when it is over.</p>
        <a class="button primary" href="/t/${round.table}">To the table</a></div>`;
    }
    const step = this.steps[this.at];
    return html`<div class="page">
      <div class="head">
        <div>
          <p class="eyebrow"><a href="/t/${round.table}">Table ${round.table}</a> · ${new Date(round.atMillis).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</p>
          <h1>Round ${round.round}</h1>
        </div>
        <div class="row">
          <button @click=${() => this.copy(location.href, 'The link is copied.')}>Copy link</button>
          <button @click=${() => this.copy(written(round, this.steps), 'The history is copied.')}>Copy as text</button>
        </div>
      </div>
      ${step ? this.film(step, round) : nothing}
      <div class="below">
        <div>
          ${this.winPages(round)} ${this.decisions()}
          <section class="card-surface"><h2>Deck proof</h2><qh-deck-proof .round=${round}></qh-deck-proof></section>
        </div>
        <div>${this.money()} ${this.file(round)}</div>
      </div>
    </div>`;
  }

  /** What a supervisor has verified: the tray's pages lie here, the meter's with its link. */
  private winPages(round: RoundRecord) {
    if (this.wins.length === 0) return nothing;
    return html`<section class="card-surface" aria-labelledby="wins">
      <h2 id="wins">Win pages</h2>
      <ul>${this.wins.map((win) => html`<li><a href="/r/${encodeURIComponent(round.round)}/wins/${win.seat}">Seat ${win.seat}, ${win.player}: ${money(win.cents)}</a>, paid by the ${win.paidBy}, confirmed by ${win.confirmedBy.name}</li>`)}</ul>
    </section>`;
  }

  private file(round: RoundRecord) {
    return round.file
          ? html`<section class="card-surface">
              <h2>Round file</h2>
              <pre tabindex="0">${round.file}</pre>
              <p class="row small"><button @click=${() => this.copy(round.file!, 'The round file is copied.')}>Copy</button>
                <a href="/api/rounds/${round.round}/file">as a file</a> <a href="/api/rounds/${round.round}/proof">proof for <code>queenhigh verify</code></a></p>
            </section>`
          : nothing;
  }

  private film(step: Step, round: RoundRecord) {
    const { scene } = step;
    return html`<div class="film">
      <section class="felt" aria-label="The table at this step">
        ${this.dealer(scene, round)}
        <div class="seats">${scene.seats.map((seat) => this.seat(seat, step))}</div>
        <p class="sentence" role="status">${step.says}${step.by ? html`<span class="clause">${this.cited(step)}</span>` : nothing}</p>
        ${this.verdict(step)}
        <div class="controls">
          <button class="icon" aria-label="First step" @click=${() => this.go(0)}>${ICONS.first}</button>
          <button class="icon" aria-label="Step back" @click=${() => this.go(this.at - 1)}>${ICONS.back}</button>
          <input type="range" min="1" max=${this.steps.length} .value=${String(this.at + 1)} aria-label="Step"
            @input=${(event: InputEvent) => this.go(Number((event.target as HTMLInputElement).value) - 1)} />
          <button class="icon" aria-label="Step forward" @click=${() => this.go(this.at + 1)}>${ICONS.forward}</button>
          <button class="icon" aria-label="Last step" @click=${() => this.go(this.steps.length - 1)}>${ICONS.last}</button>
          <span class="small">${this.at + 1}/${this.steps.length}</span>
        </div>
      </section>
      <section class="log card-surface" aria-label="Steps">
        <p class="soft small">Arrow keys step through the round.</p>
        <ol>
          ${this.steps.map(
            ({ says }, i) => html`<li><button aria-current=${i === this.at ? 'step' : nothing} @click=${() => this.go(i)}><span class="n">${i + 1}</span><span>${says}</span></button></li>`,
          )}
        </ol>
      </section>
    </div>`;
  }

  /** The place is kept for it at every step, so that nothing moves when it comes. */
  private verdict(step: Step) {
    const verdict = this.verdicts.find(({ seq }) => seq === step.seq);
    return html`<div class="verdict ${verdict ? (verdict.right ? 'right' : 'wrong') : ''}">${verdict
      ? html`<b>${verdict.right ? '✓ With the odds.' : `✗ Against the odds: ${verdict.best === 'play' ? 'playing' : 'folding'} was better by ${money(verdict.costCents)}.`}</b> ${verdict.says}
          ${this.weighed(verdict)}`
      : nothing}</div>`;
  }

  private cited(step: Step) {
    const game = this.decided?.game;
    return game && step.by ? html`<a href=${clauseLink(game, step.by)}>${clause(step)}</a>` : clause(step);
  }

  private weighed({ cards, dealerShows, seen }: Verdict) {
    const { game, choices, round } = this.decided ?? {};
    return game && choices ? html`<a href=${handLink({ game, choices, cards, dealer: dealerShows, seen, round })}>Analyze it in the lab</a>` : nothing;
  }

  /** All decisions of the round, each with its verdict, and the rules they turn on. */
  private decisions() {
    const decided = this.decided;
    if (!decided || decided.decisions.length === 0) return nothing;
    return html`<section class="card-surface decisions" aria-labelledby="decisions">
      <h2 id="decisions">Decisions</h2>
      <ul>${decided.decisions.map((one) => html`<li>
        <span class="cards">${one.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span>
        <div>
          <p><b>${one.player}</b>, seat ${one.seat}, ${one.chose === 'play' ? 'played' : one.folded === 'timed-out' ? 'ran out of time and folded' : one.folded === 'left' ? 'left and folded' : 'folded'} ${one.hand}.
            <b class=${one.right ? 'good' : 'bad'}>${one.right ? '✓ with the odds' : `✗ against the odds, ${money(one.costCents)} given away`}</b></p>
          <p class="small soft">${one.says} ${this.weighed(one)}</p>
        </div>
      </li>`)}</ul>
      ${decided.game
        ? html`<p class="small">Rules that apply: ${decided.clauses.map(({ about, by }, i) => html`${i ? ' · ' : ''}${about} <a href=${clauseLink(decided.game!, by)}>${by.document} ${by.clause}</a>`)}</p>`
        : nothing}
    </section>`;
  }

  private dealer({ dealer, bank, bankNetCents, community, layoutCents }: Scene, round: RoundRecord) {
    const colour = backs(round);
    return html`<div class="dealer">
      <div class="cards">
        ${dealer.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}
        ${Array.from({ length: dealer.down }, () => html`<qh-card back=${colour}></qh-card>`)}
      </div>
      ${community.length
        ? html`<div class="community" role="group" aria-label="Community cards"><span>Community</span><div class="cards">${community.map((card) => html`<qh-card card=${card}></qh-card>`)}</div></div>`
        : nothing}
      <p class="says">${dealer.says}</p>
      <p class="bank">${bank ? html`Banked by ${bank.player} with ${money(bank.cents)}${bank.feeCents ? `, collection ${money(bank.feeCents)}` : ''} · ` : nothing}on the layout ${money(layoutCents)}${bankNetCents === undefined ? nothing : html` · the bank ends ${signed(bankNetCents)}`}</p>
    </div>`;
  }

  private seat(seat: SeatNow, step: Step) {
    const settled = seat.results.length > 0;
    return html`<div class="seat ${seat.decision === 'folded' ? 'folded' : ''} ${step.seat === seat.seat ? 'now' : ''}">
      <div class="name" title=${seat.player}><small>${seat.seat}</small> ${seat.player}</div>
      <div class="cards">${seat.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <ul>
        ${seat.stakes.map(({ label, cents }) => html`<li><span>${label}</span><span>${money(cents)}</span></li>`)}
        ${seat.results.map(
          ({ label, outcome, word, netCents }) => html`<li class=${outcome}><span>${MARK[outcome].mark} ${label}</span><span><span class="word">${word}</span>${netCents ? html` <span class="sum">${signed(netCents)}</span>` : nothing}</span></li>`,
        )}
        ${seat.feeCents ? html`<li><span>Collection</span><span>${signed(-seat.feeCents)}</span></li>` : nothing}
      </ul>
      ${settled ? html`<div class="net">${signed(seat.resultCents)}</div>` : seat.decision === 'none' ? nothing : html`<div class="net">${seat.decision}</div>`}
    </div>`;
  }

  private money() {
    const rows = this.steps.flatMap((step, i) => step.moves.map((move) => ({ ...move, i })));
    return html`<section class="card-surface">
      <h2>Every money movement</h2>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Money movements">
        <table class="numbers">
          <thead><tr><th scope="col">step</th><th scope="col">from</th><th scope="col">to</th><th scope="col" class="number">amount</th></tr></thead>
          <tbody>${rows.map(({ i, from, to, cents }) => html`<tr><td>${i + 1}</td><td>${from}</td><td>${to}</td><td class="number">${money(cents)}</td></tr>`)}</tbody>
        </table>
      </div>
    </section>`;
  }

  private async copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say('This browser does not let pages copy; select the text and copy it yourself.');
    }
  }
}
