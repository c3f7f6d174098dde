package io.queenhigh.floor.store;

import io.queenhigh.floor.hash.Sha256;
import java.util.Base64;
import java.util.Optional;

/**
 * How the journal knows a command: by the client's own id, and by a digest of what he asked under
 * it, so that something else under the same id is not taken for a repetition.
 *
 * @param digest absent where nobody said what was asked: lines of older versions, and the floor's
 *     own
 */
public record CommandId(String id, Optional<String> digest) {

  private static final char MARK = '#';
  private static final int DIGEST_LENGTH = 22;

  /** The id of a journal's {@code command}, worded for both databases as its index has it. */
  static final String ID_OF_COMMAND =
      ("case when substr(journal.command, length(journal.command) - %1$d, 1) = '#'"
              + " then substr(journal.command, 1, length(journal.command) - %2$d)"
              + " else journal.command end")
          .formatted(DIGEST_LENGTH, DIGEST_LENGTH + 1);

  /** As it stands in the journal. */
  public static CommandId of(String stored) {
    int mark = stored.length() - DIGEST_LENGTH - 1;
    return mark > 0 && stored.charAt(mark) == MARK
        ? new CommandId(stored.substring(0, mark), Optional.of(stored.substring(mark + 1)))
        : new CommandId(stored, Optional.empty());
  }

  /** An id, and all that was asked under it. */
  public static String stored(String id, String asked) {
    return id + MARK + digest(asked);
  }

  /** Whether something else was asked under the same id. */
  public boolean isForAnother(CommandId other) {
    return digest.isPresent() && other.digest.isPresent() && !digest.equals(other.digest);
  }

  private static String digest(String asked) {
    return Base64.getUrlEncoder().encodeToString(Sha256.of(asked)).substring(0, DIGEST_LENGTH);
  }
}
