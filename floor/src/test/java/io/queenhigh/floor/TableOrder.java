package io.queenhigh.floor;

import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.round.Terms;
import java.util.List;
import java.util.function.UnaryOperator;

/** A table as a test orders it: what is not said is usual, patient and without fees. */
record TableOrder(
    String id,
    String game,
    List<String> choices,
    Pace pace,
    Dealer dealer,
    CardSource cards,
    int practicePlayers,
    boolean rotation2026,
    UnaryOperator<Terms> terms) {

  static TableOrder of(String game, String... choices) {
    return new TableOrder(
        "t1",
        game,
        List.of(choices),
        CardRoom.PATIENT,
        Dealer.AUTOMATIC,
        CardSource.SHUFFLER,
        0,
        false,
        UnaryOperator.identity());
  }

  TableOrder id(String other) {
    return with(other, game, choices, pace, dealer, cards, practicePlayers, rotation2026, terms);
  }

  TableOrder game(String other, String... itsChoices) {
    List<String> all = List.of(itsChoices);
    return with(id, other, all, pace, dealer, cards, practicePlayers, rotation2026, terms);
  }

  TableOrder pace(Pace other) {
    return with(id, game, choices, other, dealer, cards, practicePlayers, rotation2026, terms);
  }

  TableOrder practice(int players) {
    return with(id, game, choices, pace, dealer, cards, players, rotation2026, terms);
  }

  /** With a person as its dealer. */
  TableOrder byHand() {
    return with(
        id, game, choices, pace, Dealer.PERSON, cards, practicePlayers, rotation2026, terms);
  }

  TableOrder keyed() {
    return with(
        id, game, choices, pace, dealer, CardSource.KEYED, practicePlayers, rotation2026, terms);
  }

  TableOrder rotation() {
    return with(id, game, choices, pace, dealer, cards, practicePlayers, true, terms);
  }

  TableOrder terms(UnaryOperator<Terms> change) {
    return with(id, game, choices, pace, dealer, cards, practicePlayers, rotation2026, change);
  }

  /** With the first of the game's printed fee schedules. */
  TableOrder fees() {
    return terms(usual -> usual.withFees(CardRoom.game(game, choices).fees().getFirst()));
  }

  TableSetup setup() {
    Game opened = CardRoom.game(game, choices);
    return new TableSetup(
        id,
        "Table " + id,
        game,
        choices,
        opened.fingerprint(),
        CardRoom.collecting(opened, terms.apply(Terms.usual(opened))),
        pace,
        dealer,
        cards,
        practicePlayers,
        rotation2026);
  }

  private static TableOrder with(
      String id,
      String game,
      List<String> choices,
      Pace pace,
      Dealer dealer,
      CardSource cards,
      int practicePlayers,
      boolean rotation2026,
      UnaryOperator<Terms> terms) {
    return new TableOrder(
        id, game, choices, pace, dealer, cards, practicePlayers, rotation2026, terms);
  }
}
