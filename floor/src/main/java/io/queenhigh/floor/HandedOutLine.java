package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.store.Entry;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A line of a finished round as anybody may have it. Of what a player lets himself lose there is
 * only the hash, by which the lines before and after it hold together.
 */
public record HandedOutLine(
    String stream,
    long seq,
    Optional<String> type,
    Optional<String> payload,
    Optional<String> actor,
    OptionalLong atMillis,
    Optional<String> command,
    Optional<String> nonce,
    String prevHash,
    String hash) {

  /** What is nobody else's business and decides nothing about a round. */
  private static final Set<String> HIS_OWN =
      Set.of("AllowanceSpent", "AllowanceReturned", "AllowanceSettled");

  /** Whether a line is about what somebody lets himself lose. */
  public static boolean isWithheld(Entry line) {
    return HIS_OWN.contains(EventFormat.name(line.type()));
  }

  /** As it stands in the journal, unless it is withheld. */
  public Optional<Entry> entry() {
    return type.map(
        name ->
            new Entry(
                stream,
                seq,
                name,
                payload.orElseThrow(),
                actor.orElseThrow(),
                atMillis.orElseThrow(),
                command,
                nonce,
                prevHash,
                hash));
  }

  static HandedOutLine of(Entry line) {
    return isWithheld(line)
        ? new HandedOutLine(
            line.stream(),
            line.seq(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            Optional.empty(),
            line.prevHash(),
            line.hash())
        : new HandedOutLine(
            line.stream(),
            line.seq(),
            Optional.of(line.type()),
            Optional.of(line.payload()),
            Optional.of(line.actor()),
            OptionalLong.of(line.atMillis()),
            line.command(),
            line.nonce(),
            line.prevHash(),
            line.hash());
  }
}
