import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { say } from '../../kit/toast';
import { get, newId, post, Problem } from '../../live/api';
import type { Schemas } from '../../live/house';

type Customer = Schemas['Customer'];

/** The cashier's window: one person before it, his chips, and what came and went. */
@customElement('qh-cage')
export class Cage extends LitElement {
  @state() private customer: Customer | undefined;
  @state() private no = '';

  static override styles = [
    base,
    css`
      :host { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem; }
      form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; }
      .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem; }
      .sum { font: 600 1.7rem/1.1 var(--serif); font-variant-numeric: tabular-nums; }
      h2 { margin-bottom: .5rem; }
      input { width: 10rem; max-width: 100%; }
      td { white-space: nowrap; }
    `,
  ];

  override render() {
    return html`<section class="card-surface">
        <h2>The cage</h2>
        <form @submit=${this.find}>
          <div><label for="player">Player at the window</label><input id="player" name="player" autocomplete="off" required maxlength="80" /></div>
          <button class="primary">Find</button>
        </form>
        <p class="bad" role="alert">${this.no}</p>
      </section>
      ${this.customer ? this.window(this.customer) : nothing}`;
  }

  private window(one: Customer) {
    return html`<div class="two">
        <section class="card-surface" aria-labelledby="who">
          <h2 id="who">${one.name}</h2>
          <p class="sum">${money(one.walletCents)}</p>
          <p class="soft small">in the wallet${one.active ? '' : '; the account is closed'}. ${one.racks.map((rack) => `${money(rack.cents)} at ${rack.table}. `)}</p>
          ${one.redemption ? html`<p>${one.redemption.expired ? 'Wanted' : 'Wants'} to redeem <strong>${money(one.redemption.cents)}</strong>${
            one.redemption.expired ? html`. <strong class="bad">Expired</strong>: the player asks again, or a second person of the house agrees.` : html`, until ${new Date(one.redemption.until).toLocaleString()}.`}</p>` : nothing}
          ${one.active || !one.walletCents ? nothing : html`<p>What is in the wallet stays the player's: redeem it with a second person of the house.</p>`}
        </section>
        <section class="card-surface" aria-labelledby="give">
          <h2 id="give">Issue and redeem</h2>
          <form @submit=${(event: SubmitEvent) => this.move(event, 'issue')}>
            <div><label for="issue">Issue, dollars</label><input id="issue" name="amount" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" required /></div>
            <button>Issue</button>
          </form>
          <form @submit=${(event: SubmitEvent) => this.move(event, 'redeem')}>
            <div><label for="redeem">Redeem, dollars</label><input id="redeem" name="amount" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" required .value=${one.redemption && !one.redemption.expired ? String(one.redemption.cents / 100) : ''} /></div>
            <button>Redeem</button>
          </form>
          <p class="soft small">Anything the player has not asked for, or that is above your limits, waits for a second person.</p>
        </section>
      </div>
      <section class="card-surface" aria-labelledby="history">
        <h2 id="history">History</h2>
        <div class="scroll-x" tabindex="0" role="region" aria-label="All that came and went"><table class="numbers">
          <thead><tr><th scope="col">When</th><th scope="col">Account</th><th scope="col" class="number">Dollars</th></tr></thead>
          <tbody>${one.moves.map((move) => html`<tr><td>${new Date(move.at).toLocaleString()}</td><td>${move.with}</td><td class="number">${signed(move.cents)}</td></tr>`)}</tbody>
        </table></div>
      </section>`;
  }

  private find = async (event: SubmitEvent) => {
    event.preventDefault();
    await this.look(String(new FormData(event.target as HTMLFormElement).get('player')).trim());
  };

  private async look(name: string) {
    try {
      this.customer = await get<Customer>(`/api/cashier/people/${encodeURIComponent(name)}`);
      this.no = '';
    } catch (no) {
      this.customer = undefined;
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async move(event: SubmitEvent, verb: 'issue' | 'redeem') {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const player = this.customer?.name ?? '';
    try {
      const receipt = await post<Schemas['Receipt']>(`/api/cashier/${verb}`, { id: newId(), player, amount: String(new FormData(form).get('amount')) });
      const done = `${verb === 'issue' ? 'Issued' : 'Redeemed'} ${money(receipt.cents)}.`;
      say(receipt.proposal ? `Number ${receipt.proposal} is waiting for a second person.` : done);
      form.reset();
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
      else say((no as Error).message, 'refused');
    }
    await this.look(player);
  }
}
