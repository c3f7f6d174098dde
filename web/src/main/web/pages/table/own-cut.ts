import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import type { TableView } from '../../live/house';
import { kept } from '../../live/own-values';
import { verdict, type Verdict } from '../round/fair';
import type { RoundRecord } from '../round/record';
import type { TableModel } from './model';
import { capital } from './words';

/** How the deck comes about: the house's seal, the players' cuts, one's own among them, and whether the last round was proven. */
@customElement('qh-own-cut')
export class OwnCut extends LitElement {
  @property({ attribute: false }) model!: TableModel;
  @property({ type: Number }) turn = 0;
  @state() private last?: { round: string; found: Verdict };
  private asked = '';

  static override styles = [
    base,
    css`
      :host { display: block; }
      p { margin: .2rem 0; }
      .status { min-height: 4.6em; }
      .proof { min-height: 1.6em; }
      form { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: .4rem; }
      input { flex: 1 1 9rem; min-width: 0; font-family: var(--mono); font-size: .82rem; }
      summary { cursor: pointer; min-height: 24px; }
      button { min-height: 2rem; padding: .2rem .7rem; font-size: var(--small); }
    `,
  ];

  override willUpdate() {
    const settled = this.model.settled?.round;
    if (settled && settled !== this.asked && kept(settled).length) void this.check((this.asked = settled));
  }

  /** The round's proof is looked through as soon as it is there. */
  private async check(round: string) {
    const record = await get<RoundRecord>(`/api/rounds/${round}`).catch(() => undefined);
    const found = record?.over ? verdict(record, kept(round)) : undefined;
    if (found) this.last = { round, found };
  }

  override render() {
    const view = this.model.view;
    if (!view) return nothing;
    const said = status(view);
    if (!view.posted.shuffled) return html`<p class="small soft">The dealer keys the cards of a real deck here, so there is no seal and nothing to cut.</p>`;
    return html`<p class="small soft">${capital(view.backs)} deck, ${view.deck ? html`sealed: <span class="mono">${view.deck.commitment.slice(0, 12)}…</span>` : 'opened for everybody'}</p>
      <p class="small status" data-cut>${said}</p>
      ${this.model.isSeated
        ? html`<p class="small proof" data-proof>${this.last ? this.proof(this.last) : nothing}</p>`
        : nothing}
      ${this.model.isSeated ? this.byHand() : nothing}`;
  }

  private proof({ round, found }: { round: string; found: Verdict }) {
    return html`<a href="/r/${round}">Round ${round}</a>: <b class=${found.tone}>${found.word}</b>${found.withheld ? ` · withheld: ${found.withheld}` : ''}`;
  }

  private byHand() {
    return html`<details class="small">
      <summary>Cut with a value of your own</summary>
      <p class="soft">Your browser picks a random value for every round. Trust your own dice more? Type what they show, fifty rolls or 64 hex digits; it counts for one round.</p>
      <form @submit=${this.submitted}>
        <input name="value" aria-label="A value of your own" autocomplete="off" spellcheck="false" maxlength="200" />
        <button>Use it once</button>
      </form>
      ${this.model.cutter.hasOneByHand ? html`<p role="status">It goes in with your next bets.</p>` : nothing}
    </details>`;
  }

  private submitted = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.model.cutter.byHand(String(new FormData(form).get('value') ?? ''), this.model.view);
    form.reset();
    this.requestUpdate();
  };
}

/** In words that need no key: who has cut this deck so far. */
function status({ deck, you, phase }: TableView): string {
  const cuts = deck?.cuts ?? [];
  const own = cuts.find((one) => you?.seats.includes(one.seat));
  const open = cuts.filter((one) => one.value).length;
  const withheld = cuts.filter((one) => one.withheld).length;
  if (own?.withheld) return 'Your value did not arrive in time: the cards were dealt without it.';
  if (own?.value) return `Your value cut this deck${open > 1 ? `, with ${open - 1} more` : ''}: nobody chose the cards.${withheld ? ` Withheld: ${withheld}.` : ''}`;
  if (own) return phase === 'betting' ? 'Your browser has promised a value that will cut this deck, and opens it once bets are closed.' : 'Your value is on its way.';
  if (open) return `${open === 1 ? 'A player' : `${open} players`} cut this deck.${withheld ? ` Withheld: ${withheld}.` : ''}`;
  if (phase === 'betting') return you?.seats.length ? 'Bet, and your browser cuts the sealed deck with a value of its own.' : 'Everybody who bets cuts the sealed deck with a value of their own.';
  return deck ? 'House only: no player cut this deck.' : '';
}
