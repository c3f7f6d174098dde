package io.queenhigh.audit;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.roundfile.RoundFileReader;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.table.Finished;
import io.queenhigh.audit.table.TableFold;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.money.Dollars;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Holds what is kept of rounds beside the journal against the journal: where each lies, its round
 * file, what its players gained, and what a table took in a day. What follows from the journal may
 * neither be missing nor say anything else.
 */
final class KeptRounds {

  private final StoreReader store;
  private final GameBook games;
  private final Notebook notebook;
  private long rounds;
  private long played;
  private long withheld;
  private long settledAtMillis;
  private boolean keepsVoids;
  private Optional<Over> last = Optional.empty();
  private final Map<LocalDate, Day> days = new TreeMap<>();
  private KeptDays split = new KeptDays();

  /** A round and when its money moved. */
  private record Over(Finished round, long endedAtMillis) {}

  /** What a table did on a day. */
  private record Day(long rounds, long voids, long stakedCents, long gainedCents, long envyCents) {

    static final Day NOTHING = new Day(0, 0, 0, 0, 0);

    Day plus(Day other) {
      return new Day(
          rounds + other.rounds,
          voids + other.voids,
          stakedCents + other.stakedCents,
          gainedCents + other.gainedCents,
          envyCents + other.envyCents);
    }

    @Override
    public String toString() {
      return "%d rounds, %d void, %s wagered, %s given back and paid, %s envy"
          .formatted(
              rounds,
              voids,
              Dollars.text(stakedCents),
              Dollars.text(gainedCents),
              Dollars.text(envyCents));
    }
  }

  KeptRounds(StoreReader store, GameBook games, Notebook notebook) {
    this.store = store;
    this.games = games;
    this.notebook = notebook;
  }

  /** Every line of a table, before what it brings about is held against its rows. */
  void line(TableFold table, JournalLine line) throws SQLException {
    try {
      split.line(table.table(), line, table.settledAs());
      if (line.type().equals("CutWithheld")) {
        checkWithheld(table, line, Fields.of(line.payload()).seat("seat"));
      }
    } catch (Unreadable unreadable) {
      unreadable(table.where(), unreadable);
    }
  }

  private void checkWithheld(TableFold table, JournalLine line, int seat)
      throws SQLException, Unreadable {
    withheld++;
    String id = table.playerAt(seat) + "/" + table.roundId() + "/" + seat;
    Optional<String> body = store.kept("withheld", id);
    if (body.isEmpty()) {
      note(table.where(), "the withheld cut on the record of " + id, "none");
      return;
    }
    Fields row = Fields.of(body.get());
    row.isOfFormatUpTo(1);
    if (row.number("atMillis") != line.atMillis() || row.number("seat") != seat) {
      note(
          table.where(),
          "a cut withheld at %d, seat %d".formatted(line.atMillis(), seat),
          body.get());
    }
  }

  /** A round is over; a deck that is opened afterwards makes it a little longer. */
  void finished(Finished round) throws SQLException {
    if (last.filter(before -> !before.round.id().equals(round.id())).isPresent()) {
      check(last.get().round, last.get().endedAtMillis);
    }
    last = Optional.of(new Over(round, settledAtMillis));
  }

