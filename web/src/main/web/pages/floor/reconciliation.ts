import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import { exactly } from '../../kit/money';
import { give, type LinkDay } from '../../live/pit';
import { may } from '../../live/session';

const LINES: [keyof LinkDay['lines'], string, string][] = [
  ['opening', 'Opening', ''], ['contributions', 'Contributions', '+'], ['reserve', 'To the reserve', '+'], ['returned', 'Returned', '−'],
  ['wins', 'Won', '−'], ['seeds', 'Seeds', '+'], ['backedOut', 'Backed out', '+'], ['adjustments', 'Adjustments', '+'],
  ['handedOver', 'Handed over', '+'], ['closing', 'Closing', '='],
];

/** The link's books of a day. It turns red at the first difference, and stays so until the day adds up. */
@customElement('qh-reconciliation')
export class Reconciliation extends LitElement {
  @property() link = '';
  @property({ type: Number }) seq = 0;
  @state() private day = new Date().toISOString().slice(0, 10);
  @state() private books?: LinkDay;

  static override styles = [
    base,
    css`
      section { border-left: .4rem solid var(--good); }
      section.off { border-color: var(--bad); background: color-mix(in srgb, var(--bad) 10%, var(--surface)); }
      .head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-bottom: .8rem; }
      .head form { margin-left: auto; display: flex; gap: .5rem; align-items: end; }
      .verdict { font-weight: 700; }
      .lines { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; list-style: none; margin: 0; padding: 0; }
      .lines li { display: grid; padding: .25rem 0; }
      .lines span { font-size: .78rem; color: var(--soft); }
      .lines b { font-variant-numeric: tabular-nums; }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('link') || changed.has('seq') || changed.has('day')) void this.look();
  }

  private look = async () => {
    this.books = await get<LinkDay>(`/api/links/${encodeURIComponent(this.link)}/reconciliation?day=${this.day}`).catch(() => undefined);
  };

  override render() {
    const books = this.books;
    if (!books) return nothing;
    return html`<section class="card-surface ${books.balances ? '' : 'off'}" aria-label="Reconciliation">
      <div class="head">
        <h3>Reconciliation</h3>
        <span class="verdict ${books.balances ? 'good' : 'bad'}" role="status">${books.balances ? '✓ Adds up to zero' : '✗ Does not add up'}</span>
        ${books.signedOff ? html`<span class="tag">signed off by ${books.signedOff.name}</span>` : nothing}
        <form @submit=${(event: Event) => event.preventDefault()}>
          <div><label for="day">Day</label><input id="day" type="date" .value=${this.day} @change=${(event: Event) => (this.day = (event.target as HTMLInputElement).value || this.day)} /></div>
          ${may('sign-for-links') && !books.signedOff ? html`<button type="button" ?disabled=${!books.balances} @click=${this.sign}>Sign off</button>` : nothing}
        </form>
      </div>
      ${books.differences.length ? html`<ul class="bad">${books.differences.map((one) => html`<li>${one}</li>`)}</ul>` : nothing}
      <ol class="lines">${LINES.map(([key, title, sign]) => html`<li><span>${title}</span><b>${sign} ${exactly(books.lines[key])}</b></li>`)}</ol>
    </section>`;
  }

  private sign = async () => {
    await give(`/api/links/${encodeURIComponent(this.link)}/sign-off`, { day: this.day });
    await this.look();
  };
}
