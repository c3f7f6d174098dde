package io.queenhigh.floor.people;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Moved;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Within;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Refused;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Responsible play: what players ask the house to hold them to. */
public final class ResponsiblePlay {

  private static final Duration SHORTEST_EXCLUSION = Duration.ofDays(1);
  private static final Duration LONGEST_EXCLUSION = Duration.ofDays(5 * 366);

  private static final long DAY_MINUTES = 24 * 60;
  private static final long DAY_MILLIS = DAY_MINUTES * 60 * 1000;
  private static final int MOVES_AT_ONCE = 200;

  private final HouseJournal house;
  private final PeopleCache roll;
  private final Store store;

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

  /** Sets a player's limits: what is tighter holds at once, what is looser after a day. */
  public Reply<Standing> limit(Who who, PlayLimits wanted) {
    boolean inRange =
        isIn(wanted.minutes(), 1, DAY_MINUTES) && isIn(wanted.lossCents(), 1, Long.MAX_VALUE / 4);
    if (!inRange) {
      return PeopleRule.PLAY_LIMITS.deny(
          "limit-out-of-range",
          "A limit is 1 minute to 24 hours of play, and a loss of more than nothing");
    }
    return house.writeAs(who, Right.PLAY, () -> limiting(row(who), wanted));
  }

  private static boolean isIn(OptionalLong value, long least, long most) {
    return value.isEmpty() || (value.getAsLong() >= least && value.getAsLong() <= most);
  }

  private HouseDecision<Standing> limiting(PersonRow row, PlayLimits wanted) {
    long now = house.now();
    Limit minutes = row.minutes().ask(wanted.minutes(), now);
    Limit loss = row.lossCents().ask(wanted.lossCents(), now);
    boolean waits = minutes.later().isPresent() || loss.later().isPresent();
    PersonRow limited = row.withLimits(minutes, loss);
    return HouseDecision.by(row.name(), standing(limited))
        .fact(
            new HouseFact.LimitsSet(
                row.name(),
                wanted.minutes(),
                wanted.lossCents(),
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
    long later = now + Limit.THINKING_MILLIS;
    return new Standing(
        isExcluded(row, now)
            ? Optional.of(Instant.ofEpochMilli(row.excludedUntilMillis()))
            : Optional.empty(),
        new PlayLimits(row.minutes().at(now), row.lossCents().at(now)),
        new PlayLimits(row.minutes().at(later), row.lossCents().at(later)));
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
    return isExcluded(row, house.now()) ? excluded(row) : new Reply.Given<>(row);
  }

  /** A sitting begins with the first question after the last one's day is over. */
  private Reply<PersonRow> sitting(PersonRow row) {
    long now = house.now();
    boolean limited = row.minutes().at(now).isPresent() || row.lossCents().at(now).isPresent();
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
    OptionalLong loss = row.lossCents().at(house.now());
    if (loss.isEmpty()) {
      return new Reply.Given<>(Optional.empty());
    }
    long left = loss.getAsLong() - brought(row);
    Refused reached = lossLimitReached(row, loss.getAsLong(), cents > left ? left : left - cents);
    return cents > left
        ? new Reply.No<>(reached)
        : new Reply.Given<>(
            Optional.of(
                new Within(
                    new Ceiling(
                        Accounts.wallet(row.name()), row.sittingSinceMillis(), loss.getAsLong()),
                    reached)));
  }

  private static Refused lossLimitReached(PersonRow row, long limit, long left) {
    return PeopleRule.PLAY_LIMITS.refused(
        "loss-limit-reached",
        "Your loss limit of %s leaves %s to bring to the tables until %s"
            .formatted(
                Dollars.text(limit),
                Dollars.text(Math.max(0, left)),
                Until.says(endOfSitting(row))));
  }

  /** Nobody loses more than he brings: chips on a table count as lost until they come back. */
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
