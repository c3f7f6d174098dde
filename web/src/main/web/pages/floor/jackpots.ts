import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { table, type TableView } from '../../live/house';
import { toTheCent } from '../../kit/money';
import { give, type LinkView, type Win } from '../../live/pit';
import { may } from '../../live/session';
import '../table/console/keypad';

type Pending = { link: LinkView; win: Win };

/** Wins that wait for a second pair of eyes: the cards, the amount, and the controller of their table. */
@customElement('qh-jackpots')
export class Jackpots extends LitElement {
  @property({ attribute: false }) pending: Pending[] = [];
  @state() private views: Record<string, TableView> = {};

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
      .hit { display: grid; grid-template-columns: minmax(0, 1fr) minmax(16rem, 24rem); gap: 1.5rem; padding: 1.2rem; border-radius: var(--radius); background: var(--surface); border: 2px solid var(--brass); box-shadow: 0 0 0 4px color-mix(in srgb, var(--brass-bright) 30%, transparent), var(--shadow); }
      @media (max-width: 52rem) { .hit { grid-template-columns: minmax(0, 1fr); } }
      .amount { font: 700 var(--hero)/1 var(--serif); font-variant-numeric: tabular-nums; display: block; margin: .2rem 0 .6rem; }
      .cards { display: flex; gap: .4rem; margin: .6rem 0; flex-wrap: wrap; }
      qh-card { width: clamp(4rem, 6vw, 5.6rem); }
      dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .8rem; margin: 0; font-size: var(--small); }
      dt { color: var(--soft); }
      dd { margin: 0; }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('pending')) for (const one of this.pending) void this.look(one.win.table);
  }

  private async look(id: string) {
    const view = (await table(id).catch(() => undefined));
    if (view) this.views = { ...this.views, [id]: view };
  }

  override render() {
    return html`<ul>${this.pending.map(({ link, win }) => html`<li class="hit">${this.facts(link, win)} ${this.confirming(win)}</li>`)}</ul>`;
  }

  private facts(link: LinkView, win: Win) {
    return html`<div>
      <span class="eyebrow">${link.title} · payment pending</span>
      <strong class="amount">${toTheCent(win.cents)}</strong>
      <h3>${win.hand}${win.percent ? `, ${win.percent} % of the meter` : ''}</h3>
      <div class="cards">${win.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <dl>
        <dt>Table</dt><dd><a href="/t/${win.table}">${win.table}</a>, seat ${win.seat}</dd>
        <dt>Player</dt><dd>${win.player}</dd>
        <dt>Round</dt><dd><a href="/r/${win.round}">${win.round}</a></dd>
        <dt>Next meter</dt><dd>${toTheCent(link.nextCents)}</dd>
        <dt>Confirms</dt><dd>${win.executive ? 'an executive, who has not dealt' : 'a supervisor, who has not dealt'}</dd>
      </dl>
    </div>`;
  }

  private confirming(win: Win) {
    const view = this.views[win.table];
    if (!view?.controller) return nothing;
    if (!may('confirm-jackpots')) return html`<p class="soft">A supervisor confirms it at the table’s controller.</p>`;
    return html`<qh-keypad .controls=${view.controller} places=${view.posted.places} .verifying=${true}
      @press=${(event: CustomEvent) => void this.press(win.table, event.detail.button, event.detail.fields)}></qh-keypad>`;
  }

  private async press(id: string, button: string, fields: object) {
    await give(`/api/tables/${encodeURIComponent(id)}/controller/${button}`, fields);
    await this.look(id);
    this.dispatchEvent(new CustomEvent('done'));
  }
}
