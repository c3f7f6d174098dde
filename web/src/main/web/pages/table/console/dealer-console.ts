import { LitElement, css, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../../kit/all';
import { base } from '../../../kit/base';
import { game, type Game, type Schemas, type TableView } from '../../../live/house';
import { get } from '../../../live/api';
import { may, who } from '../../../live/session';
import { settings } from '../../../live/settings';
import './beside';
import './dealer-line';
import './irregularities';
import './keypad';
import './payouts';
import { InTurn, type Desk, type Fields } from './in-turn';
import { payouts } from './payouts';
import { procedure, type Act, type Step } from './procedure';

/** Beside the felt: the procedure in its document's order, the words to say, and everything that is pressed on the way. */
@customElement('qh-dealer-console')
export class DealerConsole extends LitElement {
  @property({ attribute: false }) desk!: Desk;
  /** Counts changes, because the desk is one object for ever. */
  @property({ type: Number }) turn = 0;
  @state() private game?: Game;
  @state() private trainee?: Schemas['Trainee'];
  @state() private paid = { round: '', done: 0 };
  @state() private busy = false;
  private seen = '';
  private table!: InTurn;

  static override styles = [
    base,
    css`
      :host { display: grid; gap: 1rem; align-content: start; container-type: inline-size; padding-inline: .35rem; }
      header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
      .steps { list-style: none; margin: 0; padding: 0; }
      .steps > li { position: relative; padding: .3rem 0 .3rem 2.1rem; }
      .steps > li::before { content: ''; position: absolute; left: .69rem; top: 0; bottom: 0; width: 2px; background: var(--line); }
      .steps > li:first-child::before { top: 1rem; }
      .steps > li:last-child::before { bottom: calc(100% - 1rem); }
      .dot { position: absolute; left: 0; top: .35rem; width: 1.5rem; height: 1.5rem; border-radius: 50%; display: grid; place-items: center; font-size: .75rem; font-weight: 700; background: var(--paper); border: 2px solid var(--line); color: var(--soft); }
      .done .dot { background: var(--good); border-color: var(--good); color: var(--surface); }
      .next > .dot { border-color: var(--brass); color: var(--brass); background: var(--surface); box-shadow: 0 0 0 4px color-mix(in srgb, var(--brass-bright) 45%, transparent); }
      .steps > .next { scroll-margin-block: 15rem 1rem; }
      .steps > .done { padding-block: .1rem; font-size: var(--small); }
      .steps > .done .dot { width: 1.15rem; height: 1.15rem; left: .17rem; top: .12rem; }
      .title { font-weight: 600; }
      .later .title, .done .title { font-weight: 400; color: var(--soft); }
      .now { margin: .25rem 0 .5rem; padding: .9rem 1rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--brass); box-shadow: 0 0 0 3px color-mix(in srgb, var(--brass-bright) 30%, transparent), var(--shadow); display: grid; gap: .6rem; }
      .now .title { font: 600 1.15rem/1.2 var(--serif); }
      blockquote { margin: 0; font: 500 1.3rem/1.3 var(--serif); text-wrap: balance; }
      blockquote::before { content: '“'; } blockquote::after { content: '”'; }
      .clause { font-size: .78rem; color: var(--soft); margin: 0; }
      .extra { display: flex; flex-wrap: wrap; gap: .35rem; margin-top: .3rem; align-items: center; font-size: var(--small); color: var(--soft); }
      .extra button { min-height: 2rem; font-size: var(--small); padding: .2rem .7rem; }
      kbd { font: 600 .75rem var(--sans); border: 1px solid currentcolor; border-radius: .25rem; padding: 0 .3rem; opacity: .75; }
      h3 { margin-bottom: .5rem; }
      .line { padding: .9rem 1rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); position: sticky; top: 0; z-index: 2; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
    if (may('learn')) void get<Schemas['Trainee']>('/api/training/mine').then((found) => (this.trainee = found), () => undefined);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.key);
  }

  /** A house that signs its dealers off says so where somebody is not; he deals all the same. */
  private get unsigned(): boolean {
    const game = this.desk.view?.posted.game;
    return !!this.trainee?.inUse && !this.trainee.signOffs.some((word) => word.game === game && !word.ended);
  }

  override willUpdate(changed: PropertyValues) {
    if (changed.has('desk')) this.table = new InTurn(this.desk);
    const view = this.desk.view;
    if (!view) return;
    if (view.posted.controllerOnly) return;
    if (!this.game || this.game.game !== view.posted.game) void this.read(view.posted.game);
    if (this.paid.round !== view.round) this.paid = { round: view.round, done: 0 };
  }

  /** The next step stays in sight as the round goes on. */
  override updated() {
    const view = this.desk.view;
    if (view?.posted.controllerOnly) return;
    const next = view ? `${view.round} ${this.steps.find((step) => step.state === 'next')?.key}` : '';
    if (next === this.seen) return;
    this.seen = next;
    requestAnimationFrame(() => this.toTheNext());
  }

  /** Below the line that stays on top; what is higher than the rest begins right under it. */
  private toTheNext() {
    const step = this.renderRoot.querySelector<HTMLElement>('.next');
    const line = this.renderRoot.querySelector<HTMLElement>('.line')?.offsetHeight ?? 0;
    if (step) step.scrollIntoView({ block: step.offsetHeight > this.clientHeight - line ? 'start' : 'nearest' });
  }

  private async read(id: string) {
    if (this.game?.game === id) return;
    this.game = await game(id).catch(() => undefined);
  }

  private get steps(): Step[] {
    const view = this.desk.view!;
    const settled = payouts(view).length;
    return procedure(view, view.phase === 'settled' && this.paid.done >= settled);
  }

  override render() {
    const view = this.desk.view;
    if (!view) return nothing;
    if (view.posted.controllerOnly) return this.beside(view);
    const steps = this.steps;
    return html`
      <header><h2>Dealer’s console</h2><a class="small" href="/train">Training</a></header>
      ${view.posted.automatic ? html`<p class="soft small">This table deals itself. Follow the procedure here as you watch.</p>` : nothing}
      ${view.posted.automatic ? nothing : html`<p class="soft small">Dealt by ${view.dealers.join(', ') || 'nobody yet: a supervisor assigns dealers on the floor page'}.</p>`}
      ${this.unsigned && this.dealsHere(view) ? html`<p class="bad small" role="status">You are not signed off for this game. <a href="/train">Training</a></p>` : nothing}
      ${view.voiding ? html`<p class="bad" role="alert"><strong>On hold.</strong> ${view.voiding.by} wants this round voided: ${view.voiding.reason}. A supervisor decides.</p>` : nothing}
      ${view.suspended ? html`<p class="bad" role="alert"><strong>Play is suspended.</strong> Replace the shuffler and resume, or have the round voided.</p>` : nothing}
      ${view.posted.shuffled || !this.dealsHere(view) ? nothing : html`<section class="line" aria-label="What you enter">
        <qh-dealer-line .desk=${this.table} turn=${this.turn} @paid=${() => (this.paid = { ...this.paid, done: payouts(view).length })}></qh-dealer-line>
      </section>`}
      <ol class="steps" aria-label="The procedure">${steps.map((step, i) => this.step(view, step, i))}</ol>
      ${steps.some((step) => step.state === 'next' && step.needs === 'keypad') ? nothing : this.keypad(view)}
      <section aria-label="Irregularities">
        <h3>Irregularities</h3>
        <qh-irregularities .view=${view} @give=${(event: CustomEvent) => this.give(event.detail.verb, event.detail.fields)}></qh-irregularities>
      </section>`;
  }

  /** The table is dealt elsewhere: its controller is all there is. */
  private beside(view: TableView) {
    return html`
      <header><h2>Progressive controller</h2></header>
      <p class="soft small">${view.posted.gameTitle} is dealt elsewhere. Worked by ${view.dealers.join(', ') || 'nobody yet: a supervisor assigns dealers on the floor page'}.</p>
      <qh-beside .view=${view} @give=${(event: CustomEvent) => this.give(event.detail.verb, event.detail.fields)}></qh-beside>
      ${this.keypad(view)}
      <section aria-label="Irregularities">
        <h3>Irregularities</h3>
        <qh-irregularities .view=${view} @give=${(event: CustomEvent) => this.give(event.detail.verb, event.detail.fields)}></qh-irregularities>
      </section>`;
  }

  private step(view: TableView, step: Step, i: number) {
    const dot = html`<span class="dot" aria-hidden="true">${step.state === 'done' ? '✓' : i + 1}</span>`;
    if (step.state !== 'next') {
      return html`<li class=${step.state}>${dot}<span class="title">${step.title}${step.state === 'done' ? html`<span class="sr">, done</span>` : nothing}</span>
        ${step.always && this.mayDeal(view) && step.acts.length
          ? html`<span class="extra">${step.note} ${step.acts.map((act) => html`<button @click=${() => this.act(act)}>${act.button}</button>`)}</span>`
          : nothing}
      </li>`;
    }
    return html`<li class="next" aria-current="step">${dot}
      <div class="now">
        <span class="title">${step.title}</span>
        ${step.words ? html`<blockquote>${step.words}</blockquote>` : nothing}
        ${step.note ? html`<p class="soft small">${step.note}</p>` : nothing}
        ${step.needs === 'keypad' ? this.keypad(view) : this.mayDeal(view) ? this.what(view, step) : nothing}
        <p class="clause">${this.clause(step.point)}</p>
      </div>
    </li>`;
  }

  /** Where the procedure calls for it; otherwise below the steps. */
  private keypad(view: TableView) {
    if (!view.controller) return nothing;
    return html`<qh-keypad .controls=${view.controller} places=${view.posted.places}
      @press=${(event: CustomEvent) => this.give(`controller/${event.detail.button}`, event.detail.fields)}></qh-keypad>`;
  }

  private mayDeal(view: TableView): boolean {
    return this.dealsHere(view) && !view.suspended && !view.voiding;
  }

  private dealsHere(view: TableView): boolean {
    return view.dealers.includes(who()?.name ?? '') && !view.posted.automatic;
  }

  private what(view: TableView, step: Step) {
    if (step.needs === 'payouts') {
      return html`<qh-payouts .list=${payouts(view)} done=${this.paid.done}
        @paid=${(event: CustomEvent) => (this.paid = { ...this.paid, done: event.detail })}></qh-payouts>`;
    }
    if (step.acts.length === 0) return nothing;
    const one = step.acts.length === 1 && step.acts[0]!.verb !== 'time-out';
    return html`<div class="row">
      ${step.acts.map((act) => html`<button class=${one ? 'primary' : ''} ?disabled=${this.busy} @click=${() => this.act(act)}>
        ${act.button}${one && settings.keys === 'on' ? html` <kbd aria-hidden="true">N</kbd>` : nothing}
      </button>`)}
    </div>`;
  }

  private act(act: Act) {
    void this.give(act.verb, act.fields);
  }

  private async give(verb: string, fields: Fields = {}) {
    this.busy = true;
    await this.table.give(verb, fields);
    this.busy = false;
  }

  /** N does the next step, unless somebody is writing. */
  private key = (event: KeyboardEvent) => {
    const writing = event.composedPath().some((one) => one instanceof HTMLElement && one.matches('input, select, textarea, dialog'));
    if (event.key.toLowerCase() !== 'n' || writing || settings.keys === 'off' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.desk.view || this.desk.view.posted.controllerOnly || !this.mayDeal(this.desk.view) || this.busy) return;
    const next = this.steps.find((step) => step.state === 'next');
    if (next?.needs === 'payouts') this.paid = { ...this.paid, done: this.paid.done + 1 };
    else if (next?.acts.length === 1 && next.acts[0]!.verb !== 'time-out') this.act(next.acts[0]!);
  };

  private clause(point: string) {
    const rule = this.game?.rules.find((one) => one.field === point);
    return rule ? html`${rule.clause}: ${rule.says}` : nothing;
  }
}
