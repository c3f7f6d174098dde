import { LitElement, html } from 'lit';
import { customElement } from 'lit/decorators.js';
import '../../kit/all';
import { base } from '../../kit/base';

/** For whoever has lost his way. */
@customElement('qh-nothing')
export class NothingPage extends LitElement {
  static override styles = [base];

  override render() {
    return html`<div class="page">
      <h1>There is nothing here</h1>
      <p class="lede">No page has the address <code>${decoded(location.pathname)}</code>.</p>
      <p class="row"><a class="button primary" href="/">The open tables</a> <a class="button" href="/lab">The lab</a> <a class="button" href="/how-to-play">How to play</a>
        <a class="button" href="/api">Everything else</a></p>
    </div>`;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
