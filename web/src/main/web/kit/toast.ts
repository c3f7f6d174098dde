import { LitElement, css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { base } from './base';

type Kind = 'notice' | 'refused';
type Toast = { id: number; text: string; kind: Kind; clause?: string };

const SHOWN_MILLIS = 7000;

/** Says something at the foot of the page, once. */
export function say(text: string, kind: Kind = 'notice', clause?: string) {
  document.dispatchEvent(new CustomEvent('qh-say', { detail: { text, kind, clause } }));
}

/** Where `say` is heard; one per page. */
@customElement('qh-toasts')
export class Toasts extends LitElement {
  @state() private toasts: Toast[] = [];
  private next = 1;

  static override styles = [
    base,
    css`
      :host { position: fixed; inset: auto 0 1rem; z-index: 15; pointer-events: none; }
      ul { list-style: none; margin: 0; padding: 0 1rem; display: grid; gap: .5rem; justify-items: center; }
      li {
        pointer-events: auto; max-width: 34rem; padding: .6rem 1rem; border-radius: var(--radius);
        background: var(--ink); color: var(--paper); box-shadow: var(--shadow);
      }
      li.refused { border-left: .35rem solid var(--brass-bright); }
      small { display: block; opacity: .8; }
    `,
  ];

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('qh-say', this.hear);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('qh-say', this.hear);
  }

  private hear = (event: Event) => {
    const toast: Toast = { id: this.next++, ...(event as CustomEvent).detail };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => (this.toasts = this.toasts.filter((one) => one.id !== toast.id)), SHOWN_MILLIS);
  };

  override render() {
    return html`<div role="status"><ul>
      ${this.toasts.map(
        (toast) => html`<li class=${toast.kind}>${toast.text}${toast.clause ? html`<small>${toast.clause}</small>` : nothing}</li>`,
      )}
    </ul></div>`;
  }
}
