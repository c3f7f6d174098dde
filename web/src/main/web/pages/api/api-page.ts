import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { get } from '../../live/api';
import { fits, nameOf, operations, typeOf, type Contract, type Operation, type Schema } from './contract';
import './try-it';

const STREAM = 'text/event-stream';

/** The contract for people: every request in a line, found by a word, opened and tried where it stands. */
@customElement('qh-api')
export class ApiPage extends LitElement {
  @state() private contract?: Contract;
  @state() private wanted = new URLSearchParams(location.search).get('find') ?? '';
  @state() private open = new Set<string>();
  private all: Operation[] = [];

  static override styles = [
    base,
    css`
      h1 { margin-bottom: .6rem; }
      .find { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; align-items: end; margin: 1.2rem 0; position: sticky; top: 0; background: var(--paper); padding: .5rem 0; z-index: 2; }
      .find div { flex: 1; max-width: 30rem; }
      .find input { width: 100%; }
      details { border-top: 1px solid var(--line); }
      details details { border-top: 0; }
      summary { cursor: pointer; padding: .55rem .2rem; min-height: 44px; }
      .chapter > summary { font: 600 1.15rem/1.3 var(--serif); }
      .chapter > summary .soft { font: 400 var(--small) var(--sans); }
      .chapter > summary { list-style-position: inside; }
      .one > summary { display: grid; grid-template-columns: 4.6rem minmax(0, 20rem) minmax(0, 1fr); gap: .1rem .8rem; align-items: baseline; }
      .one { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); margin: .3rem 0; padding: 0 .7rem; }
      .one[open] { padding-bottom: .8rem; }
      .method { font: 700 .8rem var(--mono); }
      code { overflow-wrap: anywhere; }
      .roles { display: flex; flex-wrap: wrap; gap: .3rem; margin: .3rem 0 .6rem; }
      h2 { font-size: 1.05rem; margin: .9rem 0 .3rem; }
      .wanted { outline: 2px solid var(--brass); outline-offset: 2px; }
      @media (max-width: 48rem) { .one > summary { grid-template-columns: 4.6rem minmax(0, 1fr); } .one > summary > span:last-child { grid-column: 1 / -1; } }
    `,
  ];

  override async connectedCallback() {
    super.connectedCallback();
    const contract = await get<Contract>('/openapi.json');
    this.all = operations(contract);
    this.contract = contract;
    const asked = location.hash.slice(1);
    if (!asked) return;
    this.open = new Set([asked, asked.startsWith('problem-') ? 'problems' : asked.startsWith('schema-') ? 'schemas' : about(this.all.find(({ id }) => id === asked)?.tag ?? '')]);
    await this.updateComplete;
    this.renderRoot.querySelector(`#${CSS.escape(asked)}`)?.scrollIntoView({ block: 'center' });
  }

  override render() {
    const contract = this.contract;
    if (!contract) return nothing;
    const found = this.all.filter((one) => fits(one, this.wanted.trim()));
    return html`<div class="page">
      <h1>${contract.info.title}</h1>
      ${contract.info.description.split(/\n\s*\n/).map((paragraph) => html`<p class="soft">${marked(paragraph)}</p>`)}
      <p>As a file: <a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a></p>
      <div class="find">
        <div><label for="find">Find a request</label>
          <input id="find" type="search" placeholder="bet, jackpot, GET lab…" .value=${this.wanted} @input=${(event: InputEvent) => (this.wanted = (event.target as HTMLInputElement).value)} /></div>
        <span class="soft" role="status">${found.length} of ${this.all.length} requests</span>
      </div>
      ${contract.tags.map(({ name, description }) => this.chapter(name, description ?? '', found.filter(({ tag }) => tag === name)))}
      ${this.wanted ? nothing : html`${this.problems(contract)} ${this.schemas(contract)}`}
    </div>`;
  }

  private chapter(name: string, says: string, found: Operation[]) {
    if (found.length === 0) return nothing;
    return html`<details class="chapter" ?open=${this.wanted !== '' || this.open.has(about(name))} @toggle=${(event: ToggleEvent) => this.toggled(about(name), event)}>
      <summary>${name} <span class="soft">${found.length} ${found.length === 1 ? 'request' : 'requests'}</span></summary>
      ${this.wanted !== '' || this.open.has(about(name)) ? html`<p class="soft small">${marked(says)}</p>${found.map((one) => this.operation(one))}` : nothing}
    </details>`;
  }

  private operation(one: Operation) {
    return html`<details class="one ${location.hash.slice(1) === one.id ? 'wanted' : ''}" id=${one.id} ?open=${this.open.has(one.id)} @toggle=${(event: ToggleEvent) => this.toggled(one.id, event)}>
      <summary><span class="method">${one.method}</span><code>${one.path}</code><span class="small">${marked(one.summary)}</span></summary>
      ${this.open.has(one.id) ? this.opened(one) : nothing}
    </details>`;
  }

