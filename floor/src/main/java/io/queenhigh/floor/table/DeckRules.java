package io.queenhigh.floor.table;

import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** A deck is sealed before anyone bets, cut by the players, dealt, and opened after its round. */
final class DeckRules {

  private DeckRules() {}

  static Optional<Refused> deal(Deliberation table, Actor actor) {
    TableState state = table.state();
    Optional<Decks.Sealed> deck =
        table.rules().decks().sealed().filter(kept -> kept.round() == state.round().number());
    return Check.first(
        () -> RoundRules.sameGame(state),
        Check.refuseIf(
            () -> !state.setup().isShuffled(),
            "cards-are-keyed-in",
            "The cards of this table are keyed in by its dealer",
            HouseRule.SEALED_DECK),
        Check.refuseIf(
            () -> deck.isEmpty(),
            "no-deck-sealed",
            "No deck is sealed for this round: the shuffler has failed",
            HouseRule.SEALED_DECK),
        () -> CutRules.mayDeal(table),
        () -> dealt(table, actor, deck.orElseThrow()));
  }

  private static Optional<Refused> dealt(Deliberation table, Actor actor, Decks.Sealed sealed) {
    TableState state = table.state();
    Deck cut =
        PlayersCut.of(
            state.roundId(), sealed.commitment(), sealed.deck(), CutRules.cuts(state).values());
    CutRules.withhold(table);
    return table.decide(actor, new Command.Deal(sealed.colour(), cut));
  }

  /** After the round its deck lies open for anyone to check. */
  static void open(Deliberation table) {
    table
        .rules()
        .decks()
        .sealed()
        .filter(_ -> table.state().seal().isPresent())
        .ifPresent(
            deck ->
                table.happen(
                    new TableEvent.DeckOpened(
                        deck.round(), deck.colour(), deck.deck().order(), deck.salt())));
  }

  /** Before anyone bets the deck is shuffled and its seal published. */
  static void seal(Deliberation table) {
    TableState state = table.state();
    if (!state.setup().isShuffled()
        || state.seal().isPresent()
        || state.round().phase() != Phase.BETTING) {
      return;
    }
    table.happen(
        table
            .rules()
            .decks()
            .shuffle(state.round().number(), state.round().deck())
            .<TableEvent>map(
                deck -> new TableEvent.DeckSealed(deck.round(), deck.colour(), deck.commitment()))
            .orElseGet(() -> TableEvent.of(new Event.ShufflerFailed())));
  }
}
