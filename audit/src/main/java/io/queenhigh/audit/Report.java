package io.queenhigh.audit;

import io.queenhigh.audit.findings.Counts;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.settling.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an audit looked at and what it found.
 *
 * @param findings the first of each kind
 * @param howMany how many there were of each kind
 * @param notChecked what could not be known, in sentences, with what would tell
 * @param outcome how a round ended, where one round was audited and could be settled
 */
public record Report(
    Counts counts,
    List<Finding> findings,
    Map<Kind, Long> howMany,
    List<String> notChecked,
    Optional<Outcome> outcome) {

  public Report {
    findings = List.copyOf(findings);
    howMany = Map.copyOf(howMany);
    notChecked = List.copyOf(notChecked);
  }

  static Report of(Notebook notebook, Tally tally, long startedNanos, Optional<Outcome> outcome) {
    long millis = (System.nanoTime() - startedNanos) / 1_000_000;
    return new Report(
        tally.counts(millis),
        notebook.findings(),
        notebook.howMany(),
        notebook.notChecked(),
        outcome);
  }

  /** Whether nothing is wrong. */
  public boolean isClean() {
    return findings.isEmpty();
  }
}
