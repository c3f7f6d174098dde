package io.queenhigh.web.drills;

import io.queenhigh.floor.school.Exercise;
import io.queenhigh.floor.store.Vault;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Papers that are handed out to be marked once. A trainee carries his paper himself, sealed: the
 * seed in it would let him look the answers up, and the time in it is when he got it.
 */
public final class SealedPapers {

  static final String NO_PAPER = "This paper was not handed out here; take another one.";

  /** What every sealed paper begins with, which saves sending it. */
  private static final String PLACE = "drill-paper";

  private final Vault vault;
  private final SecureRandom random;
  private final InstantSource clock;

  public SealedPapers(Vault vault, SecureRandom random, InstantSource clock) {
    this.vault = vault;
    this.random = random;
    this.clock = clock;
  }

  /**
   * A paper that was handed out.
   *
   * @param id of this one paper
   * @param name to whom
   */
  record Paper(String id, String name, Exercise exercise, long seed, long atMillis) {}

  /** A new paper, as its trainee carries it. */
  String handOut(String name, Exercise exercise) {
    byte[] id = new byte[12];
    random.nextBytes(id);
    return vault.seal(
        PLACE,
        String.join(
            "\n",
            HexFormat.of().formatHex(id),
            name,
            exercise.drill(),
            exercise.game(),
            String.join(",", exercise.choices()),
            String.valueOf(random.nextLong(1L << 53)),
            String.valueOf(clock.millis())));
  }

  /** What a trainee brings back, if it is a paper of this house. */
  Optional<Paper> read(String sealed) {
    if (!Vault.isSealed(sealed)) {
      return Optional.empty();
    }
    try {
      String[] lines = vault.open(PLACE, sealed).split("\n", -1);
      List<String> choices =
          Stream.of(lines[4].split(",", -1)).filter(one -> !one.isEmpty()).toList();
      return Optional.of(
          new Paper(
              lines[0],
              lines[1],
              new Exercise(lines[2], lines[3], choices),
              Long.parseLong(lines[5]),
              Long.parseLong(lines[6])));
    } catch (IllegalStateException _) {
      return Optional.empty();
    }
  }

  long now() {
    return clock.millis();
  }
}
