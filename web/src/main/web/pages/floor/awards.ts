import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money } from '../../kit/money';
import { get } from '../../live/api';
import { give, type WinPage } from '../../live/pit';
import { may, who } from '../../live/session';

const STATE: Record<WinPage['state'], string> = { due: 'to be paid', paid: 'paid', 'backed-out': 'backed out', 'paid-and-backed-out': 'paid, then backed out' };

/** The pages of a link's log, newest first. */
@customElement('qh-awards')
export class Awards extends LitElement {
  @property() link = '';
  @property({ type: Number }) seq = 0;
  @property({ attribute: false }) due: WinPage[] = [];
  @state() private awards: WinPage[] = [];

  static override styles = [base, css`h3 { margin-bottom: .6rem; } td { white-space: nowrap; } td.hand { white-space: normal; } button { min-height: 2rem; }`];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('link') || changed.has('seq') || changed.has('due')) void this.look();
  }

  private look = async () => {
    const found = await get<{ awards: WinPage[] }>(`/api/links/${encodeURIComponent(this.link)}/awards`).catch(() => undefined);
    if (found) this.awards = found.awards;
  };

  override render() {
    return html`<h3>Awards</h3>
      ${this.awards.length === 0
        ? html`<p class="soft">Nothing has been won yet.</p>`
        : html`<div class="scroll-x"><table class="numbers">
            <thead><tr><th scope="col">Page</th><th scope="col">Hand</th><th scope="col" class="number">Amount</th><th scope="col">Paid</th><th><span class="sr">Pay</span></th></tr></thead>
            <tbody>${this.awards.map((award) => html`<tr>
              <td><a href="/links/${award.link}/awards/${award.page}">Win page ${award.page}</a></td>
              <td class="hand">${award.hand}, ${award.player}</td>
              <td class="number">${money(award.awardCents)}</td>
              <td>${STATE[award.state]}</td>
              <td>${award.state === 'due' && may('pay-awards') && this.isAnothers(award) ? html`<button class="primary" @click=${() => this.pay(award)}>Pay</button>` : nothing}</td>
            </tr>`)}</tbody>
          </table></div>`}`;
  }

  /** Who marked or confirmed a win does not pay it. */
  private isAnothers(award: WinPage): boolean {
    return award.confirmedBy.name !== who()?.name && award.dealer !== who()?.name;
  }

  private async pay(award: WinPage) {
    await give(`/api/links/${encodeURIComponent(this.link)}/awards/${award.page}/pay`);
    await this.look();
    this.dispatchEvent(new CustomEvent('done'));
  }
}
