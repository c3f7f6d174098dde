package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Vault;
import java.lang.System.Logger.Level;
import java.util.Optional;

/**
 * Snapshots as they lie in a store: sealed, because they hold hands that are hidden, and because a
 * table that starts from one believes it. What was not sealed by the floor's key is no snapshot;
 * then the journal is read from its first line.
 */
public final class SealedSnapshots {

  private static final System.Logger LOG = System.getLogger(SealedSnapshots.class.getName());

  /** No accusation: every floor that comes from such a version has one. */
  private static final String EARLIER = "it is open, as those of earlier versions are";

  private SealedSnapshots() {}

  public static Kept seal(Vault vault, Kept snapshot) {
    return new Kept(
        snapshot.kind(),
        snapshot.id(),
        snapshot.body().map(body -> vault.seal(place(snapshot.kind(), snapshot.id()), body)));
  }

  /**
   * What is in it, if the floor has written it for this place; otherwise the log says why not.
   *
   * @param called whose it is, at the beginning of a sentence
   */
  public static Optional<String> open(Vault vault, Kept snapshot, String called) {
    if (snapshot.body().filter(body -> !Vault.isSealed(body)).isPresent()) {
      LOG.log(Level.WARNING, called + " is read from its first line, for its snapshot: " + EARLIER);
      return Optional.empty();
    }
    try {
      return snapshot.body().map(body -> vault.open(place(snapshot.kind(), snapshot.id()), body));
    } catch (IllegalStateException wrong) {
      LOG.log(
          Level.WARNING,
          called + " is read from its first line, for its snapshot: " + wrong.getMessage());
      return Optional.empty();
    }
  }

  private static String place(String kind, String id) {
    return kind + "/" + id;
  }
}
