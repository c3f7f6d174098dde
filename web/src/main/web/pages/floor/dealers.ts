import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import type { Schemas, TableSummary } from '../../live/house';
import { assign } from '../../live/pit';

/** Who deals where, and who shall. Automatic tables have nobody. */
@customElement('qh-dealers')
export class Dealers extends LitElement {
  @property({ attribute: false }) tables: TableSummary[] = [];
  @state() private unsigned: Schemas['TrainingClass']['tables'] = [];

  static override styles = [
    base,
    css`
      h2 { margin-bottom: .8rem; }
      form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin-bottom: 1rem; }
      form > div { flex: 1 1 16rem; max-width: 32rem; }
      input { width: 100%; }
      .warn { flex-basis: 100%; margin: 0; color: var(--bad); font-weight: 600; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.look();
  }

  /** Who deals without a sign-off: it is said, and dealt all the same. */
  private async look() {
    this.unsigned = await get<Schemas['TrainingClass']>('/api/training').then((school) => school.tables, () => []);
  }

  override render() {
    const byHand = this.tables.filter((table) => !table.automatic);
    const automatic = this.tables.length - byHand.length;
    return html`<h2>Dealers</h2>
      ${byHand.length ? byHand.map((table) => this.table(table)) : html`<p class="soft">No table is dealt by a person.</p>`}
      ${automatic ? html`<p class="soft small">${automatic === 1 ? 'One table deals itself.' : `${automatic} tables deal themselves.`}</p>` : nothing}`;
  }

  private table(table: TableSummary) {
    const id = `dealers-${table.table}`;
    return html`<form @submit=${(event: SubmitEvent) => void this.submit(event, table)}>
      <div><label for=${id}>${table.title}, dealt by</label><input id=${id} name="dealers" .value=${table.dealers.join(', ')} placeholder="names, with commas" autocomplete="off" /></div>
      <button>Assign</button>
      ${this.warning(table)}
    </form>`;
  }

  private warning(table: TableSummary) {
    const names = this.unsigned.find((one) => one.table === table.table)?.dealers ?? [];
    return names.length ? html`<p class="warn" role="status">Not signed off for this game: ${names.join(', ')}. <a href="/school">School</a></p>` : nothing;
  }

  private async submit(event: SubmitEvent, table: TableSummary) {
    event.preventDefault();
    const names = String(new FormData(event.target as HTMLFormElement).get('dealers')).split(',').map((name) => name.trim()).filter(Boolean);
    if (!(await assign(table.table, names))) return;
    this.dispatchEvent(new CustomEvent('done'));
    await this.look();
  }
}
