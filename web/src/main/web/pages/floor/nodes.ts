import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import type { Schemas, TableSummary } from '../../live/house';

export type FloorNode = Schemas['FloorNode'];

/** The nodes that are one floor, and which tables and links each of them has. */
@customElement('qh-nodes')
export class Nodes extends LitElement {
  @property({ attribute: false }) nodes: FloorNode[] = [];
  @property({ attribute: false }) tables: TableSummary[] = [];

  static override styles = [
    base,
    css`
      .nodes { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .9rem; }
      .node { height: 100%; padding: .9rem 1rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); border-top: .3rem solid var(--felt); }
      .node.leaving { border-top-color: var(--bad); }
      h2 { margin-bottom: .8rem; }
      h3 { font-size: 1.1rem; overflow-wrap: anywhere; }
      .what { color: var(--soft); font-size: var(--small); margin: .2rem 0 .6rem; }
      .id { color: var(--soft); font-size: var(--small); }
      .has { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem .8rem; }
    `,
  ];

  override render() {
    return html`<section><h2>Nodes</h2>
      <ul class="nodes">${this.nodes.map((node) => html`<li>${this.node(node)}</li>`)}</ul>
      ${this.nobodys()}
    </section>`;
  }

  private node(node: FloorNode) {
    return html`<div class="node ${node.leaving ? 'leaving' : ''}">
      <h3>${node.url}</h3>
      <p class="what">Node ${node.id}, version ${node.version}${node.self ? ', the one that answers you' : ''}${node.leaving ? ', handing its tables over' : ''}</p>
      ${node.tables.length + node.links.length === 0 ? html`<p class="soft">It runs no table.</p>` : nothing}
      <ul class="has">
        ${node.links.map((link) => html`<li><a href="#links/${link}">${link}</a> <span class="tag">link</span></li>`)}
        ${node.tables.map((table) => html`<li><a href="/t/${table}">${this.called(table)}</a> <span class="id">${table}</span></li>`)}
      </ul>
    </div>`;
  }

  private called(id: string): string {
    return this.tables.find((table) => table.table === id)?.title ?? id;
  }

  private nobodys() {
    const had = new Set(this.nodes.flatMap((node) => node.tables));
    const nobodys = this.tables.filter((table) => !had.has(table.table));
    return nobodys.length ? html`<p role="status">On the move: ${nobodys.map((table) => table.title).join(', ')}.</p>` : nothing;
  }
}
