import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { money, toTheCent } from '../../kit/money';
import { Problem } from '../../live/api';
import { link, type LinkView, type Win } from '../../live/pit';
import { isStill } from '../../live/settings';
import { listen } from '../../live/stream';
import './odometer';

/** A meter for a screen at the table: one huge number, the last hits, nothing to press. */
@customElement('qh-display')
export class DisplayPage extends LitElement {
  @state() private link?: LinkView;
  @state() private no = '';
  @state() private connected = true;
  private stream?: { close(): void };

  static override styles = [
    base,
    css`
      :host {
        position: fixed; inset: 0; z-index: 10; overflow: auto; color: var(--felt-ink);
        background: radial-gradient(90% 70% at 50% 30%, var(--felt-bright) 0%, var(--felt-deep) 45%, var(--felt-night) 100%);
      }
      .screen { min-height: 100%; display: grid; grid-template-rows: auto 1fr auto; gap: 2vmin; padding: clamp(1rem, 4vmin, 4rem); text-align: center; }
      h1 { font-size: clamp(1.4rem, 6vmin, 4.5rem); letter-spacing: .02em; }
      .sub { color: var(--felt-soft); font-size: clamp(.9rem, 2.4vmin, 1.8rem); margin: .4em 0 0; }
      .middle { display: grid; place-content: center; gap: 2vmin; min-width: 0; }
      qh-odometer { font-size: clamp(2.6rem, 15.5vw, 22rem); color: var(--brass-bright); text-shadow: 0 .04em .18em rgb(0 0 0 / .5); }
      .pending { font: 600 clamp(1.1rem, 4.5vmin, 3.4rem)/1.25 var(--serif); color: var(--win); border: .12em solid currentcolor; border-radius: .5em; padding: .4em 1em; justify-self: center; }
      .pending small { display: block; font: 400 .55em var(--sans); color: var(--felt-ink); }
      .last { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1vmin 3vmin; text-align: left; max-width: 90rem; width: 100%; justify-self: center; }
      .last li { display: flex; justify-content: space-between; gap: 1rem; padding: .7em 0; border-top: 1px solid var(--felt-line); font-size: clamp(.9rem, 2.2vmin, 1.6rem); }
      .last b { font-family: var(--serif); font-variant-numeric: tabular-nums; color: var(--brass-bright); }
      .share { margin: 0; color: var(--felt-ink); font-size: clamp(1rem, 3.4vmin, 2.6rem); }
      .share b { font-family: var(--serif); font-variant-numeric: tabular-nums; color: var(--brass-bright); }
      .stop { color: var(--felt-bad); }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.begin();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  /** The stream begins with the link as it stands. */
  private begin() {
    const id = decodeURIComponent(location.pathname.split('/')[2] ?? '');
    this.stream = listen<LinkView>(`/api/links/${encodeURIComponent(id)}/events`, {
      event: (link) => (this.link = link),
      connected: (yes) => {
        this.connected = yes;
        if (!yes && !this.link) void this.askWhy(id);
      },
    });
  }

  /** A stream that does not open cannot say why; the link itself can. */
  private async askWhy(id: string) {
    try {
      await link(id);
    } catch (no) {
      if (!(no instanceof Problem)) return;
      this.no = no.detail;
      this.stream?.close();
    }
  }

  override render() {
    if (this.no) return html`<div class="screen"><h1>Meter</h1><p class="sub">${this.no}</p></div>`;
    const shown = this.link;
    if (!shown) return nothing;
    return html`<div class="screen">
      <div>
        <h1>${shown.title}</h1>
        <p class="sub">${this.subtitle(shown)}</p>
      </div>
      <div class="middle">
        <qh-odometer cents=${shown.meterCents} ?still=${isStill()}></qh-odometer>
        ${this.shares(shown)}
        ${shown.pending.length ? this.pending(shown) : nothing}
      </div>
      ${shown.last.length ? html`<ol class="last" aria-label="Last hits">${shown.last.slice(0, 4).map((win) => this.hit(win))}</ol>` : html`<span></span>`}
    </div>`;
  }

  private subtitle(shown: LinkView) {
    if (!this.connected) return html`<span class="stop">No connection; this number may be out of date.</span>`;
    if (shown.standing !== 'open') return html`<span class="stop">Not in play</span>`;
    const top = shown.pays[0];
    return top ? `${top.hand}: ${top.pays} · ${money(shown.wagerCents)} wager` : '';
  }

  /** What a part of the meter is worth now, in dollars. */
  private shares(shown: LinkView) {
    return shown.pays
      .filter((line) => line.percent > 0 && line.percent < 100)
      .map((line) => html`<p class="share">${line.hand}, ${line.pays}: <b>${toTheCent(line.cents)}</b></p>`);
  }

  private pending(shown: LinkView) {
    const win = shown.pending[0]!;
    return html`<p class="pending" role="status">${toTheCent(win.cents)} hit at table ${win.table}
      <small>Payment pending. The next meter stands at ${toTheCent(shown.nextCents)}.</small></p>`;
  }

  private hit(win: Win) {
    return html`<li><span>${win.hand}<br /><span class="sub">table ${win.table}, seat ${win.seat}</span></span><b>${toTheCent(win.cents)}</b></li>`;
  }
}
