import { LitElement, css, html, nothing, unsafeCSS } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, toTheCent } from '../../kit/money';
import { SYSTEM, type LinkView } from '../../live/pit';
import { may } from '../../live/session';
import { type Meter } from './wall';

/** Lengths along a plan, as classes: pages may not style an element by itself. */
const LENGTHS = unsafeCSS(Array.from({ length: 51 }, (_, i) => `.to${i * 2} { width: ${i * 2}%; }`).join(' '));

/** A plate for every meter. */
@customElement('qh-meters')
export class Meters extends LitElement {
  @property({ attribute: false }) links: LinkView[] = [];
  /** What each is planned to be won at, for those whom it is shown. */
  @property({ attribute: false }) plans: Meter[] = [];

  static override styles = [
    base,
    css`
      ul { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: .9rem; }
      .plate { display: grid; align-content: start; gap: .3rem; height: 100%; padding: 1rem 1.2rem; border-radius: var(--radius); color: var(--felt-ink); background: linear-gradient(160deg, var(--felt-deep), var(--felt-edge)); border: 1px solid var(--brass-deep); }
      .plate .amount { font: 700 clamp(1.8rem, 1.2rem + 2vw, 2.6rem)/1.1 var(--serif); color: var(--brass-bright); font-variant-numeric: tabular-nums; }
      .plate .soft { color: var(--felt-soft); }
      .head { display: flex; justify-content: space-between; gap: 1rem; align-items: baseline; }
      .tag { background: none; color: inherit; border-color: currentcolor; }
      .tag.stop { color: #ffb4a8; font-weight: 700; }
      a { color: var(--brass-bright); }
      .plate.alarm { border: 3px solid #ffb4a8; }
      .plan { position: relative; height: .5rem; border-radius: 1rem; background: color-mix(in srgb, var(--felt-ink) 25%, transparent); }
      .plan i { position: absolute; inset: 0 auto 0 0; border-radius: 1rem; background: var(--brass-bright); }
      .plan b { position: absolute; left: 50%; top: -3px; bottom: -3px; width: 2px; background: var(--felt-ink); }
      .bad { color: #ffb4a8; font-weight: 700; font-size: var(--small); }
      .row { font-size: var(--small); }
      :focus-visible { outline-color: var(--win); }
    `,
    LENGTHS,
  ];

  override render() {
    return html`<ul>${this.links.map((link) => html`<li>${this.plate(link)}</li>`)}</ul>`;
  }

  private plate(link: LinkView) {
    const open = link.standing === 'open';
    const plan = this.plans.find((one) => one.link === link.id);
    return html`<article class="plate ${plan?.alarms.length ? 'alarm' : ''}">
      <div class="head"><h3>${link.title}</h3><span class="tag ${open ? '' : 'stop'}">${open ? 'in play' : link.standing}</span></div>
      <span class="amount">${toTheCent(link.meterCents)}</span>
      ${link.pending.length ? html`<span><strong>Payment pending</strong> · next meter ${toTheCent(link.nextCents)}</span>` : nothing}
      ${plan ? this.planned(plan) : nothing}
      <span class="small soft">${SYSTEM[link.controller]} · table ${link.payTable} · ${money(link.wagerCents)} wager · ${link.tables.length} table${link.tables.length === 1 ? '' : 's'}</span>
      <div class="row">
        <a href="/display/${link.id}">Display</a>
        ${may('see-links') ? html`<a href="#links/${link.id}">Books and parameters</a>` : nothing}
      </div>
    </article>`;
  }

  /** The mark in the middle is what it is won at on average. */
  private planned(plan: Meter) {
    if (!plan.plannedCents) return html`<span class="small soft">The lab has no plan for its terms.</span>`;
    const filled = Math.min(50, Math.round((25 * plan.meterCents) / plan.plannedCents)) * 2;
    return html`<div class="plan" aria-hidden="true"><i class=${`to${filled}`}></i><b></b></div>
      <span class="small">By plan won at ${money(plan.plannedCents)} on average; ${plan.laterPercent} of 100 meters are won at this amount or later.</span>
      ${plan.alarms.map((says) => html`<span class="bad">⚠ ${says}</span>`)}`;
  }
}
