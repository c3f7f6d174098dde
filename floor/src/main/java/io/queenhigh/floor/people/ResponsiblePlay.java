package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Within;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Refused;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Responsible play: what players ask the house to hold them to. */
public final class ResponsiblePlay {

  private static final Duration SHORTEST_EXCLUSION = Duration.ofDays(1);
  private static final Duration LONGEST_EXCLUSION = Duration.ofDays(5 * 366);

  private static final Duration SHORTEST_BREAK = Duration.ofMinutes(15);
  private static final Duration LONGEST_BREAK = Duration.ofDays(42);

  /** Said when bets were placed while an allowance was changed; then it is reckoned again. */
  static final String SPENT_MEANWHILE = "spent-meanwhile";

  private static final int MOST_TRIES = 20;

  private static final long DAY_MINUTES = 24 * 60;
  private static final long DAY_MILLIS = DAY_MINUTES * 60 * 1000;
  private static final int MOVES_AT_ONCE = 200;
  private static final int MOST_CLOSED = 10_000;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Store store;

  /** By the first account of a period: who changes his limits often is not reckoned anew. */
  private final Map<String, Closed> closed = new ConcurrentHashMap<>();

  ResponsiblePlay(HouseJournal house, PeopleCache roll, Store store) {
    this.house = house;
    this.roll = roll;
    this.store = store;
  }

  /** Keeps a player from playing for a time, which can be made longer and never shorter. */
  public Reply<Instant> exclude(Who who, Duration time) {
    if (time.compareTo(SHORTEST_EXCLUSION) < 0 || time.compareTo(LONGEST_EXCLUSION) > 0) {
      return PeopleRule.SELF_EXCLUSION.deny(
          "exclusion-out-of-range", "An exclusion lasts from one day to five years");
    }
    return house.writeAs(who, Right.PLAY, () -> excluding(row(who), time));
  }

  private HouseDecision<Instant> excluding(PersonRow row, Duration time) {
    long until = house.now() + time.toMillis();
    if (until < row.excludedUntilMillis()) {
      return HouseDecision.blank(
          PeopleRule.SELF_EXCLUSION.deny(
              "exclusion-not-shortened",
              "You are excluded until "
                  + Until.says(row.excludedUntilMillis())
                  + ", and that cannot be shortened"));
    }
    return HouseDecision.by(row.name(), Instant.ofEpochMilli(until))
        .fact(new HouseFact.SelfExcluded(row.name(), until))
        .keep(row.excludedUntil(until));
  }

  /** Lets a player take a break, which can be made longer and never shorter. */
  public Reply<Instant> coolOff(Who who, Duration time) {
    if (time.compareTo(SHORTEST_BREAK) < 0 || time.compareTo(LONGEST_BREAK) > 0) {
      return PeopleRule.COOLING_OFF.deny(
          "break-out-of-range", "A break lasts from 15 minutes to six weeks");
    }
    return house.writeAs(who, Right.PLAY, () -> coolingOff(row(who), time));
  }

  private HouseDecision<Instant> coolingOff(PersonRow row, Duration time) {
    long until = house.now() + time.toMillis();
    if (until < row.coolingUntilMillis()) {
      return HouseDecision.blank(
          PeopleRule.COOLING_OFF.deny(
              "break-not-shortened",
              "You are on a break until "
                  + Until.says(row.coolingUntilMillis())
                  + ", and that cannot be shortened"));
    }
    return HouseDecision.by(row.name(), Instant.ofEpochMilli(until))
        .fact(new HouseFact.CooledOff(row.name(), until))
        .keep(row.coolingUntil(until));
  }

  /** Whether somebody has asked to be kept from the tables, so that his seats are freed. */
  public boolean isKeptAway(String name) {
    long now = house.now();
    return roll.person(name)
        .filter(row -> isExcluded(row, now) || now < row.coolingUntilMillis())
        .isPresent();
  }

  /** Sets a player's limits: what is tighter holds at once, what is looser after a day. */
  public Reply<Standing> limit(Who who, PlayLimits wanted) {
    boolean inRange =
        isIn(wanted.minutes(), 1, DAY_MINUTES)
            && Stream.of(
                    wanted.depositCents(),
                    wanted.lossDayCents(),
                    wanted.lossWeekCents(),
                    wanted.lossMonthCents())
                .allMatch(cents -> isIn(cents, 1, Dollars.MOST_CENTS));
    if (!inRange) {
      return PeopleRule.PLAY_LIMITS.deny(
          "limit-out-of-range",
          "A limit is 1 minute to 24 hours of play, and an amount of more than nothing");
    }
    return house
        .writeAs(who, Right.PLAY, () -> limiting(row(who), wanted))
        .then(_ -> allowance(who.name()))
        .then(_ -> standing(who));
  }

