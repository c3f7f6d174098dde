package io.queenhigh.floor.view;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.Button;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Decision;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as one viewer sees it.
 *
 * @param seq the last line of the table's journal that is in here
 * @param now the floor's time, to read the clock by
 */
public record TableView(
    long seq,
    long now,
    String id,
    String title,
    boolean open,
    Posted posted,
    String round,
    long number,
    Phase phase,
    boolean suspended,
    Optional<Seal> deck,
    List<Seat> seats,
    Dealer dealer,
    Optional<Bank> bank,
    List<Card> community,
    int turn,
    Optional<Clock> clock,
    List<Fee> fees,
    Optional<Settlement> settlement,
    Optional<String> voided,
    Optional<You> you,
    Optional<Controls> controller) {

  /** What is posted at the table. */
  public record Posted(
      String game,
      String gameTitle,
      String document,
      List<String> choices,
      boolean approved,
      String fingerprint,
      Shown shown,
      boolean playerBanked,
      int places,
      int mostPlayers,
      Map<Wager, String> wagers,
      Map<Wager, Limits> limits,
      Optional<FeeSchedule> fees,
      boolean automatic,
      boolean shuffled,
      boolean rotation2026) {}

  /** Which deck is in, and the hash that binds the house to its order. */
  public record Seal(DeckColour colour, String commitment) {}

  /**
   * A taken seat.
   *
   * @param cards only where this viewer may see them
   * @param dealtIn whether three cards lie there
   */
  public record Seat(
      int seat,
      String player,
      boolean practice,
      boolean here,
      long rackCents,
      Map<Wager, Long> stakes,
      boolean ready,
      boolean dealtIn,
      Optional<List<Card>> cards,
      Optional<String> hand,
      Decision decision) {}

  /** The hand to beat, as far as it lies open. */
  public record Dealer(int cardsDown, List<Card> cards, Optional<String> hand) {}

  /** The player-dealer's position. */
  public record Bank(
      int seat, String player, long postedCents, int offeredTo, int roundsInARow, int action) {}

  /**
   * What the table waits for.
   *
   * @param what a word for it: {@code no-more-bets}, {@code decides}
   * @param seat whom it waits for; 0 for everyone
   */
  public record Clock(String what, int seat, long endsAtMillis) {}

  /**
   * The progressive controller at the table. Everything it reads lies open on the felt by then.
   *
   * @param unmarked hands that win off the meter and nobody has marked
   * @param amounts what the link has fixed for marked hands, in the order of payment
   * @param recorded seats whose wins are in the log
   * @param confirming who pressed confirm and has yet to swipe a card
   */
  public record Controls(
      String link,
      Controller system,
      Console.Phase phase,
      List<Integer> lit,
      List<Button> buttons,
      int spot,
      List<Integer> marked,
      List<Held> unmarked,
      boolean called,
      List<Console.Amount> amounts,
      List<Integer> recorded,
      SupervisorKey key,
      Optional<String> confirming,
      boolean envyDue) {}

  /**
   * The viewer himself.
   *
   * @param can the commands that the table would accept from him now
   */
  public record You(String player, List<Integer> seats, long rackCents, List<String> can) {}
}
