package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.rules.game.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Who may know which card when, worked out from the journal alone and with none of the floor's
 * code: one's own hand from the deal, what lies face up, the dealer's hand and community cards from
 * the reveal, hands turned up for the settling, and everything once the deck lies open.
 */
public final class MayKnow {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final Shown shown;
  private final Map<Integer, String> players = new HashMap<>();
  private final Map<Integer, List<String>> hands = new HashMap<>();
  private final Map<String, Set<String>> byPlayer = new HashMap<>();
  private final Set<String> byAll = new HashSet<>();
  private final Set<String> ofThePast = new HashSet<>();
  private final List<String> told = new ArrayList<>();
  private List<String> dealer = List.of();
  private boolean deckIsOpen;

  /** How many cards were rightly shown: to everybody, and to their holder alone. */
  private long toAll;

  private long toOne;

  public MayKnow(Shown shown) {
    this.shown = shown;
  }

  /** A text that somebody could read when the journal ended with this line. */
  public record Text(Optional<String> reader, long seq, String json) {}

  /** The next line of the journal, and everything that was readable after it. */
  public void read(Entry line, List<Text> texts) {
    apply(line.type(), JSON.readTree(line.payload()));
    texts.forEach(this::check);
  }

  public long cardsSeenByAll() {
    return toAll;
  }

  public long cardsSeenByOneOnly() {
    return toOne;
  }

  private void apply(String type, JsonNode event) {
    switch (type.split("/", 2)[0]) {
      case "SatDown" -> players.put(event.get("seat").asInt(), event.get("player").asString());
      case "NextRoundOpened" -> {
        hands.clear();
        byPlayer.clear();
        byAll.clear();
        told.clear();
        dealer = List.of();
        deckIsOpen = false;
      }
      case "HandDealt" -> dealt(event.get("seat").asInt(), cards(event.get("cards")));
      case "DealerDealt" -> {
        dealer = cards(event.get("cards"));
        if (shown == Shown.ONE_DEALER_CARD) {
          byAll.add(dealer.getLast());
        }
      }
      // Keyed is what lies open, the dealer's hand included.
      case "DealerCardShown" -> byAll.add(event.get("card").asString());
      case "WinKeyed", "WinVerified" -> byAll.addAll(cards(event.get("cards")));
      case "HandKeyed" -> {
        hands.put(event.get("seat").asInt(), cards(event.get("cards")));
        byAll.addAll(cards(event.get("cards")));
      }
      // Of a round that is over everybody may hear what its hands were.
      case "CorrectionProposed" ->
          event.get("hands").forEach(hand -> ofThePast.addAll(cards(hand)));
      case "CorrectionRejected" -> ofThePast.clear();
      case "RoundCorrected" -> {
        ofThePast.clear();
        event.get("hands").forEach(hand -> byAll.addAll(cards(hand)));
      }
      case "DealerRevealed" -> byAll.addAll(dealer);
      case "CommunityRevealed" -> byAll.addAll(cards(event.get("cards")));
      case "HandsOpened", "HandsTurnedUp" ->
          event.get("seats").forEach(seat -> byAll.addAll(hands.get(seat.asInt())));
      case "DeckOpened" -> {
        deckIsOpen = true;
        String salt = event.get("salt").asString();
        assertEquals(64, salt.length());
        told.forEach(text -> assertFalse(text.contains(salt), text));
      }
      default -> {}
    }
  }

  private void dealt(int seat, List<String> cards) {
    hands.put(seat, cards);
    Set<String> who =
        shown == Shown.PLAYERS_FACE_UP
            ? byAll
            : byPlayer.computeIfAbsent(players.getOrDefault(seat, ""), _ -> new HashSet<>());
    who.addAll(cards);
  }

  private static List<String> cards(JsonNode cards) {
    List<String> all = new ArrayList<>();
    cards.forEach(card -> all.add(card.asString()));
    return all;
  }

  void check(Text text) {
    told.add(text.json());
    Set<String> own = text.reader().map(byPlayer::get).orElse(Set.of());
    for (String card : cardsIn(text.json())) {
      boolean all = deckIsOpen || byAll.contains(card) || ofThePast.contains(card);
      assertTrue(
          all || own.contains(card), () -> card + " is not for " + text.reader() + ": " + text);
      toAll += all ? 1 : 0;
      toOne += all ? 0 : 1;
    }
    if (text.json().contains("\"seats\":[{")) {
      tablesIn(JSON.readTree(text.json())).forEach(table -> checkNames(table, own));
    }
  }

  /** A view by itself, a stream's first message, or the table that comes with a line. */
  private static List<JsonNode> tablesIn(JsonNode said) {
    return Stream.of(said, said.path("event"), said.path("view"))
        .filter(node -> node.has("posted"))
        .toList();
  }

  /** Cards that stand by themselves, no part of a word or a hash. */
  public static Set<String> cardsIn(String text) {
    Set<String> cards = new LinkedHashSet<>();
    for (int i = 1; i < text.length(); i++) {
      boolean pair =
          "cdhs".indexOf(text.charAt(i)) >= 0 && "23456789TJQKA".indexOf(text.charAt(i - 1)) >= 0;
      if (pair
          && !isPartOfAWord(text, i - 2)
          && !isPartOfAWord(text, i + 1)
          && !isPlural(text, i)) {
        cards.add(text.substring(i - 1, i + 1));
      }
    }
    return cards;
  }

  private static boolean isPartOfAWord(String text, int at) {
    return at >= 0 && at < text.length() && Character.isLetterOrDigit(text.charAt(at));
  }

  /** As in "a pair of 4s"; a card begins its text. */
  private static boolean isPlural(String text, int at) {
    boolean digit = Character.isDigit(text.charAt(at - 1)) && text.charAt(at) == 's';
    return digit && !(at >= 2 && text.charAt(at - 2) == '"');
  }

  /** The name of a hand says as much as its cards. */
  private void checkNames(JsonNode table, Set<String> own) {
    for (JsonNode seat : table.get("seats")) {
      List<String> hand = hands.getOrDefault(seat.get("seat").asInt(), List.of());
      boolean sees = own.containsAll(hand) || byAll.containsAll(hand) || deckIsOpen;
      assertTrue(sees || !(seat.has("hand") || seat.has("cards")), seat::toString);
    }
    boolean named = table.get("dealer").has("hand") || table.get("dealer").has("says");
    assertTrue(!named || byAll.containsAll(dealer), () -> table.get("dealer").toString());
  }
}
