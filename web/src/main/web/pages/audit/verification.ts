import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { Problem, get, post } from '../../live/api';
import type { Schemas } from '../../live/house';

type Audited = Schemas['Audited'];
type Log = Schemas['Log'];
type Finding = NonNullable<Audited['report']>['findings'][number];

const CHECKED: [string, string][] = [
  ['lines', 'journal lines, numbered and chained'],
  ['settled', 'rounds settled again by the auditor’s own code'],
  ['wagers', 'wagers in them'],
  ['decks', 'decks whose seal holds'],
  ['transfers', 'transfers checked against what happened'],
  ['accounts', 'balances added up'],
  ['voided', 'rounds void'],
  ['unfinished', 'rounds still in play'],
  ['streams', 'streams'],
];
const OFTEN = 400;

/** Lets the independent auditor go through the whole store, and shows how far he is and what he found. */
@customElement('qh-verification')
export class Verification extends LitElement {
  @state() private audited: Audited = { state: 'never' };
  @state() private log: Log = { lag: 0 };
  @state() private no = '';
  private again = 0;

  static override styles = [
    base,
    css`
      h2 { margin: 1.8rem 0 .6rem; }
      pre + p { margin-top: .6rem; }
      .verdict { font: 600 clamp(1.6rem, 1.2rem + 2vw, 2.4rem)/1.1 var(--serif); margin: 1.2rem 0 .8rem; }
      progress { width: min(32rem, 100%); height: 1rem; accent-color: var(--brass); display: block; margin: .6rem 0; }
      .counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: .8rem; margin: 0; }
      .counts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
      .counts dd { margin: 0; font: 600 1.7rem/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      .counts dt { color: var(--soft); font-size: var(--small); }
      .finding { border-left: 4px solid var(--bad); margin-top: .8rem; }
      .finding dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .8rem; margin: .4rem 0 0; font-size: var(--small); }
      .finding dt { color: var(--soft); } .finding dd { margin: 0; overflow-wrap: anywhere; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.again);
  }

  private async look() {
    try {
      this.audited = await get<Audited>('/api/audit');
      this.log = await get<Log>('/api/log');
      if (this.audited.state === 'running') this.again = window.setTimeout(() => void this.look(), OFTEN);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async start() {
    try {
      this.audited = await post<Audited>('/api/audit');
      await this.look();
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  override render() {
    const { state: now } = this.audited;
    return html`<p class="lede">An auditor that shares no settlement code with the tables reads the whole store again: every number and hash, every
        round, every cent, every deck.</p>
      <p class="row"><button class="primary" ?disabled=${now === 'running'} @click=${this.start}>${now === 'never' ? 'Verify everything' : 'Verify again'}</button>
        ${this.audited.by ? html`<span class="soft small">last asked for by ${this.audited.by}, ${new Date(this.audited.startedAtMillis ?? 0).toLocaleString('en-US')}</span>` : nothing}</p>
      ${this.no ? html`<p class="bad" role="alert">${this.no}</p>` : nothing}
      <div role="status">${this.told()}</div>
      ${this.anchor()}`;
  }

  /** What is signed and kept outside, which the store alone cannot prove. */
  private anchor() {
    const { lag, size, signedAtMillis, checkpoint, key, trouble } = this.log;
    return html`<h2>Transparency log</h2>
      ${trouble ? html`<p class="bad" role="alert">✗ ${trouble}</p>` : nothing}
      <p>${size === undefined
        ? 'Nothing has been signed yet.'
        : html`${size.toLocaleString('en-US')} lines are under the checkpoint of ${new Date(signedAtMillis ?? 0).toLocaleString('en-US')};`}
        ${lag.toLocaleString('en-US')} wait for the next one.</p>
      ${checkpoint ? html`<pre tabindex="0">${checkpoint}</pre><p class="small soft">Verifier key: <code>${key}</code></p>` : nothing}`;
  }

  private told() {
    const { state: now, lines = 0, of = 0, why, report } = this.audited;
    if (now === 'running') {
      return html`<p class="verdict">Reading the books…</p>
        <progress max=${Math.max(1, of)} value=${lines} aria-label="Lines read"></progress>
        <p class="soft">${lines.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} lines</p>`;
    }
    if (now === 'failed') return html`<p class="verdict bad">✗ ${why}</p>`;
    if (!report) return nothing;
    return html`<p class="verdict ${report.clean ? 'good' : 'bad'}">${report.clean ? '✓ Nothing is wrong' : report.findings.length === 1 ? '✗ One kind of thing is wrong' : `✗ ${report.findings.length} kinds of things are wrong`}</p>
      ${report.findings.map((finding) => this.finding(finding))}
      ${report.notChecked.length ? html`<h2>Not known from the store alone</h2><ul>${report.notChecked.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}
      <dl class="counts card-surface">
        ${CHECKED.filter(([key]) => report.checked[key]).map(
          ([key, title]) => html`<div><dt>${title}</dt><dd>${report.checked[key]!.toLocaleString('en-US')}</dd></div>`,
        )}
      </dl>
      <p class="soft small">Took ${((report.checked['millis'] ?? 0) / 1000).toFixed(2)} s.</p>`;
  }

  private finding(finding: Finding) {
    return html`<article class="finding card-surface">
      <h3 class="bad">✗ ${finding.about}${finding.count > 1 ? html` <span class="soft">and ${finding.count - 1} more</span>` : nothing}</h3>
      <dl>
        <dt>where</dt><dd>${finding.where}${finding.round ? html` · <a href="/r/${finding.round}">round ${finding.round}</a>` : nothing}</dd>
        <dt>expected</dt><dd>${finding.expected}</dd>
        <dt>found</dt><dd>${finding.found}</dd>
        ${finding.clause ? html`<dt>clause</dt><dd>${finding.clause}</dd>` : nothing}
      </dl>
    </article>`;
  }
}
