import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import '../../kit/all';
import { base } from '../../kit/base';
import '../../kit/dialog';
import { money, toTheCent } from '../../kit/money';
import { sound } from '../../kit/sound';
import type { TableView } from '../../live/house';
import { may } from '../../live/session';
import { set, settings } from '../../live/settings';
import './actions';
import './felt';
import { KEYS, press } from './keys';
import { TableModel } from './model';
import './side';
import './strip';
import './text-table';
import { Inputs } from './guard';
import { heard } from './heard';
import { countRound, hintFor, isNew, knowsIt } from './hints';
import { Hurry } from './hurry';
import { sum } from './tally';
import { spoken } from './words';

/** How many sentences a listener can go back to. */
const LINES_KEPT = 4;

/** Who works at tables has the dealer's console beside the felt; nobody else fetches it. */
const works = may('deal', 'supervise');
if (works) void import('./console/dealer-console');

/** `/t/{table}`: a table to play, to watch or to deal, as a picture or in words. */
@customElement('qh-table')
export class TablePage extends LitElement {
  @state() private turn = 0;
  @state() private said: { id: number; text: string }[] = [];
  @state() private keysShown = false;
  @state() private coaching = false;
  /** Whoever is new when the page opens stays so until he says otherwise: nothing moves under his hand. */
  @state() private hints = !works && isNew(localStorage);
  private waited = false;
  private shown?: TableView;
  private inputs = new Inputs();
  private hurry = new Hurry(() => this.speak('Ten seconds left.'));
  private model = new TableModel(decodeURIComponent(location.pathname.split('/')[2] ?? ''));

