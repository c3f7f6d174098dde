import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { money, signed } from '../../kit/money';
import { linkGames, type LinkGame } from '../../live/house';
import { give, type LinkDetails, type Proposal } from '../../live/pit';
import { may, who } from '../../live/session';

const REASONS: [string, string][] = [
  ['malfunction', 'Correction of a malfunction'], ['above-posted-limit', 'Down to the posted limit'], ['non-displayed-funds', 'Funds not shown on any display'],
  ['seed-recovery', 'Recovery of the seed'], ['house-adds', 'The house adds to the prize'],
];

/** Changes that nobody makes alone: one proposes, another approves. */
@customElement('qh-proposals')
export class Proposals extends LitElement {
  @property() link = '';
  @property({ attribute: false }) details!: LinkDetails;
  @state() private change: Proposal['change'] = 'adjustment';
  @state() private unknown: LinkGame[] = [];

  static override styles = [
    base,
    css`
      h3 { margin-bottom: .6rem; }
      ul { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .6rem; }
      li { padding: .7rem .9rem; border-radius: .5rem; border: 1px solid var(--brass); background: color-mix(in srgb, var(--brass-bright) 12%, var(--surface)); }
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: .6rem; align-items: end; }
      form input, form select { width: 100%; }
      .wide { grid-column: 1 / -1; }
      .row { margin-top: .5rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    if (may('sign-for-links')) void linkGames().then((all) => (this.unknown = all.filter((one) => one.standing === 'unknown')));
  }

  override render() {
    return html`<h3>Changes that take two people</h3>
      ${this.details.proposals.length
        ? html`<ul>${this.details.proposals.map((proposal) => this.open(proposal))}</ul>`
        : html`<p class="soft small">Nothing is proposed.</p>`}
      ${may('sign-for-links') ? this.form() : nothing}`;
  }

  private open(proposal: Proposal) {
    const own = proposal.by.name === who()?.name;
    return html`<li>
      <strong>${said(proposal)}</strong>
      <div class="small soft">Proposed by ${proposal.by.post} ${proposal.by.name}: ${proposal.because}</div>
      ${may('sign-for-links')
        ? html`<div class="row">
            ${own ? html`<span class="small">Another person approves it.</span>` : html`<button class="primary" @click=${() => this.order(`proposals/${proposal.number}/approve`)}>Approve</button>`}
            <button @click=${() => this.order(`proposals/${proposal.number}/withdraw`)}>Withdraw</button>
          </div>`
        : nothing}
    </li>`;
  }

  private form() {
    return html`<form @submit=${this.propose}>
      <div class="wide">
        <label for="change">Propose</label>
        <select id="change" @change=${(event: Event) => (this.change = (event.target as HTMLSelectElement).value as Proposal['change'])}>
          <option value="adjustment">an adjustment of a fund</option>
          <option value="back-out">to back out an award</option>
          <option value="terms">new parameters</option>
          <option value="retirement">to retire the link</option>
          ${this.details.link.controller === 'multi-game-link' ? html`<option value="game">to declare a game that is dealt elsewhere</option>` : nothing}
        </select>
      </div>
      ${this.parts()}
      <div class="wide"><label for="because">Explanation, for the record</label><input id="because" name="because" minlength="3" required /></div>
      <button>Propose</button>
    </form>`;
  }

  private parts() {
    switch (this.change) {
      case 'adjustment':
        return html`<div><label for="fund">Fund</label><select id="fund" name="fund"><option value="meter">meter</option><option value="reserve">reserve</option><option value="overflow">overflow</option></select></div>
          <div><label for="amount">Amount in dollars (minus to take away)</label><input id="amount" name="amount" pattern="[\\-−]?[0-9]+([.][0-9]{1,2})?" required /></div>
          <div class="wide"><label for="reason">Reason</label><select id="reason" name="reason">${REASONS.map(([key, text]) => html`<option value=${key}>${text}</option>`)}</select></div>`;
      case 'back-out':
        return html`<div><label for="page">Page of the log</label><input id="page" name="page" type="number" min="1" required /></div>`;
      case 'terms':
        return html`<div><label for="seed">Seed, dollars</label><input id="seed" name="seed" placeholder=${this.details.terms.seedCents / 100} /></div>
          <div><label for="contribution">To the meter, %</label><input id="contribution" name="contributionPercent" placeholder=${this.details.terms.rates.contributionPer10000 / 100} /></div>
          <div><label for="reserve">To the reserve, %</label><input id="reserve" name="reservePercent" placeholder=${this.details.terms.rates.reservePer10000 / 100} /></div>`;
      case 'game':
        return html`<div class="wide"><label for="game">Game, as the letter connects it</label>
            <select id="game" name="game" required>${this.unknown.map((one) => html`<option value=${one.game}>${one.title}</option>`)}</select></div>
          <div><label for="own">The player’s own cards that count</label><input id="own" name="own" type="number" min="2" max="5" value="5" required /></div>
          <div><label for="community">Community cards that count</label><input id="community" name="community" type="number" min="0" max="3" value="0" required /></div>
          <div><label for="hand">Hand that wins the whole meter</label><input id="hand" name="hand" value="royal-flush" required /></div>
          <div><label for="ways">Hands that are one</label><input id="ways" name="ways" pattern="[1-9][0-9]{0,29}" placeholder="4" required /></div>
          <div><label for="of">of how many hands</label><input id="of" name="of" pattern="[1-9][0-9]{0,29}" placeholder="2598960" required /></div>`;
      case 'retirement':
        return html`<div><label for="to">Link that receives its money</label><input id="to" name="to" required /></div>`;
    }
  }

  private propose = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')) as Record<string, string>;
    if (given['amount']) given['amount'] = given['amount'].replace('−', '-');
    const whole = Object.fromEntries(['page', 'own', 'community'].flatMap((name) => (given[name] ? [[name, Number(given[name])]] : [])));
    if (await this.order('proposals', { change: this.change, ...given, ...whole })) form.reset();
  };

  private async order(path: string, fields: object = {}): Promise<boolean> {
    const done = await give(`/api/links/${encodeURIComponent(this.link)}/${path}`, fields);
    this.dispatchEvent(new CustomEvent('done'));
    return done;
  }
}

function said(proposal: Proposal): string {
  switch (proposal.change) {
    case 'adjustment':
      return `${signed(proposal.cents ?? 0)} on the ${proposal.fund}: ${REASONS.find(([key]) => key === proposal.reason)?.[1] ?? proposal.reason}`;
    case 'back-out':
      return `Back out the award on page ${proposal.page}`;
    case 'terms':
      return `Parameters: seed ${money(proposal.terms?.seedCents ?? 0)}, ${(proposal.terms?.rates.contributionPer10000 ?? 0) / 100} % to the meter, ${(proposal.terms?.rates.reservePer10000 ?? 0) / 100} % to the reserve`;
    case 'retirement':
      return `Retire the link; its money goes to ${proposal.to}`;
    case 'game':
      return `${proposal.game?.game}: ${proposal.game?.own} own and ${proposal.game?.community} community cards count, ${proposal.game?.chance.hand} in ${proposal.game?.chance.ways} of ${proposal.game?.chance.of}`;
  }
}
