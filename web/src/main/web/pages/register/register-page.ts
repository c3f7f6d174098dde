import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { closed } from '../../kit/closed';
import { money } from '../../kit/money';
import { say } from '../../kit/toast';
import { Problem, get, post, put } from '../../live/api';
import type { Schemas } from '../../live/house';
import { may, who } from '../../live/session';

type Book = Schemas['Register'];
type Entry = Schemas['RegisterEntry'];
type Paper = Book['regulators'][number]['required'][number];
type Regulator = Schemas['Regulator'];

/** The register: what must be on file, what is, what the room says beside its regulators, as of a day. */
@customElement('qh-register')
export class Register extends LitElement {
  @state() private book?: Book;
  @state() private regulators: Regulator[] = [];
  @state() private day = new Date().toISOString().slice(0, 10);
  @state() private no = '';

  static override styles = [
    base,
    css`
      section { margin: 2rem 0; }
      form { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: .8rem 1rem; align-items: end; margin-top: .8rem; }
      form > .primary { justify-self: start; }
      form input { width: 100%; }
      td.day { white-space: nowrap; }
      .scroll-x .numbers { min-width: 38rem; }
      td button { min-height: 2rem; padding: .2rem .8rem; font-size: var(--small); }
      h2 + .soft { margin-bottom: .6rem; }
      .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; align-items: end; }
      .yes { color: var(--good); font-weight: 600; }
      .missing { color: var(--bad); font-weight: 700; }
      .check { display: flex; align-items: center; gap: .5rem; color: var(--ink); }
      form > div { min-width: 0; max-width: 100%; }
      select { width: 100%; }
      form > div:has(.wide) { grid-column: span 2; }
      @media (max-width: 40rem) { form > div:has(.wide) { grid-column: auto; } }
      @media print {
        .tools { display: none !important; }
        .page { padding: 0; max-width: none; }
        section { break-inside: avoid-page; margin: 1rem 0; }
        .numbers { font-size: 9.5pt; }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    if (may('read-the-books')) void this.look();
  }

  private look = async () => {
    try {
      this.regulators = (await get<{ regulators: Regulator[] }>('/api/room')).regulators;
      this.book = await get<Book>(`/api/records?on=${this.day}`);
      this.no = '';
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  };

  override render() {
    if (!may('read-the-books')) return closed('The register', 'auditors, executives and managers');
    if (!this.book) {
      return html`<div class="page"><h1>Register</h1><p class="lede" role="status">${this.no}</p></div>`;
    }
    return html`<div class="page">
      <div class="head">
        <div>
          <span class="eyebrow">Approvals and equipment</span>
          <h1>The register on ${this.book.day}</h1>
          ${this.book.demo ? html`<p class="soft">This is a demo: its papers are samples and prove nothing.</p>` : nothing}
        </div>
        <div class="row tools">
          <div><label for="day">As of</label><input id="day" type="date" .value=${this.day} @change=${this.chosen} /></div>
          <button class="primary" @click=${() => print()}>Print</button>
        </div>
      </div>
      ${this.waiting(this.book)} ${this.tables(this.book)} ${this.book.regulators.map((one) => this.papers(one))}
      ${may('keep-the-register') ? this.forms(this.book) : nothing} ${this.rules(this.book)} ${this.history(this.book)}
    </div>`;
  }

  private chosen(event: Event) {
    this.day = (event.target as HTMLInputElement).value || this.day;
    void this.look();
  }

  private waiting(book: Book) {
    const waits = book.entries.filter((entry) => !entry.confirmed && !entry.ended);
    if (!waits.length || !may('keep-the-register')) return nothing;
    return html`<section class="tools">
      <h2>Waiting for a second person</h2>
      <ul>
        ${waits.map(
          (entry) => html`<li>
            ${said(entry)} <span class="small soft">entered by ${entry.entered.by}</span>
            ${entry.entered.by === who()?.name
              ? html`<span class="small">Another person confirms it.</span>`
              : html`<button @click=${() => this.ask(() => post(`/api/records/${entry.number}/confirm`))}>Confirm ${entry.number}</button>`}
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private tables(book: Book) {
    return html`<section>
      <h2>Tables</h2>
      <p class="soft">As they were set up at the end of that day, or are now, judged by what was on file then.</p>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Tables">
        <table class="numbers">
          <thead><tr><th>Table</th><th>Game</th><th>Cleared</th></tr></thead>
          <tbody>
            ${book.tables.map(
              (table) => html`<tr>
                <td><a href="/t/${table.table}">${table.title}</a></td>
                <td>${table.game} ${table.choices.join(' ')}</td>
                <td>
                  ${table.missing.length
                    ? html`<span class="missing">Not cleared:</span> ${table.missing.join('; ')}`
                    : html`<span class="yes">Cleared</span>`}
                  ${table.sample ? html`<span class="tag">by samples</span>` : nothing}
                </td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  private papers(of: Book['regulators'][number]) {
    return html`<section>
      <h2>${of.title}</h2>
      <p class="soft">Licence: ${of.licence.replaceAll('-', ' ')}</p>
      <div class="scroll-x" tabindex="0" role="region" aria-label=${`What ${of.title} wants on file`}>
        <table class="numbers">
          <thead><tr><th>What must be on file</th><th>For</th><th>Clause</th><th>On file</th></tr></thead>
          <tbody>
            ${of.required.map(
              (one) => html`<tr>
                <td>${one.title}${one.approved.length ? html`<br /><span class="small soft">Approved: ${one.approved.join(', or ')}</span>` : nothing}</td>
                <td>${one.when === 'always' ? 'every table' : one.when}</td>
                <td class="small">${one.by}</td>
                <td>${this.met(one)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  private met(paper: Paper) {
    return paper.metBy.length
      ? html`<span class="yes">entry ${paper.metBy.join(', ')}</span> ${paper.sample ? html`<span class="tag">sample</span>` : nothing}`
      : html`<span class="missing">missing</span>`;
  }

  private forms(book: Book) {
    const papers = book.regulators.flatMap((one) => one.required);
    return html`<section class="tools card-surface">
      <h2>Enter a record</h2>
      <p class="soft">An entry counts once a second person has confirmed it. Nothing is ever removed.</p>
      <form @submit=${this.enter}>
        <div>
          <label for="requirement">For</label>
          <select id="requirement" name="requirement" class="wide">
            ${papers.map((one) => html`<option value=${one.id}>${one.title} (${one.when})</option>`)}
          </select>
        </div>
        <div><label for="document">Document or equipment</label><input id="document" name="document" required maxlength="120" /></div>
        <div><label for="reference">Number</label><input id="reference" name="reference" required maxlength="80" /></div>
        <div><label for="version">Version</label><input id="version" name="version" maxlength="40" /></div>
        <div><label for="from">Good from</label><input id="from" name="from" type="date" required .value=${this.day} /></div>
        <div><label for="until">Until</label><input id="until" name="until" type="date" /></div>
        <button class="primary">Enter</button>
      </form>
    </section>`;
  }

  private enter(event: SubmitEvent) {
    event.preventDefault();
    const fields = [...new FormData(event.target as HTMLFormElement)].filter(([, value]) => value !== '');
    void this.ask(() => post('/api/records', Object.fromEntries(fields)), 'Entered.');
  }

  private rules(book: Book) {
    return html`<section>
      <h2>What regulators set, and what the room says</h2>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Dated rules">
        <table class="numbers">
          <thead><tr><th>Since</th><th>Rule</th><th>Clause and source</th><th>Now</th></tr></thead>
          <tbody>
            ${this.regulators.flatMap((regulator) =>
              regulator.rules.map(
                (rule) => html`<tr>
                  <td class="day">${rule.from}</td>
                  <td>${regulator.title}, ${rule.licence.replaceAll('-', ' ')}: ${rule.cents ? `${money(rule.cents)}, ` : ''}${rule.says}</td>
                  <td class="small">${rule.by}: ${rule.source}</td>
                  <td>${rule.holds ? html`<span class="yes">holds here</span>` : 'does not hold here'}</td>
                </tr>`,
              ),
            )}
          </tbody>
        </table>
      </div>
      <p>
        The room: ${book.rules.strict ? 'strict, no table opens that is not cleared' : 'tables that are not cleared open and say so'}.
        ${Object.entries(book.rules.ceilings).map(([regulator, cents]) => html` In ${regulator} it takes ${money(Number(cents))} a wager at most.`)}
      </p>
      ${may('keep-the-register') ? this.roomForm(book) : nothing}
    </section>`;
  }

  private roomForm(book: Book) {
    return html`<form class="tools card-surface" @submit=${this.setRoom}>
      ${this.regulators.map(
        (one) => html`<div>
          <label for=${`ceiling-${one.regulator}`}>${one.regulator}: the room's own ceiling in dollars</label>
          <input id=${`ceiling-${one.regulator}`} name=${`ceiling ${one.regulator}`} inputmode="decimal" .value=${cents(book.rules.ceilings[one.regulator])} />
        </div>
        <div>
          <label for=${`licence-${one.regulator}`}>${one.regulator}: licence</label>
          <select id=${`licence-${one.regulator}`} name=${`licence ${one.regulator}`}>
            ${one.licences.map((kind) => html`<option value=${kind.id} ?selected=${kind.id === one.licence}>${kind.title}</option>`)}
          </select>
        </div>`,
      )}
      <label class="check"><input type="checkbox" name="offers" ?checked=${book.rules.bankOffers.includes('CA')} />Offer the bank before every hand (CA, from 1 April 2026)</label>
      <label class="check"><input type="checkbox" name="strict" ?checked=${book.rules.strict} />Strict room</label>
      <button class="primary">Save these rules</button>
    </form>`;
  }

  private setRoom(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const ceilings: Record<string, string> = {};
    const licences: Record<string, string> = {};
    for (const one of this.regulators) {
      const dollars = String(fields.get(`ceiling ${one.regulator}`) ?? '').trim();
      if (dollars) ceilings[one.regulator] = dollars;
      const kind = String(fields.get(`licence ${one.regulator}`));
      if (kind !== one.licences[0]?.id || this.book?.rules.licences[one.regulator]) licences[one.regulator] = kind;
    }
    const wanted = { ceilings, licences, bankOffers: fields.has('offers') ? ['CA'] : [], strict: fields.has('strict') };
    void this.ask(() => put('/api/room', wanted), 'Saved. Anything looser waits for a second person.');
  }

  private history(book: Book) {
    return html`<section>
      <h2>Everything that was entered</h2>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Entries">
        <table class="numbers">
          <thead><tr><th>No.</th><th>What</th><th>Entered</th><th>Confirmed</th><th>Ended</th></tr></thead>
          <tbody>
            ${book.entries.map(
              (entry) => html`<tr>
                <td>${entry.number}</td>
                <td>${said(entry)}</td>
                <td class="small">${signed(entry.entered)}</td>
                <td class="small">${entry.confirmed ? signed(entry.confirmed) : 'waits'}</td>
                <td class="small">${entry.ended ? `${signed(entry.ended)}: ${entry.endedBecause}` : this.endForm(entry)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  private endForm(entry: Entry) {
    if (!may('keep-the-register') || (entry.rules && entry.confirmed)) return nothing;
    return html`<button class="tools" @click=${() => this.end(entry)} aria-label=${`End entry ${entry.number}`}>End</button>`;
  }

  private end(entry: Entry) {
    const reason = prompt(`Why does entry ${entry.number} no longer count?`);
    if (reason) void this.ask(() => post(`/api/records/${entry.number}/end`, { reason }), 'Ended.');
  }

  private async ask(asking: () => Promise<unknown>, done = 'Confirmed.') {
    try {
      await asking();
      say(done);
    } catch (no) {
      if (no instanceof Problem) say([no.detail, ...no.errors.map((one) => `${one.field} ${one.detail}`)].join(' '), 'refused', no.clause);
      else say((no as Error).message, 'refused');
    }
    await this.look();
  }
}

function said(entry: Entry): string {
  if (entry.record) {
    const { document, version, reference, from, until, requirement, sample } = entry.record;
    const good = until ? `${from} to ${until}` : `from ${from}`;
    return `${document}${version ? ` ${version}` : ''}, ${reference}, ${good}, for ${requirement}${sample ? ' (sample)' : ''}`;
  }
  const rules = entry.rules;
  if (!rules) return '';
  const ceilings = Object.entries(rules.ceilings).map(([regulator, most]) => `${regulator} ${money(Number(most))} a wager`);
  return `The room: ${[...ceilings, ...rules.bankOffers.map((one) => `${one} bank offered before every hand`), rules.strict ? 'strict' : 'not strict'].join(', ')}`;
}

function signed(word: { by: string; atMillis: number }): string {
  return `${word.by}, ${new Date(word.atMillis).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function cents(most: number | undefined): string {
  return most === undefined ? '' : String(most / 100);
}
