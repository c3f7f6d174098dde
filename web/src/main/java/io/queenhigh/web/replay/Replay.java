package io.queenhigh.web.replay;

import io.queenhigh.floor.view.SettlementView;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.table.Decision;
import java.util.List;
import java.util.Optional;

/** A round as a film of its steps. */
public record Replay(String round, List<Step> steps) {

  /**
   * One moment of a round.
   *
   * @param seq the journal line it comes from; a settlement is one line and many steps
   * @param seat whom it concerns
   * @param by the clause behind it, where one stands behind the money
   * @param moves what the ledger moved at this step
   * @param scene the table after it
   */
  public record Step(
      long seq,
      String says,
      Optional<Integer> seat,
      Optional<Citation> by,
      List<Chips> moves,
      Scene scene) {}

  /** Chips that went from one place to another, as the ledger has it. */
  public record Chips(String from, String to, long cents) {}

  /** The table at one moment; here everyone's cards lie open. */
  public record Scene(
      List<Place> seats,
      Hand dealer,
      List<Card> community,
      Optional<Banker> bank,
      Optional<Long> bankNetCents,
      long layoutCents) {}

  /**
   * A seat with a wager or cards.
   *
   * @param netCents what the round has brought it so far, fees not
   * @param feeCents its collection
   * @param resultCents what it brought less the collection
   */
  public record Place(
      int seat,
      String player,
      List<Stake> stakes,
      List<Card> cards,
      Decision decision,
      List<SettlementView.Line> results,
      long netCents,
      long feeCents,
      long resultCents) {}

  public record Stake(String label, long cents) {}

  /** The hand to beat. */
  public record Hand(List<Card> cards, int down, String says) {}

  /**
   * The player-dealer.
   *
   * @param feeCents his collection
   */
  public record Banker(int seat, String player, long cents, long feeCents) {}
}
