import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';
import { closed } from '../../kit/closed';
import { say } from '../../kit/toast';
import { Problem, get, post } from '../../live/api';
import { games, type GameSummary, type Schemas } from '../../live/house';
import { may, who } from '../../live/session';
import { choices, withDefaults } from '../floor/setup-fields';
import { chart } from '../train/chart';
import { EXERCISES, drillOf, tileOf, titleOf, type Done, type Trainee } from '../train/exercise';

type Class = Schemas['TrainingClass'];
type Task = Trainee['tasks'][number];

/** The dealers' school as a trainer sees it: who practises what, what is set, and who is signed off for which game. */
@customElement('qh-school')
export class School extends LitElement {
  @state() private class_?: Class;
  @state() private games: GameSummary[] = [];
  @state() private drills: Schemas['DrillShelf']['drills'] = [];
  @state() private name = decodeURIComponent(location.hash.slice(1));
  @state() private kind = 'pay-the-table';
  @state() private game = '';
  @state() private no = '';

  static override styles = [
    base,
    css`
      section { margin-top: 2rem; }
      .warn { border-left: .35rem solid var(--bad); }
      .people { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem; margin-top: .8rem; }
      .person { display: grid; gap: .5rem; align-content: start; color: inherit; text-decoration: none; }
      .person:hover, .person[aria-current] { border-color: var(--brass); }
      .person[aria-current] { box-shadow: 0 0 0 3px color-mix(in srgb, var(--brass-bright) 35%, transparent); }
      .person h3 { font-size: var(--large); }
      .seals { display: flex; flex-wrap: wrap; gap: .35rem; }
      .seal { padding: .15rem .6rem; border-radius: 1rem; font-size: .8rem; font-weight: 600; color: var(--brass-ink); background: linear-gradient(var(--brass-pale), var(--brass-bright)); border: 1px solid var(--brass-deep); }
      .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1.2rem; margin-top: 1rem; align-items: start; }
      form { display: grid; gap: .7rem; }
      form select, form input:not([type='checkbox']) { width: 100%; }
      fieldset { border: 1px solid var(--line); border-radius: .5rem; padding: .3rem .8rem .6rem; margin: 0; }
      fieldset label { font-weight: 400; color: var(--ink); display: flex; gap: .5rem; padding: .15rem 0; }
      figure { margin: 0; }
      figure svg { width: 100%; height: auto; }
      figcaption { font-size: var(--small); color: var(--soft); }
      .line { stroke: var(--brass); stroke-width: 2; }
      circle { fill: var(--brass); }
      .axis line { stroke: var(--line); }
      .axis text { fill: var(--soft); font: 16px var(--sans); }
      .none { margin-top: 1rem; }
      .plain { min-height: 2rem; padding: .2rem .6rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.turn);
    if (may('see-training')) void this.look();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.turn);
  }

  private turn = () => (this.name = decodeURIComponent(location.hash.slice(1)));

  private look = async () => {
    try {
      [this.class_, this.games, this.drills] = await Promise.all([
        get<Class>('/api/training'), games(), get<Schemas['DrillShelf']>('/api/drills').then((shelf) => shelf.drills),
      ]);
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  };

  override render() {
    if (!may('see-training')) return closed('School', 'supervisors, executives, managers and auditors');
    if (!this.class_) return html`<div class="page"><h1>School</h1><p class="lede" role="status">${this.no}</p></div>`;
    const one = this.class_.trainees.find((trainee) => trainee.name === this.name);
    return html`<div class="page">
      <h1>School</h1>
      <p class="lede">Everybody who deals: what they have practised, what is assigned to them, and the games they are signed off for. Nobody signs off their own work.</p>
      ${this.unsigned(this.class_)}
      <section>
        <h2>Dealers and supervisors</h2>
        <p><a href="/api/training.csv" download>All drills as a spreadsheet</a></p>
        <div class="people">${this.class_.trainees.map((trainee) => this.card(trainee))}</div>
      </section>
      ${one ? this.person(one) : nothing}
    </div>`;
  }

  private unsigned({ tables }: Class) {
    if (!tables.length) return nothing;
    return html`<section class="card-surface warn" role="status">
      <h2>Dealt without a sign-off</h2>
      <ul>${tables.map((table) => html`<li><a href="/t/${table.table}">${table.title}</a>, ${table.game}: ${table.dealers.join(', ')}</li>`)}</ul>
    </section>`;
  }

  private card(trainee: Trainee) {
    const hold = trainee.signOffs.filter((word) => !word.ended);
    const owed = trainee.tasks.filter(isOwed).length;
    return html`<a class="person card-surface" href="#${encodeURIComponent(trainee.name)}" aria-current=${trainee.name === this.name ? 'true' : nothing}>
      <h3>${trainee.name}</h3>
      <span class="soft">${trainee.role}, ${trainee.handedIn} handed in${owed ? html`, <b class="bad">${owed} owed</b>` : nothing}</span>
      <span class="seals">${hold.length ? hold.map((word) => html`<span class="seal">${word.game}</span>`) : html`<span class="small soft">not signed off for any game</span>`}</span>
    </a>`;
  }

  private person(trainee: Trainee) {
    return html`<section aria-label=${trainee.name}>
      <h2>${trainee.name}</h2>
      ${may('train') && trainee.name !== who()?.name
        ? html`<div class="two">${this.setForm(trainee)} ${this.signForm(trainee)}</div>`
        : trainee.name === who()?.name ? html`<p class="soft">Another trainer assigns your drills and signs you off.</p>` : nothing}
      ${this.tasks(trainee)} ${this.progress(trainee)} ${this.signed(trainee)} ${this.drillsDone(trainee)}
    </section>`;
  }

  private setForm(trainee: Trainee) {
    const offered = this.drills.find((drill) => drill.kind === drillOf(this.kind));
    const tile = EXERCISES.find((one) => one.kind === this.kind);
    const fits = this.games.filter((game) => offered?.games.includes(game.game));
    const game = fits.find((one) => one.game === this.game) ?? fits.find((one) => one.game === offered?.game);
    const chosen = tile?.choose ?? (game?.game === offered?.game ? offered?.choices : undefined);
    return html`<form class="card-surface" @submit=${(event: SubmitEvent) => this.set(event, trainee, game?.game ?? '')}>
      <h3>Assign a drill</h3>
      <div><label for="drill">Drill</label>
        <select id="drill" @change=${(event: Event) => (this.kind = (event.target as HTMLSelectElement).value)}>
          ${EXERCISES.map((one) => html`<option value=${one.kind} ?selected=${one.kind === this.kind}>${one.title}</option>`)}
        </select></div>
      <div><label for="of">Game</label>
        <select id="of" @change=${(event: Event) => (this.game = (event.target as HTMLSelectElement).value)}>
          ${fits.map((one) => html`<option value=${one.game} ?selected=${one.game === game?.game}>${one.title} (${one.document})</option>`)}
        </select></div>
      ${game?.choices.length ? html`<details><summary>Options</summary>${choices(game, chosen?.length ? withDefaults(game, chosen) : undefined)}</details>` : nothing}
      <div><label for="percent">Pass mark, percent</label><input id="percent" name="percent" type="number" min="1" max="100" value="90" required /></div>
      <button class="primary">Assign it</button>
    </form>`;
  }

  private set(event: SubmitEvent, trainee: Trainee, game: string) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const choose = data.getAll('choice').map(String).filter(Boolean);
    void this.ask(`/api/training/${encodeURIComponent(trainee.name)}/drills`, { drill: drillOf(this.kind), game, percent: Number(data.get('percent')), ...(choose.length ? { choose } : {}) }, `Assigned to ${trainee.name}.`);
  }

  private signForm(trainee: Trainee) {
    const open = this.games.filter((game) => !trainee.signOffs.some((word) => word.game === game.game && !word.ended));
    return html`<form class="card-surface" @submit=${(event: SubmitEvent) => this.sign(event, trainee)}>
      <h3>Sign ${trainee.name} off</h3>
      <p class="small soft">Your word that ${trainee.name} is ready to deal this game with any of its options. Drills still owed for the game come first.</p>
      <div><label for="game">Game</label><select id="game" name="game">${open.map((game) => html`<option value=${game.game}>${game.title} (${game.document})</option>`)}</select></div>
      <div><label for="remark">Remark</label><input id="remark" name="remark" maxlength="200" autocomplete="off" /></div>
      <button class="primary">Sign off</button>
    </form>`;
  }

  private sign(event: SubmitEvent, trainee: Trainee) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const remark = String(data.get('remark') ?? '').trim();
    void this.ask(`/api/training/${encodeURIComponent(trainee.name)}/sign-offs`, { game: String(data.get('game')), ...(remark ? { remark } : {}) }, `${trainee.name} is signed off.`);
  }

  private tasks(trainee: Trainee) {
    const tasks = trainee.tasks.filter((task) => !task.assignment.withdrawn);
    if (!tasks.length) return nothing;
    return html`<section><h3>Assigned</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Assigned drills"><table class="numbers">
        <thead><tr><th>Drill</th><th>Game</th><th>Right</th><th>By</th><th>Done</th></tr></thead>
        <tbody>${tasks.map((task) => html`<tr>
          <td>${titleOf(tileOf(task.assignment.exercise))}</td>
          <td>${task.assignment.exercise.game} <span class="small soft">${task.assignment.exercise.choices.join(' ')}</span></td>
          <td>${task.assignment.percent} %</td>
          <td class="small">${word(task.assignment.assigned)}</td>
          <td>${task.metBy ? html`<span class="good">✓ ${task.metBy.mark.right} of ${task.metBy.mark.of}</span>` : html`owed ${this.withdraw(task)}`}</td>
        </tr>`)}</tbody></table></div>
    </section>`;
  }

  private withdraw(task: Task) {
    if (!may('train') || task.assignment.name === who()?.name) return nothing;
    const { number } = task.assignment;
    return html`<button class="plain" aria-label=${`Take back drill ${number}`} @click=${() => this.because(`/api/training/drills/${number}/withdraw`, 'Why is this drill withdrawn?', 'Withdrawn.')}>Take back</button>`;
  }

  private progress(trainee: Trainee) {
    const kinds = [...new Set(trainee.drills.map((done) => tileOf(done.mark.exercise)))];
    if (!kinds.length) return nothing;
    return html`<section><h3>Progress</h3>
      <div class="people">${kinds.map((kind) => html`<div class="card-surface"><b>${titleOf(kind)}</b>${chart(trainee.drills.filter((done) => tileOf(done.mark.exercise) === kind).reverse().map(mark))}</div>`)}</div>
      ${this.missed(trainee)}
    </section>`;
  }

  /** What the same person gets wrong again and again. */
  private missed(trainee: Trainee) {
    const counts = new Map<string, number>();
    for (const clause of trainee.drills.flatMap((done) => done.mark.missed)) counts.set(clause, (counts.get(clause) ?? 0) + 1);
    const most = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 5);
    return most.length ? html`<p class="soft">Missed most: ${most.map(([clause, times], i) => html`${i ? ', ' : ''}<b>${clause}</b> (${times})`)}</p>` : nothing;
  }

  private signed(trainee: Trainee) {
    if (!trainee.signOffs.length) return nothing;
    return html`<section><h3>Signed off</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Sign-offs"><table class="numbers">
        <thead><tr><th>Game</th><th>By</th><th>Remark</th><th>Ended</th></tr></thead>
        <tbody>${trainee.signOffs.map((one) => html`<tr>
          <td>${one.game}</td><td class="small">${word(one.signed)}</td><td>${one.remark}</td>
          <td>${one.ended
            ? html`<span class="small">${word(one.ended)}: ${one.endedBecause}</span>`
            : may('train') ? html`<button class="plain" aria-label=${`End the sign-off for ${one.game}`} @click=${() => this.because(`/api/training/sign-offs/${one.number}/end`, 'Why does it no longer hold?', 'Ended.')}>End</button>` : nothing}</td>
        </tr>`)}</tbody></table></div>
    </section>`;
  }

  private drillsDone(trainee: Trainee) {
    if (!trainee.drills.length) return html`<p class="soft none">${trainee.name} has not handed anything in yet.</p>`;
    return html`<section><h3>Handed in</h3>
      <div class="scroll-x" tabindex="0" role="region" aria-label="Drills handed in"><table class="numbers">
        <thead><tr><th>When</th><th>Drill</th><th>Game</th><th class="number">Right</th><th class="number">Seconds each</th><th>Missed</th></tr></thead>
        <tbody>${trainee.drills.slice(0, 40).map((done) => html`<tr>
          <td class="small">${time(done.atMillis)}</td>
          <td>${titleOf(tileOf(done.mark.exercise))}</td>
          <td>${done.mark.exercise.game} <span class="small soft">${done.mark.exercise.choices.join(' ')}</span></td>
          <td class="number">${done.mark.right} of ${done.mark.of}</td>
          <td class="number">${(done.mark.millis / 1000 / Math.max(1, done.mark.of)).toFixed(1)}</td>
          <td class="small">${done.mark.missed.join(', ')}</td>
        </tr>`)}</tbody></table></div>
    </section>`;
  }

  private because(path: string, question: string, done: string) {
    const reason = prompt(question);
    if (reason) void this.ask(path, { reason }, done);
  }

  private async ask(path: string, body: object, done: string) {
    try {
      await post(path, body);
      say(done);
    } catch (no) {
      if (no instanceof Problem) say([no.detail, ...no.errors.map((one) => `${one.field} ${one.detail}`)].join(' '), 'refused', no.clause);
      else say((no as Error).message, 'refused');
    }
    await this.look();
  }
}

function isOwed(task: Task): boolean {
  return !task.metBy && !task.assignment.withdrawn;
}

function mark(done: Done) {
  return { kind: '', at: done.atMillis, right: done.mark.right, of: done.mark.of, seconds: done.mark.millis / 1000 };
}

function time(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function word(signature: { by: string; atMillis: number }): string {
  return `${signature.by}, ${time(signature.atMillis)}`;
}
