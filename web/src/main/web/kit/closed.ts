import { html } from 'lit';
import { askToSignIn } from '../live/session';

/** What a page says to somebody whom it is not for. */
export function closed(title: string, readers: string) {
  return html`<div class="page">
    <h1>${title}</h1>
    <p class="lede">This page is for ${readers}.</p>
    <p class="row"><button class="primary" @click=${askToSignIn}>Sign in</button> <a class="button" href="/">To the tables</a></p>
  </div>`;
}
