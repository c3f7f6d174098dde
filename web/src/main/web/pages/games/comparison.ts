import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { percent, signedPoints } from '../lab/figures';
import { words, type Comparison, type Side } from './clauses';

const RULES: Record<Comparison['differences'][number]['rule'], string> = {
  shown: 'What players see before they decide',
  qualifier: 'The hand the dealer needs to play',
  'unqualified-ante': 'The Ante when the dealer does not play',
  'pay-table': 'Pay table',
};

/** Two games beside each other: what each difference is worth, then every field of both files. */
@customElement('qh-comparison')
export class ComparisonView extends LitElement {
  @property({ attribute: false }) two!: Comparison;

  static override styles = [
    base,
    css`
      section { margin-top: 2rem; }
      .worth { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin-top: .8rem; }
      .worth article { display: grid; gap: .4rem; align-content: start; }
      .points { font: 600 1.8rem/1 var(--serif); font-variant-numeric: tabular-nums; }
      .sides { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem 1rem; font-size: var(--small); }
      .numbers td, .numbers th { min-width: 8rem; }
      details { border-top: 1px solid var(--line); padding: .4rem 0; }
      summary { cursor: pointer; font: 600 1.05rem var(--serif); padding: .3rem 0; }
      .value { display: block; }
    `,
  ];

  override render() {
    const { one, other } = this.two;
    return html`<section>
        <h2>The prices</h2>
        <div class="scroll-x" tabindex="0" role="region" aria-label="Prices of both games">
          <table class="numbers">
            <thead><tr><th scope="col">wager</th><th scope="col" class="number">${one.document}</th><th scope="col" class="number">${other.document}</th><th scope="col" class="number">difference</th></tr></thead>
            <tbody>${this.two.wagers.map(
              (row) => html`<tr><th scope="row">${row.wager === 'ante' ? 'Ante and Play' : row.label}</th>
                <td class="number">${row.one ? percent(row.one, 6) : '–'}</td><td class="number">${row.other ? percent(row.other, 6) : '–'}</td>
                <td class="number">${row.difference ? `${signedPoints(Number(row.difference.percent), 6)} points` : '–'}</td></tr>`,
            )}</tbody>
          </table>
        </div>
      </section>
      <section>
        <h2>What each difference is worth</h2>
        <p class="soft">Each rule of ${other.document} put into ${one.document} on its own: how many points of edge the bank gains from it. Rules of the Ante act
          together, so these need not add up.</p>
        <div class="worth">${this.two.differences.map((one) => this.worth(one))}</div>
      </section>
      <section>
        <h2>Clause by clause</h2>
        ${this.fields('In both, and different', true, ({ one: mine, other: theirs, same }) => !same && mine !== undefined && theirs !== undefined)}
        ${this.fields(`Only in ${one.document}`, false, ({ other: theirs }) => theirs === undefined)}
        ${this.fields(`Only in ${other.document}`, false, ({ one: mine }) => mine === undefined)}
        ${this.fields('The same in both', false, ({ same }) => same)}
      </section>`;
  }

  private fields(title: string, open: boolean, fits: (row: Comparison['rules'][number]) => boolean) {
    const rows = this.two.rules.filter(fits);
    if (rows.length === 0) return nothing;
    return html`<details ?open=${open}>
      <summary>${title} <span class="soft">${rows.length}</span></summary>
      <div class="scroll-x" tabindex="0" role="region" aria-label=${title}>
        <table class="numbers">
          <thead><tr><th scope="col">field</th><th scope="col">${this.two.one.game}</th><th scope="col">${this.two.other.game}</th></tr></thead>
          <tbody>${rows.map(
            (row) => html`<tr><th scope="row">${row.section ? `${words(row.section)} ` : ''}${words(row.field)}</th>
              <td>${this.side(row.one)}</td><td>${this.side(row.other)}</td></tr>`,
          )}</tbody>
        </table>
      </div>
    </details>`;
  }

  private worth(difference: Comparison['differences'][number]) {
    const points = Number(difference.worth.percent);
    const value = (text: string) => (difference.rule === 'pay-table' ? text : words(text));
    const mark = points > 0 ? '▲' : points < 0 ? '▼' : '=';
    return html`<article class="card-surface">
      <h3>${RULES[difference.rule]}${difference.rule === 'pay-table' ? html` of ${difference.label}` : nothing}</h3>
      <p class="points ${points > 0 ? 'bad' : points < 0 ? 'good' : ''}">${mark} ${signedPoints(points, 4)}</p>
      <div class="sides">
        <div><b>${value(difference.one)}</b><br /><span class="soft">${difference.oneClause ?? ''}</span></div>
        <div><b>${value(difference.other)}</b><br /><span class="soft">${difference.otherClause ?? ''}</span></div>
      </div>
      <code class="small">${difference.worth.fraction}</code>
    </article>`;
  }

  private side(side?: Side) {
    return side ? html`<span class="value">${words(side.value)}</span><span class="soft small" title=${side.says}>${side.clause}</span>` : html`<span class="soft">–</span>`;
  }
}
