package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Versions;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.office.Filed;
import io.queenhigh.audit.office.InForce;
import io.queenhigh.audit.office.Office;
import io.queenhigh.audit.office.RoomSaid;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.money.Dollars;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The dated rules of a table's regulator and of its room. They are judged from the line on that
 * introduces them: a set-up that promises them, or the first that says what holds.
 */
final class Regulated {

  private static final long CLOCKS_DIFFER_MILLIS = 2_000;

  private final GameBook games;
  private final Optional<Office> office;
  private Optional<InForce> inForce = Optional.empty();
  private Optional<Set<String>> missing = Optional.empty();
  private boolean introduced;
  private boolean bySystem;

  /**
   * @param office what the room has said; empty where one round is read by itself
   */
  Regulated(GameBook games, Optional<Office> office) {
    this.games = games;
    this.office = office;
  }

  /**
   * A set-up begins afresh. Tables that are dealt elsewhere had no such rules at first: theirs
   * begin with the line that says what holds.
   */
  void setUp(Table table, boolean promised) {
    inForce = Optional.empty();
    missing = Optional.empty();
    introduced |= promised && table.isPosted() && !table.game().isDealtElsewhere();
  }

  /** Whether a dated rule has the bank offered before every hand. */
  boolean bankOffered() {
    return inForce.filter(InForce::bankOffered).isPresent();
  }

  List<Move> cameIntoForce(Table table, Fields line) throws Unreadable {
    InForce said = InForce.of(line.needed("rules"));
    table.expect(
        isUntouched(table),
        Kind.PROCEDURE,
        "a round to be finished by the rules it began with",
        table::standing,
        HouseRule.ROOM_RULES.cite());
    introduced = true;
    inForce = Optional.of(said);
    holds(table);
    return Moves.none();
  }

  List<Move> clearanceJudged(Table table, Fields line) throws Unreadable {
    table.expect(
        isUntouched(table),
        Kind.PROCEDURE,
        "a table to be cleared, or not, between rounds",
        table::standing,
        HouseRule.ON_FILE.cite());
    bySystem = !line.has(Versions.PART_BY_PART);
    missing = Optional.of(new TreeSet<>(line.needed("clearance").texts("missing")));
    isOnFile(table);
    return Moves.none();
  }

  /** Nothing is called missing that surely is there, and nothing there that surely is missing. */
  private void isOnFile(Table table) {
    Optional<Regulation> regulation = games.regulation(table.game().document());
    if (office.isEmpty() || regulation.isEmpty()) {
      return;
    }
    Set<String> atMost = new TreeSet<>();
    Optional<Set<String>> known = Optional.empty();
    for (RoomSaid room : office.get().heardAt(table.atMillis)) {
      String licence = InForce.expected(regulation.get(), room, table.atMillis).licence();
      atMost.addAll(missing(table, regulation.get(), licence, false));
      Set<String> surely = missing(table, regulation.get(), licence, true);
      known.ifPresent(surely::retainAll);
      known = Optional.of(surely);
    }
    Set<String> atLeast = known.orElse(Set.of());
    Set<String> said = missing.orElse(Set.of());
    table.expect(
        missing.isPresent() && said.containsAll(atLeast) && atMost.containsAll(said),
        Kind.SETUP,
        "the clearance without " + atLeast,
        () -> missing.map(Set::toString).orElse("none"),
        HouseRule.ON_FILE.cite());
  }

  private Set<String> missing(Table table, Regulation regulation, String licence, boolean surely) {
    List<Filed> papers =
        surely
            ? office.orElseThrow().perhapsOnFileAt(table.atMillis)
            : office.orElseThrow().surelyOnFileAt(table.atMillis);
    return new TreeSet<>(
        Filed.missing(regulation, licence, table.game(), papers, table.atMillis, bySystem));
  }

  /** Whether everybody knows that the room is strict. */
  private boolean isStrict(Table table) {
    return office
        .filter(known -> known.heardAt(table.atMillis).stream().allMatch(RoomSaid::strict))
        .isPresent();
  }

  /** Before the first chip of a round lies there: the table keeps what holds now. */
  void beforeAWager(Table table) {
    if (!introduced || table.piece) {
      return;
    }
    if (isUntouched(table)) {
      holds(table);
      isOnFile(table);
      table.expect(
          !isStrict(table) || missing.filter(ids -> !ids.isEmpty()).isEmpty(),
          Kind.SETUP,
          "no bets in a strict room while something is not on file",
          () -> missing.map(Set::toString).orElse("none"),
          HouseRule.ON_FILE.cite());
    }
    inForce.ifPresent(
        rules ->
            table.expect(
                highestCents(table) <= rules.mostCents(),
                Kind.LIMITS,
                "limits of at most " + Dollars.text(rules.mostCents()) + " a wager",
                () -> Dollars.text(highestCents(table)),
                HouseRule.ROOM_RULES.cite()));
  }

  private void holds(Table table) {
    Set<InForce> expected = expected(table);
    table.expect(
        expected.isEmpty() ? inForce.isEmpty() : inForce.filter(expected::contains).isPresent(),
        Kind.SETUP,
        expected.isEmpty() ? "no regulator's rules" : "the rules " + expected.iterator().next(),
        () -> inForce.map(InForce::toString).orElse("none"),
        HouseRule.ROOM_RULES.cite());
  }

  /** All that could hold: news travels, and a bank that is held was offered when it was taken. */
  private Set<InForce> expected(Table table) {
    Optional<Regulation> regulation = games.regulation(table.game().document());
    if (regulation.isEmpty()) {
      return Set.of();
    }
    Set<InForce> all = new LinkedHashSet<>();
    for (RoomSaid room : said(table, regulation.get())) {
      for (long at : List.of(table.atMillis, table.atMillis - CLOCKS_DIFFER_MILLIS)) {
        all.add(InForce.expected(regulation.get(), room, at));
      }
    }
    if (table.bank.isHeld()) {
      List.copyOf(all).forEach(one -> all.add(one.withBankOffered(false)));
    }
    return all;
  }

  private List<RoomSaid> said(Table table, Regulation regulation) {
    return office
        .map(known -> known.heardAt(table.atMillis))
        .orElseGet(() -> inForce.map(rules -> asItSays(rules, regulation)).stream().toList());
  }

  /** Without the house's journal the room is taken at its word. */
  private static RoomSaid asItSays(InForce rules, Regulation regulation) {
    String regulator = regulation.regulator();
    return new RoomSaid(
        Map.of(regulator, rules.licence()),
        rules.roomCents().map(cents -> Map.of(regulator, cents)).orElse(Map.of()),
        rules.bankOffered() ? Set.of(regulator) : Set.of(),
        false);
  }

  private static boolean isUntouched(Table table) {
    return table.stage == Stage.BETS_OPEN && !table.anyBets() && table.postedCents == 0;
  }

  private static long highestCents(Table table) {
    return table.posted().limits().entrySet().stream()
        .filter(posted -> table.game().offers(posted.getKey()))
        .mapToLong(posted -> posted.getValue().mostCents())
        .max()
        .orElse(0);
  }
}
