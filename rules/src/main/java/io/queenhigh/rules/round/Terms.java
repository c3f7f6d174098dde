package io.queenhigh.rules.round;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the card room settles for its table within the game's rules. Posted, and changed only
 * between rounds.
 *
 * @param places betting positions, the player-dealer's included
 * @param mostPlayers how many may be dealt in at once
 * @param insideASeat the house's own order of settling; empty for the document's
 */
public record Terms(
    int places,
    int mostPlayers,
    Map<Wager, Limits> limits,
    Optional<FeeSchedule> fees,
    List<Wager> insideASeat,
    MeterOrder meterOrder) {

  /** The usual ceiling on one wager in Washington while nothing else is posted. */
  public static final long WASHINGTON_MAXIMUM_CENTS = 300_00;

  /** Where a document prints no maximum, a new table has this one until another is posted. */
  public static final long CALIFORNIA_MAXIMUM_CENTS = 5_000_00;

  /** Dealt face up, a table is meant for this many players unless the house decides otherwise. */
  public static final int FACE_UP_PLAYERS = 3;

  public Terms {
    limits = Map.copyOf(limits);
    insideASeat = List.copyOf(insideASeat);
  }

  /** What a table starts with before anyone has configured it. */
  public static Terms usual(Game game) {
    int places = game.places().is();
    int players = game.isBankedByAPlayer() ? places - 1 : places;
    if (game.shown().is() == Shown.PLAYERS_FACE_UP) {
      players = Math.min(players, FACE_UP_PLAYERS);
    }
    long most = game.isBankedByAPlayer() ? Long.MAX_VALUE : WASHINGTON_MAXIMUM_CENTS;
    Limits limits = new Limits(1_00, most);
    return new Terms(
        places,
        players,
        Map.of(
            Wager.ANTE, limits,
            Wager.PAIR_PLUS, limits,
            Wager.SIX_CARD_BONUS, limits,
            Wager.PROGRESSIVE, limits),
        Optional.empty(),
        List.of(),
        MeterOrder.DEALERS_FAR_RIGHT_FIRST);
  }

  /**
   * What a table can open with: the usual terms and, where the document demands a collection, the
   * first schedule it prints, or a dollar for each Ante and from the player-dealer.
   */
  public static Terms opening(Game game) {
    Terms usual = usual(game);
    if (game.collection().isEmpty()) {
      return usual;
    }
    return switch (game.collection().get().is()) {
      case FROM_A_SCHEDULE -> usual.withFees(game.fees().getFirst());
      case POSTED_BY_THE_TABLE -> usual.withFees(aDollar(game));
    };
  }

  private static FeeSchedule aDollar(Game game) {
    return switch (FeeWords.read(game, List.of("ante", "1", "player-dealer", "1"))) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> schedule;
      case FeeWords.Read.Wrong(String why, _) -> throw new IllegalStateException(why);
    };
  }

  /** For a round on record: what was accepted is settled in full, whatever the limits were. */
  public static Terms ofRecord(Game game, int places, Optional<FeeSchedule> fees) {
    int players = game.isBankedByAPlayer() ? places - 1 : places;
    return new Terms(
        places, players, Map.of(), fees, List.of(), MeterOrder.DEALERS_FAR_RIGHT_FIRST);
  }

  public Terms withPlaces(int number) {
    return new Terms(number, mostPlayers, limits, fees, insideASeat, meterOrder);
  }

  public Terms withOrders(List<Wager> inside, MeterOrder meter) {
    return new Terms(places, mostPlayers, limits, fees, inside, meter);
  }

  /** A schedule that is printed for one table limit brings this limit with it. */
  public Terms withFees(FeeSchedule schedule) {
    Limits limit = new Limits(schedule.tableMinimumCents(), schedule.tableMaximumCents());
    return new Terms(
        places,
        mostPlayers,
        schedule.isForAnyLimit()
            ? limits
            : Map.of(Wager.ANTE, limit, Wager.PAIR_PLUS, limit, Wager.SIX_CARD_BONUS, limit),
        Optional.of(schedule),
        insideASeat,
        meterOrder);
  }

  public Terms withLimits(Wager wager, Limits limit) {
    Map<Wager, Limits> after = new EnumMap<>(Wager.class);
    after.putAll(limits);
    after.put(wager, limit);
    return new Terms(places, mostPlayers, after, fees, insideASeat, meterOrder);
  }

  /** The same with a maximum for every wager that has none. */
  public Terms withMaximum(long cents) {
    Terms after = this;
    for (Map.Entry<Wager, Limits> each : limits.entrySet()) {
      Limits limit = each.getValue();
      if (limit.maximumCents() == Long.MAX_VALUE) {
        after = after.withLimits(each.getKey(), new Limits(limit.minimumCents(), cents));
      }
    }
    return after;
  }

  public Limits limitsOf(Wager wager) {
    return limits.getOrDefault(wager, Limits.NONE);
  }

  /** The order inside a seat: the house's, or the document's. */
  List<Wager> orderInsideASeat(Game game) {
    return insideASeat.isEmpty() ? game.settling().insideASeat().is() : insideASeat;
  }
}
