import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { get, post } from '../../live/api';
import { share, type Study } from './model';

const EVERY = 700;

/** A study that takes a while: another pay table or the same again, with its progress and a way to stop it. */
@customElement('qh-long-study')
export class LongStudy extends LitElement {
  @property() name = '';
  @property() choose = '';
  @property() pays = '';
  @property({ type: Number }) spots = 3;
  @state() private study?: Study;
  @state() private no = '';
  private timer = 0;

  static override styles = [
    base,
    css`
      progress { width: min(100%, 24rem); height: .9rem; accent-color: var(--brass); }
      .figures { font-variant-numeric: tabular-nums; margin-top: .6rem; }
    `,
  ];

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override render() {
    const running = this.study?.state === 'running';
    return html`<div class="row">
        <button @click=${this.start} ?disabled=${running}>Compute ${this.spots} spots now</button>
        ${running ? html`<button class="danger" @click=${this.stop}>Stop</button>` : nothing}
      </div>
      <div role="status">${this.no ? html`<p class="bad">${this.no}</p>` : this.told()}</div>`;
  }

  private told() {
    const study = this.study;
    if (!study) return html`<p class="soft small">Deals at random, with every decision exact, until the standard error is 0.01 % of the Ante.</p>`;
    const part = study.total ? Math.min(1, study.done / study.total) : 0;
    return html`${study.state === 'running'
      ? html`<p><progress max="1" .value=${part} aria-label="Progress"></progress> ${Math.round(100 * part)} %</p>`
      : html`<p class="soft small">The study is ${study.state}.</p>`}
      ${study.result
        ? html`<p class="figures">Gain ${share(study.result.gain, 4)}, house edge <strong>${share(study.result.edge, 4)}</strong>,
            ± ${Number(study.result.standardError).toFixed(4)} %</p>`
        : nothing}`;
  }

  private start = async () => {
    this.no = '';
    try {
      const { study } = await post<Study>(`/api/face-up/${this.name}/studies`, {
        spots: this.spots,
        choices: this.choose ? this.choose.split(',') : [],
        pays: this.pays ? this.pays.split(',') : [],
      });
      await this.look(study);
    } catch (no) {
      this.no = (no as Error).message;
    }
  };

  private stop = async () => {
    if (this.study) this.study = await post<Study>(`/api/face-up/${this.name}/studies/${this.study.study}/stop`);
  };

  private async look(id: string) {
    this.study = await get<Study>(`/api/face-up/${this.name}/studies/${id}`);
    if (this.study.state === 'running') this.timer = window.setTimeout(() => void this.look(id), EVERY);
  }
}
