import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import '../../kit/card';
import { say } from '../../kit/toast';
import { Problem, post } from '../../live/api';
import type { Schemas } from '../../live/house';
import '../table/console/keypad';
import { handIn, take, walking, type Sheet } from './exercise';
import { newSeed } from './marks';

type Stands = Schemas['KeypadStands'];

/** A progressive round at the controller, from the lit sensors to the last button. */
@customElement('qh-keypad-walk')
export class KeypadWalk extends LitElement {
  @property() game = '';
  @property({ attribute: false }) choose: string[] = [];
  @state() private stands?: Stands;
  @state() private presses: string[] = [];
  @state() private wrong = 0;
  private sheet?: Sheet;
  private tries: string[] = [];
  private began = performance.now();

  static override styles = [
    base,
    css`
      .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
      @media (max-width: 52rem) { .split { grid-template-columns: minmax(0, 1fr); } }
      ul { list-style: none; margin: .8rem 0; padding: 0; display: grid; gap: .4rem; }
      li { display: flex; align-items: center; gap: .6rem; }
      li b { width: 4rem; }
      qh-card { width: 2.2rem; }
      .no { border-left: .35rem solid var(--bad); }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>) {
    if (changed.has('game') || changed.has('choose')) void this.begin();
  }

  private async begin() {
    this.tries = [];
    this.wrong = 0;
    this.presses = [];
    this.began = performance.now();
    try {
      this.sheet = await take('keypad', this.game, this.choose, newSeed());
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
      return;
    }
    await this.ask([]);
  }

  private async ask(presses: string[]) {
    try {
      const stands = await post<Stands>('/api/walks/keypad', { ...walking(this.sheet!, this.game, this.choose), presses });
      this.tries.push(...presses.slice(-1));
      if (stands.no) this.wrong++;
      else this.presses = presses;
      if (stands.over) await this.finish().finally(() => (this.stands = stands));
      else this.stands = stands;
    } catch (no) {
      say(no instanceof Problem ? no.detail : String(no), 'refused');
    }
  }

  private async finish() {
    if (this.sheet?.paper) await handIn(this.sheet, this.game, this.choose, this.tries);
    const right = this.presses.length;
    this.dispatchEvent(new CustomEvent('done', { detail: { right, of: right + this.wrong, seconds: (performance.now() - this.began) / 1000 } }));
  }

  override render() {
    if (!this.stands) return nothing;
    const { controller, hands, community, no, over } = this.stands;
    return html`<div class="split">
      <qh-keypad .controls=${controller} places="5" .roles=${['dealer', 'supervisor']}
        @press=${(event: CustomEvent) => this.press(event.detail.button, event.detail.fields)}></qh-keypad>
      <div>
        <div role="status">
          ${no ? html`<p class="card-surface no"><strong>${no.why}.</strong><br /><span class="small soft">${no.clause}</span></p>` : nothing}
          ${over ? html`<p><strong>The round is over</strong>, with ${this.wrong} wrong button${this.wrong === 1 ? '' : 's'}.</p>` : nothing}
          ${!no && !over ? html`<p>${this.hint(controller, hands.length > 0)}</p>` : nothing}
        </div>
        ${over ? html`<button class="primary" @click=${() => void this.begin()}>Another round</button>` : nothing}
        ${community.length
          ? html`<p class="row" aria-label="Community cards"><b>Community</b>${community.map((card) => html`<qh-card card=${card}></qh-card>`)}</p>`
          : nothing}
        <ul>
          ${hands.map((hand) => html`<li><b>Seat ${hand.seat}</b>${hand.cards.map((card) => html`<qh-card card=${card}></qh-card>`)}
            <span class="small soft">${hand.wagered ? 'progressive wager' : 'no wager'}</span></li>`)}
        </ul>
      </div>
    </div>`;
  }

  private hint(controls: Stands['controller'], open: boolean): string {
    if (!open) return 'All bets are down and the sensors are lit. Which button do you press?';
    return controls.amounts.length > controls.recorded.length ? 'The amount is fixed. What does the supervisor do?' : 'The hands are face up. What do you do at the controller?';
  }

  private press(button: string, fields: Record<string, unknown>) {
    const about = Object.values(fields)[0];
    void this.ask([...this.presses, about === undefined ? button : `${button} ${String(about)}`]);
  }
}
