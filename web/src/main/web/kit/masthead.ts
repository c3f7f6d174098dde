import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Problem } from '../live/api';
import { approvals } from '../live/approvals';
import { firstSignIn, isDemo, isPlayer, isStaff, may, secondFactor, signIn, signOut, who, type Role, type SecondFactor } from '../live/session';
import { set, settings, type Settings } from '../live/settings';
import { base } from './base';
import './dialog';

/** The staff of the demo, who share a password that everybody knows. */
const DEMO_STAFF: Role[] = ['dealer', 'supervisor', 'executive', 'manager', 'cashier', 'auditor'];
const COUNT_MILLIS = 10_000;
/** Pages whose names stand in one row on a phone. */
const FITTING = 4;
const DEMO_PASSWORD = 'queenhigh-demo';

const CHOICES: { [K in keyof Settings]: { title: string; of: [Settings[K], string][] } } = {
  theme: { title: 'Appearance', of: [['auto', 'Same as the system'], ['light', 'Light'], ['dark', 'Dark']] },
  deck: { title: 'Suits', of: [['two', 'Two colours'], ['four', 'Four colours']] },
  motion: { title: 'Motion', of: [['auto', 'Same as the system'], ['full', 'Calm motion'], ['still', 'None']] },
  keys: { title: 'Keyboard shortcuts', of: [['on', 'On'], ['off', 'Off']] },
  view: { title: 'Show the table as', of: [['picture', 'Picture'], ['text', 'Text']] },
  ending: { title: 'End of a round', of: [['full', 'Seat by seat'], ['quick', 'Quick'], ['off', 'At once']] },
  foldAsks: { title: 'Folding a good hand', of: [['on', 'Ask first'], ['off', 'Fold at once']] },
  sound: { title: 'Sound', of: [['off', 'Off'], ['on', 'Cards, chips, a win']] },
};

/** What stands on top of every page: the house's name, where to go, who one is, how one likes it. */
@customElement('qh-masthead')
export class Masthead extends LitElement {
  @state() private open: '' | 'settings' | 'sign-in' | 'leave' = '';
  @state() private no = '';
  @state() private first = false;
  @state() private factor: SecondFactor | undefined;
  @state() private wanted = 0;
  private timer = 0;
  private shown = 0;

