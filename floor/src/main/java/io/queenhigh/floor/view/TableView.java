package io.queenhigh.floor.view;

import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Regulation.Helpline;
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
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.table.Decision;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as one viewer sees it.
 *
 * @param seq the last line of the table's journal that is in here
 * @param now the floor's time, to read the clock by
 * @param toKey seats whose hands are turned up and keyed before the round is settled, in this order
 * @param backs the colour of this round's cards from behind
 * @param fees the collection that was dropped for this round
 * @param feesDue while bets are open, what falls due when they close as they lie
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
    Optional<Shuffler> shuffler,
    DeckColour backs,
    Optional<Seal> deck,
    List<Integer> toKey,
    List<Seat> seats,
    Dealer dealer,
    Optional<Bank> bank,
    List<Card> community,
    int turn,
    Optional<Clock> clock,
    List<Fee> fees,
    List<Fee> feesDue,
    Optional<SettlementView> settlement,
    Optional<String> voided,
    Optional<You> you,
    Optional<Controls> controller,
    List<String> dealers,
    Optional<Voiding> voiding,
    Optional<Correcting> correcting) {

  /** What somebody says of a settled round's hands, while it waits for a second person's word. */
  public record Correcting(
      String round, String by, String reason, Map<Integer, List<Card>> hands) {}

  /**
   * A failing shuffler that has stopped play.
   *
   * @param done how many steps of its replacement are done
   * @param steps what each of them leaves behind, by the name that the table is told
   */
  public record Shuffler(int done, Map<ShufflerStep, String> steps) {}

  /** What somebody proposes, while the round waits for a second person's word. */
  public record Voiding(String by, String reason) {}

  /**
   * What is posted at the table.
   *
   * @param dealer what the hand to beat is called
   * @param qualifier what it needs to play: {@code queen high or better}
   * @param controllerOnly whether the game is dealt elsewhere and only its controller is run here
   * @param rotation2026 whether the bank is offered before every hand
   * @param halted why no bets are taken until the table is set up again
   * @param communityCards how many are set aside for the progressive
   */
  public record Posted(
      String game,
      String gameTitle,
      String document,
      List<String> choices,
      boolean approved,
      String fingerprint,
      Shown shown,
      boolean playerBanked,
      String dealer,
      String qualifier,
      int places,
      int mostPlayers,
      int communityCards,
      Map<Wager, String> wagers,
      Map<Wager, Limits> limits,
      Optional<FeeSchedule> fees,
      boolean automatic,
      boolean shuffled,
      boolean controllerOnly,
      boolean rotation2026,
      Optional<RulesInForce> inForce,
      Optional<Clearance> clearance,
      Optional<String> halted,
      Optional<Helpline> helpline,
      Waits waits) {}

  /**
   * How long the table waits for people.
   *
   * @param cutMillis from closed bets to the deal, for a cut that is not open yet
   */
  public record Waits(long bettingMillis, long offerMillis, long decisionMillis, long cutMillis) {}

  /**
   * Which deck is in, and the hash that binds the house to its order.
   *
   * @param cuts what players have promised to cut it by, and given away since
   */
  public record Seal(DeckColour colour, String commitment, List<Cut> cuts) {}

  /**
   * One player's cut.
   *
   * @param value once he has opened it
   * @param withheld whether the cards were dealt without it
   */
  public record Cut(int seat, String commitment, Optional<String> value, boolean withheld) {}

  /**
   * A taken seat.
   *
   * @param visitor whether somebody without an account sits there, for whom the dealer acts
   * @param cards only where this viewer may see them
   * @param dealtIn whether three cards lie there
   * @param netCents what the settled round brought this seat, envy included, fees not
   * @param resultCents the same less its collection
   */
  public record Seat(
      int seat,
      String player,
      boolean practice,
      boolean visitor,
      boolean here,
      long rackCents,
      Map<Wager, Long> stakes,
      boolean ready,
      boolean dealtIn,
      Optional<List<Card>> cards,
      Optional<String> hand,
      Decision decision,
      Optional<Long> netCents,
      Optional<Long> resultCents) {}

  /**
   * The hand to beat, as far as it lies open.
   *
   * @param says what the dealer says when it is turned up: whether it plays, and with what
   */
  public record Dealer(
      int cardsDown, List<Card> cards, Optional<String> hand, Optional<String> says) {}

  /**
   * The player-dealer's position.
   *
   * @param againstCents what the others have wagered
   * @param leftCents what is left of his wager once the round is settled
   * @param offer what it means to take it, while it is offered
   */
  public record Bank(
      int seat,
      String player,
      long postedCents,
      int offeredTo,
      int roundsInARow,
      int action,
      long againstCents,
      Optional<Long> leftCents,
      Optional<String> offer) {}

  /**
   * What the table waits for.
   *
   * @param what a word for it: {@code no-more-bets}, {@code decides}
   * @param seat whom it waits for; 0 for everyone
   * @param wholeMillis how long it waits altogether
   */
  public record Clock(String what, int seat, long endsAtMillis, long wholeMillis) {}

  /**
   * The progressive controller at the table. Everything it reads lies open on the felt by then.
   *
   * @param lockButton what the system prints on the button that locks wagers in
   * @param overButton and on the one that ends the round
   * @param unmarked hands that a supervisor has to verify and nobody has marked
   * @param waiting marked seats that he has yet to verify; others may be marked for the record
   * @param amounts what the link has fixed for marked hands, in the order of payment
   * @param recorded seats whose wins are in the log
   * @param confirming who pressed confirm and has yet to swipe a card
   * @param reads how many cards of a hand the pay table reads
   * @param wins hands that were keyed at a table that is dealt elsewhere
   */
  public record Controls(
      String link,
      Controller system,
      String lockButton,
      String overButton,
      Console.Phase phase,
      List<Integer> lit,
      List<Button> buttons,
      int spot,
      List<Integer> marked,
      List<Held> unmarked,
      List<Integer> waiting,
      boolean called,
      List<Console.Amount> amounts,
      List<Integer> recorded,
      SupervisorKey key,
      Optional<String> confirming,
      boolean envyDue,
      int reads,
      List<KeyedWin> wins) {}

  /**
   * A winning hand that the dealer has keyed.
   *
   * @param verifiedBy who has keyed the same cards after him
   */
  public record KeyedWin(
      int seat, List<Card> cards, String hand, String by, Optional<String> verifiedBy) {}

  /**
   * The viewer himself.
   *
   * @param can the commands that the table would accept from him now
   * @param playCents what Play would cost him, while the decision is his
   * @param feeCents his collection of this round: while bets are open what falls due, then what was
   *     dropped
   * @param netCents what the settled round brought him, the bank included where he holds it
   * @param resultCents the same less the collection: by so much his chips have changed
   */
  public record You(
      String player,
      List<Integer> seats,
      long rackCents,
      List<String> can,
      Optional<Long> playCents,
      long feeCents,
      Optional<Long> netCents,
      Optional<Long> resultCents) {}
}