  private static boolean isIn(OptionalLong value, long least, long most) {
    return value.isEmpty() || (value.getAsLong() >= least && value.getAsLong() <= most);
  }

  private HouseDecision<Boolean> limiting(PersonRow row, PlayLimits wanted) {
    long now = house.now();
    Limit minutes = row.minutes().ask(wanted.minutes(), now);
    Limit deposit = row.depositCents().ask(wanted.depositCents(), now);
    LossLimits losses = row.losses().ask(wanted, now);
    boolean waits = minutes.later().isPresent() || deposit.later().isPresent() || losses.waits();
    PersonRow limited = row.withLimits(minutes, deposit, losses);
    return HouseDecision.by(row.name(), true)
        .fact(
            new HouseFact.LimitsSet(
                row.name(),
                wanted.minutes(),
                wanted.depositCents(),
                wanted.lossDayCents(),
                wanted.lossWeekCents(),
                wanted.lossMonthCents(),
                waits ? now + Limit.THINKING_MILLIS : now))
        .keep(limited);
  }

  /** What holds for somebody, for him to see. */
  public Reply<Standing> standing(Who who) {
    return HouseJournal.asking(
        () -> roll.inOffice(who, Right.PLAY).then(_ -> new Reply.Given<>(standing(row(who)))));
  }

  private Standing standing(PersonRow row) {
    long now = house.now();
    return new Standing(
        until(now, row.excludedUntilMillis()),
        until(now, row.coolingUntilMillis()),
        limits(row, now),
        limits(row, now + Limit.THINKING_MILLIS),
        left(row, now));
  }

  private static Optional<Instant> until(long now, long millis) {
    return now < millis ? Optional.of(Instant.ofEpochMilli(millis)) : Optional.empty();
  }

  private static PlayLimits limits(PersonRow row, long millis) {
    return new PlayLimits(
        row.minutes().at(millis),
        row.depositCents().at(millis),
        row.losses().at(LossPeriod.DAY, millis),
        row.losses().at(LossPeriod.WEEK, millis),
        row.losses().at(LossPeriod.MONTH, millis));
  }

  private List<Standing.Left> left(PersonRow row, long now) {
    return row.losses().at(now).entrySet().stream()
        .map(
            limit ->
                new Standing.Left(
                    limit.getKey(),
                    limit.getValue(),
                    row.losses()
                        .open(limit.getKey(), now)
                        .filter(open -> open.limitCents() == limit.getValue())
                        .map(open -> store.balance(open.account(row.name())))
                        .orElse(limit.getValue()),
                    limit.getKey().end(now)))
        .toList();
  }

  /**
   * What somebody who has limited his losses may still lose. Accounts that are missing for this
   * day, week or month are opened; another limit closes the account of the one before it, and what
   * is at stake then counts as lost until the period is over.
   */
  public Reply<Optional<Allowance>> allowance(String name) {
    return HouseJournal.asking(() -> counting(name, 0));
  }

  private Reply<Optional<Allowance>> counting(String name, int tries) {
    Optional<PersonRow> row = roll.person(name);
    long now = house.now();
    if (row.isEmpty() || row.get().losses().at(now).isEmpty()) {
      return new Reply.Given<>(Optional.empty());
    }
    if (isCounted(row.get(), now)) {
      return new Reply.Given<>(Optional.of(allowance(row.get(), now)));
    }
    Reply<Optional<Allowance>> reply = house.write(() -> opening(row(row.get().who()), now));
    boolean again =
        reply instanceof Reply.No<Optional<Allowance>>(Refused no)
            && no.id().equals(SPENT_MEANWHILE)
            && tries < MOST_TRIES;
    return again ? counting(name, tries + 1) : reply;
  }

  private static boolean isCounted(PersonRow row, long now) {
    return row.losses().at(now).entrySet().stream()
        .allMatch(
            limit ->
                row.losses()
                    .open(limit.getKey(), now)
                    .filter(open -> open.limitCents() == limit.getValue())
                    .isPresent());
  }

