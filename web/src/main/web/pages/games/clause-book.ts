import { LitElement, css, html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { clauseId } from '../../kit/hand-link';
import { VERDICTS, VOICES, words, type Beside, type Clause, type Document, type Verdict } from './clauses';

/** A game's documents: each clause, the machine's rule for it, and the tests that hold it, side by side. */
@customElement('qh-clause-book')
export class ClauseBook extends LitElement {
  @property({ attribute: false }) book!: Beside;
  @state() private only: Verdict | '' = '';
  @state() private wanted = '';

  static override styles = [
    base,
    css`
      .tally { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1rem 0; }
      .tally button { border-radius: .6rem; flex-direction: column; align-items: flex-start; gap: .1rem; padding: .6rem 1rem; min-width: 8rem; }
      .tally b { font: 600 1.7rem/1 var(--serif); font-variant-numeric: tabular-nums; }
      .tally button[aria-pressed='true'] { border-color: var(--brass); box-shadow: inset 0 0 0 1px var(--brass); }
      .tally span { font-size: var(--small); font-weight: 400; }
      .bar { display: block; width: 100%; height: .6rem; border-radius: .3rem; }
      .search { margin: 1rem 0; max-width: 26rem; }
      .search input { width: 100%; }
      .document { margin-top: 2rem; }
      .document > p { max-width: 60rem; }
      .clause { display: grid; grid-template-columns: 5fr 4fr 3fr; gap: .5rem 1.5rem; padding: .9rem 0; border-top: 1px solid var(--line); }
      .clause h3 { font-size: 1rem; }
      .clause.wanted { background: var(--surface); box-shadow: inset 4px 0 var(--brass); padding-left: .9rem; scroll-margin-top: 5rem; }
      .heads { display: grid; grid-template-columns: 5fr 4fr 3fr; gap: 1.5rem; padding: .3rem 0; }
      .fields { list-style: none; margin: .3rem 0 0; padding: 0; display: grid; gap: .25rem; }
      .fields code { background: var(--sunken); border-radius: .25rem; padding: .05rem .35rem; overflow-wrap: anywhere; }
      .proven { color: var(--good); } .untested { color: var(--bad); } .on-paper, .stands-in, .open { color: var(--notice); }
      .verdict { font-weight: 700; }
      .voice { font: 400 var(--small) var(--sans, inherit); color: var(--soft); border: 1px solid var(--line); border-radius: 1rem; padding: .05rem .5rem; margin-left: .4rem; white-space: nowrap; }
      .voice.regulator { border-color: var(--brass); color: inherit; }
      details ul { margin: .3rem 0 0; padding-left: 1rem; font-size: .8rem; overflow-wrap: anywhere; }
      summary { cursor: pointer; font-size: var(--small); min-height: 24px; }
      @media (max-width: 52rem) { .clause { grid-template-columns: minmax(0, 1fr); } .heads { display: none; } }
    `,
  ];

  /** A link to a clause cannot see into the page by itself. */
  override firstUpdated() {
    const wanted = this.renderRoot.querySelector<HTMLElement>('.wanted');
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
  }

  override render() {
    const clauses = this.book.documents.flatMap((document) => document.clauses);
    const shown = this.book.documents.map((document) => this.document(document)).filter((one) => one !== nothing);
    return html`${this.book.tested ? nothing : html`<p class="bad">No results of a full check are shipped with this build, so nothing below is called proven.</p>`}
      ${this.tally(clauses)}
      <div class="search"><label for="find">Find a clause</label>
        <input id="find" type="search" placeholder="qualifier, Pair Plus, shuffler…" @input=${(event: InputEvent) => (this.wanted = (event.target as HTMLInputElement).value.toLowerCase())} /></div>
      <p class="sr" role="status">${clauses.filter((clause) => this.fits(clause)).length} clauses are shown.</p>
      ${shown.length > 0 ? shown : html`<p class="soft">No clause matches.</p>`}`;
  }

  private tally(clauses: Clause[]) {
    const counts = (Object.keys(VERDICTS) as Verdict[]).map((verdict) => [verdict, clauses.filter((one) => one.verdict === verdict).length] as const);
    return html`<div class="tally" role="group" aria-label="Clauses by verdict">
      ${counts
        .filter(([, count]) => count > 0)
        .map(([verdict, count]) => html`<button aria-pressed=${this.only === verdict} title=${VERDICTS[verdict].says} @click=${() => (this.only = this.only === verdict ? '' : verdict)}>
          <b class=${verdict}>${count}</b><span>${VERDICTS[verdict].mark} ${VERDICTS[verdict].title}</span></button>`)}
    </div>`;
  }

  private document(document: Document) {
    const clauses = document.clauses.filter((clause) => this.fits(clause));
    if (clauses.length === 0) return nothing;
    return html`<section class="document" aria-labelledby="d-${document.document}">
      <h2 id="d-${document.document}">${document.document} <span class="soft">${document.title}</span></h2>
      <p class="soft small">${document.regulator}. ${document.about} <b>Who speaks:</b> ${document.speaks}.</p>
      <div class="heads eyebrow" aria-hidden="true"><span>Clause, in our words</span><span>Machine rule</span><span>Test result</span></div>
      ${clauses.map((clause) => this.clause(document.document, clause))}
    </section>`;
  }

  private clause(document: string, clause: Clause) {
    const verdict = VERDICTS[clause.verdict];
    const id = clauseId(document, clause.clause);
    return html`<article class="clause ${id === location.hash.slice(1) ? 'wanted' : ''}" id=${id} tabindex="-1" aria-label="${document} ${clause.clause}">
      <div>
        <h3>${clause.clause} <span class="voice ${clause.by.voice}" title=${clause.by.name}>${VOICES[clause.by.voice]}</span></h3>
        <p>${clause.says}</p>
        ${clause.cites.length === 0 ? nothing : html`<p class="small soft">Cites ${clause.cites.join(', ')}</p>`}
      </div>
      <div>
        <p class="small">${clause.rule}</p>
        ${clause.fields.length === 0
          ? nothing
          : html`<ul class="fields small">${clause.fields.map(
              ({ section, field, value }) => html`<li><code>${section ? `${section}.` : ''}${field}</code> ${words(value)}</li>`,
            )}</ul>`}
      </div>
      <div>
        <span class="verdict ${clause.verdict}" title=${verdict.says}>${verdict.mark} ${verdict.title}</span>
        ${clause.tests.length === 0
          ? nothing
          : html`<details><summary>${clause.tests.length} ${clause.tests.length === 1 ? 'test' : 'tests'}, ${cases(clause)} ${cases(clause) === 1 ? 'case' : 'cases'}</summary>
              <ul>${clause.tests.map(({ name, source, cases: many, live }) => html`<li title=${source}>${name}${many > 1 ? ` (${many} cases)` : ''}${live ? html` <b>live</b>` : nothing}</li>`)}</ul></details>`}
      </div>
    </article>`;
  }

  private fits(clause: Clause): boolean {
    if (this.only && clause.verdict !== this.only) return false;
    return !this.wanted || `${clause.clause} ${clause.says} ${clause.rule} ${clause.by.name} ${clause.cites.join(' ')}`.toLowerCase().includes(this.wanted);
  }
}

function cases(clause: Clause): number {
  return clause.tests.reduce((sum, test) => sum + test.cases, 0);
}
