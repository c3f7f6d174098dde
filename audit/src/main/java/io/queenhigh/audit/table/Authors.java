package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whose hand a line of a table is: its player's own, its dealer's, or of whoever runs the room. */
final class Authors {

  /** What a player does himself, and nobody of the house for him. */
  private static final Set<String> ONES_OWN =
      Set.of(
          "SatDown",
          "BoughtIn",
          "BetPlaced",
          "Played",
          "BankTaken",
          "BankPosted",
          "SaidReady",
          "CutSealed",
          "CutOpened");

  /** What happens to him, too, when his time is up, his seat is freed or his table changes. */
  private static final Set<String> HAPPENS =
      Set.of(
          "BetWithdrawn",
          "StoodUp",
          "LeftTheTable",
          "BankDeclined",
          "BankVacated",
          "CashedOut",
          "PracticeReturned");

  /** What the house does at a table with nobody's name in it. */
  private static final Set<String> BY_THE_HOUSE =
      Set.of("NextRoundOpened", "ActionButtonPlaced", "PlayResumed", "PracticeStaked");

  /** What nobody asks for and the floor does by itself. */
  private static final Set<String> BY_THE_FLOOR = Set.of("AmountsFixed", "ProgressiveReturned");

  private static final List<String> NAMED = List.of("by", "dealer");

  /** Who opens, changes and closes tables and frees seats. */
  private static final Set<String> RUN = Set.of("supervisor", "executive", "manager");

  private Authors() {}

  static void mayWrite(Table table, String type, Fields line) throws Unreadable {
    if (!table.isJudged()) {
      return;
    }
    for (String field : NAMED) {
      isNamed(table, type, line, field);
    }
    boolean chosen = type.equals("Folded") && line.text("why").equals("chose-to");
    if (ONES_OWN.contains(type) || chosen) {
      Optional<String> player = player(table, line);
      player.ifPresent(
          own -> expect(table, isHis(table, type, own), own + " himself, or who acts for him"));
    } else if (HAPPENS.contains(type)) {
      Optional<String> player = player(table, line);
      player.ifPresent(
          own ->
              expect(
                  table,
                  table.actor.equals(own) || isTheHousesHand(table) || runs(table),
                  own + " himself, or somebody who deals here or frees seats"));
    } else if (BY_THE_HOUSE.contains(type)) {
      expect(table, isTheHousesHand(table) || runs(table), "somebody who deals here or runs it");
    } else if (BY_THE_FLOOR.contains(type)) {
      expect(table, table.actor.equals(Pit.FLOOR), "the floor by itself");
    }
  }

  /** Whoever is named in a line has written it. Chips may be the floor's to move, by his doing. */
  private static void isNamed(Table table, String type, Fields line, String field)
      throws Unreadable {
    if (!line.has(field)) {
      return;
    }
    boolean signed = line.isObject(field);
    if (signed && !line.needed(field).has("name")) {
      return;
    }
    String name = signed ? line.needed(field).text("name") : line.text(field);
    boolean chips = type.startsWith("SeatChips") && name.equals(Pit.FLOOR);
    expect(table, chips || name.equals(table.actor), name + ", who is named in it");
  }

  /** The house's own players act through the floor, and come with the table's set-up. */
  private static boolean isHis(Table table, String type, String player) {
    if (Accounts.isPractice(player)) {
      return table.actor.equals(Pit.FLOOR) || (type.equals("SatDown") && runs(table));
    }
    boolean visitor = Accounts.isVisitor(player) && !table.posted().shuffled();
    return table.actor.equals(player) || (visitor && isTheHousesHand(table));
  }

  /** The table's dealer, or the floor that deals by machine. */
  static boolean isTheHousesHand(Table table) {
    return isTheHousesHand(table, table.actor);
  }

  static boolean isTheHousesHand(Table table, String actor) {
    return actor.equals(Pit.FLOOR) || table.pit.dealers.isEmpty() || table.pit.isDealtBy(actor);
  }

  private static boolean runs(Table table) {
    return table.duties().held(table.actor, RUN, table.atMillis);
  }

  private static Optional<String> player(Table table, Fields line) throws Unreadable {
    return line.has("player")
        ? Optional.of(line.text("player"))
        : table.position(line.seat("seat")).map(position -> position.player);
  }

  private static void expect(Table table, boolean holds, String whom) {
    table.expect(holds, Kind.PIT, "a line by " + whom, () -> table.actor, HouseRule.ROLES.cite());
  }
}
