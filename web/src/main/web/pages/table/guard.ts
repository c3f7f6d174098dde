/** How long cards lie there before anything can be decided on them. */
export const GUARD_MILLIS = 700;

/**
 * Keeps a finger that was still dealing from deciding. Whatever was pressed before a decision was in sight, or a moment after, was not
 * meant for it.
 */
export class Guard {
  private key = '';
  private since = Infinity;

  /** What is to be decided now, if anything: another decision begins with a moment of its own. Whether it is another one. */
  look(key: string): boolean {
    if (key === this.key) return false;
    this.key = key;
    this.since = Infinity;
    return true;
  }

  /** It is in sight from now on. */
  shown(now: number) {
    if (this.key && this.since === Infinity) this.since = now;
  }

  /** Whether an input that began then may decide. */
  allows(began: number): boolean {
    return this.key !== '' && began >= this.since + GUARD_MILLIS;
  }
}

/** When the input that the page is about to hear of began: a click began when the finger came down, a held key when it was first pressed. */
export class Inputs {
  private pointer = 0;
  private key = 0;
  private held = false;

  private readonly heard: [string, (event: Event) => void][] = [
    ['pointerdown', (event) => (this.pointer = event.timeStamp)],
    ['keydown', (event) => this.pressed(event as KeyboardEvent)],
    ['keyup', () => setTimeout(() => (this.held = false))],
  ];

  listen(on: EventTarget) {
    for (const [name, hear] of this.heard) on.addEventListener(name, hear, true);
  }

  stop(on: EventTarget) {
    for (const [name, hear] of this.heard) on.removeEventListener(name, hear, true);
  }

  private pressed(event: KeyboardEvent) {
    if (!event.repeat) this.key = event.timeStamp;
    this.held = true;
  }

  /** A click without a pointer is a key's or an assistant's. */
  began(event: Event): number {
    if (event instanceof MouseEvent && event.detail > 0) return Math.min(event.timeStamp, this.pointer || event.timeStamp);
    return this.held ? this.key : event.timeStamp;
  }
}
