package io.queenhigh.web.http;

import jakarta.servlet.http.HttpServletRequest;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Mistakes of ours: told to nobody but the log, which has each of them once under a number. */
final class Incidents {
  private static final System.Logger LOG = System.getLogger(Incidents.class.getName());
  private static final SecureRandom CHANCE = new SecureRandom();

  private Incidents() {}

  static Problem report(HttpServletRequest request, Throwable mistake) {
    String number = HexFormat.of().toHexDigits(CHANCE.nextInt());
    String what = "Incident %s: %s %s".formatted(number, request.getMethod(), path(request));
    LOG.log(Level.ERROR, what, mistake);
    return Problem.of(
        Problem.Kind.INCIDENT,
        "Incident %s is in our log; nothing more is known here.".formatted(number));
  }

  /** Without line breaks, so that nobody writes lines of his own into the log. */
  private static String path(HttpServletRequest request) {
    return request.getRequestURI().replaceAll("\\p{Cntrl}", "?");
  }
}
