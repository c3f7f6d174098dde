package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.JournalLine;
import java.util.Set;

/**
 * What somebody asks of a table is written at once, under his name, and its last line has his
 * command. So no line of it is by somebody else, and none that only follows from others is alone.
 */
final class Turn {

  /** What nobody asks for: it comes with something that somebody does. */
  private static final Set<String> FOLLOWS =
      Set.of(
          "RulesCameIntoForce",
          "ClearanceJudged",
          "TrayFilled",
          "TrayEmptied",
          "DeckSealed",
          "DeckOpened",
          "FeeDropped",
          "AllowanceSpent",
          "AllowanceReturned",
          "AllowanceSettled",
          "CutWithheld",
          "MeterReleased");

  /** What dealers do, and what follows when a player gives up the bank or its offer. */
  private static final Set<String> OFFERS = Set.of("BankOffered", "OffersRestarted");

  private String actor = "";
  private long atMillis;
  private Where last = Where.THE_BOOKS;
  private String lastType = "";
  private boolean over = true;
  private boolean acts = true;

  /** Another line, before the table knows of it. */
  void goesOn(Table table, JournalLine line) {
    boolean same = !over && line.actor().equals(actor) && line.atMillis() == atMillis;
    if (!same) {
      ends(table);
      actor = line.actor();
      atMillis = line.atMillis();
      acts = false;
    }
    last = new Where(line.stream(), line.seq(), table.roundId());
    lastType = line.type();
    over = line.command().isPresent();
    acts |=
        OFFERS.contains(lastType)
            ? Authors.isTheHousesHand(table, actor)
            : !FOLLOWS.contains(lastType);
  }

  /** Nothing more comes of it. */
  void ends(Table table) {
    if (lastType.isEmpty() || !table.duties().isJudged(atMillis)) {
      return;
    }
    if (!over && !actor.equals(Pit.FLOOR)) {
      note(table, "what " + actor + " asked for to end with a command of that name");
    }
    if (!acts) {
      note(table, "a line that follows from what " + actor + " did");
    }
  }

  private void note(Table table, String expected) {
    table.noteAt(last, Kind.PIT, expected, lastType + " alone", HouseRule.ROLES.cite());
  }
}
