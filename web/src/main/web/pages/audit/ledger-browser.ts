import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';

type Account = Schemas['Account'];

const PAGE = 50;

/** The ledger: what every account holds, and how it came there. */
@customElement('qh-ledger')
export class LedgerBrowser extends LitElement {
  @state() private accounts: [string, number][] = [];
  @state() private wanted = '';
  @state() private account?: Account;
  @state() private skip = 0;
  @state() private no = '';

  /** What was asked for last: an answer that comes late is not shown in another's place. */
  private asked = '';

  static override styles = [
    base,
    css`
      h2 { margin-bottom: .6rem; }
      .books { display: grid; grid-template-columns: minmax(16rem, 1fr) 2fr; gap: 1.5rem; align-items: start; }
      .list { max-height: 40rem; overflow: auto; }
      td button { min-height: 24px; padding: .1rem .3rem; border: 0; background: none; color: var(--brass); text-decoration: underline; font-weight: 400; text-align: left; overflow-wrap: anywhere; justify-content: flex-start; }
      .total { font: 600 1.3rem var(--serif); }
      .tools { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin: .8rem 0; }
      input { width: 100%; }
      @media (max-width: 52rem) { .books { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    try {
      const { accounts } = await get<{ accounts: Record<string, number> }>('/api/ledger/accounts');
      this.accounts = Object.entries(accounts);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async open(account: string, skip = 0) {
    this.skip = Math.max(0, skip);
    const path = account.split('/').map(encodeURIComponent).join('/');
    const asked = `/api/ledger/accounts/${path}?skip=${this.skip}&most=${PAGE}`;
    this.asked = asked;
    const found = await get<Account>(asked);
    if (asked === this.asked) this.account = found;
  }

  override render() {
    if (this.no) return html`<p class="bad" role="alert">${this.no}</p>`;
    const total = this.accounts.reduce((sum, [, cents]) => sum + cents, 0);
    const shown = this.accounts.filter(([name]) => name.includes(this.wanted));
    return html`<h2>Ledger</h2>
      <p class="total ${total === 0 ? 'good' : 'bad'}">${total === 0 ? '✓' : '✗'} All ${this.accounts.length} accounts together: ${money(total)}</p>
      <div class="books">
        <div>
          <label for="find">Find an account</label>
          <input id="find" type="search" placeholder="wallet/, rack/wa-1…" @input=${(event: InputEvent) => (this.wanted = (event.target as HTMLInputElement).value)} />
          <div class="list scroll-x" tabindex="0" role="region" aria-label="Accounts">
            <table class="numbers">
              <thead><tr><th scope="col">account</th><th scope="col" class="number">holds</th></tr></thead>
              <tbody>${shown.map(([name, cents]) => html`<tr><td><button @click=${() => this.open(name)}>${name}</button></td><td class="number">${money(cents)}</td></tr>`)}</tbody>
            </table>
          </div>
        </div>
        <div>${this.account ? this.moves(this.account) : html`<p class="soft">Open an account to see every transfer that touched it.</p>`}</div>
      </div>`;
  }

  private moves({ account, cents, moves }: Account) {
    return html`<h3>${account} <span class="soft">${money(cents)}</span></h3>
      <div class="tools">
        <button ?disabled=${this.skip === 0} @click=${() => this.open(account, this.skip - PAGE)}>Newer</button>
        <button ?disabled=${moves.length < PAGE} @click=${() => this.open(account, this.skip + PAGE)}>Older</button>
        <a class="button" href="/api/ledger.csv?account=${encodeURIComponent(account)}">CSV</a>
      </div>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Transfers of ${account}">
        <table class="numbers">
          <thead><tr><th scope="col">when (UTC)</th><th scope="col">with</th><th scope="col">journal</th><th scope="col" class="number">amount</th></tr></thead>
          <tbody>${moves.map(
            (move) => html`<tr><td>${new Date(move.atMillis).toISOString().replace('T', ' ').slice(0, 19)}</td><td>${move.other}</td>
              <td>${move.stream} ${move.seq}</td><td class="number">${signed(move.cents)}</td></tr>`,
          )}</tbody>
        </table>
      </div>
      ${moves.length === 0 ? html`<p class="soft">Nothing has moved.</p>` : nothing}`;
  }
}