  /** A round was settled or voided at a time, which its table's day counts. */
  void ended(long atMillis, Optional<Outcome> outcome) {
    settledAtMillis = atMillis;
    LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(atMillis), ZoneOffset.UTC);
    Day round =
        outcome
            .map(
                own ->
                    new Day(
                        1,
                        0,
                        own.wagers().stream().mapToLong(Outcome.Paid::stakeCents).sum(),
                        own.wagers().stream()
                            .mapToLong(paid -> paid.paidCents() + paid.returnedCents())
                            .sum(),
                        own.envy().stream().mapToLong(Outcome.Envy::cents).sum()))
            .orElse(new Day(0, 1, 0, 0, 0));
    days.merge(day, round, Day::plus);
  }

  /** A table's stream ends here. */
  void tableEnds(String table, boolean closed) throws SQLException {
    if (last.isPresent()) {
      check(last.get().round, last.get().endedAtMillis);
      last = Optional.empty();
    }
    Where where = new Where("table/" + table, 0, "");
    Optional<String> row = store.kept("table", table);
    try {
      boolean same = row.isPresent() && Fields.of(row.get()).yes("open") != closed;
      if (!same) {
        note(where, "a row that says whether the table is open", row.orElse("none"));
      }
      checkDays(where, table);
    } catch (Unreadable unreadable) {
      unreadable(where, unreadable);
    }
    days.clear();
    keepsVoids = false;
    split = new KeptDays();
  }

  private void checkDays(Where where, String table) throws SQLException, Unreadable {
    Map<LocalDate, Day> kept = new TreeMap<>();
    for (Map.Entry<String, String> row : store.keptWithin("day", "/" + table + "/").entrySet()) {
      kept.merge(LocalDate.parse(row.getKey().substring(0, 10)), day(row.getValue()), Day::plus);
    }
    Set<LocalDate> all = new HashSet<>(days.keySet());
    all.addAll(kept.keySet());
    for (LocalDate day : all) {
      Day own = days.getOrDefault(day, Day.NOTHING);
      Day found = kept.getOrDefault(day, Day.NOTHING);
      if (!own.equals(found)) {
        note(where, day + " as a day of " + own, found.toString());
      }
    }
    checkSplit(where, table);
  }

  /** Every part of every row: wagers one by one, fees, fills, turns at the bank. */
  private void checkSplit(Where where, String table) throws SQLException, Unreadable {
    Map<String, String> kept = new TreeMap<>();
    for (Map.Entry<String, String> row : store.keptWithin("day", "/" + table + "/").entrySet()) {
      kept.put(row.getKey(), KeptDays.told(row.getValue()));
    }
    Set<String> all = new TreeSet<>(split.rows().keySet());
    all.addAll(kept.keySet());
    for (String id : all) {
      String own = split.rows().getOrDefault(id, "no such day");
      String found = kept.getOrDefault(id, "none");
      if (!own.equals(found)) {
        note(where, id + " as " + own, found);
      }
    }
  }

  private static Day day(String body) throws Unreadable {
    Fields row = Fields.of(body);
    row.isOfFormatUpTo(1);
    long staked = 0;
    long gained = 0;
    Fields wagers = row.needed("wagers");
    for (String wager : wagers.names()) {
      Fields line = wagers.needed(wager);
      staked += line.number("stakedCents");
      gained += line.number("returnedCents") + line.number("paidCents");
    }
    return new Day(
        row.number("rounds"), row.number("voids"), staked, gained, row.number("envyCents"));
  }

  private void check(Finished round, long endedAtMillis) throws SQLException {
    Where where = new Where(round.stream(), round.to(), round.id());
    Optional<String> body = store.kept("round", round.id());
    // Format 1 kept rows of rounds that nobody had played, too.
    if (body.isEmpty() && !round.played()) {
      return;
    }
    rounds++;
    if (body.isEmpty()) {
      note(where, "a row that says where the round lies", "none");
    } else {
      try {
        checkPlace(where, round, Fields.of(body.get()));
      } catch (Unreadable unreadable) {
        unreadable(where, unreadable);
      }
    }
    if (round.settled().isPresent()) {
      checkPlayed(where, round, round.settled().get().nets(), endedAtMillis);
    } else if (round.played()) {
      checkCollected(where, round, endedAtMillis);
    }
  }

  /** Since void rounds with a collection are in their players' histories, they are all there. */
  private void checkCollected(Where where, Finished round, long endedAtMillis) throws SQLException {
    Map<String, Long> nets = new TreeMap<>();
    for (String player : round.collectedFrom()) {
      boolean has = !Accounts.isPractice(player) && !Accounts.isVisitor(player);
      if (has && (keepsVoids || store.kept("played", player + "/" + round.id()).isPresent())) {
        nets.put(player, 0L);
      }
    }
    keepsVoids |= !nets.isEmpty();
    checkPlayed(where, round, nets, endedAtMillis);
  }

  private void checkPlace(Where where, Finished round, Fields row) throws Unreadable {
    row.isOfFormatUpTo(1);
    String own = place(round.stream(), round.from(), round.to(), round.setupAt(), round.atMillis());
    String found =
        place(
            row.text("stream"),
            row.number("from"),
            row.number("to"),
            row.number("setupAt"),
            row.number("atMillis"));
    if (!own.equals(found)) {
      note(where, "a round in " + own, found);
    }
    Map<Integer, String> seated = new HashMap<>();
    Fields seats = row.needed("seated");
    for (String seat : seats.names()) {
      seated.put(seat.matches("\\d{1,3}") ? Integer.valueOf(seat) : -1, seats.text(seat));
    }
    if (!seated.equals(round.seated())) {
      note(where, "seats of " + round.seated(), new TreeMap<>(seated).toString());
    }
    boolean told =
        round.settled().filter(settled -> !settled.laid().game().isDealtElsewhere()).isPresent();
    if (row.has("file") != told) {
      note(
          where,
          "a round file of a settled round that was dealt here, and of no other",
          row.has("file") ? "one" : "none");
    } else if (row.has("file")) {
      checkFile(where, round.settled().orElseThrow().laid(), row.text("file"));
    }
  }

  private static String place(String stream, long from, long to, long setupAt, long atMillis) {
    return "%s, lines %d to %d, set up at %d, since %d"
        .formatted(stream, from, to, setupAt, atMillis);
  }

  /** The round file is read by the auditor's own reader and lays the same on the table. */
  private void checkFile(Where where, Laid own, String file) {
    Notebook apart = new Notebook();
    Optional<Laid> laid = RoundFileReader.read(file, games.at(own.game().fingerprint()), apart);
    if (laid.isEmpty()) {
      note(
          where,
          "a round file that can be read",
          apart.findings().isEmpty() ? "none" : apart.findings().getFirst().toString());
      return;
    }
    Laid found = laid.get();
    boolean same =
        found.game().fingerprint().equals(own.game().fingerprint())
            && found.seats().equals(own.seats())
            && found.dealer().equals(own.dealer())
            && found.community().equals(own.community())
            && found.bankCents() == own.bankCents();
    if (!same) {
      note(where, "a round file of what was played, " + told(own), told(found));
    }
  }

  private static String told(Laid laid) {
    return "dealer " + laid.dealer() + " " + laid.community() + ", " + laid.seats();
  }

  private void checkPlayed(Where where, Finished round, Map<String, Long> nets, long endedAtMillis)
      throws SQLException {
    for (Map.Entry<String, Long> net : nets.entrySet()) {
      played++;
      Optional<String> body = store.kept("played", net.getKey() + "/" + round.id());
      try {
        Optional<Fields> row =
            body.isEmpty() ? Optional.empty() : Optional.of(Fields.of(body.get()));
        Optional<Long> found =
            row.isEmpty() ? Optional.empty() : Optional.of(row.get().number("netCents"));
        if (!found.equals(Optional.of(net.getValue()))) {
          note(
              where,
              net.getKey() + "'s round in his history, " + Dollars.text(net.getValue()),
              found.map(Dollars::text).orElse("none"));
        } else if (row.orElseThrow().number("atMillis") != endedAtMillis) {
          note(where, net.getKey() + "'s round in his history at " + endedAtMillis, body.get());
        }
      } catch (Unreadable unreadable) {
        unreadable(where, unreadable);
      }
    }
  }

  /** All tables have been read: there are rows of rounds that were played, and of no others. */
  void end() throws SQLException {
    noMore("round", rounds);
    noMore("played", played);
    noMore("withheld", withheld);
  }

  private void noMore(String kind, long own) throws SQLException {
    long found = store.howManyKept(kind);
    if (found > own) {
      note(
          Where.THE_BOOKS,
          own + " rows of kind " + kind + " by the journal",
          found + ", some of them of rounds that nobody played");
    }
  }

  private void note(Where where, String expected, String found) {
    notebook.note(Kind.KEPT, where, expected, found);
  }

  private void unreadable(Where where, Unreadable why) {
    notebook.note(Kind.UNREADABLE, where, "a row that can be read", why.why());
  }
}
