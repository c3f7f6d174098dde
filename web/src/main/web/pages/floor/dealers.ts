import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import type { TableSummary } from '../../live/house';
import { assign } from '../../live/pit';

/** Who deals where, and who shall. Automatic tables have nobody. */
@customElement('qh-dealers')
export class Dealers extends LitElement {
  @property({ attribute: false }) tables: TableSummary[] = [];

  static override styles = [
    base,
    css`
      form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-bottom: 1rem; }
      form > div { flex: 1 1 16rem; max-width: 32rem; }
      input { width: 100%; }
    `,
  ];

  override render() {
    const byHand = this.tables.filter((table) => !table.automatic);
    const automatic = this.tables.length - byHand.length;
    return html`<h2>Dealers</h2>
      ${byHand.length ? byHand.map((table) => this.table(table)) : html`<p class="soft">No table is dealt by a person.</p>`}
      ${automatic ? html`<p class="soft small">${automatic} automatic: nobody deals there.</p>` : nothing}`;
  }

  private table(table: TableSummary) {
    const id = `dealers-${table.table}`;
    return html`<form @submit=${(event: SubmitEvent) => void this.submit(event, table)}>
      <div><label for=${id}>${table.title}, dealt by</label><input id=${id} name="dealers" .value=${table.dealers.join(', ')} placeholder="names, with commas" autocomplete="off" /></div>
      <button>Assign</button>
    </form>`;
  }

  private async submit(event: SubmitEvent, table: TableSummary) {
    event.preventDefault();
    const names = String(new FormData(event.target as HTMLFormElement).get('dealers')).split(',').map((name) => name.trim()).filter(Boolean);
    if (await assign(table.table, names)) this.dispatchEvent(new CustomEvent('done'));
  }
}
