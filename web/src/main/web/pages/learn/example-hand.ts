import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { money, signed } from '../../kit/money';
import { Problem, get, post } from '../../live/api';
import type { Schemas } from '../../live/house';
import { MARK } from '../table/words';

type Dealt = Schemas['ExampleDealt'];
type Ended = Schemas['ExampleEnded'];

/** A hand to play or fold; the house's engine deals and settles it, and nothing is at stake. */
@customElement('qh-example-hand')
export class ExampleHand extends LitElement {
  @property() game = '';
  @property() choose = '';
  @state() private dealt?: Dealt;
  @state() private ended?: Ended;
  @state() private no = '';

  static override styles = [
    base,
    css`
      .felt { color: var(--felt-ink); background: radial-gradient(ellipse at 50% 0%, var(--felt), var(--felt-deep)); border-radius: 1rem; border: 4px solid var(--rail); padding: .9rem; display: grid; gap: .7rem; justify-items: center; min-height: 25rem; align-content: start; }
      .felt :focus-visible { outline-color: var(--brass-bright); }
      .cards { display: flex; gap: .35rem; min-height: 5.7rem; }
      qh-card { width: 4rem; }
      p { margin: 0; text-align: center; }
      .name { font: 600 1.05rem var(--serif); color: var(--win); min-height: 1.5rem; }
      .stakes { font-size: var(--small); color: var(--felt-soft); }
      .row { justify-content: center; min-height: 2.8rem; }
      .result { list-style: none; margin: 0; padding: 0; width: 100%; max-width: 30rem; font-size: .92rem; display: grid; gap: .25rem; }
      .result li { display: grid; grid-template-columns: 1fr auto; gap: 0 .8rem; }
      .result small { grid-column: 1 / -1; color: var(--felt-soft); }
      .won { color: var(--win); font-weight: 700; }
      .verdict { max-width: 34rem; font-size: .95rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.deal(1);
  }

  override render() {
    if (this.no) return html`<p class="bad" role="alert">${this.no}</p>`;
    const { dealt, ended } = this;
    if (!dealt) return html`<div class="felt"></div>`;
    return html`<div class="felt">
      <p class="stakes">The dealer</p>
      <div class="cards">${this.dealers(dealt)}</div>
      <p class="name">${ended?.dealerSays ?? ''}</p>
      <div class="cards" role="group" aria-label="Your cards">${dealt.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <p class="name">You hold ${dealt.hand}</p>
      <p class="stakes">Your wagers: ${dealt.stakes.map(({ label, cents }) => `${label} ${money(cents)}`).join(', ')}</p>
      ${ended ? this.result(ended) : this.choices(dealt)}
    </div>
    <p class="sr" role="status">${ended ? `${ended.dealerSays}. ${ended.netCents < 0 ? 'You lose' : 'You win'} ${money(Math.abs(ended.netCents))}.` : `You hold ${dealt.hand}.`}</p>`;
  }

  private dealers(dealt: Dealt) {
    if (this.ended) return this.ended.dealer.map((card) => html`<qh-card card=${card}></qh-card>`);
    const down = dealt.dealerShows ? 2 : 3;
    return html`${dealt.dealerShows ? html`<qh-card card=${dealt.dealerShows}></qh-card>` : nothing}${Array.from({ length: down }, () => html`<qh-card back="red"></qh-card>`)}`;
  }

  private choices(dealt: Dealt) {
    return html`<div class="row">
      <button class="primary" title=${dealt.playSays} @click=${() => this.decide('play')}>Play</button>
      <button title=${dealt.foldSays} @click=${() => this.decide('fold')}>Fold</button>
    </div>`;
  }

  private result(ended: Ended) {
    const { verdict } = ended;
    return html`<ul class="result">${ended.wagers.map(
        (line) => html`<li><span class=${line.outcome}>${MARK[line.outcome].mark} ${line.label} ${line.word}</span><span>${signed(line.netCents)}</span><small>${line.because}, ${line.by.document} ${line.by.clause}</small></li>`,
      )}</ul>
      <p class="name">${ended.netCents > 0 ? '▲ ' : ended.netCents < 0 ? '▼ ' : ''}${signed(ended.netCents)} in all</p>
      <p class="verdict">${verdict.right ? '✓ With the odds.' : '✗ Against the odds.'} ${verdict.says}</p>
      <div class="row"><button class="primary" @click=${() => this.deal(ended.deal + 1)}>Another hand</button></div>`;
  }

  private get path() {
    return `/api/games/${this.game}/example`;
  }

  private get asked() {
    return this.choose ? `choose=${encodeURIComponent(this.choose)}` : '';
  }

  private async deal(number: number) {
    await this.ask(async () => {
      this.dealt = await get<Dealt>(`${this.path}?deal=${number}&${this.asked}`);
      this.ended = undefined;
    });
  }

  private async decide(choice: 'play' | 'fold') {
    await this.ask(async () => (this.ended = await post<Ended>(`${this.path}?${this.asked}`, { deal: this.dealt!.deal, choice })));
  }

  private async ask(what: () => Promise<unknown>) {
    try {
      await what();
      this.no = '';
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }
}
