import { css, html, nothing, type TemplateResult } from 'lit';
import '../../kit/card';
import { money, toTheCent } from '../../kit/money';
import type { Schemas } from '../../live/house';

/** A practice table as the server sends it. */
export type Plan = Schemas['PracticeTable'];

export const planStyles = css`
  .plan { padding: 1rem; border-radius: 1rem; color: var(--felt-ink); background: radial-gradient(120% 100% at 50% 0%, var(--felt), var(--felt-deep)); box-shadow: inset 0 0 0 2px rgb(0 0 0 / .25), 0 0 0 6px var(--rail), var(--shadow); margin: 6px; }
  .plan .hands { display: flex; gap: .2rem; min-height: 3.2rem; }
  .plan qh-card { width: 2.3rem; }
  .plan .dealer { display: grid; justify-items: center; gap: .3rem; margin-bottom: .8rem; }
  .plan ol { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; justify-content: center; flex-direction: row-reverse; }
  .plan li { flex: 1 1 8rem; max-width: 12rem; display: grid; justify-items: center; align-content: start; gap: .2rem; padding: .5rem; border-radius: .7rem; background: rgb(0 0 0 / .18); border: 1px solid var(--felt-line); font-size: .82rem; text-align: center; }
  .plan li.on { border-color: var(--win); background: rgb(255 224 138 / .14); }
  .plan .stakes { color: var(--felt-soft); }
  .plan b { font-family: var(--serif); }
  .plan .bank { margin: 0 0 .6rem; text-align: center; color: var(--felt-soft); font-size: .86rem; }
  .plan .bank b { color: var(--felt-ink); }
  .plan .middle { justify-content: center; margin-top: .4rem; }
  .plan .posted { max-width: 24rem; margin: 0 auto .8rem; padding: .6rem .9rem; border-radius: .4rem; color: var(--brass-ink); background: var(--brass-pale); font-size: .86rem; }
  .plan .posted ul { list-style: none; margin: .2rem 0 0; padding: 0; }
  .plan .posted li { all: unset; display: block; padding: .1rem 0; }
`;

/** The table on cloth: the hand to beat on top, seat 1 on the right as the dealer's left is. */
export function plan(table: Plan, lit = 0): TemplateResult {
  return html`<section class="plan" aria-label="The practice table">
    <div class="dealer">
      <span class="hands">${table.dealer.length ? table.dealer.map((card) => html`<qh-card card=${card}></qh-card>`) : nothing}</span>
      <b>${table.hand ?? 'The hand to beat'}</b>
    </div>
    ${table.bankCents
      ? html`<p class="bank">Seat ${table.banker} banks with <b>${money(table.bankCents)}</b>; settling starts at seat <b>${table.start}</b>.</p>`
      : nothing}
    ${table.meterCents || table.community.length
      ? html`<p class="bank">
          ${table.meterCents ? html`The meter shows <b>${toTheCent(table.meterCents)}</b>.` : nothing}
          ${table.community.length ? html`<span class="hands middle" aria-label="Community cards">${table.community.map((card) => html`<qh-card card=${card}></qh-card>`)}</span>` : nothing}
        </p>`
      : nothing}
    ${table.posted.length ? html`<div class="posted"><b>Posted here</b><ul>${table.posted.map((line) => html`<li>${line}</li>`)}</ul></div>` : nothing}
    <ol>
      ${table.seats.filter((seat) => seat.seat !== table.banker).map((seat) => html`<li class=${seat.seat === lit ? 'on' : ''}>
        <b>Seat ${seat.seat}</b>
        <span class="hands">${seat.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}</span>
        <span>${seat.hand}${seat.decision === 'folded' ? ' · folded' : ''}</span>
        <span class="stakes">${Object.entries(seat.stakes).map(([wager, cents]) => html`${table.labels[wager] ?? wager} ${money(cents)}<br />`)}</span>
      </li>`)}
    </ol>
  </section>`;
}