  private static Allowance allowance(PersonRow row, long now) {
    return new Allowance(
        row.name(),
        row.losses().at(now).keySet().stream()
            .map(period -> row.losses().open(period, now).orElseThrow().account(row.name()))
            .toList());
  }

  private HouseDecision<Optional<Allowance>> opening(PersonRow row, long now) {
    LossLimits losses = row.losses();
    List<Count> counts = new ArrayList<>();
    for (Map.Entry<LossPeriod, Long> limit : row.losses().at(now).entrySet()) {
      Optional<OpenAllowance> before = losses.open(limit.getKey(), now);
      if (before.isPresent() && before.get().limitCents() == limit.getValue()) {
        continue;
      }
      long left = before.map(old -> store.balance(old.account(row.name()))).orElse(0L);
      long lost = before.map(old -> put(row.name(), old) - left).orElse(0L);
      OpenAllowance after =
          new OpenAllowance(
              limit.getKey(),
              before.map(OpenAllowance::firstDay).orElseGet(() -> limit.getKey().firstDay(now)),
              before.map(old -> old.turn() + 1).orElse(1),
              limit.getValue());
      counts.add(new Count(before, left, after, Math.max(0, limit.getValue() - lost)));
      losses = losses.with(after);
    }
    PersonRow counted = row.withLosses(losses);
    HouseDecision<Optional<Allowance>> page =
        HouseDecision.by(row.name(), Optional.of(allowance(counted, now)));
    counts.forEach(count -> write(page, row.name(), count));
    return counts.isEmpty()
        ? HouseDecision.blank(new Reply.Given<>(Optional.of(allowance(row, now))))
        : page.keep(counted);
  }

  /**
   * What the house has put into a period's accounts, less what it took out again. Their limits do
   * not tell: one that is below what was lost before it put nothing in.
   */
  private long put(String name, OpenAllowance last) {
    int before = last.turn() - 1;
    String period = last.onTurn(1).account(name);
    Closed known =
        Optional.ofNullable(closed.get(period))
            .filter(sum -> sum.turns() <= before)
            .orElse(new Closed(0, 0));
    Closed all = new Closed(before, known.cents() + put(name, last, known.turns() + 1, before));
    if (closed.size() >= MOST_CLOSED) {
      closed.clear();
    }
    closed.put(period, all);
    return all.cents() + put(name, last, last.turn(), last.turn());
  }

  private long put(String name, OpenAllowance last, int from, int to) {
    return IntStream.rangeClosed(from, to)
        .mapToObj(turn -> last.onTurn(turn).account(name))
        .flatMap(account -> moves(account).stream())
        .filter(move -> move.stream().equals(HouseStream.STREAM))
        .mapToLong(Moved::cents)
        .sum();
  }

  /** What the house has put into the accounts that are closed of a period, which stays so. */
  private record Closed(int turns, long cents) {}

  /** One account after another for the same period. */
  private record Count(
      Optional<OpenAllowance> before, long left, OpenAllowance after, long cents) {}

  private static void write(HouseDecision<?> page, String name, Count count) {
    count
        .before()
        .ifPresent(
            old -> {
              page.fact(new HouseFact.AllowanceClosed(name, old, count.left()));
              if (count.left() > 0) {
                page.moving(old.account(name), Accounts.limit(name), count.left());
              }
            });
    page.fact(new HouseFact.AllowanceOpened(name, count.after(), count.cents()));
    if (count.cents() > 0) {
      page.moving(Accounts.limit(name), count.after().account(name), count.cents());
    }
  }

  /** Whether somebody may sit down and bet; begins his sitting if he has limits. */
  public Reply<AccountHolder> mayPlay(String name) {
    return playing(name).then(row -> new Reply.Given<>(row.person()));
  }

  /**
   * Whether somebody may bring so many chips to a table, and within which limit: what he brings
   * elsewhere meanwhile is known only to the transaction that moves them.
   */
  public Reply<Optional<Within>> mayBuyIn(String name, long cents) {
    return HouseJournal.asking(() -> playing(name).then(row -> bringing(row, cents)));
  }

  private Reply<PersonRow> playing(String name) {
    return HouseJournal.asking(
        () ->
            roll.person(name)
                .map(row -> free(row).then(this::sitting).then(this::inTime))
                .orElseGet(() -> Staff.unknown(name)));
  }

