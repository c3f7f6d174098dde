import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { who } from '../../live/session';
import { address, curl, sample, type Contract, type Operation } from './contract';

const MOST_SHOWN = 20_000;

/** One request, filled in and sent from here. */
@customElement('qh-try-it')
export class TryIt extends LitElement {
  @property({ attribute: false }) contract!: Contract;
  @property({ attribute: false }) operation!: Operation;
  @state() private filled: Record<string, string> = {};
  @state() private body = '';
  @state() private answer?: { status: string; good: boolean; millis: number; text: string };
  @state() private sending = false;

  static override styles = [
    base,
    css`
      form { display: grid; gap: .6rem; }
      .fields { display: flex; flex-wrap: wrap; gap: .6rem 1rem; }
      .fields input { width: 12rem; }
      textarea { width: 100%; font-family: var(--mono); font-size: .9rem; }
      pre { max-height: 24rem; overflow: auto; font-size: .84rem; }
      .status { font-weight: 700; }
    `,
  ];

  override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (!changed.has('operation')) return;
    this.filled = Object.fromEntries(this.operation.parameters.map(({ name, example }) => [name, example === undefined ? '' : String(example)]));
    this.body = this.operation.body ? JSON.stringify(sample(this.contract, this.operation.body), null, 2) : '';
  }

  override render() {
    const { method, path, parameters, id } = this.operation;
    const asked = parameters.filter((one) => one.in !== 'header');
    const url = address(path, parameters, this.filled);
    return html`<form @submit=${this.send}>
      ${asked.length
        ? html`<div class="fields">${asked.map(
            ({ name, required }) => html`<div><label for="${id}-${name}">${name}${required ? '' : html` <span class="soft">(optional)</span>`}</label>
              <input id="${id}-${name}" .value=${this.filled[name] ?? ''} ?required=${!!required} autocomplete="off" spellcheck="false"
                @input=${(event: InputEvent) => (this.filled = { ...this.filled, [name]: (event.target as HTMLInputElement).value })} /></div>`,
          )}</div>`
        : nothing}
      ${this.operation.body
        ? html`<div><label for="${id}-body">Body (JSON)</label>
            <textarea id="${id}-body" rows=${Math.min(14, this.body.split('\n').length + 1)} spellcheck="false" .value=${this.body}
              @input=${(event: InputEvent) => (this.body = (event.target as HTMLTextAreaElement).value)}></textarea></div>`
        : nothing}
      <div class="row"><button class="primary" ?disabled=${this.sending}>Send</button>
        <span class="small soft">${method === 'GET' ? 'Reads' : 'Does it for real'}, as ${who()?.name ?? 'a stranger'}.</span></div>
      <pre tabindex="0" aria-label="The same in a terminal">${curl(method, location.origin + url, this.body)}</pre>
    </form>
    <div role="status">${this.answer
      ? html`<p><span class="status ${this.answer.good ? 'good' : 'bad'}">${this.answer.good ? '✓' : '✗'} ${this.answer.status}</span> <span class="soft small">in ${this.answer.millis} ms</span></p>
          ${this.answer.text ? html`<pre tabindex="0" aria-label="The answer">${this.answer.text}</pre>` : nothing}`
      : nothing}</div>`;
  }

  private send = async (event: Event) => {
    event.preventDefault();
    const { method, path, parameters } = this.operation;
    this.sending = true;
    const began = performance.now();
    try {
      const sent = method === 'GET' ? {} : { method, headers: { 'Content-Type': 'application/json' }, body: this.body || '{}' };
      const response = await fetch(address(path, parameters, this.filled), sent);
      const text = await response.text();
      this.answer = { status: `${response.status} ${response.statusText}`, good: response.ok, millis: Math.round(performance.now() - began), text: pretty(text) };
    } catch {
      this.answer = { status: 'No answer', good: false, millis: Math.round(performance.now() - began), text: '' };
    }
    this.sending = false;
  };
}

function pretty(text: string): string {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // What is no JSON is shown as it came.
  }
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}\n… ${(shown.length - MOST_SHOWN).toLocaleString('en-US')} more characters` : shown;
}
