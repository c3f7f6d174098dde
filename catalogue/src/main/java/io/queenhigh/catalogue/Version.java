package io.queenhigh.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which Queenhigh this is, for everything that is shown, printed or filed. */
public final class Version {

  private Version() {}

  /** Read when it is first asked for. */
  private static final class Read {
    static final String NUMBER = read();
  }

  /** Such as {@code 0.5.0}; {@code -SNAPSHOT} stands behind it until it is released. */
  public static String number() {
    return Read.NUMBER;
  }

  private static String read() {
    try (InputStream file = Version.class.getResourceAsStream("version.txt")) {
      if (file == null) {
        throw new IllegalStateException("version.txt is not beside the classes");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
