package io.queenhigh.audit;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.rules.game.GameBook;
import java.util.Optional;

/** What can be audited, and by what. */
public final class Audit {

  private Audit() {}

  /**
   * Goes through a store, {@code sqlite:FILE} or {@code postgresql://…}, and changes nothing in it.
   */
  public static Report store(String address, GameBook games, Progress progress) {
    return store(address, games, progress, Against.NOTHING);
  }

  /** The same, held against what was kept outside the house. */
  public static Report store(String address, GameBook games, Progress progress, Against against) {
    return StoreAudit.of(address, games, progress, Versions.TODAY, against);
  }

  /** Reads a round file and settles it; what cannot be is found. */
  public static Report roundFile(String text, GameBook games) {
    return RoundFileAudit.of(text, games);
  }

  /**
   * Checks a round on its own, as the floor hands it out:
   *
   * <pre>
   *   { "id": "wa-1.57",
   *     "setup":  { … },               what the table was set up as, or the line that says so
   *     "seated": { "1": "ann", … },   who sat there, at any time of the round
   *     "lines":  [ { "seq", "type", "payload", "actor", "atMillis", "command", "nonce", "prevHash", "hash" }, … ],
   *     "inclusion": { … } }           that its last line is in the log, once it is
   * </pre>
   *
   * <p>A payload is the journal's text, or the same as an object. The lines of a table's first
   * round begin with its opening and need no setup; who is not named goes by the number of his
   * seat, which is enough unless somebody held two.
   */
  public static Report round(String json, GameBook games) {
    return round(json, games, Optional.empty(), Against.NOTHING);
  }

  /** The same by somebody who cut the deck: it must hold his value and the seal that he saw. */
  public static Report round(String json, GameBook games, Promise own) {
    return round(json, games, Optional.of(own), Against.NOTHING);
  }

  /** The same; that the round is in the log is held against what was kept outside the house. */
  public static Report round(String json, GameBook games, Optional<Promise> own, Against against) {
    return RoundAudit.of(json, games, Versions.TODAY, own, against);
  }
}
