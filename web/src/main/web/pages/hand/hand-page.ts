import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { Gradually } from '../../kit/gradually';
import { handLink } from '../../kit/hand-link';
import { Near } from '../../kit/near';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';
import '../lab/explorer';
import type { Lies, WeighedHand } from '../lab/explorer';
import type { Decision, Prices, StrategyMap } from '../lab/figures';
import '../lab/strategy-map';
import './what-if';

type Game = Schemas['Game'];

/** One hand on the bench: what was seen, the map with the hand on it, and every card the dealer could have shown. */
@customElement('qh-hand')
export class HandPage extends LitElement {
  @state() private game?: Game;
  @state() private prices?: Prices;
  @state() private map?: StrategyMap;
  @state() private lies: Lies;
  @state() private decision?: Decision;
  @state() private no = '';
  private readonly about = location.pathname.replace(/^\/lab\/|\/hand$/g, '');
  private readonly choose: string;
  private readonly round: string;
  private readonly start: Lies;
  private readonly gradually = new Gradually(this);
  protected readonly near = new Near(this, '#map', () => void this.draw(), '0px');
  /** The first answer is what a reader waits for; the table below it is drawn when it comes in sight. */
  private readonly nearWhatIf = new Near(this, '#what-if', () => {}, '100px');

  static override styles = [
    base,
    css`
      section { margin-top: 2rem; }
      section > h2 { margin-bottom: .3rem; }
      section > .soft { max-width: 60rem; margin-bottom: .9rem; }
      .later { min-height: 41rem; }
      .day { white-space: nowrap; }
      .head { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end; justify-content: space-between; margin-bottom: 1.2rem; }
    `,
  ];

  constructor() {
    super();
    const query = new URLSearchParams(location.search);
    const cards = (name: string) => (query.get(name) ?? '').split(/[\s,]+/).filter(Boolean);
    this.start = { hand: cards('hand'), dealer: cards('dealer'), seen: cards('seen') };
    if (this.start.hand.length === 0) this.start.hand = ['Qs', '6h', '4d'];
    this.lies = this.start;
    this.choose = query.get('choose') ?? '';
    this.round = query.get('round') ?? '';
  }

  override async connectedCallback() {
    super.connectedCallback();
    try {
      const asked = `/api/lab/${this.about}`;
      [this.game, this.prices] = await Promise.all([get<Game>(`/api/games/${this.about}`), get<Prices>(`${asked}?choose=${encodeURIComponent(this.choose)}`)]);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  override render() {
    if (this.no) return html`<div class="page"><h1>One hand</h1><p class="bad">${this.no}</p><p><a href="/lab">To the lab</a></p></div>`;
    const { game, prices } = this;
    if (!game || !prices) return nothing;
    const showsCard = prices.knobs.shown === 'one-dealer-card';
    return html`<div class="page">
      <div class="head">
        <div>
          <p class="eyebrow"><a href="/lab/${this.about}${this.choose ? `?choose=${this.choose}` : ''}">Lab</a> · ${game.title}${this.choose ? ` · ${this.choose.replaceAll(',', ', ')}` : ''} · <span class="day">as of ${prices.asOf}</span></p>
          <h1>${capital(this.decision?.named ?? 'One hand')}</h1>
        </div>
        ${this.round ? html`<a class="button" href="/r/${this.round}">Back to round ${this.round}</a>` : nothing}
      </div>
      <qh-explorer game=${this.about} choose=${this.choose} ?showsCard=${showsCard} .start=${this.start} @weighed=${this.weighed}></qh-explorer>
      ${this.gradually.has(2) ? this.onTheMap(prices, showsCard) : nothing}
      ${this.gradually.has(3) ? this.whatIf(showsCard) : nothing}
    </div>`;
  }

  private onTheMap(prices: Prices, showsCard: boolean) {
    return html`<section aria-labelledby="map">
        <h2 id="map">On the map</h2>
        <p class="soft">Every hand without a pair, and what playing it is worth${showsCard ? ' against each card the dealer can show' : ''}.
          ${this.lies.seen.length ? 'The map leaves out the other cards you saw; the figures above count them.' : ''}
          ${this.isOnMap ? '' : 'A pair or better is always played, so this hand is not on it.'}</p>
        ${this.map ? html`<qh-strategy-map .map=${this.map} .strategy=${prices.strategy} .hand=${this.lies.hand} dealer=${this.lies.dealer[0] ?? ''}></qh-strategy-map>` : html`<div class="later"></div>`}
      </section>`;
  }

  private whatIf(showsCard: boolean) {
    return html`<section aria-labelledby="what-if">
        <h2 id="what-if">What if the dealer had shown…</h2>
        <p class="soft">${showsCard
          ? 'What playing is worth, in Antes, against every card the dealer could have shown; folding always costs one.'
          : 'In this game the dealer shows nothing before you decide. This is what a glimpse of one card would have changed; folding always costs one Ante.'}</p>
        ${this.decision?.whatIf && this.nearWhatIf.yet
          ? html`<qh-what-if .cards=${this.decision.whatIf} shown=${this.lies.dealer[0] ?? ''} ?showsCard=${showsCard}></qh-what-if>`
          : html`<p class="soft">${this.lies.hand.length < 3 ? 'Pick three cards for your hand first.' : ''}</p>`}
      </section>`;
  }

  private async draw() {
    this.map = await get<StrategyMap>(`/api/lab/${this.about}/map?choose=${encodeURIComponent(this.choose)}`);
  }

  private get isOnMap(): boolean {
    return this.decision === undefined || this.decision.kind === 'high-card';
  }

  /** The address keeps the hand, so that it can be shared. */
  private weighed({ detail }: CustomEvent<WeighedHand>) {
    this.lies = detail.lies;
    this.decision = detail.decision;
    const { hand, dealer, seen } = detail.lies;
    const link = handLink({ game: this.about, choices: this.choose.split(',').filter(Boolean), cards: hand, dealer: dealer[0], seen, round: this.round });
    history.replaceState(null, '', link);
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
