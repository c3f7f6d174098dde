import { html, nothing } from 'lit';
import type { GameSummary } from '../../live/house';

/** Every choice that the document leaves to a table: one of a group, or as many as one likes. */
export function choices(game: GameSummary | undefined, chosen: string[] | undefined) {
  return (game?.choices ?? []).map((group, i) =>
    group.take !== 'any'
      ? html`<div><label for="g${i}">${group.title}</label>
          <select id="g${i}" name="choice">
            ${group.take === 'one' ? nothing : html`<option value="">none</option>`}
            ${group.choices.map((choice) => html`<option value=${choice.name} ?selected=${chosen ? chosen.includes(choice.name) : choice.name === group.byDefault}>${choice.name}: ${choice.says}</option>`)}
          </select></div>`
      : html`<fieldset><legend>${group.title}</legend>
          ${group.choices.map((choice) => html`<label><input type="checkbox" name="choice" value=${choice.name} ?checked=${!!chosen?.includes(choice.name)} /> ${choice.name}: ${choice.says}</label>`)}
        </fieldset>`);
}

/** What was chosen, with what is played of a group of which nothing was. */
export function withDefaults(game: GameSummary, chosen: string[]): string[] {
  const silent = game.choices.filter((group) => group.byDefault && !group.choices.some((choice) => chosen.includes(choice.name)));
  return [...chosen, ...silent.map((group) => group.byDefault!)];
}

/** A document demands a collection where a player banks: one of its schedules, or what the table posts. */
export function fees(game: GameSummary | undefined, present?: string) {
  const of = game?.collection;
  if (!of) return nothing;
  const label = html`<label for="fees">Collection (${of.by.document} ${of.by.clause})</label>`;
  return of.schedules.length
    ? html`<div>${label}<select id="fees" name="fees">${of.schedules.map((one) => html`<option value=${one} ?selected=${one === present}>${one}</option>`)}</select></div>`
    : html`<div>${label}<input id="fees" name="fees" .value=${present ?? 'ante 1 player-dealer 1'} maxlength="200" required /></div>`;
}

/** How long the table waits, in seconds. */
export function pace(seconds = { betting: 12, offer: 12, decision: 25 }) {
  const field = (name: string, label: string, value: number, least: number) =>
    html`<div><label for=${name}>${label}</label><input id=${name} name=${name} type="number" min=${least} max="3600" .value=${String(value)} required /></div>`;
  return html`${field('betting', 'Seconds to bet', seconds.betting, 3)} ${field('offer', 'Seconds to answer the bank', seconds.offer, 3)} ${field('decision', 'Seconds to decide', seconds.decision, 5)}`;
}

/** What somebody has filled in, as the house wants it. */
export function wanted(data: FormData, wagers: string[]): Record<string, unknown> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const limits = Object.fromEntries(
    wagers.filter((wager) => text(`least-${wager}`)).map((wager) => [wager, { minimum: text(`least-${wager}`), ...(text(`most-${wager}`) ? { maximum: text(`most-${wager}`) } : {}) }]),
  );
  const millis = (name: string) => Number(text(name)) * 1000;
  return {
    choices: data.getAll('choice').map(String).filter(Boolean),
    pace: { bettingMillis: millis('betting'), offerMillis: millis('offer'), decisionMillis: millis('decision') },
    ...(data.has('fees') ? { fees: text('fees') } : {}),
    ...(data.has('rotation') ? { rotation2026: text('rotation') === 'yes' } : {}),
    ...(Object.keys(limits).length ? { limits } : {}),
  };
}
