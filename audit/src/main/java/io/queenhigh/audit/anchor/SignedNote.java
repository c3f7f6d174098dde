package io.queenhigh.audit.anchor;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A text with signatures below it, as C2SP's signed note has it.
 *
 * @param text what is signed, its last line feed included
 */
record SignedNote(String text, List<Signed> signatures) {

  private static final String DASH = "— ";

  public SignedNote {
    signatures = List.copyOf(signatures);
  }

  /** A signature line; a class, because records compare arrays by identity. */
  static final class Signed {
    private final String name;
    private final byte[] bytes;

    private Signed(String name, byte[] bytes) {
      this.name = name;
      this.bytes = bytes;
    }

    String name() {
      return name;
    }

    byte[] bytes() {
      return bytes.clone();
    }
  }

  public static Optional<SignedNote> parse(String note) {
    int end = note.lastIndexOf("\n\n");
    if (end < 1 || !note.endsWith("\n") || note.chars().anyMatch(c -> c < ' ' && c != '\n')) {
      return Optional.empty();
    }
    List<Signed> signatures = new ArrayList<>();
    for (String line : note.substring(end + 2).lines().toList()) {
      Optional<Signed> signed = signature(line);
      if (signed.isEmpty()) {
        return Optional.empty();
      }
      signatures.add(signed.get());
    }
    return signatures.isEmpty()
        ? Optional.empty()
        : Optional.of(new SignedNote(note.substring(0, end + 1), signatures));
  }

  private static Optional<Signed> signature(String line) {
    if (!line.startsWith(DASH)) {
      return Optional.empty();
    }
    String[] words = line.substring(DASH.length()).split(" ", -1);
    if (words.length != 2 || words[0].isEmpty() || words[0].contains("+")) {
      return Optional.empty();
    }
    try {
      return Optional.of(new Signed(words[0], Base64.getDecoder().decode(words[1])));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** Whether this key has signed it, and every signature under the key's name and id is good. */
  public boolean isSignedBy(VerifierKey key) {
    List<Signed> own = signatures.stream().filter(key::isNamedBy).toList();
    return !own.isEmpty() && own.stream().allMatch(one -> key.signed(text, one.bytes()));
  }
}
