import { LitElement, css, html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { give } from '../../live/pit';

const TABLES: Record<string, [string, string][]> = {
  'game-manager': [['P1', 'Table 1, three cards'], ['P2', 'Table 2, three cards']],
  nexus: [['P1', 'Table 1, three cards'], ['P2', 'Table 2, three cards']],
  'multi-game-link': [['MGL', 'Multi Game Link, five cards']],
};

/** A new link, for the progressive manager. */
@customElement('qh-set-up-link')
export class SetUpLink extends LitElement {
  @state() private controller = 'game-manager';

  static override styles = [
    base,
    css`
      form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: .8rem; align-items: end; margin-top: .8rem; }
      input, select { width: 100%; }
      summary { cursor: pointer; font-weight: 600; min-height: 2rem; }
    `,
  ];

  override render() {
    return html`<details class="card-surface">
      <summary>Set up another link</summary>
      <form @submit=${this.submit}>
        <div><label for="link">Short name for its address</label><input id="link" name="link" pattern="[a-z0-9\\-]{1,24}" required /></div>
        <div><label for="title">Title</label><input id="title" name="title" required /></div>
        <div><label for="controller">System</label>
          <select id="controller" name="controller" @change=${(event: Event) => (this.controller = (event.target as HTMLSelectElement).value)}>
            <option value="game-manager">Game Manager</option><option value="nexus">Nexus Command</option><option value="multi-game-link">Multi Game Link</option>
          </select></div>
        <div><label for="payTable">Pay table</label><select id="payTable" name="payTable">${TABLES[this.controller]!.map(([id, text]) => html`<option value=${id}>${text}</option>`)}</select></div>
        <div><label for="wager">Wager, dollars</label><input id="wager" name="wager" value="1" required /></div>
        <div><label for="seed">Seed, dollars</label><input id="seed" name="seed" value="1000" required /></div>
        <div><label for="contributionPercent">To the meter, %</label><input id="contributionPercent" name="contributionPercent" value="18.5" required /></div>
        <div><label for="reservePercent">To the reserve, %</label><input id="reservePercent" name="reservePercent" value="1.25" required /></div>
        <div><label for="configuredSource">Source of the maker’s settings</label><input id="configuredSource" name="configuredSource" minlength="3" maxlength="200" placeholder="data sheet, letter, page" required /></div>
        <button class="primary">Set up</button>
      </form>
    </details>`;
  }

  private submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!(await give('/api/links', given))) return;
    form.reset();
    location.hash = `links/${given['link']}`;
    this.dispatchEvent(new CustomEvent('done'));
  };
}
