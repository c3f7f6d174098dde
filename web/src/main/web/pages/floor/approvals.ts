import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import type { Approval } from '../../live/approvals';

const KIND: Record<Approval['what'], string> = {
  proposal: 'People and chips', 'link-change': 'Link', jackpot: 'Jackpot', void: 'Void round', correction: 'Correction', register: 'Register',
};

/** What waits for a second person, each with the page where it is decided. */
@customElement('qh-approvals')
export class Approvals extends LitElement {
  @property({ attribute: false }) approvals: Approval[] = [];

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
      li { display: flex; flex-wrap: wrap; gap: .3rem 1rem; align-items: baseline; padding: .6rem .9rem; border-radius: .5rem; border: 1px solid var(--brass); background: color-mix(in srgb, var(--brass-bright) 12%, var(--surface)); }
      a { font-weight: 600; color: inherit; }
      .by { margin-left: auto; }
    `,
  ];

  override render() {
    return html`<ul>${this.approvals.map((one) => html`<li>
      <span class="tag">${KIND[one.what]}</span> <a href=${one.page}>${one.says}</a>
      <span class="small soft by">${one.what === 'jackpot' ? nothing : `wanted by ${one.own ? 'you' : one.by}`}${one.own ? ': another person decides' : ''}</span>
    </li>`)}</ul>`;
  }
}
