package io.queenhigh.lab.draft;

import io.queenhigh.rules.game.Game;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** Tells one draft from another. It begins with a word that no approved fingerprint has. */
final class DraftFingerprint {

  private DraftFingerprint() {}

  /** The same for the same changes of the same game, in any order. */
  static String of(Game base, List<Change> changes) {
    StringBuilder said = new StringBuilder(base.fingerprint()).append(base.chosen());
    changes.stream().map(Change::toString).sorted().forEach(said::append);
    return "draft-" + sha256(said.toString());
  }

  private static String sha256(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
