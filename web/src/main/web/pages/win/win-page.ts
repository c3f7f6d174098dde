import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import '../../kit/card';
import { cardName } from '../../kit/card-name';
import { money, toTheCent } from '../../kit/money';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';
import { SYSTEM, type WinPage } from '../../live/pit';

type TableWin = Schemas['TableWin'];

/** A win page: what is printed, signed and filed when a progressive award is paid. */
@customElement('qh-win')
export class Win extends LitElement {
  @state() private win?: WinPage;
  @state() private tray?: TableWin;
  @state() private no = '';

  static override styles = [
    base,
    css`
      .sheet { background: #fff; color: #16130c; border: 1px solid var(--line); border-radius: .4rem; padding: clamp(1.2rem, 4vw, 3rem); max-width: 46rem; margin: 0 auto; box-shadow: var(--shadow); }
      header { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 3px double #16130c; padding-bottom: .8rem; margin-bottom: 1.2rem; }
      .sheet .eyebrow, .sheet dt, .sheet .small { color: #55503f; }
      .amount { font: 700 clamp(2.4rem, 9vw, 4rem)/1 var(--serif); font-variant-numeric: tabular-nums; margin: .2rem 0 .4rem; }
      .cards { display: flex; gap: .5rem; margin: 1rem 0; flex-wrap: wrap; }
      qh-card { width: 4.5rem; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.2rem; margin: 1rem 0; }
      dd { margin: 0; font-variant-numeric: tabular-nums; }
      .sheet a { color: inherit; }
      .signatures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.5rem; margin-top: 3.5rem; }
      .signatures div { border-top: 1px solid #16130c; padding-top: .3rem; font-size: .8rem; }
      .stamp { border: 3px solid currentcolor; border-radius: .4rem; padding: .2rem .8rem; font-weight: 800; letter-spacing: .08em; text-transform: uppercase; transform: rotate(-4deg); align-self: center; color: #8a1f18; }
      .tools { display: flex; justify-content: space-between; max-width: 46rem; margin: 0 auto 1rem; gap: 1rem; }
      @media print {
        .tools { display: none; }
        .page { padding: 0; max-width: none; }
        .sheet { border: 0; box-shadow: none; padding: 0; max-width: none; }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.read();
  }

  private async read() {
    const [, kind, link, , page] = location.pathname.split('/');
    try {
      if (kind === 'r') {
        const { wins } = await get<{ wins: TableWin[] }>(`/api/rounds/${link}/wins`);
        this.tray = wins.find((one) => one.seat === Number(page));
        if (!this.tray) this.no = 'Nothing was verified at that seat in this round.';
      } else this.win = await get<WinPage>(`/api/links/${link}/awards/${page}`);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  override render() {
    if (this.no) return html`<div class="page"><h1>Win page</h1><p class="lede">${this.no}</p></div>`;
    if (this.tray) return html`<div class="page">${this.tools(`/r/${this.tray.round}`, 'Back to the round')}${this.ofTheTable(this.tray)}</div>`;
    return this.win ? html`<div class="page">${this.tools(`/floor#links/${this.win.link}`, 'Back to the link')}${this.sheet(this.win)}</div>` : nothing;
  }

  private tools(back: string, text: string) {
    return html`<div class="tools">
      <a class="button" href=${back}>${text}</a>
      <button class="primary" @click=${() => print()}>Print</button>
    </div>`;
  }

  /** What was verified at the table and the tray has paid; what the meter pays has a page of its link as well. */
  private ofTheTable(win: TableWin) {
    return html`<article class="sheet">
      <header>
        <div><span class="eyebrow">Win page of the table</span><h1>${win.round}</h1></div>
        <div><span class="eyebrow">Seat</span><h2>${win.seat}</h2></div>
      </header>
      <span class="eyebrow">Amount won</span>
      <p class="amount">${toTheCent(win.cents)}</p>
      <h2>${win.hand.replaceAll('-', ' ')}</h2>
      <div class="cards">${win.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <p class="small">${win.cards.map(cardName).join(', ')}</p>
      <dl>
        <dt>Player</dt><dd>${win.player}, seat ${win.seat}</dd>
        <dt>Round</dt><dd><a href="/r/${win.round}">${win.round}</a></dd>
        <dt>Paid by the</dt><dd>${win.paidBy}${win.hit ? `, hit ${win.hit}` : ''}</dd>
        <dt>Marked by</dt><dd>${win.dealer}</dd>
        <dt>Confirmed by</dt><dd>${win.confirmedBy.post} ${win.confirmedBy.name}</dd>
        <dt>When</dt><dd>${new Date(win.atMillis).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}</dd>
      </dl>
      <p class="small">Queenhigh ${document.body.dataset.version}</p>
      <div class="signatures"><div>Player</div><div>Confirmed by</div><div>Paid by</div></div>
    </article>`;
  }

  private sheet(win: WinPage) {
    return html`<article class="sheet">
      <header>
        <div><span class="eyebrow">Progressive win page</span><h1>${win.title}</h1></div>
        <div><span class="eyebrow">Page</span><h2>${win.page}</h2></div>
      </header>
      <span class="eyebrow">Amount won</span>
      <p class="amount">${toTheCent(win.awardCents)}</p>
      ${win.state === 'backed-out' || win.state === 'paid-and-backed-out' ? html`<span class="stamp">Backed out</span>` : nothing}
      <h2>${win.hand}${win.percent ? `, ${win.percent} % of the meter` : ''}</h2>
      <div class="cards">${win.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</div>
      <p class="small">${win.cards.map(cardName).join(', ')}</p>
      <dl>
        <dt>Player</dt><dd>${win.player}, seat ${win.seat}</dd>
        <dt>Table and round</dt><dd>${win.table}, <a href="/r/${win.round}">${win.round}</a></dd>
        <dt>Wager</dt><dd>${money(win.wagerCents)}</dd>
        <dt>Meter before</dt><dd>${toTheCent(win.meterBeforeCents)}</dd>
        <dt>Meter after</dt><dd>${toTheCent(win.meterAfterCents)} (seed ${money(win.seedCents)}, reserve ${money(win.reserveCents)})</dd>
        ${win.fromHouseCents ? html`<dt>From the house</dt><dd>${money(win.fromHouseCents)}</dd>` : nothing}
        <dt>System</dt><dd>${SYSTEM[win.controller]}, pay table ${win.payTable}, hit ${win.hit}</dd>
        <dt>Marked by</dt><dd>${win.dealer}</dd>
        <dt>Confirmed by</dt><dd>${win.confirmedBy.post} ${win.confirmedBy.name}</dd>
        <dt>Payment</dt><dd>${win.state === 'due' ? 'due' : win.state.replaceAll('-', ' ')}</dd>
        <dt>Tax</dt><dd>${win.taxWithheld ? 'reported and withheld' : win.taxReported ? 'reported' : 'none to report'}</dd>
      </dl>
      <p class="small">Queenhigh ${document.body.dataset.version}</p>
      <div class="signatures"><div>Player</div><div>Confirmed by</div><div>Paid by</div></div>
    </article>`;
  }
}