  static override styles = [
    base,
    css`
      :host { background: var(--felt-edge); color: var(--felt-ink); border-bottom: 2px solid var(--brass-deep); }
      header {
        display: flex; align-items: center; gap: .25rem clamp(.75rem, 2.5vw, 2rem); flex-wrap: wrap;
        padding: .3rem clamp(.75rem, 2.5vw, 2rem); min-height: 3.25rem;
      }
      .mark { display: flex; align-items: center; gap: .55rem; color: inherit; text-decoration: none; font: 600 1.3rem/1 var(--serif); padding: .4rem 0; }
      .mark svg { width: 1.7rem; height: 1.7rem; }
      nav { display: flex; flex-wrap: wrap; gap: .1rem; }
      nav a { color: var(--felt-soft); text-decoration: none; padding: .45rem .7rem; border-radius: .4rem; font-size: var(--small); font-weight: 600; }
      nav a:hover { color: #fff; background: rgb(255 255 255 / .08); }
      nav a[aria-current] { color: var(--brass-bright); }
      .narrow { display: none; }
      .badge { display: inline-block; min-width: 1.3em; margin-right: .35em; padding: 0 .35em; border-radius: 1em; background: var(--brass-bright); color: #241a04; text-align: center; }
      .who { margin-left: auto; display: flex; align-items: center; gap: .35rem; font-size: var(--small); }
      .who button { color: inherit; background: none; border-color: rgb(255 255 255 / .25); font-size: var(--small); min-height: 2.1rem; padding: .3rem .8rem; }
      .who .icon { border-color: transparent; min-width: 2.4rem; }
      .who .icon svg { width: 1.3rem; height: 1.3rem; fill: currentcolor; }
      .me { display: flex; align-items: center; gap: .4rem; min-height: 2.1rem; padding: .2rem .5rem; border-radius: .4rem; color: inherit; font-weight: 600; text-decoration: none; }
      .me:hover { background: rgb(255 255 255 / .08); }
      .me[aria-current] { color: var(--brass-bright); }
      .me svg { width: 1.2rem; height: 1.2rem; fill: currentcolor; flex: none; }
      .name { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      :focus-visible { outline-color: var(--brass-bright); }
      qh-dialog :focus-visible { outline-color: var(--focus); }
      fieldset { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: .1rem 1.1rem; min-height: 3rem; padding: .35rem 0 .35rem 8.4rem; border-top: 1px solid var(--line); }
      fieldset:first-of-type { border-top: 0; }
      legend { position: absolute; left: 0; top: .85rem; width: 8rem; line-height: 1.2; }
      fieldset label { display: flex; gap: .4rem; align-items: center; color: var(--ink); font-weight: 400; min-height: 1.75rem; }
      form { display: grid; gap: .6rem; }
      form input { width: 100%; }
      .demo { margin-top: 1.2rem; padding-top: 1rem; border-top: 1px solid var(--line); }
      /* One row: Tables leads where the mark does. */
      @media (max-width: 26rem) { .mark:not(:has(+ .many)) { display: none !important; } }
      @media (max-width: 56rem) { .name { max-width: 7.5rem; } }
      /* The staff have more pages than fit beside the rest: a row of their own, on a phone to be pushed aside. */
      @media (max-width: 66rem) { nav.many { order: 1; flex: 1 0 100%; } }
      @media (max-width: 40rem) {
        fieldset { padding-left: 0; padding-top: 1.6rem; }
        legend { top: .35rem; width: auto; }
        .wide { display: none; }
        .narrow { display: inline; }
        .mark span { display: none; }
        header { gap: .2rem .4rem; padding-inline: .6rem; }
        nav { gap: 0; }
        nav a { padding: .5rem .3rem; white-space: nowrap; }
        nav.many { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; mask-image: linear-gradient(90deg, #000 calc(100% - 2rem), transparent); }
        nav.many a { padding-inline: .6rem; }
        nav.many a:last-child { margin-right: 2rem; }
        .who { gap: 0; }
        .who .icon { min-width: 2.1rem; }
        .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        .me { min-width: 2.1rem; padding-inline: .3rem; justify-content: center; }
        .who button { padding-inline: .5rem; }
      }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('qh-who', this.again);
    document.addEventListener('qh-who', this.count);
    void this.count();
    document.addEventListener('qh-settings', this.again);
    document.addEventListener('qh-sign-in', this.askIn);
  }

  /** Where one is stands in the row, however far to the right. */
  override updated() {
    const row = this.renderRoot.querySelector('nav')!;
    if (row.childElementCount === this.shown) return;
    this.shown = row.childElementCount;
    const here = row.querySelector<HTMLElement>('[aria-current]');
    if (here) row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('qh-who', this.again);
    document.removeEventListener('qh-who', this.count);
    clearTimeout(this.timer);
    document.removeEventListener('qh-settings', this.again);
    document.removeEventListener('qh-sign-in', this.askIn);
  }

  /** What waits for a second person, for whoever could be one; his own word is no second one. */
  private count = async () => {
    clearTimeout(this.timer);
    if (!may('second')) {
      this.wanted = 0;
      return;
    }
    this.wanted = await approvals().then((all) => all.filter((one) => !one.own).length, () => this.wanted);
    if (this.isConnected) this.timer = window.setTimeout(this.count, COUNT_MILLIS);
  };

  private again = () => this.requestUpdate();

  /** A page asks who somebody is. */
  private askIn = () => (this.open = 'sign-in');

  override render() {
    const links = this.links();
    return html`<header>
        <a class="mark" href="/" aria-label="Queenhigh, all tables">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" fill="#e2b65a"></rect>
            <path d="M16 4c4 5.200 9.500 8 9.500 13.300a5 5 0 0 1-8.300 3.700c.2 2.600 1.100 4.700 2.700 6.200h-7.800c1.600-1.500 2.500-3.600 2.700-6.200a5 5 0 0 1-8.300-3.700C6.500 12 12 9.200 16 4z" fill="#073027"></path>
          </svg>
          <span>Queenhigh</span>
        </a>
        <nav class=${links.length > FITTING ? 'many' : ''} aria-label="Pages">${links.map(([to, text]) => this.link(to, text))}</nav>
        ${this.person()}
      </header>
      ${this.settingsDialog()} ${this.signInDialog()} ${this.leaveDialog()}`;
  }

  private links(): [string, string][] {
    const links: [string, string][] = [['/', 'Tables'], ['/how-to-play', 'How to play | Learn'], ['/lab', 'Lab'], ['/games', 'Games']];
    if (isStaff()) links.push(['/floor', 'Floor']);
    if (may('deal', 'supervise')) links.push(['/train', 'Training']);
    if (may('see-training')) links.push(['/school', 'School']);
    if (may('surveil')) links.push(['/surveillance', 'Surveillance | Watch']);
    if (may('read-the-books')) links.push(['/audit', 'Audit']);
    return links;
  }

  private link(to: string, text: string) {
    const path = location.pathname;
    const here = to === '/' ? path === '/' || path.startsWith('/t/') : path === to || path.startsWith(`${to}/`);
    return html`<a href=${to} aria-current=${here ? 'page' : nothing}>${to === '/floor' && this.wanted ? html`<span class="badge" title="Approvals wanted">${this.wanted}<span class="sr"> approvals wanted</span></span>` : nothing}${text.split(' | ').map((one, i, all) => html`<span class=${all.length > 1 ? (i ? 'narrow' : 'wide') : ''}>${one}</span>`)}</a>`;
  }

  private person() {
    const somebody = who();
    return html`<div class="who">
      ${somebody
        ? html`<a class="me" href="/me" title=${`${somebody.name}, ${somebody.role}: your page`} aria-current=${location.pathname === '/me' ? 'page' : nothing}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.500a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zM4.500 20.500c.3-4.200 3.500-6.600 7.500-6.600s7.200 2.400 7.500 6.600z"></path></svg>
              <span class="name">${somebody.name}</span></a>
            <button @click=${() => (isPlayer() ? (this.open = 'leave') : void this.leave())}>Leave</button>`
        : html`<button @click=${() => (this.open = 'sign-in')}>Sign in</button>`}
      <button class="icon" aria-label="Settings" @click=${() => (this.open = 'settings')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6h9.200a3 3 0 0 1 5.600 0H20v2h-1.200a3 3 0 0 1-5.600 0H4zm0 10h1.200a3 3 0 0 1 5.600 0H20v2h-9.200a3 3 0 0 1-5.600 0H4z"></path>
        </svg>
      </button>
    </div>`;
  }

  private settingsDialog() {
    return html`<qh-dialog heading="Settings" ?open=${this.open === 'settings'} @close=${this.shut}>
      ${(Object.keys(CHOICES) as (keyof Settings)[]).map((name) => this.choice(name))}
    </qh-dialog>`;
  }

  private choice<K extends keyof Settings>(name: K) {
    const { title, of } = CHOICES[name];
    return html`<fieldset>
      <legend>${title}</legend>
      ${of.map(
        ([value, text]) => html`<label>
          <input type="radio" name=${name} .checked=${settings[name] === value} @change=${() => set(name, value)} />${text}
        </label>`,
      )}
    </fieldset>`;
  }

  private signInDialog() {
    return html`<qh-dialog heading="Sign in" ?open=${this.open === 'sign-in'} @close=${this.shut}>
      ${this.factor ? this.authenticator(this.factor) : nothing}
      <form @submit=${this.submit}>
        <div><label for="name">Name</label><input id="name" name="name" autocomplete="username" required /></div>
        ${this.first
          ? html`<div><label for="code">One-time code</label><input id="code" name="code" autocomplete="off" required /></div>`
          : nothing}
        <div>
          <label for="password">${this.first ? 'Choose a password' : 'Password'}</label>
          <input id="password" name="password" type="password" autocomplete=${this.first ? 'new-password' : 'current-password'} required />
        </div>
        ${isDemo() || this.first
          ? nothing
          : html`<div>
              <label for="factor">Authenticator code (staff)</label>
              <input id="factor" name="factor" autocomplete="one-time-code" />
            </div>`}
        <p class="bad" role="alert">${this.no}</p>
        <div class="row">
          <button class="primary">${this.first ? 'Set this password' : 'Sign in'}</button>
          ${isDemo() ? nothing : html`<button type="button" @click=${() => (this.first = !this.first)}>${this.first ? 'I have a password' : 'I have a one-time code'}</button>`}
        </div>
      </form>
      ${isDemo() ? this.demoStaff() : nothing}
    </qh-dialog>`;
  }

  /** Shown once: nobody can see it again. */
  private authenticator(factor: SecondFactor) {
    return html`<section>
      <p>Add this to your authenticator, then sign in with the code it shows. You will not see it again.</p>
      <p><code>${factor.secret}</code></p>
      <p class="small"><a href=${factor.uri}>Open in an authenticator on this device</a></p>
      <p class="small">Keep these somewhere safe; each one gets you in once without the authenticator: <code>${factor.recovery.join(' ')}</code></p>
    </section>`;
  }

  private leaveDialog() {
    const guest = who()?.role === 'guest';
    return html`<qh-dialog heading="Leave the floor?" ?open=${this.open === 'leave'} @close=${this.shut}>
      <p>You give up your seat at every table, and any hand you have not decided is folded.
        ${guest ? 'You are playing as a guest. Without a password nobody can come back under your name, and your play chips stay behind. To keep both, press your name above and choose one.' : 'Your chips go back to your wallet.'}</p>
      <div class="row"><button class="primary" @click=${this.leave}>Leave</button><button @click=${this.shut}>Stay</button></div>
    </qh-dialog>`;
  }

  private demoStaff() {
    return html`<section class="demo">
      <p class="soft small">This is the demo floor. Try a job:</p>
      <div class="row">
        ${DEMO_STAFF.map((role) => html`<button @click=${() => this.enter(`demo-${role}`, DEMO_PASSWORD)}>${role}</button>`)}
      </div>
    </section>`;
  }

  private submit(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const [name, password] = [String(fields.get('name')), String(fields.get('password'))];
    void (this.first ? this.choose(name, String(fields.get('code')), password) : this.enter(name, password, String(fields.get('factor') ?? '')));
  }

  private async choose(name: string, code: string, password: string) {
    try {
      this.factor = await firstSignIn(name, code, password);
      this.first = false;
      this.no = '';
    } catch (no) {
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  /** Another person sees other things on every page, so the page begins anew. */
  private async enter(name: string, password: string, factor = '') {
    try {
      await signIn(name, password, factor);
      location.reload();
    } catch (no) {
      if (no instanceof Problem && no.reason === 'second-factor-to-set' && !this.factor) {
        this.factor = await secondFactor(name, password);
      }
      this.no = no instanceof Problem ? no.detail : String(no);
    }
  }

  private async leave() {
    await signOut();
    location.reload();
  }

  private shut() {
    this.open = '';
    this.no = '';
    this.first = false;
    this.factor = undefined;
  }
}
