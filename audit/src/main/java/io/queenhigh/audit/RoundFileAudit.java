package io.queenhigh.audit;

import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.roundfile.RoundFileReader;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Resettle;
import io.queenhigh.rules.game.GameBook;
import java.util.Optional;

/** Settles a round file by the auditor's own reading. */
final class RoundFileAudit {

  private RoundFileAudit() {}

  static Report of(String text, GameBook games) {
    long started = System.nanoTime();
    Notebook notebook = new Notebook();
    Tally tally = new Tally();
    Optional<Outcome> outcome = RoundFileReader.read(text, games, notebook).map(Resettle::round);
    outcome.ifPresent(round -> tally.settled(round.wagers().size()));
    return Report.of(notebook, tally, started, outcome);
  }
}