  private Reply<PersonRow> free(PersonRow row) {
    if (!row.active()) {
      return Door.closed();
    }
    if (!row.role().may(Right.PLAY)) {
      return PeopleRule.ROLES.deny(
          "not-your-office", "This is not for " + row.role().withArticle() + " to do");
    }
    if (house.now() < row.coolingUntilMillis()) {
      return PeopleRule.COOLING_OFF.deny(
          "cooling-off", "You are on a break until " + Until.says(row.coolingUntilMillis()));
    }
    return isExcluded(row, house.now()) ? excluded(row) : new Reply.Given<>(row);
  }

  /** A sitting begins with the first question after the last one's day is over. */
  private Reply<PersonRow> sitting(PersonRow row) {
    long now = house.now();
    boolean limited = row.minutes().at(now).isPresent() || row.depositCents().at(now).isPresent();
    if (!limited || now < endOfSitting(row)) {
      return new Reply.Given<>(row);
    }
    return house.write(
        () -> {
          PersonRow current = row(row.who());
          if (now < endOfSitting(current)) {
            return HouseDecision.blank(new Reply.Given<>(current));
          }
          PersonRow sitting = current.sittingSince(now);
          return HouseDecision.by(row.name(), sitting)
              .fact(new HouseFact.SittingStarted(row.name()))
              .keep(sitting);
        });
  }

  private Reply<PersonRow> inTime(PersonRow row) {
    OptionalLong minutes = row.minutes().at(house.now());
    return minutes.isPresent()
            && house.now() >= row.sittingSinceMillis() + minutes.getAsLong() * 60_000
        ? PeopleRule.PLAY_LIMITS.deny(
            "time-limit-reached",
            "Your limit of %d minutes is used up; you can play again from %s"
                .formatted(minutes.getAsLong(), Until.says(endOfSitting(row))))
        : new Reply.Given<>(row);
  }

  private Reply<Optional<Within>> bringing(PersonRow row, long cents) {
    OptionalLong deposit = row.depositCents().at(house.now());
    if (deposit.isEmpty()) {
      return new Reply.Given<>(Optional.empty());
    }
    long left = deposit.getAsLong() - brought(row);
    Refused reached =
        depositLimitReached(row, deposit.getAsLong(), cents > left ? left : left - cents);
    return cents > left
        ? new Reply.No<>(reached)
        : new Reply.Given<>(
            Optional.of(
                new Within(
                    new Ceiling(
                        Accounts.wallet(row.name()), row.sittingSinceMillis(), deposit.getAsLong()),
                    reached)));
  }

  private static Refused depositLimitReached(PersonRow row, long limit, long left) {
    return PeopleRule.PLAY_LIMITS.refused(
        "deposit-limit-reached",
        "Your deposit limit of %s leaves %s to bring to the tables until %s"
            .formatted(
                Dollars.text(limit),
                Dollars.text(Math.max(0, left)),
                Until.says(endOfSitting(row))));
  }

  /** What he has taken to the tables, less what came back. */
  private long brought(PersonRow row) {
    long brought = 0;
    for (long skip = 0; ; skip += MOVES_AT_ONCE) {
      List<Moved> moves = store.moves(Accounts.wallet(row.name()), skip, MOVES_AT_ONCE);
      for (Moved move : moves) {
        if (move.atMillis() < row.sittingSinceMillis()) {
          return brought;
        }
        brought -= move.other().startsWith("rack/") ? move.cents() : 0;
      }
      if (moves.size() < MOVES_AT_ONCE) {
        return brought;
      }
    }
  }

  /** All that was ever moved to or from an account. */
  private List<Moved> moves(String account) {
    List<Moved> all = new ArrayList<>();
    List<Moved> some;
    do {
      some = store.moves(account, all.size(), MOVES_AT_ONCE);
      all.addAll(some);
    } while (some.size() == MOVES_AT_ONCE);
    return all;
  }

  private static long endOfSitting(PersonRow row) {
    return row.sittingSinceMillis() + DAY_MILLIS;
  }

  private PersonRow row(Who who) {
    return roll.person(who.name()).orElseThrow();
  }

  static boolean isExcluded(PersonRow row, long now) {
    return now < row.excludedUntilMillis();
  }

  static <T> Reply<T> excluded(PersonRow row) {
    return PeopleRule.SELF_EXCLUSION.deny(
        "self-excluded",
        "You have excluded yourself from play until " + Until.says(row.excludedUntilMillis()));
  }
}
