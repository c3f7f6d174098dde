import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { may } from '../../live/session';
import './journal-browser';
import './ledger-browser';
import './verification';

type Part = 'verification' | 'journal' | 'ledger';

const PARTS: Record<Part, string> = { verification: 'Verification', journal: 'Journal', ledger: 'Ledger' };

/** The part that the address names. */
function asked(): Part {
  const part = location.hash.slice(1).split('/')[0] ?? '';
  return part in PARTS ? (part as Part) : 'verification';
}

/** The books, for those who read them: an independent check, the journal line by line, the ledger account by account. */
@customElement('qh-audit')
export class AuditPage extends LitElement {
  @state() private shown: Part = asked();

  static override styles = [
    base,
    css`
      nav { display: flex; flex-wrap: wrap; gap: .3rem; margin: 1.2rem 0 1.4rem; border-bottom: 1px solid var(--line); }
      nav button { border-radius: .5rem .5rem 0 0; border: 0; background: none; }
      nav button[aria-current] { box-shadow: inset 0 -3px var(--brass); }
    `,
  ];

  override render() {
    if (!may('read-the-books')) {
      return html`<div class="page"><h1>Audit</h1>
        <p class="lede">The books are open to auditors, managers and executives. Sign in as one of them; on the demo floor one click will do.</p>
        <p>Any single round can be checked by anybody: open it from its table, and its page verifies the deck’s seal in your browser.</p></div>`;
    }
    return html`<div class="page">
      <h1>Audit</h1>
      <nav aria-label="Parts of the books">
        ${(Object.keys(PARTS) as Part[]).map(
          (part) => html`<button aria-current=${part === this.shown ? 'true' : nothing} @click=${() => this.show(part)}>${PARTS[part]}</button>`,
        )}
        <a class="button plain" href="/register">Register of approvals</a>
      </nav>
      ${this.shown === 'verification' ? html`<qh-verification></qh-verification>` : nothing}
      ${this.shown === 'journal' ? html`<qh-journal></qh-journal>` : nothing}
      ${this.shown === 'ledger' ? html`<qh-ledger></qh-ledger>` : nothing}
    </div>`;
  }

  private show(part: Part) {
    this.shown = part;
    history.replaceState(null, '', `#${part}`);
  }
}
