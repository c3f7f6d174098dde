import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';

type Postings = Schemas['Postings'];

/** Everything that is posted at a table, and whether a placard in somebody's hand is out of date. */
@customElement('qh-postings')
export class PostingsList extends LitElement {
  @property() table = '';
  /** What the table's set-up hangs on: when it changes, what is posted is asked for again. */
  @property() key = '';
  @state() private postings?: Postings;
  @state() private outdated = false;
  @state() private open = false;
  private readonly held = new URLSearchParams(location.search).get('placard') ?? '';

  static override styles = [
    base,
    css`
      summary { cursor: pointer; font-weight: 600; min-height: 24px; }
      h3 { font-size: .92rem; margin: .7rem 0 .15rem; display: flex; justify-content: space-between; gap: .6rem; }
      h3 small { font: 400 .75rem var(--sans); color: var(--soft); text-align: right; }
      ul { margin: 0; padding-left: 1.1rem; font-size: var(--small); }
      .old { border: 2px solid currentcolor; border-radius: .5rem; padding: .5rem .7rem; margin: 0 0 .6rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    this.open = !!this.held;
  }

  protected override updated(changed: Map<string, unknown>) {
    if (this.table && (changed.has('table') || changed.has('key'))) void this.look();
  }

  private async look() {
    try {
      const asked = this.held ? `?edition=${encodeURIComponent(this.held)}` : '';
      const answer = await get<{ postings: Postings; outdated: boolean }>(`/api/tables/${this.table}/postings${asked}`);
      this.postings = answer.postings;
      this.outdated = answer.outdated;
    } catch (no) {
      if (!(no instanceof Problem)) throw no;
    }
  }

  override render() {
    const postings = this.postings;
    if (!postings) return nothing;
    return html`${this.held ? this.placard() : nothing}
      <details ?open=${this.open}>
        <summary>Posted at this table</summary>
        <p class="small"><a href="/api/tables/${this.table}/placard.pdf" target="_blank" rel="noopener">Placard to print (PDF)</a>, edition ${postings.edition}</p>
        ${postings.sections.map(
          (one) => html`<h3>${one.heading} <small>${one.by}</small></h3>
            <ul>${one.lines.map((line) => html`<li>${line}</li>`)}</ul>`,
        )}
      </details>`;
  }

  private placard() {
    return this.outdated
      ? html`<p class="old bad" role="status"><b>This placard is out of date.</b> Edition ${this.held} no longer matches this table; print the new one.</p>`
      : html`<p class="old good" role="status"><b>This placard is good.</b> Edition ${this.held} matches this table.</p>`;
  }
}