  static override styles = [
    base,
    css`
      :host { display: flex; flex-direction: column; min-height: calc(100dvh - var(--above)); background: var(--paper); }
      @media (min-width: 62.01rem) and (min-height: 42rem) {
        :host { height: calc(100dvh - var(--above)); }
        .table { min-height: 0; }
        .table:not(.works) { padding-block: .8rem 1.1rem; }
        qh-side { overflow-y: auto; scrollbar-width: thin; padding-right: .3rem; }
        qh-text-table, qh-dealer-console { overflow-y: auto; }
      }
      .top { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1rem; padding: .5rem clamp(.75rem, 2vw, 1.5rem) 0; }
      h1 { font-size: clamp(1.15rem, 2.4vw, 1.6rem); }
      .top .tools { margin-left: auto; display: flex; gap: .35rem; }
      .top button { min-height: 2rem; padding: .2rem .8rem; font-size: var(--small); }
      kbd { font: 600 .75rem/1 var(--sans); opacity: .7; border: 1px solid currentcolor; border-radius: .25rem; padding: .1rem .3rem; }
      .table { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 1.6rem; padding: 1rem clamp(1rem, 2vw, 1.8rem) 1.4rem; }
      .table.works { grid-template-columns: minmax(0, 1fr) minmax(24rem, 30rem); }
      .elsewhere {
        align-self: start; display: grid; justify-items: center; gap: .8rem; padding: clamp(1.4rem, 4vw, 3rem) 1rem; text-align: center; color: var(--felt-ink);
        border-radius: 1.2rem; background: radial-gradient(ellipse at 50% 0%, var(--felt), var(--felt-deep)); border: 8px solid var(--rail); box-shadow: var(--shadow);
      }
      .table:not(.works) .elsewhere { grid-column: 1 / -1; }
      .elsewhere p, .elsewhere ul { margin: 0; color: var(--felt-soft); }
      .elsewhere ul { text-align: left; }
      .elsewhere .meter { display: grid; gap: .2rem; padding: .8rem 2rem; border-radius: 1rem; border: 1px solid var(--brass-deep); background: rgb(0 0 0 / .35); color: var(--felt-ink); text-decoration: none; }
      .elsewhere .meter b { font: 600 clamp(2rem, 6vw, 3.4rem)/1.1 var(--serif); color: var(--win); font-variant-numeric: tabular-nums; }
      .elsewhere :focus-visible { outline-color: var(--win); }
      .sensors { list-style: none; margin: 0; padding: 0; display: flex; gap: .5rem; }
      .sensors li { display: grid; place-items: center; width: 2.4rem; height: 2.4rem; border-radius: 50%; border: 2px solid var(--felt-line); font: 600 1rem var(--serif); }
      .sensors li.lit { background: #ff5546; border-color: #ffd9d3; color: #2a0502; box-shadow: 0 0 .8rem #ff5546; }
      .foot { position: sticky; bottom: 0; z-index: 5; box-shadow: 0 -6px 18px rgb(0 0 0 / .12); }
      .lost { margin: 0; padding: .6rem 1rem; background: #7a1f14; color: #fff; text-align: center; font-weight: 600; }
      .hint {
        display: flex; align-items: center; justify-content: space-between; gap: .6rem; margin: .4rem clamp(.7rem, 2vw, 1.8rem) 0; padding: .1rem .3rem .1rem .8rem; height: 2.6rem;
        border: 1px solid var(--brass); border-radius: var(--radius); background: var(--surface); font-size: var(--small); line-height: 1.3;
      }
      .hint button { flex: none; min-height: 2.2rem; padding: .2rem .7rem; font-size: var(--small); }
      /* On a phone it lies where the title is otherwise: the spots stay in sight. */
      @media (max-width: 40rem) {
        .hint { height: 2.75rem; margin: .3rem .7rem 0; }
        .hint b, .hint a { display: none; }
        .top.hinted { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0; }
      }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .3rem 1rem; margin: 0 0 1rem; }
      dt { font-family: var(--mono); font-weight: 700; }
      dd { margin: 0; }
      @media (max-width: 62rem) {
        .table, .table.works { grid-template-columns: minmax(0, 1fr); padding: .7rem .7rem 1rem; gap: 1.2rem; }
      }
      @media (max-width: 40rem) { .top { padding-top: .3rem; } .top .soft { display: none; } }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.model.addEventListener('change', this.changed);
    this.inputs.listen(document);
    document.addEventListener('keydown', this.pressed);
    document.addEventListener('qh-settings', this.again);
    void this.begin();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.model.stop();
    this.hurry.watch(undefined, 0);
    this.inputs.stop(document);
    document.removeEventListener('keydown', this.pressed);
    document.removeEventListener('qh-settings', this.again);
  }

  /** Whoever comes from the lobby to sit is seated at once; the address stays the table's own. */
  private async begin() {
    const wantsToSit = new URLSearchParams(location.search).has('sit');
    if (wantsToSit) history.replaceState(null, '', location.pathname);
    await this.model.start();
    if (wantsToSit && this.model.view && !this.model.isSeated) await this.model.sit();
  }

  private changed = () => {
    this.turn++;
    const { view } = this.model;
    if (!view) return;
    this.speak(spoken(this.shown, view, settings.view === 'text'));
    for (const [i, one] of heard(this.shown, view).entries()) sound(one, i * 110);
    if (view.phase === 'settled' && this.shown?.phase !== 'settled' && view.you?.resultCents !== undefined) countRound(localStorage);
    this.shown = view;
    this.hurry.watch(this.model.decides || this.model.isOffered ? view.clock : undefined, this.model.skew);
    // Whoever looks at another tab sees that the table waits for him.
    const waits = this.model.decides || this.model.isOffered;
    if (this.model.decides && !this.waited) void this.updateComplete.then(() => requestAnimationFrame(() => this.toTheFelt()));
    this.waited = this.model.decides;
    document.title = `${waits ? '● Your turn · ' : ''}${view.title} · Queenhigh`;
  };

  /** Each sentence is said once: it comes as a line of its own, and old lines go unheard. */
  private speak(text: string) {
    if (text) this.said = [...this.said.slice(1 - LINES_KEPT), { id: (this.said.at(-1)?.id ?? 0) + 1, text }];
  }

  /** On a small screen a reader of pay tables would not see the hand he has to decide. */
  private toTheFelt() {
    const felt = this.renderRoot.querySelector('qh-felt');
    if (!felt || document.querySelector('dialog[open]')) return;
    const { top, bottom } = felt.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) felt.scrollIntoView({ block: 'start' });
  }

  private again = () => this.turn++;

  private pressed = (event: KeyboardEvent) =>
    press(event, {
      model: this.model,
      began: this.inputs.began(event),
      coach: () => (this.coaching = !this.coaching),
      text: () => this.swap(),
      help: () => (this.keysShown = !this.keysShown),
    });

  private swap() {
    set('view', settings.view === 'text' ? 'picture' : 'text');
  }

  private hint(view: TableView) {
    const laid = sum(this.model.ownSeats.flatMap((seat) => (this.model.cloth?.spots ?? []).filter((spot) => spot.staked).map((spot) => this.model.stake(seat.seat, spot.wager))));
    return html`<div class="hint"><span><b>New here?</b> ${hintFor(view, laid)} <a href="/how-to-play/${view.posted.game}">How to play</a></span>
      <button class="plain" @click=${() => (knowsIt(localStorage), (this.hints = false))}>Got it</button></div>`;
  }

  /** No felt of ours: what the controller beside that table shows. */
  private elsewhere(view: TableView) {
    const controls = view.controller;
    const lit = controls?.lit ?? [];
    const { link } = this.model;
    return html`<section class="elsewhere" aria-label="Dealt elsewhere">
      <h2>${view.posted.gameTitle} is dealt elsewhere</h2>
      <p>Only its progressive controller is run here.</p>
      ${link ? html`<a class="meter" href="/display/${link.id}"><span>${link.title}</span><b>${toTheCent(link.meterCents)}</b></a>` : nothing}
      <ol class="sensors" aria-hidden="true" reversed>${Array.from({ length: view.posted.places }, (_, i) => view.posted.places - i).map((seat) => html`<li class=${lit.includes(seat) ? 'lit' : ''}>${seat}</li>`)}</ol>
      <p>${lit.length ? `Progressive wagers at ${lit.map((seat) => `seat ${seat}`).join(', ')}.` : 'No progressive wagers yet.'}</p>
      ${view.settlement
        ? html`<h3>The last round</h3><ul>${view.settlement.wagers.map((line) => html`<li>Seat ${line.seat}: ${line.because}, ${money(line.paidCents)}.</li>`)}
            ${view.settlement.envy.map((envy) => html`<li>Seat ${envy.toSeat}: envy of ${money(envy.cents)} for the hand at seat ${envy.fromSeat}.</li>`)}</ul>`
        : nothing}
    </section>`;
  }

  override render() {
    const { model, turn } = this;
    if (model.missing) {
      return html`<div class="page"><h1>No such table</h1><p class="lede">${model.missing}</p><p><a class="button primary" href="/">Open tables</a></p></div>`;
    }
    const view = model.view;
    // All at once: what comes piece by piece pushes about what is there.
    if (!view || !(model.cloth || view.posted.controllerOnly)) return nothing;
    return html`${model.connected ? nothing : html`<p class="lost" role="alert">Connection lost. Your seat and your decision are kept; trying again…</p>`}
      <div class="top ${this.hints && !view.posted.controllerOnly ? 'hinted' : ''}">
        <h1>${view.title}</h1>
        <span class="soft">${view.posted.gameTitle}, ${view.posted.document}</span>
        <div class="tools">
          <button aria-pressed=${settings.view === 'text'} @click=${this.swap}>Text</button>
          <button @click=${() => (this.keysShown = true)}>Keys <kbd aria-hidden="true">?</kbd></button>
        </div>
      </div>
      ${this.hints && !view.posted.controllerOnly ? this.hint(view) : nothing}
      <div class="table ${works ? 'works' : ''}">
        ${view?.posted.controllerOnly ? this.elsewhere(view) : settings.view === 'text' ? html`<qh-text-table .model=${model} .turn=${turn} @said=${(event: CustomEvent<string>) => this.speak(event.detail)}></qh-text-table>` : html`<qh-felt .model=${model} .turn=${turn}></qh-felt>`}
        ${works
          ? html`<qh-dealer-console .desk=${model} .turn=${turn}></qh-dealer-console>`
          : view?.posted.controllerOnly ? nothing : html`<qh-side .model=${model} .turn=${turn} .coaching=${this.coaching} @coach=${() => (this.coaching = !this.coaching)}></qh-side>`}
      </div>
      ${works || view?.posted.controllerOnly
        ? nothing
        : html`<qh-actions class="foot" .model=${model} .turn=${turn} .inputs=${this.inputs}></qh-actions><qh-strip .model=${model} .turn=${turn}></qh-strip>`}
      <div class="sr" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        ${repeat(this.said, (one) => one.id, (one) => html`<p>${one.text}</p>`)}
      </div>
      <qh-dialog heading="Keys" ?open=${this.keysShown} @close=${() => (this.keysShown = false)}>
        <dl>${KEYS.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>
        <button @click=${() => set('keys', settings.keys === 'on' ? 'off' : 'on')}>Single keys are ${settings.keys}: switch them ${settings.keys === 'on' ? 'off' : 'on'}</button>
      </qh-dialog>`;
  }
}
