import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { say } from '../../kit/toast';
import { Problem } from '../../live/api';
import { dollars } from '../../kit/money';
import { handIn, take, type Drill, type Marks, type Sheet } from './exercise';
import { plan, planStyles, type Plan } from './felt-plan';
import { newSeed } from './marks';

/** Questions on paper: asked at once or one after the other, marked by the house. Sends `done` with the marks. */
@customElement('qh-paper')
export class Paper extends LitElement {
  @property() kind = '';
  @property() game = '';
  @property({ attribute: false }) choose: string[] = [];
  @state() private sheet?: Sheet;
  @state() private answers: string[] = [];
  @state() private at = 0;
  @state() private marks?: Marks;
  private began = 0;

  static override styles = [
    base,
    planStyles,
    css`
      .split { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(20rem, 1fr); gap: 1.5rem; align-items: start; }
      @media (max-width: 60rem) { .split { grid-template-columns: minmax(0, 1fr); } }
      .lines { list-style: none; margin: 0; padding: 0; display: grid; gap: .35rem; }
      .lines li { display: flex; align-items: center; gap: .7rem; padding: .35rem .6rem; border-radius: .5rem; border: 1px solid transparent; }
      .lines li:focus-within { border-color: var(--brass); background: color-mix(in srgb, var(--brass-bright) 15%, var(--surface)); }
      .lines label { flex: 1; color: var(--ink); font-weight: 500; font-size: var(--size); }
      .lines input { width: 6.5rem; text-align: right; font-variant-numeric: tabular-nums; }
      form > .row:last-child { margin-top: .8rem; }
      .marks { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .4rem; }
      .marks li { padding: .5rem .8rem; border-radius: .5rem; background: var(--surface); border: 1px solid var(--line); border-left-width: .35rem; }
      .marks li.right { border-left-color: var(--good); }
      .marks li.wrong { border-left-color: var(--bad); }
      .one { text-align: center; display: grid; gap: 1.2rem; justify-items: center; }
      .cards { display: flex; gap: .5rem; flex-wrap: wrap; justify-content: center; }
      .cards qh-card { width: clamp(3rem, 12vw, 5.5rem); }
      .choices { display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; max-width: 44rem; }
      .choices button { border-radius: .7rem; }
      .choices.long { flex-direction: column; align-items: stretch; width: min(36rem, 100%); }
      .choices.long button { justify-content: flex-start; text-align: left; padding: .7rem 1rem; font-weight: 500; }
      .score { font: 600 var(--title) var(--serif); }
      kbd { font: 600 .7rem var(--sans); border: 1px solid currentcolor; border-radius: .25rem; padding: 0 .3rem; opacity: .7; }
      progress { width: min(30rem, 100%); height: .5rem; accent-color: var(--brass); }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('kind') || changed.has('game') || changed.has('choose')) void this.begin();
  }

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
  }

  private async begin() {
    this.marks = undefined;
    this.answers = [];
    this.at = 0;
    this.sheet = undefined;
    try {
      this.sheet = await take(this.kind, this.game, this.choose, newSeed());
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
    }
    this.began = performance.now();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('.lines input')?.focus({ preventScroll: true });
  }

  private get drill(): Drill | undefined {
    return this.sheet?.drill;
  }

  override render() {
    if (!this.drill) return nothing;
    if (this.marks) return this.marked(this.marks);
    return this.drill.table ? this.payouts(this.drill, this.drill.table) : this.question(this.drill);
  }

  private payouts(drill: Drill, table: Plan) {
    const seat = Number(/Seat (\d+)/.exec(drill.items[this.at]?.asks ?? '')?.[1] ?? 0);
    return html`<div class="split">
      <div>${plan(table, seat)}</div>
      <form class="card-surface" @submit=${this.submit}>
        ${drill.items.some((item) => item.wants === 'payout')
          ? html`<p class="small soft">Type what you pay, <kbd>t</kbd> to take the wager, <kbd>t 15</kbd> to take part of it, <kbd>=</kbd> to leave it. Enter moves on.</p>`
          : html`<p class="small soft">Type dollars; <kbd>0</kbd> for nothing. Enter moves on.</p>`}
        <ol class="lines">
          ${drill.items.map((item, i) => html`<li>
            <label for="a${i}">${item.asks}</label>
            <input id="a${i}" autocomplete="off" inputmode="text" .value=${this.answers[i] ?? ''}
              @focus=${() => (this.at = i)} @input=${(event: Event) => this.answer(i, (event.target as HTMLInputElement).value)}
              @keydown=${(event: KeyboardEvent) => this.onward(event, i)} />
          </li>`)}
        </ol>
        <div class="row"><button class="primary">Mark it</button></div>
      </form>
    </div>`;
  }

  private question(drill: Drill) {
    const item = drill.items[this.at]!;
    const long = item.choices.some((choice) => choice.length > 24);
    return html`<div class="one card-surface">
      <progress max=${drill.items.length} value=${this.at} aria-label="Questions answered"></progress>
      <h2>${item.asks}</h2>
      ${item.cards.length ? html`<div class="cards">${item.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>` : nothing}
      <div class="choices ${long ? 'long' : ''}">
        ${item.choices.map((choice, i) => html`<button @click=${() => this.pick(choice)}>${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing} ${long ? choice : named(choice)}</button>`)}
      </div>
    </div>`;
  }

  private marked({ right, of, marks }: Marks) {
    return html`<div>
      <p class="score" role="status">${right} of ${of} right</p>
      <p class="soft">${((performance.now() - this.began) / 1000 / of).toFixed(1)} seconds each</p>
      <button class="primary" @click=${() => void this.begin()}>Another one</button>
      <ol class="marks">
        ${marks.map((mark) => html`<li class=${mark.right ? 'right' : 'wrong'}>
          <strong>${mark.right ? '✓' : '✗'} ${mark.asks}</strong>: ${named(mark.truth)}${mark.right ? nothing : html` <span class="bad">(you: ${named(mark.yours) || 'nothing'})</span>`}
          <div class="small soft">${mark.because} · ${mark.clause}</div>
        </li>`)}
      </ol>
    </div>`;
  }

  private answer(i: number, text: string) {
    this.answers = Object.assign([...this.answers], { [i]: text });
  }

  private onward(event: KeyboardEvent, i: number) {
    if (event.key !== 'Enter') return;
    const next = this.renderRoot.querySelector<HTMLInputElement>(`#a${i + 1}`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  private key = (event: KeyboardEvent) => {
    const item = this.drill?.table || this.marks ? undefined : this.drill?.items[this.at];
    const choice = item?.choices[Number(event.key) - 1];
    if (choice && !event.ctrlKey && !event.metaKey && !event.altKey) this.pick(choice);
  };

