import type { LitElement, ReactiveController } from 'lit';

/** How wide an element is, so that a chart is drawn in the pixels it is shown in and its text stays as large as it says. */
export class Sized implements ReactiveController {
  width: number;
  private readonly watch = new ResizeObserver(([entry]) => this.is(entry?.contentRect.width ?? 0));

  constructor(
    private readonly host: LitElement,
    private readonly least: number,
    private readonly most: number,
  ) {
    this.width = Math.min(most, Math.max(least, window.innerWidth - 48));
    host.addController(this);
  }

  hostConnected() {
    this.watch.observe(this.host);
  }

  hostDisconnected() {
    this.watch.disconnect();
  }

  private is(width: number) {
    const wanted = Math.round(Math.min(this.most, Math.max(this.least, width)));
    if (width === 0 || wanted === this.width) return;
    this.width = wanted;
    this.host.requestUpdate();
  }
}
