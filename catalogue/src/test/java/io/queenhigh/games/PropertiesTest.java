package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds for every round, on random ones; a failure names the seed that repeats it. */
class PropertiesTest {

  private static final long SEED = Repeats.seed(PropertiesTest.class);
  private static final int ROUNDS = Repeats.times(2_000, 40_000);

  @Test
  void moneyIsConservedAndTheBankStaysInsideItsWager() {
    forEachRound(
        played -> {
          Round end = played.end();
          Settlement settlement = end.settlement().orElseThrow();
          long players = end.bettingSpots().keySet().stream().mapToLong(settlement::netOf).sum();
          long awarded = settlement.meter().map(Settlement.MeterChange::awardedCents).orElse(0L);
          assertEquals(0, players + settlement.bankNetCents() - awarded, "money conserved");
          if (end.game().isBankedByAPlayer()) {
            assertTrue(Math.abs(settlement.bankNetCents()) <= end.bankCents(), "-W <= net <= W");
          }
        });
  }

  @Test
  void everyStakeIsCollectedOrReturnedAndWinnersKeepTheirs() {
    forEachRound(
        played -> {
          for (SettledWager wager : played.end().settlement().orElseThrow().wagers()) {
            assertEquals(wager.stakeCents(), wager.collectedCents() + wager.returnedCents());
            assertTrue(wager.paidCents() >= 0 && wager.returnedCents() >= 0, wager::toString);
            boolean wins = wager.result() == Result.WINS || wager.paidCents() > 0;
            if (wins && wager.wager() != Wager.PROGRESSIVE) {
              assertEquals(wager.stakeCents(), wager.returnedCents(), wager::toString);
            }
            assertTrue(!wager.because().isBlank(), "a reason");
          }
        });
  }

  @Test
  void noCardIsDealtTwiceAndEventsReplayToTheSameRound() {
    forEachRound(
        played -> {
          Round end = played.end();
          List<Card> cards = new ArrayList<>(end.dealer());
          cards.addAll(end.community());
          end.bettingSpots().values().forEach(spot -> cards.addAll(spot.cards()));
          assertEquals(cards.size(), Cards.of(cards).size());
          assertEquals(end, Evolve.all(played.start(), played.events()));
        });
  }

  @Test
  void aRoundFileSaysItAll() {
    forEachRound(
        played -> {
          String printed = RoundFile.print(played.end());
          Round again = RoundStories.settled(printed);
          assertEquals(printed, RoundFile.print(again));
          assertEquals(played.end().settlement(), again.settlement(), printed);
          assertEquals(
              played.end().fees().stream().mapToLong(fee -> fee.cents()).sum(),
              again.fees().stream().mapToLong(fee -> fee.cents()).sum());
        });
  }

  @Test
  void whateverAnyoneTriesARefusalChangesNothingAndNothingBreaks() {
    RandomRounds random = new RandomRounds(SEED);
    int accepted = 0;
    for (int table = 0; table < 200; table++) {
      var game = random.game();
      Round round = Round.first(game, Terms.usual(game));
      List<Event> events = new ArrayList<>();
      Round start = round;
      for (int i = 0; i < 1_000; i++) {
        Actor actor = random.anyone();
        Command command = random.anything();
        if (Decide.on(round, actor, command) instanceof Ruling.Accepted(List<Event> happened)) {
          round = Evolve.all(round, happened);
          events.addAll(happened);
          accepted++;
        }
        assertTrue(round.bankCents() >= 0, this::seed);
      }
      assertEquals(round, Evolve.all(start, events), this::seed);
    }
    assertTrue(accepted > 2_000, "random commands reach the table: " + accepted);
  }

  private interface Property {
    void holds(RandomRounds.Played played);
  }

  private void forEachRound(Property property) {
    RandomRounds rounds = new RandomRounds(SEED);
    for (int i = 0; i < ROUNDS; i++) {
      RandomRounds.Played played = rounds.next();
      try {
        property.holds(played);
      } catch (AssertionError failed) {
        throw new AssertionError(
            seed() + ", round " + i + "\n" + RoundFile.print(played.end()) + failed.getMessage(),
            failed);
      }
    }
  }

  private String seed() {
    return "repeat with " + Repeats.repeat(SEED);
  }
}
