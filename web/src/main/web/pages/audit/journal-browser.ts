import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';

type Stream = Schemas['Streams']['streams'][number];
type Line = Schemas['Journal']['lines'][number];

const PAGE = 50;

/** The journal, stream by stream and line by line, newest page first. */
@customElement('qh-journal')
export class JournalBrowser extends LitElement {
  @state() private streams: Stream[] = [];
  @state() private stream = '';
  @state() private lines: Line[] = [];
  @state() private from = 0;
  @state() private open = 0;
  @state() private no = '';

  /** What was asked for last: an answer that comes late is not shown in another's place. */
  private asked = '';

  static override styles = [
    base,
    css`
      h2 { margin-bottom: .8rem; }
      .tools { display: flex; flex-wrap: wrap; gap: .7rem 1rem; align-items: end; margin-bottom: 1rem; }
      select { max-width: min(22rem, 100%); }
      .scroll-x { position: relative; }
      td { white-space: nowrap; }
      td button { min-height: 24px; padding: .1rem .6rem; font-size: var(--small); }
      .hash { font-family: var(--mono); font-size: .78rem; }
      .chain { display: grid; gap: .4rem; overflow-wrap: anywhere; white-space: normal; }
      pre { max-height: 24rem; overflow: auto; font-size: .8rem; }
      td.wide { max-width: 60rem; }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    try {
      this.streams = (await get<{ streams: Stream[] }>('/api/journal')).streams;
      const wanted = decodeURIComponent(location.hash.split('/').slice(1).join('/'));
      await this.pick(this.streams.some((one) => one.stream === wanted) ? wanted : (this.streams[0]?.stream ?? ''));
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private get last(): number {
    return this.streams.find((one) => one.stream === this.stream)?.seq ?? 0;
  }

  private async pick(stream: string) {
    this.stream = stream;
    history.replaceState(null, '', `#journal/${stream}`);
    await this.page(Math.max(0, this.last - PAGE));
  }

  private async page(from: number) {
    this.from = Math.max(0, from);
    this.open = 0;
    const path = this.stream.split('/').map(encodeURIComponent).join('/');
    const asked = `/api/journal/${path}?after=${this.from}&most=${PAGE}`;
    this.asked = asked;
    const { lines } = await get<{ lines: Line[] }>(asked);
    if (asked === this.asked) this.lines = lines.reverse();
  }

  override render() {
    if (this.no) return html`<p class="bad" role="alert">${this.no}</p>`;
    const query = encodeURIComponent(this.stream);
    return html`<h2>Journal</h2>
      <div class="tools">
        <div><label for="stream">Stream</label>
          <select id="stream" @change=${(event: Event) => this.pick((event.target as HTMLSelectElement).value)}>
            ${this.streams.map((one) => html`<option value=${one.stream} ?selected=${one.stream === this.stream}>${one.stream} · ${one.seq.toLocaleString('en-US')} lines</option>`)}
          </select></div>
        <button ?disabled=${this.from === 0} @click=${() => this.page(this.from - PAGE)}>Older</button>
        <button ?disabled=${this.from + PAGE >= this.last} @click=${() => this.page(this.from + PAGE)}>Newer</button>
        <a class="button" href="/api/journal.csv?stream=${query}">CSV</a>
        <a class="button" href="/api/journal/${this.stream}?after=${this.from}&most=1000" download="journal.json">JSON</a>
      </div>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Lines of ${this.stream}">
        <table class="numbers">
          <thead><tr><th scope="col" class="number">line</th><th scope="col">when (UTC)</th><th scope="col">what</th><th scope="col">by</th><th scope="col">hash</th><th scope="col"><span class="sr">more</span></th></tr></thead>
          <tbody>${this.lines.map((line) => this.line(line))}</tbody>
        </table>
      </div>`;
  }

  private line(line: Line) {
    const open = this.open === line.seq;
    return html`<tr>
        <td class="number">${line.seq}</td>
        <td>${new Date(line.atMillis).toISOString().replace('T', ' ').slice(0, 19)}</td>
        <td>${line.type}</td><td>${line.actor}</td><td class="hash">${line.hash === undefined ? '' : `${line.hash.slice(0, 12)}…`}</td>
        <td><button aria-expanded=${open} aria-label="${open ? 'less' : 'more'} of line ${line.seq}" @click=${() => (this.open = open ? 0 : line.seq)}>${open ? 'less' : 'more'}</button></td>
      </tr>
      ${open
        ? html`<tr><td></td><td class="wide" colspan="5"><div class="chain">
            ${line.hash === undefined ? nothing : html`<div class="hash">before ${line.prevHash}<br />nonce&nbsp; ${line.nonce ?? 'none'}<br />this&nbsp;&nbsp; ${line.hash}</div>`}
            ${line.payload === undefined ? html`<p class="soft">The round is still in play, so its cards stay hidden.</p>` : html`<pre tabindex="0">${JSON.stringify(line.payload, null, 2)}</pre>`}
          </div></td></tr>`
        : nothing}`;
  }
}
