package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Reads bodies, and of a large one no more than is needed to know that it is too large. */
final class Bodies {
  static final int MOST_BYTES = 16 * 1024;

  private Bodies() {}

  /** Empty when there is more than we take. */
  static Optional<byte[]> read(HttpServletRequest request) {
    if (request.getContentLengthLong() > MOST_BYTES) {
      return Optional.empty();
    }
    try {
      byte[] bytes = request.getInputStream().readNBytes(MOST_BYTES + 1);
      return bytes.length > MOST_BYTES ? Optional.empty() : Optional.of(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