  private opened(one: Operation) {
    const stream = one.gives.some(({ type }) => type === STREAM);
    return html`<div class="roles">${one.roles.map((role) => html`<span class="tag">${role}</span>`)}</div>
      ${one.description ? html`<p>${marked(one.description)}</p>` : nothing}
      ${one.parameters.length
        ? html`<h2>Asks for</h2>${rows(one.parameters.map(({ name, in: where, required, description, schema }) => [name, html`${schema ? typeOf(schema) : 'string'}, in ${where}${required ? '' : ', optional'}`, description ?? '']))}`
        : nothing}
      ${one.body ? html`<h2>Send</h2>${this.shape(one.body)}` : nothing}
      <h2>Get</h2>
      ${rows([
        ...one.gives.map(({ status, says, type, schema }): [string, TemplateResult, string] => [status, html`${schema ? this.typed(schema) : type}`, says]),
        [one.refusals.join(' '), html`<button class="plain" @click=${() => this.show('schema-Problem')}>Problem</button>`, 'What is wrong, and what to do.'],
      ])}
      <h2>Try it</h2>
      ${stream
        ? html`<p class="small">A stream stays open: <code>curl -N ${location.origin}${one.path}</code></p>`
        : one.tag === 'pages'
          ? html`<p class="small">A page: put its address into the address bar.</p>`
          : html`<qh-try-it .contract=${this.contract} .operation=${one}></qh-try-it>`}`;
  }

  private shape(schema: Schema) {
    const whole = schema.$ref ? this.contract!.components.schemas[nameOf(schema)] ?? schema : schema;
    return html`${whole.description ? html`<p class="small soft">${marked(whole.description)}</p>` : nothing}
      ${whole.properties
        ? rows(Object.entries(whole.properties).map(([name, one]) => [name, html`${this.typed(one)}${whole.required?.includes(name) ? '' : ', optional'}`, one.description ?? '']))
        : html`<p class="small">${this.typed(whole)}</p>`}
      ${whole.example === undefined ? nothing : html`<pre tabindex="0" aria-label="Example">${JSON.stringify(whole.example)}</pre>`}`;
  }

  /** A schema's name leads to the schema. */
  private typed(schema: Schema): TemplateResult {
    const inner = schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema);
    const name = nameOf(inner);
    if (!name) return html`${typeOf(schema)}`;
    return html`${inner === schema ? '' : schema.items ? 'list of ' : 'map of '}<a href="#schema-${name}" @click=${(event: Event) => (event.preventDefault(), this.show(`schema-${name}`))}>${name}</a>`;
  }

  private problems(contract: Contract) {
    return html`<details class="chapter" ?open=${this.open.has('problems')} @toggle=${(event: ToggleEvent) => this.toggled('problems', event)}>
      <summary>problems <span class="soft">what every refusal means</span></summary>
      <p class="small">Every refusal is <code>application/problem+json</code> (RFC 9457). Its type leads here; its detail says what is wrong and what to do; clause names the rule where a rule speaks.</p>
      <div class="scroll-x"><table class="numbers"><tbody>${contract['x-problems'].map(({ kind, status, title, advice }) => html`<tr id="problem-${kind}" class=${location.hash === `#problem-${kind}` ? 'wanted' : ''}><td><code>${kind}</code></td><td>${status}</td><td>${title}. ${advice}</td></tr>`)}</tbody></table></div>
    </details>`;
  }

  private schemas(contract: Contract) {
    const names = Object.keys(contract.components.schemas);
    return html`<details class="chapter" ?open=${this.open.has('schemas')} @toggle=${(event: ToggleEvent) => this.toggled('schemas', event)}>
      <summary>schemas <span class="soft">${names.length} shapes</span></summary>
      ${this.open.has('schemas')
        ? names.map((name) => html`<details class="one" id="schema-${name}" ?open=${this.open.has(`schema-${name}`)} @toggle=${(event: ToggleEvent) => this.toggled(`schema-${name}`, event)}>
            <summary><code>${name}</code></summary>${this.open.has(`schema-${name}`) ? this.shape({ $ref: `#/components/schemas/${name}` }) : nothing}</details>`)
        : nothing}
    </details>`;
  }

  private async show(id: string) {
    this.wanted = '';
    this.open = new Set([...this.open, 'schemas', id]);
    history.replaceState(null, '', `#${id}`);
    await this.updateComplete;
    const there = this.renderRoot.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    there?.scrollIntoView({ block: 'center' });
    there?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
  }

  private toggled(name: string, event: ToggleEvent) {
    const is = (event.currentTarget as HTMLDetailsElement).open;
    if (is === this.open.has(name)) return;
    const open = new Set(this.open);
    if (is) open.add(name);
    else open.delete(name);
    this.open = open;
  }
}

/** A chapter is no request of the same name. */
function about(tag: string): string {
  return `about-${tag}`;
}

function rows(all: [string, TemplateResult, string][]) {
  return html`<div class="scroll-x"><table class="numbers"><tbody>${all.map(([name, type, says]) => html`<tr><td><code>${name}</code></td><td>${type}</td><td>${marked(says)}</td></tr>`)}</tbody></table></div>`;
}

/** What stands between backticks is code. */
function marked(text: string) {
  return text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));
}
