import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { base } from '../../kit/base';
import '../../kit/card';
import '../../kit/chip';
import { limits, money } from '../../kit/money';
import { SUITS } from '../../kit/suits';
import { vars } from '../../kit/vars';
import type { ClothSpot, Seat, SettledWager, TableView, Wager } from '../../live/house';
import { isStaff } from '../../live/session';
import type { TableModel } from './model';
import { sum } from './tally';
import './winner';
import { MARK, capital } from './words';

/** The table as a picture: the dealer's side on top, the players round it, one's own position in front. */
@customElement('qh-felt')
export class Felt extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  /** Counts changes, because the model is one object for ever. */
  @property({ type: Number }) turn = 0;
  private firstOpen: { round: string; cards: string[] } = { round: '', cards: [] };

  static override styles = [
    base,
    css`
      :host { color: var(--felt-ink); --arc: 5.5cqw; --own-card: clamp(3.9rem, 8.2vh, 6.6rem); --dealer-card: clamp(3rem, 6.3vh, 5.2rem); container-type: inline-size; }
      :focus-visible { outline-color: var(--win); }
      .cloth {
        position: relative; display: flex; flex-direction: column; gap: clamp(.5rem, 1.6vmin, 1.2rem); height: 100%;
        padding: clamp(.6rem, 2vmin, 1.4rem) clamp(.5rem, 2vw, 2rem) clamp(.8rem, 2vmin, 1.4rem);
        border-radius: 1.2rem 1.2rem clamp(1.5rem, 18cqw, 12rem) clamp(1.5rem, 18cqw, 12rem) / 1.2rem 1.2rem clamp(1.5rem, 9cqw, 6rem) clamp(1.5rem, 9cqw, 6rem);
        background:
          radial-gradient(70% 60% at 50% 0%, rgb(255 240 200 / .16), transparent 70%),
          radial-gradient(130% 110% at 50% 0%, var(--felt) 0%, var(--felt-deep) 72%, var(--felt-edge) 100%);
        box-shadow: inset 0 0 0 2px rgb(0 0 0 / .25), inset 0 0 60px rgb(0 0 0 / .28), 0 0 0 clamp(6px, 1vmin, 12px) var(--rail), 0 0 0 calc(clamp(6px, 1vmin, 12px) + 2px) var(--rail-light), var(--shadow);
      }

      .cloth > * { position: relative; }
      .dealer { display: grid; justify-items: center; gap: .35rem; align-content: start; }
      .cards { display: flex; gap: .35rem; justify-content: center; }
      .dealer .cards { min-height: calc(var(--dealer-card) * 1.4); }
      .dealer qh-card { width: var(--dealer-card); }
      .place { width: var(--dealer-card); aspect-ratio: 60 / 84; border: 1.5px dashed var(--felt-line); border-radius: .4rem; }
      .table-cards { width: 100%; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: clamp(.6rem, 2.5cqw, 2rem); }
      .beside { justify-self: end; display: grid; justify-items: end; gap: .3rem; }
      .community { justify-self: start; display: grid; justify-items: center; padding: 0 0 0 clamp(.6rem, 2.5cqw, 2rem); border-left: 1.5px dashed var(--felt-line); }
      .dealer .community qh-card, .community .place { width: calc(var(--dealer-card) * .82); }
      .community .cards { min-height: 0; }
      .caption { font: 600 .75rem/1.3 var(--sans); color: var(--felt-soft); }
      .dealer-says {
        height: 1.8rem; display: grid; align-items: center; text-align: center;
        font: 600 clamp(.75rem, 1.5cqw, .86rem)/1.2 var(--serif); letter-spacing: .12em; text-transform: uppercase; color: #d9c48c;
      }
      .dealer-says.turned { font-size: clamp(1rem, 2.6vmin, 1.4rem); letter-spacing: 0; text-transform: none; color: inherit; animation: told var(--calm) calc(var(--deal) * 1.8) backwards; }
      @keyframes told { from { opacity: 0; } }

      qh-card { animation: deal var(--deal) var(--ease) backwards; animation-delay: calc(var(--n, 0) * .28 * var(--deal)); }
      @keyframes deal { from { transform: translate(0, -9rem) rotate(-14deg); opacity: 0; } }

      .seats { list-style: none; margin: 0; padding: 0; display: flex; justify-content: center; gap: clamp(.15rem, .8cqw, .8rem); align-items: stretch; }
      .seat {
        flex: 1 1 0; min-width: 0; max-width: 8.5rem; display: grid; justify-items: center; align-content: start; gap: .2rem;
        transform: translateY(calc(var(--away) * var(--arc) * -1)); min-height: 7.4rem; padding: .35rem .1rem;
        border-radius: 1rem; border: 1.5px solid rgb(244 223 170 / .26); background: rgb(0 0 0 / .1); position: relative;
      }
      .seat.turn { border-color: var(--win); background: rgb(255 224 138 / .1); }
      .seat.own { background: rgb(226 182 90 / .14); border-color: var(--brass-bright); align-content: center; }
      .seat.empty { border-style: dashed; align-content: stretch; padding: 0; background: none; }
      .seat qh-card { width: clamp(1.5rem, 3.8cqw, 2.35rem); margin-inline: clamp(-.55rem, -.9cqw, -.35rem); }
      .seat .cards { height: clamp(2rem, 5.4cqw, 3.3rem); align-items: center; gap: 0; padding-inline: .6rem; }
      .seat .folded qh-card { opacity: .45; transform: rotate(4deg); }
      .name { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: clamp(.75rem, 1.35cqw, .82rem); font-weight: 600; }
      .fact { font-size: clamp(.75rem, 1.25cqw, .78rem); color: var(--felt-soft); min-height: 1.2em; text-align: center; line-height: 1.2; overflow-wrap: anywhere; }
      .seat qh-stack { width: clamp(1.1rem, 2.4cqw, 1.7rem); }
      .chips { height: clamp(2.7rem, 4.6cqw, 3.2rem); display: grid; align-items: end; }
      .seat .number { font: 600 1.3rem/1.2 var(--serif); color: var(--brass-bright); text-align: center; }
      .seat .rack { font: 600 clamp(.75rem, 1.35cqw, .86rem)/1.2 var(--sans); font-variant-numeric: tabular-nums; color: var(--win); overflow-wrap: anywhere; text-align: center; }
      .narrow { display: none; }
      .seat .up { color: var(--win); font-weight: 700; }
      .discs { position: absolute; top: .15rem; right: .15rem; z-index: 1; display: flex; gap: .15rem; }
      .disc {
        display: grid; place-items: center; width: clamp(1.4rem, 2.4cqw, 1.6rem); aspect-ratio: 1; border-radius: 50%;
        font: 700 .75rem/1 var(--sans); letter-spacing: -.04em; background: #fff9e8; color: #2a1c06; box-shadow: 0 1px 3px rgb(0 0 0 / .5);
      }
      .disc.action { background: var(--brass-bright); }
      .sit { color: var(--felt-ink); background: rgb(0 0 0 / .12); border: 0; border-radius: .9rem; padding: .3rem; width: 100%; height: 100%; font-size: clamp(.75rem, 1.35cqw, .82rem); }
      .sit:hover:not(:disabled) { background: rgb(255 224 138 / .18); }
      .sit b { display: block; font: 600 1.3rem/1.2 var(--serif); color: var(--brass-bright); }
      .vacant { color: var(--felt-soft); font: 600 1.1rem/1 var(--serif); display: grid; place-items: center; height: 100%; opacity: .75; }

      .crest { width: min(26rem, 60%); margin: auto; opacity: .5; flex: 0 1 auto; min-height: 0; }
      .crest path { fill: none; stroke: var(--felt-line); stroke-width: 1.4; }
      .crest .spade { fill: var(--felt-line); stroke: none; }
      .crest text { font: 600 26px var(--serif); letter-spacing: .42em; text-anchor: middle; fill: var(--felt-line); }
      .own-zone { margin-top: auto; display: grid; justify-items: center; gap: clamp(.35rem, 1.2vmin, .8rem); }
      .own-zone .hand { display: flex; align-items: center; gap: 1rem; flex-wrap: wrap; justify-content: center; }
      .own-zone .cards { min-height: calc(var(--own-card) * 1.4); gap: .4rem; }
      .own-zone qh-card { width: var(--own-card); }
      .own-zone .place { width: var(--own-card); }
      .hand-name { font: 600 clamp(1.05rem, 3vmin, 1.6rem)/1.25 var(--serif); text-align: center; min-height: 1.25em; }
      .hand-name small { font: 400 .8rem/1.3 var(--sans); color: var(--felt-soft); }
      .hand-name .line { display: block; }

      .spots { display: flex; gap: clamp(.3rem, 1.4cqw, 1.1rem); justify-content: center; width: 100%; }
      .spot {
        position: relative; flex: 1 1 0; min-width: 0; max-width: 8.8rem; display: grid; grid-template-rows: auto 1fr auto; justify-items: center; gap: .15rem;
        height: clamp(6.9rem, 13vh, 8.2rem); padding: .35rem .2rem .45rem; border-radius: 1rem; color: var(--felt-ink);
        background: rgb(0 0 0 / .12); border: 2px solid var(--felt-line); font: inherit; text-align: center;
      }
      .spot.round { border-radius: 2.6rem; }
      button.spot:hover:not(:disabled) { border-color: var(--win); background: rgb(255 224 138 / .1); }
      .spot:disabled { opacity: 1; }
      .spot.wins { border-color: var(--win); background: rgb(255 224 138 / .16); }
      .spot .label { font: 600 clamp(.75rem, 1.9cqw, 1.02rem)/1.1 var(--serif); }
      .laid { display: flex; align-items: end; justify-content: center; gap: .2rem; min-height: 0; }
      .spot qh-stack { width: clamp(1.6rem, min(4cqw, 3.8vh), 2.3rem); animation: lay var(--calm) var(--ease); }
      @keyframes lay { from { transform: translateY(1.2rem); opacity: 0; } }
      /* The dealer takes what has lost, and pays beside what has won. */
      .taken { animation: taken calc(var(--deal) * 1.3) ease-in forwards !important; }
      @keyframes taken { to { transform: translateY(-14rem) scale(.8); opacity: 0; } }
      .chips.taken { animation-name: taken-there !important; }
      @keyframes taken-there { to { transform: translateY(-6rem) scale(.8); opacity: 0; } }
      .spot .paid, .chips.paid qh-stack { animation: paid calc(var(--deal) * 1.3) var(--ease) backwards; }
      @keyframes paid { from { transform: translateY(-14rem); opacity: 0; } }
      .told { height: 2.3em; display: grid; align-content: center; font-size: clamp(.75rem, 1.5cqw, .82rem); line-height: 1.15; overflow: hidden; }
      .spot .note { color: var(--felt-soft); font-size: clamp(.75rem, 1.5cqw, .82rem); line-height: 1.15; }
      .spot .result { font-weight: 700; color: #fff; }
      .spot .result.good { color: var(--win); }
      kbd {
        position: absolute; bottom: -.6rem; left: 50%; transform: translateX(-50%); padding: .12rem .4rem; border-radius: .6rem;
        font: 600 .75rem/1 var(--sans); color: var(--felt-soft); background: var(--felt-edge); border: 1px solid rgb(244 223 170 / .3);
      }
      @media (pointer: coarse) { kbd { display: none; } }

      .bank { display: grid; gap: .1rem; text-align: right; font-size: clamp(.75rem, 1.5cqw, .86rem); color: var(--felt-soft); }
      .bank b { color: var(--felt-ink); font-variant-numeric: tabular-nums; }
      .meter {
        display: flex; flex-wrap: wrap; align-items: baseline; justify-content: center; gap: 0 .7rem; padding: .15rem 1rem; border-radius: 1.2rem; background: rgb(0 0 0 / .35);
        border: 1px solid var(--brass-deep); font-size: clamp(.75rem, 1.5cqw, .86rem);
      }
      .meter .standing { flex-basis: 100%; text-align: center; }
      .meter b { font: 600 clamp(1.1rem, 3cqw, 1.7rem)/1.2 var(--serif); color: var(--win); font-variant-numeric: tabular-nums; }
      .cloth > .award { position: absolute; inset: clamp(6rem, 24%, 9rem) .6rem auto; z-index: 3; }
      .cloth > .state { position: absolute; inset: auto 0 45%; display: grid; justify-items: center; }
      .plate { padding: .8rem 1.6rem; border-radius: 1rem; background: rgb(0 0 0 / .65); font: 600 1.2rem/1.3 var(--serif); text-align: center; }

      @media (max-height: 54rem) { .cloth { gap: .4rem; padding-block: .7rem .9rem; } .dealer-says { height: 1.5rem; } }
      /* On a low, wide screen every spot stays in sight: the hand is named beside its cards. */
      @media (max-height: 54rem) and (min-width: 62.01rem) {
        .own-zone { position: relative; }
        .own-zone .hand + .hand-name { position: absolute; top: 0; left: calc(50% + 1.5 * var(--own-card) + 1.4rem); right: 0; height: calc(1.4 * var(--own-card)); display: grid; align-content: center; text-align: left; }
        .seat { min-height: 6.6rem; gap: .1rem; padding-block: .25rem; }
        .seat .cards { height: 2.6rem; }
        .seat qh-card { width: 1.75rem; }
        .chips { height: 2.4rem; }
        .laid { --stack-way: row; --pile: 1.75rem; }
        .spot .laid qh-stack { width: auto; }
        .seat:not(.empty) qh-stack { width: auto; --stack-way: row; --pile: 1.15rem; }
      }

      @container (max-width: 36rem) {
        .cloth { --arc: .6rem; gap: .45rem; padding: .6rem .45rem .8rem; }
        .name { letter-spacing: -.04em; font-weight: 500; }
        .crest { display: none; }
        .table-cards { grid-template-columns: auto auto; justify-content: center; }
        .table-cards > .cards:last-child { grid-column: 1 / -1; }
        .dealer-says:not(.turned) { letter-spacing: .02em; text-transform: none; font-size: .86rem; }
        .wide { display: none; }
        .narrow { display: inline; }
        .laid { --stack-way: row; --pile: 1.15rem; gap: .1rem; }
        .spot .laid qh-stack { width: auto; }
        .beside { grid-area: 2 / 1 / 3 / -1; justify-self: center; justify-items: center; }
        .beside:not(:has(*)) { display: none; }
        .bank { display: flex; flex-wrap: wrap; justify-content: center; gap: .1rem .8rem; }
        .own-zone { gap: .3rem; }
        .spot { height: 6.6rem; padding-inline: 0; }
        .spot.round { border-radius: 1.8rem; padding-inline: .4rem; }
        .spot .label { font-size: .75rem; letter-spacing: -.03em; }
        kbd { display: none; }
        .seats { gap: .1rem; }
        .seat { padding-inline: 0; }
        .seat .cards { padding-inline: .5rem; }
        .seat qh-card { width: 1.35rem; margin-inline: -.42rem; }
        .rule { letter-spacing: .08em; }
      }
    `,
  ];

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    return html`<section class="cloth" aria-label="The cloth">
      ${this.dealer(view)}
      <ol class="seats" aria-label="Seats, from the dealer's right" reversed>${this.places(view).map((place) => this.place(view, place))}</ol>
      ${this.model.ownSeats.length ? this.model.ownSeats.map((seat) => this.own(view, seat)) : this.printed()}
      <div class="award"><qh-winner .model=${this.model} .turn=${this.turn}></qh-winner></div>
      ${view.suspended || !view.open
        ? html`<div class="state"><p class="plate">${view.open ? 'Play is suspended' : 'This table is closed'}</p></div>`
        : nothing}
    </section>`;
  }

  /** Seen from the players' side, seat 1 lies on the right. */
  private places(view: TableView): number[] {
    return Array.from({ length: view.posted.places }, (_, i) => view.posted.places - i);
  }

  // ---- the dealer's side -------------------------------------------------------------------------------------------

  private dealer(view: TableView) {
    const { cardsDown, hand } = view.dealer;
    const faces = [...this.inPlace(view), ...Array.from({ length: cardsDown }, () => '')];
    return html`<div class="dealer">
      <div class="table-cards">
        <div class="beside">${this.bank(view)} ${this.meter()}</div>
        <div class="cards" role="group" aria-label="${view.posted.dealer}'s hand">
          ${faces.length
            ? faces.map((card, i) => keyed(`${view.round} ${i}`, html`<qh-card card=${card} back=${card ? '' : view.backs} ${vars({ n: i })}></qh-card>`))
            : [0, 1, 2].map(() => html`<span class="place"></span>`)}
        </div>
        ${view.posted.communityCards ? this.community(view) : nothing}
      </div>
      <div class="dealer-says ${hand ? 'turned' : ''}">${hand ? html`${view.posted.dealer} has ${hand}` : html`${view.posted.dealer} plays with ${view.posted.qualifier}`}</div>
    </div>`;
  }

  /** The dealer's open cards; one that lay open before the others were turned stays where it lies. */
  private inPlace(view: TableView): string[] {
    const { cards, cardsDown } = view.dealer;
    if (cardsDown) this.firstOpen = { round: view.round, cards };
    const first = this.firstOpen.round === view.round ? this.firstOpen.cards : [];
    return [...first, ...cards.filter((card) => !first.includes(card))];
  }

  /** Set aside for the progressive: nobody's hand, and turned with the dealer's. */
  private community(view: TableView) {
    const open = view.community;
    const dealt = view.dealer.cardsDown + view.dealer.cards.length > 0;
    return html`<div class="community" role="group" aria-label="Community cards">
      <div class="cards">
        ${Array.from({ length: view.posted.communityCards }, (_, i) =>
          dealt
            ? keyed(`${view.round} ${i}`, html`<qh-card card=${open[i] ?? ''} back=${open[i] ? '' : view.backs} ${vars({ n: i + 3 })}></qh-card>`)
            : html`<span class="place"></span>`,
        )}
      </div>
      <span class="caption">Community</span>
    </div>`;
  }

  private meter() {
    const link = this.model.link;
    if (!this.model.view?.controller) return nothing;
    return html`<div class="meter" role="group" aria-label="Progressive meter">
      <span>${link?.title ?? 'Progressive'}</span><b>${link ? money(link.meterCents) : '–'}</b>
      ${link?.standing === 'suspended' ? html`<span class="standing">suspended</span>` : link?.pending.length ? html`<span class="standing">payment pending</span>` : nothing}
    </div>`;
  }

  private bank(view: TableView) {
    const bank = view.bank;
    if (!bank) return nothing;
    return html`<div class="bank">
      <span>Bank <b>${bank.seat ? `seat ${bank.seat}` : '–'}</b>${bank.roundsInARow ? html`, turn ${bank.roundsInARow}` : nothing}</span>
      <span>Posted <b>${money(bank.postedCents)}</b></span>
      <span>${bank.leftCents !== undefined ? html`Left <b>${money(bank.leftCents)}</b>` : html`Bets against it <b>${money(bank.againstCents)}</b>`}</span>
    </div>`;
  }

  // ---- everybody's seats -------------------------------------------------------------------------------------------

  private place(view: TableView, number: number) {
    const seat = view.seats.find((one) => one.seat === number);
    const middle = (view.posted.places + 1) / 2;
    const away = Math.abs(number - middle) / middle;
    const place = vars({ away: (away ** 2).toFixed(3) });
    if (!seat) {
      return html`<li class="seat empty" ${place}>
        ${this.model.isSeated || isStaff() || !view.open
          ? html`<span class="vacant">${number}</span>`
          : html`<button class="sit" @click=${() => this.model.sit(number)}><span>Sit<span class="sr"> down at seat</span><b> ${number}</b></span></button>`}
      </li>`;
    }
    const own = view.you?.seats.includes(number);
    return html`<li class="seat ${own ? 'own' : ''} ${view.turn === number ? 'turn' : ''}" ${place}>
      ${this.discs(view, number)}
      ${own
        ? html`<span class="number" aria-hidden="true">${number}</span>`
        : html`<div class="cards ${seat.decision === 'folded' ? 'folded' : ''}">${view.bank?.seat === number ? nothing : this.small(view, seat)}</div>
            <div class="chips ${this.moved(view, number)}"><qh-stack cents=${view.bank?.seat === number ? view.bank.postedCents : sum(Object.values(seat.stakes))}></qh-stack></div>`}
      <span class="name" title="Seat ${number}: ${seat.player}">${own ? 'You' : seat.practice ? html`<span class="wide">Practice</span><span class="narrow">Seat ${number}</span>` : seat.player.replace(/^guest-/, '')}</span>
      ${own ? html`<span class="rack" title="In your rack">${money(seat.rackCents)}</span>` : nothing}
      <span class="fact">${this.fact(view, seat)}</span>
    </li>`;
  }

  private small(view: TableView, seat: Seat) {
    if (!seat.dealtIn) return nothing;
    return [0, 1, 2].map((i) =>
      keyed(`${view.round} ${i}`, html`<qh-card card=${seat.cards?.[i] ?? ''} back=${seat.cards ? '' : view.backs} ${vars({ n: i })}></qh-card>`),
    );
  }

  private discs(view: TableView, number: number) {
    const bank = view.bank;
    if (!bank) return nothing;
    return html`<span class="discs">
      ${bank.seat === number ? html`<span class="disc" role="img" aria-label="Player-dealer" title="PD, the player-dealer: this seat banks the round">PD</span>` : nothing}
      ${bank.action === number ? html`<span class="disc action" role="img" aria-label="Action button" title="A, the action button: settling starts at this seat">A</span>` : nothing}
    </span>`;
  }

  /** Which way a position's chips have gone. */
  private moved(view: TableView, number: number): string {
    const settled = view.settlement?.wagers.filter((one) => one.seat === number) ?? [];
    if (!settled.length) return '';
    return settled.some((one) => one.outcome === 'won') ? 'paid' : settled.every((one) => one.outcome === 'lost') ? 'taken' : '';
  }

  private fact(view: TableView, seat: Seat) {
    // Under "You" and under a name the same verb reads differently.
    const own = view.you?.seats.includes(seat.seat);
    if (view.bank?.offeredTo === seat.seat) return 'bank?';
    if (view.bank?.seat === seat.seat) return own ? 'bank' : 'banks';
    const result = seat.resultCents;
    if (view.phase === 'settled' && result === undefined) return seat.here ? nothing : 'away';
    if (result !== undefined) {
      return html`<span class=${result > 0 ? 'up' : ''}>${result > 0 ? `▲ ${money(result)}` : result < 0 ? `▼ ${money(-result)}` : '= even'}</span>`;
    }
    if (seat.decision !== 'none') return seat.decision === 'played' ? (own ? 'play' : 'plays') : own ? 'fold' : 'folds';
    if (view.phase === 'deciding' && view.turn === seat.seat) return html`<b>${own ? 'decide' : 'decides'}</b>`;
    if (!seat.here) return 'away';
    return seat.ready ? 'ready' : nothing;
  }

  // ---- one's own position ------------------------------------------------------------------------------------------

  private own(view: TableView, seat: Seat) {
    if (view.bank?.seat === seat.seat) return this.ownBank(view);
    const cards = seat.cards ?? [];
    return html`<div class="own-zone" role="group" aria-label="Your position, seat ${seat.seat}">
      <div class="hand">
        <div class="cards" role="group" aria-label="Your cards">
          ${cards.length
            ? cards.map((card, i) => keyed(`${view.round} ${card}`, html`<qh-card card=${card} ${vars({ n: i })}></qh-card>`))
            : seat.dealtIn
              ? [0, 1, 2].map(() => html`<qh-card back=${view.backs}></qh-card>`)
              : [0, 1, 2].map(() => html`<span class="place"></span>`)}
        </div>
      </div>
      <div class="hand-name">${seat.hand ? capital(seat.hand) : nothing}${seat.decision === 'folded' ? html` <small>folded</small>` : nothing}</div>
      <div class="spots">${this.model.cloth?.spots.filter((spot) => spot.wager !== 'ante-bonus').map((spot, i) => this.spot(view, seat, spot, i))}</div>
    </div>`;
  }

  private ownBank(view: TableView) {
    return html`${this.crest()}<div class="own-zone" role="group" aria-label="Your position: the bank">
      <div class="hand-name">You are the player-dealer
        <small class="line">${view.bank?.postedCents ? `Your wager: ${money(view.bank.postedCents)}. You can neither win nor lose more than that.` : 'Post your wager below.'}</small>
      </div>
      <div class="hand">
        <qh-stack cents=${view.bank?.postedCents ?? 0}></qh-stack>
        ${view.settlement ? html`<div class="hand-name">${view.settlement.bankNetCents >= 0 ? '▲ The bank wins ' : '▼ The bank pays '}${money(Math.abs(view.settlement.bankNetCents))}</div>` : nothing}
      </div>
    </div>`;
  }

  /** What is printed in front of an empty chair. */
  private printed() {
    return html`${this.crest()}<div class="own-zone" role="group" aria-label="The spots of a betting position">
      <div class="spots">
        ${this.model.cloth?.spots
          .filter((spot) => spot.wager !== 'ante-bonus')
          .map((spot) => html`<div class="spot ${this.shape(spot.wager)}"><span class="label">${spot.label}</span><span></span><span class="note">${this.limits(spot.wager)}</span></div>`)}
      </div>
    </div>`;
  }

  /** The house's mark, woven into the cloth where nothing else lies. */
  private crest() {
    return html`<svg class="crest" viewBox="0 0 420 120" aria-hidden="true">
      <path d="M10 34C80 84 340 84 410 34M30 30C100 74 320 74 390 30"></path>
      <g transform="translate(192 0) scale(1.5)"><path class="spade" d=${SUITS.s.path}></path></g>
      <text x="210" y="108">QUEENHIGH</text>
    </svg>`;
  }

  private shape(wager: Wager): string {
    return wager === 'ante' || wager === 'play' ? '' : 'round';
  }

  private limits(wager: Wager): string {
    const posted = this.model.view?.posted.limits[wager];
    if (posted) return limits(posted.minimumCents, posted.maximumCents);
    return this.model.cloth?.spots.find((spot) => spot.wager === wager)?.note ?? '';
  }

  private spot(view: TableView, seat: Seat, spot: ClothSpot, index: number) {
    const cents = this.model.stake(seat.seat, spot.wager);
    const settled = view.settlement?.wagers.filter((one) => one.seat === seat.seat && one.wager === spot.wager) ?? [];
    const bonus = spot.wager === 'ante' ? view.settlement?.wagers.filter((one) => one.seat === seat.seat && one.wager === 'ante-bonus') ?? [] : [];
    const paid = sum([...settled, ...bonus].map((one) => one.paidCents));
    const told = [...settled, ...bonus];
    const limits = this.limits(spot.wager);
    const inside = html`<span class="label">${spot.label}</span>
      <span class="laid">
        ${cents ? nothing : html`<span class="sr">${money(0)}</span>`}
        ${cents ? html`<qh-stack class=${settled.some((one) => one.outcome === 'lost') ? 'taken' : ''} cents=${cents}></qh-stack>` : nothing}
        ${paid ? html`<qh-stack class="paid" bare cents=${paid}></qh-stack>` : nothing}
      </span>
      <span class="told">${told.length ? told.map((one) => this.result(one)) : html`<span class="note">${limits}</span>`}</span>`;
    const kind = `spot ${this.shape(spot.wager)} ${settled.some((one) => one.outcome === 'won') ? 'wins' : ''}`;
    if (!spot.staked) return html`<div class=${kind} role="group" aria-label="${spot.label}: ${money(cents)}">${inside}</div>`;
    const number = this.model.cloth!.spots.filter((one) => one.staked).indexOf(spot) + 1 || index + 1;
    // Whoever says what he reads here is understood; what the mark means comes after it.
    const read = [`${spot.label}: ${money(cents)}`, ...(told.length ? told.map(short) : [limits].filter(Boolean)), ...told.filter((one) => one.paidCents > 0).map((one) => one.word)];
    return html`<button class=${kind} ?disabled=${!this.betting(view)} aria-label=${read.join(', ')}
      @click=${() => this.model.add(spot.wager, seat.seat)} @contextmenu=${(event: Event) => this.takeBack(event, seat.seat, spot.wager)}>
      ${inside}<kbd aria-hidden="true">${number}</kbd>
    </button>`;
  }

  private betting(view: TableView): boolean {
    return view.phase === 'betting' && !view.suspended && !this.model.isBanker;
  }

  private takeBack(event: Event, seat: number, wager: Wager) {
    event.preventDefault();
    if (this.betting(this.model.view!)) this.model.lay(seat, { [wager]: 0 });
  }

  private result(one: SettledWager) {
    const { mark, tone } = MARK[one.outcome];
    return html`<span class="result ${tone}"><span aria-hidden="true">${mark}</span> ${short(one)}</span>`;
  }
}

/** What a wager did, as short as it fits on its spot. */
function short(one: SettledWager): string {
  const bonus = one.wager === 'ante-bonus' ? `${one.label} ` : '';
  return one.paidCents > 0 ? `${bonus}+${money(one.paidCents)}` : one.word;
}

