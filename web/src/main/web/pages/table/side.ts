import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/dialog';
import { clauseLink, handLink } from '../../kit/hand-link';
import { money, signed } from '../../kit/money';
import type { Citation, ClothSpot, SettledWager, TableView } from '../../live/house';
import type { TableModel } from './model';
import './own-cut';
import './postings';
import { MARK, capital } from './words';

/** Beside the cloth: what the round brought and why, what the coach thinks, what hands pay. */
@customElement('qh-side')
export class Side extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @property({ type: Boolean }) coaching = false;
  @state() private why?: { heading: string; by: Citation; because: string };

  static override styles = [
    base,
    css`
      :host { display: grid; gap: 1rem; align-content: start; }
      section { background: var(--surface); border: 1px solid var(--line); border-radius: .9rem; padding: .8rem 1rem .9rem; }
      h2 { font-size: 1.05rem; display: flex; justify-content: space-between; align-items: baseline; gap: .6rem; margin-bottom: .4rem; }
      h2 .tag { font-family: var(--sans); font-weight: 400; }
      .lines { list-style: none; margin: 0; padding: 0; }
      .lines li { display: grid; grid-template-columns: 1fr auto; gap: .1rem .8rem; padding: .16rem .5rem; border-radius: .4rem; font-variant-numeric: tabular-nums; font-size: .92rem; }
      .lines .envy { grid-column: 1 / -1; text-align: right; font-size: var(--small); color: var(--soft); }
      .lines li.hit .envy { color: inherit; }
      .lines li.hit { background: linear-gradient(90deg, var(--brass-pale), var(--brass-bright)); color: var(--brass-ink); font-weight: 700; }
      /* As high before the round as after it: nothing below it moves. */
      .result { height: 19.5rem; overflow-y: auto; scrollbar-width: thin; }
      .results { list-style: none; margin: 0; padding: 0; display: grid; gap: .35rem 1.6rem; font-size: .95rem; }
      @media (max-width: 62rem) { .result { height: 14rem; } .results { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); } }
      @media (max-width: 40rem) { .result { height: 17rem; } }
      .results .sum { font-variant-numeric: tabular-nums; }
      .results li { display: grid; grid-template-columns: 1fr auto auto; gap: 0 .6rem; align-items: baseline; align-content: start; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
      .nowrap { white-space: nowrap; }
      .results .because { grid-column: 1 / -1; font-size: var(--small); color: var(--soft); }
      .why { min-height: 24px; padding: 0 .3rem; font-size: var(--small); text-decoration: underline; background: none; border: 0; color: var(--brass); border-radius: .3rem; }
      .total { font: 600 1.5rem/1.2 var(--serif); }
      .ev { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; margin: .4rem 0; }
      .ev div { border: 1px solid var(--line); border-radius: .6rem; padding: .45rem .6rem; }
      .ev .best { border: 2px solid var(--good); }
      .ev b { display: block; font: 600 1.25rem/1.2 var(--serif); font-variant-numeric: tabular-nums; }
      .tables { display: grid; gap: .7rem; }
      h3 { font-size: .95rem; margin-bottom: .15rem; display: flex; justify-content: space-between; gap: .5rem; }
      h3 small { font: 400 .75rem var(--sans); color: var(--soft); }
      .odds { min-height: 4.5em; }
      button.switch { min-height: 2rem; padding: .2rem .7rem; font-size: var(--small); }
    `,
  ];

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    return html`${this.model.isSeated ? this.results(this.model.settled) : nothing} ${this.coach(view)} ${this.payTables()} ${this.posted(view)}
      <qh-dialog heading=${this.why?.heading ?? ''} ?open=${!!this.why} @close=${() => (this.why = undefined)}>
        ${this.why ? this.clause(this.why) : nothing}
      </qh-dialog>`;
  }

  private results(view: TableView | undefined) {
    const own = view?.you?.seats ?? [];
    const wagers = view?.settlement?.wagers.filter((one) => own.includes(one.seat)) ?? [];
    const banks = view?.bank && own.includes(view.bank.seat);
    if (!view || (!wagers.length && !banks)) {
      return html`<section class="result" aria-labelledby="result"><h2 id="result">Results</h2><p class="soft small">After the round: what each wager did, and why.</p></section>`;
    }
    const result = view.you?.resultCents ?? 0;
    const fee = view.you?.feeCents ?? 0;
    return html`<section class="result" aria-labelledby="result" tabindex="0">
      <h2 id="result">${view.round === this.model.view?.round ? 'This round' : 'Last round'} <a class="small" href="/r/${view.round}">replay</a></h2>
      <p class="total">${result > 0 ? '▲ ' : result < 0 ? '▼ ' : ''}${signed(result)}</p>
      <ul class="results">${wagers.map((one) => this.wager(one))}
        ${banks ? html`<li><span><b>Bank</b></span><span>${signed(view.settlement!.bankNetCents)}</span></li>` : nothing}
        ${fee ? html`<li><span><b>Collection</b></span><span class="sum">${signed(-fee)}</span>${this.feeBy(view)}<span class="because">Dropped before the deal.</span></li>` : nothing}</ul>
      ${view.settlement!.envy.filter((one) => own.includes(one.toSeat)).map((one) => html`<p>Envy ${money(one.cents)} from seat ${one.fromSeat}</p>`)}
    </section>`;
  }

  private feeBy({ posted: { fees } }: TableView) {
    return fees
      ? html`<button class="why" aria-label="Why? Collection" @click=${() => (this.why = { heading: 'Collection', by: fees.by, because: 'dropped before the deal' })}>why?</button>`
      : nothing;
  }

  private wager(one: SettledWager) {
    const { label, word } = one;
    const { mark, tone } = MARK[one.outcome];
    const heading = `${label} ${word}`;
    return html`<li>
      <span><b class=${tone}>${mark} ${label}</b> ${word}</span><span class="sum">${one.netCents ? signed(one.netCents) : nothing}</span>
      <button class="why" aria-label="Why? ${heading}" @click=${() => (this.why = { heading, by: one.by, because: one.because })}>why?</button>
      <span class="because">${unbroken(capital(one.because))}.</span>
    </li>`;
  }

  private clause(why: { by: Citation; because: string }) {
    const name = `${why.by.document} ${why.by.clause}`;
    const rule = this.model.game?.rules.find((one) => one.clause === name);
    return html`<p>${capital(why.because)}.</p>
      <p class="eyebrow">${name}</p>
      ${rule ? html`<p>${rule.says}</p><p class="small soft">In the game file: ${rule.section} ${rule.field} = ${rule.value}</p>` : nothing}
      <p><a href=${clauseLink(this.model.game?.game ?? '', why.by)}>The clause beside its rule</a></p>`;
  }

  private coach(view: TableView) {
    if (!this.model.isSeated) return nothing;
    const weighed = this.model.advice?.hands.find((hand) => hand.seat === this.model.acting)?.weighed;
    const { mistakes, mistakesCents } = this.model.sitting ?? { mistakes: 0, mistakesCents: 0 };
    return html`<section aria-labelledby="coach">
      <h2 id="coach">Coach
        <button class="switch" aria-expanded=${this.coaching} @click=${() => this.dispatchEvent(new CustomEvent('coach'))}>${this.coaching ? 'Hide' : 'Ask'}</button>
      </h2>
      ${this.coaching
        ? weighed && view.phase === 'deciding'
          ? html`<div class="ev">
                <div class=${weighed.best === 'play' ? 'best' : ''}>Play<b>${short(weighed.play.decimal)}</b></div>
                <div class=${weighed.best === 'fold' ? 'best' : ''}>Fold<b>${short(weighed.fold.decimal)}</b></div>
              </div>
              <p><b>${weighed.best === 'play' ? 'Play' : 'Fold'}</b> is better by ${Number(weighed.atStake).toFixed(4)} of an Ante on average, counted over every hand the dealer can have.
                ${this.inTheLab(view)}</p>`
          : html`<p class="soft small">Once you have a hand to decide on, the exact value of Play and Fold shows up here.</p>`
        : nothing}
      <p class="small soft odds">${mistakes ? `${mistakes === 1 ? 'One decision' : `${mistakes} decisions`} against the odds cost ${money(Math.round(mistakesCents))} on average.` : 'No decisions against the odds so far.'}
        ${mistakes ? html`<a href="/me#decisions">Which, and why</a>` : nothing}</p>
    </section>`;
  }

  /** The same hand on the lab's bench, in a window of its own: the table goes on. */
  private inTheLab(view: TableView) {
    const seat = view.seats.find((one) => one.seat === this.model.acting);
    if (!seat?.cards) return nothing;
    const seen = view.seats.filter((one) => one !== seat).flatMap((one) => one.cards ?? []);
    const { game, choices } = view.posted;
    return html`<a href=${handLink({ game, choices, cards: seat.cards, dealer: view.dealer.cards[0], seen })} target="_blank" rel="noopener">Analyze it in the lab</a>`;
  }

  private payTables() {
    const printed = (this.model.cloth?.spots ?? []).filter((spot) => spot.table);
    if (!printed.length) return nothing;
    return html`<section aria-labelledby="pays"><h2 id="pays">What hands pay</h2><div class="tables">${printed.map((spot) => this.payTable(spot))}</div></section>`;
  }

  private payTable(spot: ClothSpot) {
    const hits = this.model.hits(spot.wager);
    return html`<div>
      <h3>${spot.label} <small>${spot.table!.table}</small></h3>
      <ul class="lines">
        ${spot.table!.lines.map((line) => {
          const hit = hits.includes(line.hand);
          return html`<li class=${hit ? 'hit' : ''}><span>${hit ? '▸ ' : ''}${line.title}${hit ? html`<span class="sr"> (your hand)</span>` : nothing}</span>
            <span class="nowrap">${line.pays}</span>${line.envy ? html`<span class="envy">envy $${line.envy}</span>` : nothing}</li>`;
        })}
      </ul>
    </div>`;
  }

  /** What must be on file for this table, and is not. */
  private clearance({ clearance }: TableView['posted']) {
    if (clearance?.missing.length) {
      return html`<p class="small"><span class="tag draft">not cleared</span> Not everything the documents want on file is there: ${clearance.missing.join(', ')}.</p>`;
    }
    return clearance?.sample ? html`<p class="small"><span class="tag">sample records</span> A demo's papers prove nothing.</p>` : nothing;
  }

  private posted(view: TableView) {
    const { posted } = view;
    const fees = posted.fees;
    const paid = view.phase === 'betting' ? 0 : view.you?.feeCents ?? 0;
    return html`<section aria-labelledby="posted">
      <h2 id="posted">Posted ${posted.approved ? html`<span class="tag">${posted.document}</span>` : html`<span class="tag draft">not approved</span>`}</h2>
      ${posted.halted ? html`<p class="bad" role="status"><b>No bets are taken.</b> ${posted.halted}.</p>` : nothing}
      ${this.clearance(posted)}
      <p><a href=${rules(posted)}>Rules: how this table is played</a></p>
      <p class="small"><a href="/games/${posted.game}">${posted.gameTitle}</a>${posted.choices.length ? `, ${posted.choices.join(', ')}` : ''}</p>
      ${fees
        ? html`<p class="small">Collection: ${Object.entries(fees.perWagerCents).map(([wager, cents]) => `${money(cents)} per ${posted.wagers[wager] ?? wager}`).join(', ')};
            ${fees.playerDealer.length ? `player-dealer ${fees.playerDealer.map((step) => (step.aboveCents ? `${money(step.feeCents)} above ${money(step.aboveCents)} of Antes` : money(step.feeCents))).join(', ')}` : 'none from the player-dealer'}
            (${fees.by.document} ${fees.by.clause}).${paid ? html` <b>This round you paid ${money(paid)}.</b>` : nothing}</p>`
        : html`<p class="small">No collection fees.</p>`}
      <p class="small">Time: ${seconds(posted.waits.bettingMillis)} to bet, ${seconds(posted.waits.decisionMillis)} to decide${posted.shuffled ? `, ${seconds(posted.waits.cutMillis)} for cuts to be opened` : ''}.</p>
      <qh-postings table=${view.id} key=${JSON.stringify([posted.limits, posted.choices, posted.fees, posted.rotation2026, posted.inForce, view.title])}></qh-postings>
      <qh-own-cut .model=${this.model} .turn=${this.turn}></qh-own-cut>
      <p class="small soft">Game file <span class="mono">${posted.fingerprint.slice(0, 12)}…</span></p>
    </section>`;
  }
}

/** Patient tables wait for hours. */
function seconds(millis: number): string {
  return millis < 600_000 ? `${Math.round(millis / 100) / 10} s` : `${Math.round(millis / 60_000)} min`;
}

function short(decimal: string): string {
  const value = Number(decimal);
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(4)}`;
}

/** The game as this table plays it, on one screen. */
function rules({ game, choices }: TableView['posted']): string {
  return `/how-to-play/${game}${choices.length ? `?choose=${encodeURIComponent(choices.join(','))}` : ''}`;
}

/** A hand such as K-10-2 stays on one line. */
function unbroken(text: string) {
  return text.split(/((?:10|[2-9AKQJ])(?:-(?:10|[2-9AKQJ])){2})/).map((part, i) => (i % 2 ? html`<span class="nowrap">${part}</span>` : part));
}
