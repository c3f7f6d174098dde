package io.queenhigh.audit.anchor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody elsewhere who keeps what a log has signed and believes nothing else: each checkpoint
 * must be signed, and begin with the one before.
 */
public final class Witness {

  private Witness() {}

  /** What a witness makes of a checkpoint. */
  public sealed interface Verdict {
    /** It goes on from the last one. */
    record Grown(SignedTree checkpoint) implements Verdict {}

    /** Nothing has come in since. */
    record Same() implements Verdict {}

    /** The log is not what it was, in words. */
    record Broken(String why) implements Verdict {}
  }

  /**
   * Whether the log may be believed again. When a tile cannot be had, what the source throws comes
   * through; the checkpoint is then signed, and nothing is known to be wrong with it but that.
   *
   * @param note what the log says now
   * @param last what it said when it was last believed, if it ever was
   * @param unproven what it has signed since, without showing that it goes on from there
   */
  public static Verdict judge(
      String note,
      Optional<SignedTree> last,
      List<SignedTree> unproven,
      VerifierKey key,
      TileProof.Source tiles) {
    Optional<SignedTree> read = SignedTree.parse(note);
    if (read.isEmpty()) {
      return new Verdict.Broken("What the log gives away is no checkpoint.");
    }
    SignedTree now = read.get();
    if (!now.isSignedBy(key)) {
      return new Verdict.Broken(
          "The checkpoint is not signed by %s: %s.".formatted(key.name(), now));
    }
    List<SignedTree> earlier = Stream.concat(last.stream(), unproven.stream()).toList();
    Optional<Verdict> broken =
        earlier.stream().flatMap(before -> atSight(before, now).stream()).findFirst();
    if (broken.isPresent()) {
      return broken.get();
    }
    for (SignedTree before : earlier) {
      if (before.size() < now.size() && !goesOn(before, now, tiles)) {
        return new Verdict.Broken(forked(now, before));
      }
    }
    return last.filter(before -> before.size() == now.size()).isPresent()
        ? new Verdict.Same()
        : new Verdict.Grown(now);
  }

  /** What is wrong without looking at a single tile. */
  private static Optional<Verdict> atSight(SignedTree before, SignedTree now) {
    if (!now.origin().equals(before.origin())) {
      return Optional.of(
          new Verdict.Broken("Another log: %s, and it was %s.".formatted(now, before)));
    }
    if (now.size() < before.size()) {
      return Optional.of(
          new Verdict.Broken("The log was rolled back: %s, and it was %s.".formatted(now, before)));
    }
    return now.size() == before.size() && !now.hasRoot(before.root())
        ? Optional.of(new Verdict.Broken(forked(now, before)))
        : Optional.empty();
  }

  private static String forked(SignedTree now, SignedTree before) {
    return "History forked: %s does not go on from %s. Both are signed; keep them."
        .formatted(now, before);
  }

  private static boolean goesOn(SignedTree before, SignedTree now, TileProof.Source tiles) {
    List<byte[]> proof =
        before.size() == 0 ? List.of() : new TileProof(tiles, now.size()).from(before.size());
    return Merkle.extendsTo(before.size(), before.root(), now.size(), now.root(), proof);
  }
}
