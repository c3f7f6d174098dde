package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.table.Table.Seal;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Point;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Decks that are sealed before bets close and opened when the round is over. */
final class Decks {

  private Decks() {}

  static List<Move> sealed(Table table, Fields line) throws Unreadable {
    long round = line.number("round");
    DeckColour colour = line.colour("colour");
    table.expect(
        table.stage == Stage.BETS_OPEN && !table.anyBets() && table.seal.isEmpty(),
        Kind.DECK_PROOF,
        "one deck sealed for a round, before anyone bets",
        () -> table.seal.isPresent() ? "a second seal" : "a seal while " + table.standing());
    table.expect(
        round == table.number,
        Kind.DECK_PROOF,
        "a deck for round " + table.number,
        () -> "one for round " + round);
    isDue(table, colour);
    table.sealedAs = line.text("commitment");
    table.seal = Optional.of(new Seal(round, colour, table.sealedAs));
    return Moves.none();
  }

  static void isDue(Table table, DeckColour colour) {
    DeckColour due = table.deckDue.orElse(colour);
    table.expect(
        colour == due,
        Kind.CARDS,
        "the " + due + " deck, for the two take turns",
        colour::name,
        Point.DECKS_ALTERNATE);
    table.deckDue = Optional.of(due);
  }

  /** A table with a shuffler lets no bets close before its deck is sealed. */
  static void isSealed(Table table) {
    table.expect(
        !table.posted().shuffled()
            || table.seal.filter(seal -> seal.round() == table.number).isPresent(),
        Kind.DECK_PROOF,
        "a deck sealed for round " + table.number + " before bets close",
        () -> "none");
  }

  static List<Move> opened(Table table, Fields line, Hashes hashes) throws Unreadable {
    boolean over = table.stage.isOver() || !table.anyBets();
    table.expect(over, Kind.DECK_PROOF, "a deck to be opened after its round", table::standing);
    matches(table, line, hashes);
    table.seal = Optional.empty();
    table.tally.deck();
    return Moves.none();
  }

  /** A deck that is opened, or kept to be opened, is the sealed one, and the one dealt from. */
  static void matches(Table table, Fields line, Hashes hashes) throws Unreadable {
    List<Card> order = line.cards("order");
    String salt = line.text("salt");
    DeckColour colour = line.colour("colour");
    long round = line.number("round");
    boolean whole =
        table.expect(
            order.size() == 52 && new HashSet<>(order).size() == 52,
            Kind.CARDS,
            "a deck of 52 cards, each once",
            () -> order.size() + " cards",
            Point.ONE_DECK_OF_52);
    if (table.seal.isEmpty()) {
      table.note(Kind.DECK_PROOF, "no sealed deck to be opened", "a deck for round " + round);
    } else {
      matchesItsSeal(table, table.seal.get(), round, colour, order, salt, hashes);
    }
    if (whole && table.posted().shuffled()) {
      isWhatWasDealt(table, Cuts.cut(table, order, hashes));
    }
  }

  private static void matchesItsSeal(
      Table table,
      Seal seal,
      long round,
      DeckColour colour,
      List<Card> order,
      String salt,
      Hashes hashes) {
    table.expect(
        round == seal.round() && colour == seal.colour(),
        Kind.DECK_PROOF,
        "the " + seal.colour() + " deck of round " + seal.round(),
        () -> "the " + colour + " deck of round " + round);
    String hash =
        hashes.ofDeck(table.id + "." + round, order.stream().map(Card::toString).toList(), salt);
    table.expect(
        hash.equals(seal.commitment()),
        Kind.DECK_PROOF,
        "a deck and salt with the sealed hash " + seal.commitment(),
        () -> hash);
  }

  private static void isWhatWasDealt(Table table, List<Card> order) {
    for (int i = 0; i < table.dealt.size(); i++) {
      int place = i;
      if (!table.dealt.get(i).equals(order.get(i))) {
        table.expect(
            false,
            Kind.DECK_PROOF,
            order.get(i) + " as card " + (i + 1) + " from the top",
            () -> table.dealt.get(place) + " dealt");
        return;
      }
    }
  }
}
