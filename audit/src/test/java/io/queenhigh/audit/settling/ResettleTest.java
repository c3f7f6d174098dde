package io.queenhigh.audit.settling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.RandomTable;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ResettleTest {

  private static final long SEED = Repeats.seed(ResettleTest.class);
  private static final int TABLES = Repeats.times(500, 10_000);

  private final Map<String, Integer> games = new TreeMap<>();
  private final Map<Outcome.Result, Integer> results = new EnumMap<>(Outcome.Result.class);
  private int envies;
  private int awards;

  /** Rounds of every game with any choices and terms, until each kind of end has been met. */
  @Test
  void bothSettlementsAgreeOnEveryRound() {
    Random random = new Random(SEED);
    for (int table = 0; table < TABLES || (!metEverything() && table < 20 * TABLES); table++) {
      Game game = RandomTable.anyGame(random);
      Terms terms = RandomTable.anyTerms(game, random);
      RandomTable live =
          new RandomTable(
              game,
              terms,
              random.nextInt(4) > 0,
              random,
              (_, events, before, after) -> check(events, before, after));
      for (int i = 0; i < 12; i++) {
        live.playARound();
      }
    }
    assertTrue(
        metEverything(),
        () -> games + " " + results + " " + envies + " envies, " + awards + " awards");
    assertTrue(games.values().stream().mapToInt(n -> n).sum() > 8 * TABLES, games::toString);
  }

  private boolean metEverything() {
    return games.size() == 4
        && results.size() == Outcome.Result.values().length
        && envies > TABLES * 2 / 5
        && awards > TABLES / 5;
  }

  private void check(List<Event> events, Round before, Round after) {
    for (Event event : events) {
      if (event instanceof Event.RoundSettled(Settlement settlement)) {
        Outcome own = Resettle.round(laid(before, settlement));
        assertEquals(
            engine(settlement), own, () -> Repeats.repeat(SEED) + "\n" + RoundFile.print(after));
        games.merge(before.game().id(), 1, Integer::sum);
        own.wagers().forEach(paid -> results.merge(paid.result(), 1, Integer::sum));
        envies += own.envy().size();
        awards += own.meter().filter(meter -> meter.awardedCents() > 0).isPresent() ? 1 : 0;
      }
    }
  }

  private static Laid laid(Round round, Settlement settlement) {
    List<Laid.Seat> seats = new ArrayList<>();
    round
        .bettingSpots()
        .values()
        .forEach(
            spot ->
                seats.add(
                    new Laid.Seat(
                        spot.seat(),
                        spot.player(),
                        spot.stakes(),
                        spot.cards(),
                        spot.hasFolded())));
    boolean own = !round.terms().insideASeat().isEmpty();
    return new Laid(
        round.game(),
        seats,
        round.dealer(),
        round.community(),
        round.bankCents(),
        round.settlingStart(),
        own ? round.terms().insideASeat() : round.game().settling().insideASeat().is(),
        round.terms().meterOrder(),
        settlement.meter().map(change -> meter(change.before())));
  }

  private static Laid.Meter meter(io.queenhigh.rules.settlement.Meter meter) {
    return new Laid.Meter(meter.meterCents(), meter.seedCents(), meter.reserveCents());
  }

  private static Outcome engine(Settlement settlement) {
    return new Outcome(
        settlement.procedure(),
        settlement.wagers().stream().map(ResettleTest::paid).toList(),
        settlement.envy().stream()
            .map(envy -> new Outcome.Envy(envy.fromSeat(), envy.toSeat(), envy.cents()))
            .sorted(
                Comparator.comparingInt(Outcome.Envy::fromSeat)
                    .thenComparingInt(Outcome.Envy::toSeat))
            .toList(),
        settlement.bankNetCents(),
        settlement
            .meter()
            .flatMap(
                change ->
                    Optional.of(
                        new Outcome.MeterAfter(
                            meter(change.before()),
                            meter(change.after()),
                            change.awardedCents()))));
  }

  private static Outcome.Paid paid(SettledWager wager) {
    return new Outcome.Paid(
        wager.seat(),
        wager.wager(),
        wager.stakeCents(),
        Outcome.Result.valueOf(wager.result().name()),
        wager.paidCents(),
        wager.returnedCents());
  }
}
