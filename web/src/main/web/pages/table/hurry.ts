const TEN_SECONDS = 10_000;

type Clock = { endsAtMillis: number };

/** Says once, of every clock that runs for a player, that its last ten seconds have begun: a ring can only be seen. */
export class Hurry {
  private timer?: ReturnType<typeof setTimeout>;
  private watched = 0;

  constructor(private readonly say: () => void) {}

  /** @param clock what runs for him now; nothing where nobody waits for him */
  watch(clock: Clock | undefined, skew: number, now = Date.now()) {
    const ends = clock?.endsAtMillis ?? 0;
    if (ends === this.watched) return;
    clearTimeout(this.timer);
    this.watched = ends;
    const left = ends - skew - now;
    // A clock that is shorter than that says nothing: it would talk over the cards.
    if (clock && left > TEN_SECONDS) this.timer = setTimeout(this.say, left - TEN_SECONDS);
  }
}
