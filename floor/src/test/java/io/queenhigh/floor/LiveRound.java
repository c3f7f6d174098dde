package io.queenhigh.floor;

import io.queenhigh.floor.table.TableCommand.ForVisitor;
import io.queenhigh.floor.table.TableCommand.Lay;
import io.queenhigh.floor.table.TableCommand.SeatVisitor;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A round as it is written down, dealt by hand at a live table with real cards: {@code seat 2 ante
 * 10 cards Qs 6h 4d plays}. What becomes of it is told as a dealer would.
 */
final class LiveRound {

  /** What somebody does. */
  private record Hand(Map<Wager, Long> wagers, List<Card> cards, boolean plays) {

    /** A folded hand is turned up only while something on it is live. */
    boolean isTurnedUp() {
      return plays || !wagers.containsKey(Wager.ANTE) || wagers.containsKey(Wager.SIX_CARD_BONUS);
    }
  }

  private final NavigableMap<Integer, Hand> hands = new TreeMap<>();
  private String game = "";
  private List<String> choices = List.of();
  private long bankCents;
  private List<Card> dealer = List.of();

  private LiveRound() {}

  /** Deals it at a table of its own, and tells how it ended. */
  static String played(CardRoom room, String table, String written) {
    LiveRound round = new LiveRound();
    written.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(round::read);
    try (Felt felt =
        room.felt(
            TableOrder.of(round.game, round.choices.toArray(String[]::new))
                .id(table)
                .byHand()
                .keyed())) {
      return round.dealtAt(felt);
    }
  }

  private void read(String line) {
    String[] words = line.split("\\s+", -1);
    switch (words[0]) {
      case "game" -> {
        game = words[1];
        choices = List.of(words).subList(2, words.length);
      }
      case "bank" -> bankCents = Dollars.parse(words[1]).orElseThrow();
      case "dealer" -> dealer = LinkedRoom.cards(line.substring("dealer".length()).strip());
      case "seat" -> hands.put(Integer.parseInt(words[1]), hand(words));
      default -> throw new IllegalArgumentException(line);
    }
  }

  private static Hand hand(String[] words) {
    Map<Wager, Long> wagers = new EnumMap<>(Wager.class);
    List<Card> cards = new ArrayList<>();
    for (int i = 2; i < words.length; i++) {
      String word = words[i];
      Optional<Wager> wager =
          List.of(Wager.values()).stream().filter(one -> one.key().equals(word)).findFirst();
      if (wager.isPresent()) {
        i++;
        wagers.put(wager.get(), Dollars.parse(words[i]).orElseThrow());
      } else {
        Card.parse(word).ifPresent(cards::add);
      }
    }
    return new Hand(wagers, cards, words[words.length - 1].equals("plays"));
  }

  private String dealtAt(Felt felt) {
    Game played = felt.state().round().game();
    hands.keySet().forEach(seat -> felt.dealer(new SeatVisitor(seat)));
    if (bankCents > 0) {
      int bank = felt.state().round().terms().places();
      felt.dealer(new SeatVisitor(bank)).dealer(new Command.OfferBank(bank));
      felt.dealer(new ForVisitor(bank, new Command.TakeBank(bank)));
      felt.dealer(new ForVisitor(bank, new Command.PostBank(bank, bankCents)));
    }
    hands.forEach((seat, hand) -> felt.dealer(new Lay(seat, hand.wagers())));
    felt.dealer(new Command.NoMoreBets());
    boolean shows = played.shown().is() == Shown.ONE_DEALER_CARD;
    felt.dealer(
        new Command.DealStacks(
            DeckColour.RED, shows ? Optional.of(dealer.getLast()) : Optional.empty()));
    while (felt.state().round().turn() != 0) {
      int seat = felt.state().round().turn();
      boolean plays = Optional.ofNullable(hands.get(seat)).orElseThrow().plays();
      felt.dealer(new ForVisitor(seat, plays ? new Command.Play(seat) : new Command.Fold(seat)));
    }
    felt.dealer(new Command.CollectForfeits(), new Command.RevealKeyed(dealer, List.of()));
    hands.forEach(
        (seat, hand) -> {
          if (hand.isTurnedUp()) {
            felt.dealer(new Command.KeyHand(seat, hand.cards()));
          }
        });
    felt.dealer(new Command.Settle(Optional.empty()));
    return told(felt.state().round().settlement().orElseThrow());
  }

  private String told(Settlement settlement) {
    StringBuilder told = new StringBuilder("bank " + signed(settlement.bankNetCents()));
    for (int seat : hands.keySet()) {
      told.append("\nseat %d %s: ".formatted(seat, signed(settlement.netOf(seat))))
          .append(
              settlement.at(seat).stream().map(LiveRound::told).collect(Collectors.joining(", ")));
    }
    return told.toString();
  }

  private static String told(SettledWager wager) {
    String money =
        switch (wager.result()) {
          case WINS -> " " + Dollars.shortest(wager.paidCents());
          case LOSES, FORFEITED -> " " + Dollars.shortest(wager.stakeCents());
          case PUSHES, UNCOVERED -> "";
          case PARTLY_COVERED ->
              wager.paidCents() > 0
                  ? " +" + Dollars.shortest(wager.paidCents())
                  : " -" + Dollars.shortest(wager.collectedCents());
        };
    return wager.wager().key() + " " + wager.result().key() + money;
  }

  private static String signed(long cents) {
    return (cents > 0 ? "+" : "") + Dollars.shortest(cents);
  }
}