  private pick(choice: string) {
    this.answers = [...this.answers, choice];
    if (this.answers.length === this.drill!.items.length) void this.mark(this.answers);
    else this.at++;
  }

  private submit(event: SubmitEvent) {
    event.preventDefault();
    void this.mark(this.drill!.items.map((item, i) => (item.wants === 'amount' ? amount(this.answers[i] ?? '') : spelled(this.answers[i] ?? '', item.asks))));
  }

  private async mark(answers: string[]) {
    try {
      this.marks = await handIn(this.sheet!, this.game, this.choose, answers);
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
      return;
    }
    const { right, of } = this.marks;
    this.dispatchEvent(new CustomEvent('done', { detail: { right, of, seconds: (performance.now() - this.began) / 1000 } }));
  }
}

/** What a trainee types, as the house spells it; taking without an amount takes the wager. */
function spelled(typed: string, asks: string): string {
  const text = typed.trim().toLowerCase();
  const stake = /\$([\d.]+)$/.exec(asks)?.[1] ?? '';
  if (text === '=' || text === '0' || text === 'leave') return 'leave';
  const taken = /^(?:t|-|take)\s*([\d.]*)$/.exec(text);
  if (taken) return `take ${taken[1] || stake}`;
  return text ? `pay ${amount(text.replace(/^pay\s*/, ''))}` : '';
}

/** Dollars as the house spells them: `$2.5` as `2.50`. */
function amount(typed: string): string {
  const text = typed.trim().replace(/[$,]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(text) ? dollars(Math.round(Number(text) * 100)) : text;
}

/** `straight-flush` as `straight flush`. */
function named(key: string): string {
  return /^[a-z-]+$/.test(key) ? key.replaceAll('-', ' ') : key;
}
