package io.queenhigh.audit;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Outcome.Result;
import io.queenhigh.rules.game.Key;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What a table did, by days and by how it was set up, as its lines say it: what its rows of days
 * must say in every part. A row is written when a round ends, so it has what came until then.
 */
final class KeptDays {

  private static final List<String> COUNTED =
      List.of(
          "rounds",
          "voids",
          "irregularities",
          "bankTurns",
          "bankDeclined",
          "feesCents",
          "envyCents",
          "filledCents");

  private LocalDate day = LocalDate.EPOCH;
  private long since;
  private final Map<String, Long> counted = new TreeMap<>();
  private final Map<String, Wagered> wagers = new TreeMap<>();
  private final Map<String, String> rows = new TreeMap<>();

  /** One kind of wager; the last is the sum of squared stakes. */
  private record Wagered(List<BigInteger> sums) {

    private static final List<String> NAMES =
        List.of("bets", "stakedCents", "returnedCents", "paidCents", "uncoveredCents", "squares");

    static Wagered of(Outcome.Paid paid) {
      boolean uncovered =
          paid.result() == Result.UNCOVERED || paid.result() == Result.PARTLY_COVERED;
      return new Wagered(
          List.of(
              BigInteger.ONE,
              BigInteger.valueOf(paid.stakeCents()),
              BigInteger.valueOf(paid.returnedCents()),
              BigInteger.valueOf(paid.paidCents()),
              BigInteger.valueOf(uncovered ? paid.returnedCents() : 0),
              BigInteger.valueOf(paid.stakeCents()).pow(2)));
    }

    Wagered plus(Wagered other) {
      return new Wagered(
          IntStream.range(0, sums.size())
              .mapToObj(i -> sums.get(i).add(other.sums.get(i)))
              .toList());
    }

    @Override
    public String toString() {
      return sums.toString();
    }
  }

  /** The next line of a table; how its round was settled, where it was. */
  void line(String table, JournalLine line, Optional<Outcome> settled) throws Unreadable {
    LocalDate today = LocalDate.ofInstant(Instant.ofEpochMilli(line.atMillis()), ZoneOffset.UTC);
    if (today.isAfter(day) || line.type().equals("TableConfigured")) {
      day = today.isAfter(day) ? today : day;
      since = line.seq();
      counted.clear();
      wagers.clear();
    }
    switch (line.type()) {
      case "ShufflerFailed" -> counts("irregularities", 1);
      case "BankTaken" -> counts("bankTurns", 1);
      case "BankDeclined" -> counts("bankDeclined", 1);
      case "FeeDropped" -> counts("feesCents", Fields.of(line.payload()).number("cents"));
      case "TrayFilled" -> counts("filledCents", Fields.of(line.payload()).number("cents"));
      case "RoundSettled" -> {
        counts("rounds", 1);
        settled.ifPresent(this::counts);
        rows.put(day + "/" + table + "/" + since, told());
      }
      case "RoundVoided" -> {
        counts("voids", 1);
        rows.put(day + "/" + table + "/" + since, told());
      }
      default -> {}
    }
  }

  private void counts(String what, long more) {
    counted.merge(what, more, Long::sum);
  }

  private void counts(Outcome outcome) {
    counts("envyCents", outcome.envy().stream().mapToLong(Outcome.Envy::cents).sum());
    for (Outcome.Paid paid : outcome.wagers()) {
      wagers.merge(Key.of(paid.wager().name()), Wagered.of(paid), Wagered::plus);
    }
  }

  private String told() {
    Map<String, Long> all = new TreeMap<>();
    for (String what : COUNTED) {
      all.put(what, counted.getOrDefault(what, 0L));
    }
    return all + " " + wagers;
  }

  /** What the rows of the table must say, by their ids. */
  Map<String, String> rows() {
    return rows;
  }

  /** What a row says. */
  static String told(String body) throws Unreadable {
    Fields row = Fields.of(body);
    Map<String, Long> all = new TreeMap<>();
    for (String what : COUNTED) {
      all.put(what, row.number(what));
    }
    Map<String, Wagered> lines = new TreeMap<>();
    Fields wagers = row.needed("wagers");
    for (String wager : wagers.names()) {
      Fields line = wagers.needed(wager);
      List<BigInteger> sums = new ArrayList<>();
      for (String sum : Wagered.NAMES) {
        sums.add(line.whole(sum));
      }
      lines.put(wager, new Wagered(sums));
    }
    return all + " " + lines;
  }
}
