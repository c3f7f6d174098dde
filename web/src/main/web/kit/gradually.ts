import type { LitElement, ReactiveController } from 'lit';

/** Draws a long page part by part from the top, each in a turn of its own, so that no turn is long and a finger is answered in between. */
export class Gradually implements ReactiveController {
  private drawn = 1;
  private wanted = 1;
  private waits = false;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  /** Whether a part's turn has come; the first one's has. */
  has(part: number): boolean {
    this.wanted = Math.max(this.wanted, part);
    return part <= this.drawn;
  }

  hostUpdated() {
    if (this.waits || this.drawn >= this.wanted) return;
    this.waits = true;
    setTimeout(() => {
      this.waits = false;
      this.drawn++;
      this.host.requestUpdate();
    });
  }
}
