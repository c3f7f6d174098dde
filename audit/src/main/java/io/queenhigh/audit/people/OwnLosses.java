package io.queenhigh.audit.people;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** What somebody has limited his losses to, and the accounts that count them, by the journal. */
final class OwnLosses {

  private static final List<String> PERIODS = List.of("day", "week", "month");

  /** What held from a line on. */
  private record Set(long fromMillis, Map<String, OwnLimit> limits) {}

  /** The last account of a period. */
  record Open(String period, String firstDay, long turn, long limitCents) {

    static Open of(Fields allowance) throws Unreadable {
      return new Open(
          allowance.text("period"),
          allowance.text("firstDay"),
          allowance.number("turn"),
          allowance.number("limitCents"));
    }

    String account(String player) {
      return "allowance/" + player + "/" + period + "/" + firstDay + "." + turn;
    }
  }

  /** An account, and from when on it counted. */
  private record Since(long fromMillis, Open account) {}

  private final List<Set> history = new ArrayList<>();
  private final List<Since> accounts = new ArrayList<>();
  private final Map<String, Open> open = new TreeMap<>();

  /** What each period's accounts have got from the house, less what it took back. */
  private final Map<String, Long> put = new TreeMap<>();

  /** As somebody asks for other limits; says whether any of them is looser and waits. */
  boolean asked(Fields said, long atMillis, long looserFromMillis) throws Unreadable {
    Map<String, OwnLimit> limits = new TreeMap<>();
    boolean waits = false;
    for (String period : PERIODS) {
      String field =
          "loss" + Character.toUpperCase(period.charAt(0)) + period.substring(1) + "Cents";
      OwnLimit asked =
          limit(period).asked(OwnLimit.number(said, field), atMillis, looserFromMillis);
      limits.put(period, asked);
      waits |= asked.later().isPresent();
    }
    history.add(new Set(atMillis, limits));
    return waits;
  }

  OwnLimit limit(String period) {
    return history.isEmpty()
        ? OwnLimit.NONE
        : history.getLast().limits.getOrDefault(period, OwnLimit.NONE);
  }

  /** Whether losses were limited at a time and for a while before it. */
  boolean areLimited(long millis, long whileMillis) {
    return isSaid(
        millis,
        whileMillis,
        limits -> limits.values().stream().anyMatch(one -> one.at(millis).isPresent()));
  }

  /** Whether all that was said until a time, and for a while before it, was so. */
  private boolean isSaid(long millis, long whileMillis, Predicate<Map<String, OwnLimit>> so) {
    boolean said = false;
    for (int i = 0; i < history.size(); i++) {
      Set set = history.get(i);
      long until = i + 1 < history.size() ? history.get(i + 1).fromMillis : Long.MAX_VALUE;
      if (set.fromMillis > millis || until <= millis - whileMillis) {
        continue;
      }
      said = set.fromMillis <= millis - whileMillis || said;
      if (!so.test(set.limits)) {
        return false;
      }
    }
    return said;
  }

  /**
   * Whether something was set aside from one account for each period that was limited at a time, or
   * a while before it: the last of its kind, or that of a while before.
   */
  boolean areCounted(String player, List<String> spent, long millis, long whileMillis) {
    List<String> counting = new ArrayList<>();
    for (String period : PERIODS) {
      boolean mustCount =
          isSaid(
              millis,
              whileMillis,
              limits -> limits.getOrDefault(period, OwnLimit.NONE).at(millis).isPresent());
      List<String> may = counting(player, period, millis, whileMillis);
      boolean counts = spent.stream().anyMatch(may::contains);
      if (mustCount && !counts) {
        return false;
      }
      counting.addAll(may);
    }
    return counting.containsAll(spent);
  }

  /** The accounts of a period that something could be set aside from at a time. */
  private List<String> counting(String player, String period, long millis, long whileMillis) {
    List<Since> ofPeriod =
        accounts.stream().filter(one -> one.account.period.equals(period)).toList();
    List<String> counting = new ArrayList<>();
    for (int i = 0; i < ofPeriod.size(); i++) {
      Since one = ofPeriod.get(i);
      long until = i + 1 < ofPeriod.size() ? ofPeriod.get(i + 1).fromMillis : Long.MAX_VALUE;
      boolean inTime =
          firstDay(period, millis).compareTo(one.account.firstDay) <= 0
              || firstDay(period, millis - whileMillis).equals(one.account.firstDay);
      if (one.fromMillis <= millis + whileMillis && until > millis - whileMillis && inTime) {
        counting.add(one.account.account(player));
      }
    }
    return counting;
  }

  /** Whether an account may be closed: the last of its period. */
  boolean closes(Open closed, long cents) {
    put.merge(closed.period, -cents, Long::sum);
    return closed.equals(open.get(closed.period));
  }

  /** What a new account gets: the limit, less what was lost by those before it. */
  long due(Open opened) {
    return Math.max(0, opened.limitCents - lostBefore(opened));
  }

  private long lostBefore(Open opened) {
    return Optional.ofNullable(open.get(opened.period))
        .filter(old -> old.firstDay.equals(opened.firstDay))
        .map(old -> put.getOrDefault(old.period, 0L))
        .orElse(0L);
  }

  /** Whether an account is the next of its period, of that time, for the limit that holds. */
  boolean opens(Open opened, long millis, long clocksDifferMillis) {
    long turn =
        Optional.ofNullable(open.get(opened.period))
            .filter(old -> old.firstDay.equals(opened.firstDay))
            .map(old -> old.turn + 1)
            .orElse(1L);
    boolean isOver =
        Optional.ofNullable(open.get(opened.period))
            .filter(old -> old.firstDay.compareTo(opened.firstDay) > 0)
            .isPresent();
    boolean inTime =
        PERIODS.contains(opened.period)
            && !isOver
            && (firstDay(opened.period, millis).equals(opened.firstDay)
                || firstDay(opened.period, millis - clocksDifferMillis).equals(opened.firstDay));
    boolean holds =
        limit(opened.period).at(millis).equals(Optional.of(opened.limitCents))
            || limit(opened.period)
                .at(millis - clocksDifferMillis)
                .equals(Optional.of(opened.limitCents));
    put.put(opened.period, due(opened) + lostBefore(opened));
    open.put(opened.period, opened);
    accounts.add(new Since(millis, opened));
    return turn == opened.turn && inTime && holds;
  }

  private static String firstDay(String period, long millis) {
    LocalDate day = Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC).toLocalDate();
    return switch (period) {
      case "week" -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).toString();
      case "month" -> day.withDayOfMonth(1).toString();
      default -> day.toString();
    };
  }

  /** All of it in a line, to be held against a row. */
  @Override
  public String toString() {
    return "day "
        + limit("day")
        + "; week "
        + limit("week")
        + "; month "
        + limit("month")
        + "; "
        + List.copyOf(open.values());
  }

  /** The same as a row has it. */
  static String kept(Fields row) throws Unreadable {
    Map<String, Open> open = new TreeMap<>();
    for (Fields one : row.objects("open")) {
      Open each = Open.of(one);
      open.put(each.period, each);
    }
    return "day "
        + OwnLimit.of(row.needed("day"))
        + "; week "
        + OwnLimit.of(row.needed("week"))
        + "; month "
        + OwnLimit.of(row.needed("month"))
        + "; "
        + List.copyOf(open.values());
  }
}
