import type { LitElement, ReactiveController } from 'lit';

/** Whether a reader has come near a part of a page: what is large is fetched and drawn only then. */
export class Near implements ReactiveController {
  yet = false;
  private watch?: IntersectionObserver;

  constructor(
    private readonly host: LitElement,
    private readonly part: string,
    private readonly then: () => void = () => {},
    private readonly margin = '300px',
  ) {
    host.addController(this);
  }

  hostUpdated() {
    const part = this.host.renderRoot.querySelector(this.part);
    if (this.yet || this.watch || !part) return;
    this.watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.come(), { rootMargin: this.margin });
    this.watch.observe(part);
  }

  hostDisconnected() {
    this.watch?.disconnect();
  }

  private come() {
    this.watch?.disconnect();
    this.yet = true;
    this.then();
    this.host.requestUpdate();
  }
}
