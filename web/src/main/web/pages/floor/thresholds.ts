import { LitElement, css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { say } from '../../kit/toast';
import { Problem, put } from '../../live/api';
import type { Schemas } from '../../live/house';

type Thresholds = Schemas['WallThresholds'];

/** Beyond which figures a tile turns, as a manager sets it; every change and every crossing is a line of the house's journal. */
@customElement('qh-thresholds')
export class ThresholdForm extends LitElement {
  @property({ attribute: false }) thresholds!: Thresholds;

  static override styles = [
    base,
    css`
      form { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end; margin-top: .6rem; }
      form div { max-width: 16rem; }
      input { width: 100%; }
    `,
  ];

  override render() {
    const now = this.thresholds;
    return html`<details class="card-surface">
      <summary>Thresholds</summary>
      <form @submit=${this.set}>
        <div><label for="tray">Tray falls below, dollars</label><input id="tray" name="leastTray" inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" required .defaultValue=${String(now.leastTrayCents / 100)} /></div>
        <div><label for="held">Hold is off by, standard deviations</label><input id="held" name="heldDeviations" type="number" min="1" max="9" required .defaultValue=${String(now.heldDeviations)} /></div>
        <div><label for="rounds">Fewer rounds an hour than (0 for off)</label><input id="rounds" name="leastRoundsAnHour" type="number" min="0" max="1000" required .defaultValue=${String(now.leastRoundsAnHour)} /></div>
        <div><label for="meter">Meter above, percent of its plan (0 for off)</label><input id="meter" name="mostMeterPercent" type="number" min="0" max="100000" required .defaultValue=${String(now.mostMeterPercent)} /></div>
        <button class="primary">Set thresholds</button>
      </form>
      <p class="soft small">A tile that crosses one turns red, and the journal keeps when it did and when it came back.</p>
    </details>`;
  }

  private set = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const whole = (name: string) => Number(fields.get(name));
    try {
      await put<Thresholds>('/api/wall/thresholds', {
        leastTray: String(fields.get('leastTray')),
        heldDeviations: whole('heldDeviations'),
        leastRoundsAnHour: whole('leastRoundsAnHour'),
        mostMeterPercent: whole('mostMeterPercent'),
      });
      say('The thresholds are set.');
      this.dispatchEvent(new Event('done'));
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
      else say((no as Error).message, 'refused');
    }
  };
}
