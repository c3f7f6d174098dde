package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.rules.cards.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * A table of the jackpot demo. Its cards lie before the dealer, who keys them in as from a physical
 * deck: the floor's own shuffler cannot be told what to deal.
 */
public final class JackpotTable {
  private static final List<String> WINNING = List.of("As", "Ks", "Qs");
  private static final long LOOK_AGAIN_MILLIS = 20;
  private static final int LOOKS = 250;

  private final String id;
  private final JackpotPerson dealer;
  private final JackpotPerson guest;
  private final Random chance;

  JackpotTable(String id, JackpotPerson dealer, JackpotPerson guest, Random chance) {
    this.id = id;
    this.dealer = dealer;
    this.guest = guest;
    this.chance = chance;
  }

  String path(String verb) {
    return "/api/tables/" + id + "/" + verb;
  }

  void sit() throws SaidNo {
    guest.command(path("sit"), "\"seat\":1,\"buyIn\":\"200\"");
  }

  /** Both wagers, COIN IN, the deal, Play, and all hands turned up; the cards that came. */
  String play(boolean winning) throws SaidNo {
    guest.command(path("bet"), "\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"");
    guest.command(path("bet"), "\"seat\":1,\"wager\":\"progressive\",\"amount\":\"1\"");
    dealer.command(path("controller/lock"), "");
    dealer.command(path("no-more-bets"), "");
    List<Card> deck = deck(winning);
    String hand = words(deck.subList(0, 3));
    dealer.command(
        path("key-cards"),
        "\"colour\":\"%s\",\"hands\":{\"1\":\"%s\"},\"dealer\":\"%s\""
            .formatted(colour(), hand, words(deck.subList(3, 6))));
    guest.command(path("play"), "\"seat\":1");
    dealer.command(path("collect-forfeits"), "");
    dealer.command(path("reveal"), "");
    return hand;
  }

  /** The two decks of a table take turns. */
  private String colour() throws SaidNo {
    return view().path("number").asLong() % 2 == 1 ? "red" : "blue";
  }

  private List<Card> deck(boolean winning) {
    List<Card> deck = new ArrayList<>(Card.all());
    Collections.shuffle(deck, chance);
    if (winning) {
      List<Card> top = WINNING.stream().map(card -> Card.parse(card).orElseThrow()).toList();
      deck.removeAll(top);
      deck.addAll(0, top);
    }
    return deck;
  }

  private static String words(List<Card> cards) {
    return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
  }

  JsonNode view() throws SaidNo {
    return guest.get("/api/tables/" + id);
  }

  boolean hasAWinner() throws SaidNo {
    return !view().path("controller").path("unmarked").isEmpty();
  }

  /** The link has fixed what the marked hand wins. */
  long awaitAmount() throws SaidNo {
    for (int look = 0; look < LOOKS; look++) {
      JsonNode amounts = view().path("controller").path("amounts");
      if (!amounts.isEmpty()) {
        return amounts.get(0).path("cents").asLong();
      }
      waitALittle();
    }
    throw new SaidNo("The link keeps table " + id + " waiting");
  }

  /** Pays the round, presses Game Over and, when the link has closed it too, opens the next. */
  void finish() throws SaidNo {
    dealer.command(path("settle"), "");
    dealer.command(path("controller/end-round"), "");
    JackpotPerson.Heard heard = dealer.ask(path("next-round"), "");
    for (int look = 0; look < LOOKS && !heard.isDone(); look++) {
      waitALittle();
      heard = dealer.ask(path("next-round"), "");
    }
    if (!heard.isDone()) {
      throw new SaidNo("Table " + id + " does not go on: " + heard.no());
    }
  }

  private static void waitALittle() throws SaidNo {
    try {
      Thread.sleep(LOOK_AGAIN_MILLIS);
    } catch (InterruptedException e) {
      throw new SaidNo("interrupted");
    }
  }
}
