import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import type { Game, Weighed } from './model';

const EXAMPLES: Record<string, Record<string, string>> = {
  'three-card-poker': { hand: 'Qs 6h 3d', seen: 'Ah Kc Qd As Kh 2c' },
  'let-it-ride': { hand: '8s 8h Kd', seen: '2c 3d 4h 6s 7c Ad' },
  'ultimate-texas-holdem': { hand: 'Kc 3c', seen: 'Kd 9d 7c 3s', board: '' },
  'caribbean-stud': { hand: 'As Kd Qc 8h 4s', shows: '9s', seen: 'Js Ts 9h 9d 9c 7h 6h 5c 3s 2h' },
  'mississippi-stud': { hand: 'Ks 9d', seen: '9c 9h 2s 4d', board: '' },
  'four-card-poker': { hand: '7s 7d Kc 4h 2s', shows: 'Qd', seen: 'Qc Qh Qs 2d 3c 4d 5h 6c 8d 9c' },
  'crazy-4-poker': { hand: 'Ks 8d 7c 4h 2s', seen: 'As Ah Ad Kc Kh 2d 3c 4d 5h 6c' },
};

/** What should I do with this hand? Every action's exact worth, whatever has been seen. */
@customElement('qh-hand-bench')
export class HandBench extends LitElement {
  @property({ attribute: false }) game?: Game;
  @property() name = '';
  @property() choose = '';
  @property() pays = '';
  @state() private cards: Record<string, string> = {};
  @state() private weighed?: Weighed;
  @state() private no = '';
  private asked = 0;

  static override styles = [
    base,
    css`
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .8rem; align-items: end; }
      input { width: 100%; font-family: var(--mono); }
      .answer { margin-top: 1rem; }
      .verdict { font: 600 1.7rem/1.1 var(--serif); margin: 0 0 .4rem; }
      table { max-width: 40rem; }
    `,
  ];

  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('name')) {
      this.cards = { ...EXAMPLES[this.name] };
      void this.weigh();
    } else if (changed.has('choose') || changed.has('pays')) void this.weigh();
  }

  override render() {
    const game = this.game;
    if (!game) return nothing;
    return html`<form @submit=${this.submit}>
        ${this.field('hand', `Your ${game.ownCards} cards`)}
        ${game.asks.shows ? this.field('shows', 'The dealer shows') : nothing}
        ${game.asks.board ? this.field('board', 'Community cards that lie open') : nothing}
        ${this.name === 'mississippi-stud' ? this.field('bets', 'Earlier bets, such as 1,3') : nothing}
        ${this.field('seen', 'Cards seen elsewhere')}
        <div><button class="primary">Weigh it</button></div>
      </form>
      <div class="answer" role="status">${this.answer()}</div>`;
  }

  private field(key: string, label: string) {
    return html`<div><label for=${key}>${label}</label>
      <input id=${key} autocomplete="off" spellcheck="false" .value=${this.cards[key] ?? ''}
        @input=${(event: InputEvent) => (this.cards = { ...this.cards, [key]: (event.target as HTMLInputElement).value })} /></div>`;
  }

  private answer() {
    if (this.no) return html`<p class="bad">${this.no}</p>`;
    const weighed = this.weighed;
    if (!weighed) return nothing;
    return html`<p class="verdict good">● ${weighed.best}</p>
      <div class="scroll-x"><table class="numbers">
        <thead><tr><th scope="col">${weighed.decision}</th><th scope="col" class="number">worth, in Antes</th><th scope="col">exactly</th></tr></thead>
        <tbody>${Object.entries(weighed.actions).map(
          ([action, worth]) => html`<tr><th scope="row">${action}${action === weighed.best ? ' (best)' : ''}</th>
            <td class="number">${Number(worth.decimal).toFixed(6).replace('-', '−')}</td><td class="soft small">${worth.fraction.replace('-', '−').replace(/\/1$/, '')}</td></tr>`,
        )}</tbody>
      </table></div>`;
  }

  private submit(event: Event) {
    event.preventDefault();
    void this.weigh();
  }

  private async weigh() {
    const ticket = ++this.asked;
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...this.cards, choose: this.choose, pays: this.pays })) {
      if (value) query.set(key, value);
    }
    try {
      const weighed = await get<Weighed>(`/api/face-up/${this.name}/decision?${query}`);
      if (ticket !== this.asked) return;
      this.weighed = weighed;
      this.no = '';
    } catch (no) {
      if (ticket === this.asked) this.no = (no as Error).message;
    }
  }
}
