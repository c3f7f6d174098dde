package io.queenhigh.floor.stream;

import io.queenhigh.floor.journal.NewerLine;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * What is particular about one stream: how it judges, how its lines are spelled and folded, what
 * moves and is kept with them, and what it owes to others. {@link LiveStream} does the rest.
 *
 * @param <S> what its lines add up to
 * @param <C> what is asked of it
 * @param <H> one thing that happened: an event with the state after it
 */
public interface StreamDefinition<S, C extends Asked, H> {

  /** The name of its lines in the journal. */
  String stream();

  /** What people call it, at the beginning of a sentence: {@code Table wa-1}. */
  String called();

  /** Judges a command; an empty state is a stream that has not begun. */
  Ruling<H> judge(Optional<S> state, C command, long nowMillis);

  /** What to say when an account does not hold what a command would take from it. */
  Refused overdrawn(String account);

  Optional<S> after(H happened);

  // How it is written down.

  Fact write(H happened);

  H read(Optional<S> before, Entry line);

  /** What moves with one thing that happened. */
  List<Transfer> transfers(H happened, int place);

  /** What is kept beside these lines. */
  default List<Kept> kept(Stand<S> before, C command, List<H> happened, long atMillis) {
    return List.of();
  }

  /** After how many lines it is written down as a whole, so that a restart need not read them. */
  default int linesPerSnapshot(S state) {
    return Integer.MAX_VALUE;
  }

  default Kept snapshot(Stand<S> stand) {
    throw new IllegalStateException(called() + " is not written down as a whole");
  }

  // What happens around it.

  /**
   * Whether this node takes its turns; otherwise it only reads what another writes. A first line is
   * anybody's.
   */
  default boolean isOurs() {
    return true;
  }

  /** How many commands without an id of their own are judged and written together. */
  default int mostTogether() {
    return 1;
  }

  default int mostWaiting() {
    return 500;
  }

  /** Whether something is owed to others; before it is done, the stream is read to its end. */
  default boolean owes() {
    return false;
  }

  /**
   * Does what is owed to others before a command is judged, and again after it is written.
   *
   * @param note writes something more within this turn
   */
  default CompletableFuture<Void> owed(Function<C, CompletableFuture<Answer>> note) {
    return CompletableFuture.completedFuture(null);
  }

  /** Asks others whether this may happen, after it was judged here and before it is written. */
  default CompletableFuture<Optional<Answer>> elsewhere(C command, List<H> happened) {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  /** It ends with a line of a newer version. */
  default void cannotRead(NewerLine newer) {
    System.getLogger(StreamDefinition.class.getName())
        .log(System.Logger.Level.ERROR, called() + " could not go on: " + newer.why());
  }

  /** Its lines cannot be read to their end, and no newer version is why. */
  default void cannotFollow() {}

  /**
   * The server has lost lines that were read here: forgets what they said.
   *
   * @return whether all of that is kept elsewhere, so that it goes on where the journal ends now
   */
  default boolean forgets() {
    return false;
  }

  /** What was judged for this command is on disk; {@link #heard} follows. */
  default void durable(C command) {}

  /** These lines are on disk: our own, or another node's. */
  default void heard(Stand<S> now, List<H> happened, List<Fact> facts, long atMillis) {}

  /**
   * It has read on what another node wrote, to the end.
   *
   * @return whether that is the end still: what is kept beside the lines may be of later ones
   */
  default boolean caughtUp(Stand<S> now) {
    return true;
  }
}
