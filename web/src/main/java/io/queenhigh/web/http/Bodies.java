package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** Reads bodies, and of a large one no more than is needed to know that it is too large. */
final class Bodies {
  static final int MOST_BYTES = 16 * 1024;

  private static final int MOST_UNWANTED_BYTES = 16 * MOST_BYTES;

  /** Whoever sends a byte now and then never falls silent, and keeps a connection for days. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final String LATE = Bodies.class.getName() + ".late";

  private Bodies() {}

  /** Empty when there is more than we take. */
  static Optional<byte[]> read(HttpServletRequest request) {
    if (request.getContentLengthLong() > MOST_BYTES) {
      return Optional.empty();
    }
    try {
      byte[] some = new byte[MOST_BYTES + 1];
      int seen = readInTime(request, some);
      return seen > MOST_BYTES ? Optional.empty() : Optional.of(Arrays.copyOf(some, seen));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int readInTime(HttpServletRequest request, byte[] some) throws IOException {
    InputStream body = request.getInputStream();
    long until = System.nanoTime() + PATIENCE.toNanos();
    int seen = 0;
    for (int read = body.read(some); read > 0; read = body.read(some, seen, some.length - seen)) {
      seen += read;
      if (System.nanoTime() - until > 0 && seen != request.getContentLengthLong()) {
        request.setAttribute(LATE, true);
        throw new IOException("it took longer than " + PATIENCE);
      }
    }
    return seen;
  }

  static Response tooLarge() {
    return Response.no(
        Problem.Kind.TOO_LARGE,
        "The body has more than %d bytes; send less.".formatted(MOST_BYTES));
  }

  /**
   * Reads on to the end of a body that nobody wanted, so that the connection can serve the next
   * request; of a very large or slow one we hear no more.
   */
  static void finish(HttpServletRequest request, HttpServletResponse response) {
    try {
      if (request.getContentLengthLong() > MOST_UNWANTED_BYTES
          || request.getAttribute(LATE) != null
          || !isAtItsEnd(request)) {
        response.setHeader("Connection", "close");
      }
    } catch (IOException | RuntimeException _) {
      // Whatever it was, it was no body.
      response.setHeader("Connection", "close");
    }
  }

  private static boolean isAtItsEnd(HttpServletRequest request) throws IOException {
    InputStream body = request.getInputStream();
    byte[] some = new byte[4096];
    long until = System.nanoTime() + PATIENCE.toNanos();
    long seen = 0;
    for (int read = body.read(some); read >= 0; read = body.read(some)) {
      seen += read;
      if (seen > MOST_UNWANTED_BYTES || System.nanoTime() - until > 0) {
        return false;
      }
    }
    return true;
  }
}
