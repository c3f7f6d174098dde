package io.queenhigh.web;

import io.queenhigh.audit.Report;
import io.queenhigh.audit.findings.Counts;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The independent auditor, for those who read the books. */
final class AuditDesk {
  private final Verification verification;

  AuditDesk(Verification verification) {
    this.verification = verification;
  }

  private enum State {
    NEVER,
    RUNNING,
    DONE,
    FAILED
  }

  private record Told(
      State state,
      Optional<String> by,
      Optional<Long> startedAtMillis,
      Optional<Long> lines,
      Optional<Long> of,
      Optional<String> why,
      Optional<Verdict> report) {}

  private record Verdict(
      boolean clean, Counts checked, List<Wrong> findings, List<String> notChecked) {}

  private record Wrong(
      Kind kind,
      String about,
      long count,
      String where,
      String stream,
      long seq,
      String round,
      String expected,
      String found,
      Optional<String> clause) {}

  Response progress(Call call) {
    return Response.json(told(verification.progress()));
  }

  Response start(Call call) {
    return call.read(
        _ -> call.who().name(), by -> Response.json(202, told(verification.start(by))));
  }

  private static Told told(Verification.Progress progress) {
    return switch (progress) {
      case Verification.Progress.Never _ -> told(State.NEVER, "", 0, Optional.empty());
      case Verification.Progress.Running(String by, long at, long lines, long of) ->
          new Told(
              State.RUNNING,
              Optional.of(by),
              Optional.of(at),
              Optional.of(lines),
              Optional.of(of),
              Optional.empty(),
              Optional.empty());
      case Verification.Progress.Done(String by, long at, Report report) ->
          told(State.DONE, by, at, Optional.of(verdict(report)));
      case Verification.Progress.Failed(String by, long at, String why) ->
          new Told(
              State.FAILED,
              Optional.of(by),
              Optional.of(at),
              Optional.empty(),
              Optional.empty(),
              Optional.of(why),
              Optional.empty());
    };
  }

  private static Told told(State state, String by, long at, Optional<Verdict> report) {
    return new Told(
        state,
        Optional.of(by).filter(name -> !name.isEmpty()),
        Optional.of(at).filter(millis -> millis > 0),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        report);
  }

  private static Verdict verdict(Report report) {
    return new Verdict(
        report.isClean(),
        report.counts(),
        report.findings().stream().map(finding -> wrong(finding, report.howMany())).toList(),
        report.notChecked());
  }

  private static Wrong wrong(Finding finding, Map<Kind, Long> howMany) {
    return new Wrong(
        finding.kind(),
        finding.kind().about(),
        howMany.getOrDefault(finding.kind(), 1L),
        finding.where().toString(),
        finding.where().stream(),
        finding.where().seq(),
        finding.where().round(),
        finding.expected(),
        finding.found(),
        finding.by().map(Object::toString));
  }
}
