import { LitElement, css, html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { base } from './base';

/** A dialog over the page: `<qh-dialog heading="Keys" ?open=${…} @close=${…}>`. Escape and a click beside it close it. */
@customElement('qh-dialog')
export class Dialog extends LitElement {
  @property() heading = '';
  @property({ type: Boolean }) open = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    base,
    css`
      :host { display: contents; }
      dialog {
        width: min(34rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); overflow: auto; padding: 0;
        color: var(--ink); background: var(--surface); border: 1px solid var(--line); border-radius: .9rem; box-shadow: var(--shadow);
      }
      dialog::backdrop { background: rgb(5 15 10 / .55); }
      .head { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 1rem 1rem .25rem 1.4rem; }
      .inside { padding: .5rem 1.4rem 1.4rem; }
    `,
  ];

  override updated() {
    if (this.open && !this.dialog.open) this.dialog.showModal();
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  override render() {
    return html`<dialog aria-labelledby="heading" @close=${this.closed} @click=${this.clicked}>
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        <button class="plain icon" aria-label="Close" @click=${() => this.dialog.close()}>✕</button>
      </div>
      <div class="inside"><slot></slot></div>
    </dialog>`;
  }

  private clicked(event: MouseEvent) {
    if (event.target === this.dialog) this.dialog.close();
  }

  private closed() {
    this.open = false;
    this.dispatchEvent(new CustomEvent('close'));
  }
}
