import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from '../../kit/base';
import { say } from '../../kit/toast';
import { Problem, get } from '../../live/api';
import type { Schemas } from '../../live/house';
import { signOutEverywhere } from '../../live/session';
import { when } from './model';

type Session = Schemas['OpenSessions']['sessions'][number];

/** Where somebody is signed in, and the way out of all of it. */
@customElement('qh-sessions')
export class Sessions extends LitElement {
  @state() private sessions: Session[] = [];

  static override styles = [
    base,
    css`
      :host { display: block; }
      ul { list-style: none; padding: 0; margin: .4rem 0 .8rem; display: grid; gap: .5rem; }
      li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .1rem 1rem; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    void this.look();
  }

  private async look() {
    try {
      this.sessions = (await get<Schemas['OpenSessions']>('/api/me/sessions')).sessions;
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
    }
  }

  override render() {
    return html`<section class="card-surface" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul>${this.sessions.map(
        (one) => html`<li><b>${one.here ? 'This browser' : 'Another browser'}</b>
          <span class="soft small">since ${when(Date.parse(one.since))}${one.here ? nothing : html`, last used ${when(Date.parse(one.seen))}`}</span></li>`,
      )}</ul>
      <button @click=${this.leave}>Sign out everywhere</button>
      <p class="soft small">Ends every session under your name, this one included. A hand in progress is treated as if you had left the table.</p>
    </section>`;
  }

  private async leave() {
    try {
      await signOutEverywhere();
      location.assign('/');
    } catch (no) {
      if (no instanceof Problem) say(no.detail, 'refused', no.clause);
    }
  }
}
