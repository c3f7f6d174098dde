import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, toTheCent } from '../../kit/money';
import { SYSTEM, type LinkView } from '../../live/pit';
import { may } from '../../live/session';

/** A plate for every meter. */
@customElement('qh-meters')
export class Meters extends LitElement {
  @property({ attribute: false }) links: LinkView[] = [];

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .9rem; }
      .plate { display: grid; gap: .3rem; height: 100%; padding: 1rem 1.2rem; border-radius: var(--radius); color: var(--felt-ink); background: linear-gradient(160deg, var(--felt-deep), var(--felt-edge)); border: 1px solid var(--brass-deep); }
      .plate .amount { font: 700 clamp(1.8rem, 1.2rem + 2vw, 2.6rem)/1.1 var(--serif); color: var(--brass-bright); font-variant-numeric: tabular-nums; }
      .plate .soft { color: var(--felt-soft); }
      .head { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
      .tag { background: none; color: inherit; border-color: currentcolor; }
      .tag.stop { color: #ffb4a8; font-weight: 700; }
      a { color: var(--brass-bright); }
      .row { font-size: var(--small); }
      :focus-visible { outline-color: var(--win); }
    `,
  ];

  override render() {
    return html`<ul>${this.links.map((link) => html`<li>${this.plate(link)}</li>`)}</ul>`;
  }

  private plate(link: LinkView) {
    const open = link.standing === 'open';
    return html`<article class="plate">
      <div class="head"><h3>${link.title}</h3><span class="tag ${open ? '' : 'stop'}">${open ? 'in play' : link.standing}</span></div>
      <span class="amount">${toTheCent(link.meterCents)}</span>
      ${link.pending.length ? html`<span><strong>Payment pending</strong> · next meter ${toTheCent(link.nextCents)}</span>` : nothing}
      <span class="small soft">${SYSTEM[link.controller]} · table ${link.payTable} · ${money(link.wagerCents)} wager · ${link.tables.length} table${link.tables.length === 1 ? '' : 's'}</span>
      <div class="row">
        <a href="/display/${link.id}">Display</a>
        ${may('see-links') ? html`<a href="#links/${link.id}">Books and parameters</a>` : nothing}
      </div>
    </article>`;
  }
}
