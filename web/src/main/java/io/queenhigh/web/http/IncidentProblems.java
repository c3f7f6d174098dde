package io.queenhigh.web.http;

import io.queenhigh.floor.store.Incidents;
import jakarta.servlet.http.HttpServletRequest;

/** Mistakes of ours: told to nobody but the log, which has each of them once under a number. */
final class IncidentProblems {
  private IncidentProblems() {}

  static Problem report(HttpServletRequest request, Throwable mistake) {
    return report(request.getMethod() + " " + request.getRequestURI(), mistake);
  }

  static Problem report(String asked, Throwable mistake) {
    String number = Incidents.note(inOneLine(asked), mistake);
    return Problem.of(
        Problem.Kind.INCIDENT,
        "Incident %s is in our log; nothing more is known here.".formatted(number));
  }

  /** Without line breaks, so that nobody writes lines of his own into the log. */
  private static String inOneLine(String asked) {
    return asked.replaceAll("\\p{Cntrl}", "?");
  }
}
