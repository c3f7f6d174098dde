package io.queenhigh.night;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.rules.game.Shown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Who may know which card of a table when, worked out from its journal alone and with none of the
 * floor's code, and held against everything that anybody was told there: one's own hand from the
 * deal, what lies face up, the dealer's hand from the reveal, hands turned up for the settling, and
 * everything once the deck lies open.
 */
final class Secrets {

  private static final JsonMapper JSON = JsonMapper.shared();

  /** The fields that name a hand; a text with none of them need not be understood. */
  private static final List<String> NAMING = List.of("\"hand\":", "\"cards\":", "\"says\":");

  private static final boolean[] SUITS = letters("cdhs");
  private static final boolean[] RANKS = letters("23456789TJQKA");

  private final String table;
  private final Shown shown;

  /** What was told and is not judged yet, by the line it was told after. */
  private final TreeMap<Long, List<Told>> told = new TreeMap<>();

  private final Map<Integer, String> players = new HashMap<>();
  private final Map<Integer, List<String>> hands = new HashMap<>();
  private final Map<String, Set<String>> byPlayer = new HashMap<>();
  private final Set<String> byAll = new HashSet<>();
  private final Set<String> ofThePast = new HashSet<>();
  private List<String> dealer = List.of();
  private boolean deckIsOpen;
  private long read;

  /**
   * The cards in something that somebody could read.
   *
   * @param named seats whose hand it names, 0 for the dealer's
   */
  private record Told(Optional<String> reader, Set<String> cards, Set<Integer> named) {}

  Secrets(String table, Shown shown) {
    this.table = table;
    this.shown = shown;
  }

  /** Somebody has read something, after a line. */
  void heard(Optional<String> reader, long seq, String json) {
    Told one = new Told(reader, cardsIn(json), namedIn(json));
    if (!one.cards.isEmpty() || !one.named.isEmpty()) {
      told.computeIfAbsent(seq, _ -> new ArrayList<>()).add(one);
    }
  }

  /**
   * Holds what was told against the journal.
   *
   * @param wrong hears of every card that somebody saw too early
   */
  void judge(Store store, BiConsumer<String, String> wrong) {
    for (Told clock : Optional.ofNullable(told.remove(0L)).orElse(List.of())) {
      wrong.accept("a card on a clock", clock.toString());
    }
    List<Entry> lines = store.read("table/" + table, read, Integer.MAX_VALUE);
    List<Told> early = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Entry line = lines.get(i);
      read = line.seq();
      apply(line.type().split("/", 2)[0], JSON.readTree(line.payload()));
      early.addAll(Optional.ofNullable(told.remove(read)).orElse(List.of()));
      early.removeIf(this::isAllowed);
      // Whoever reads on line by line knows of what came with the last of them in one writing.
      if (i == lines.size() - 1 || !isOfOneWriting(line, lines.get(i + 1))) {
        early.forEach(one -> tell(one, wrong));
        early.clear();
      }
    }
    // Told after a line that another process has taken away since: nobody may be told of those.
    told.forEach(
        (seq, texts) ->
            wrong.accept(
                "a line that is not there",
                "%s was shown line %d, and the journal ends with %d: %s"
                    .formatted(table, seq, read, texts.getFirst())));
    told.clear();
  }

  private static boolean isOfOneWriting(Entry line, Entry next) {
    return line.command().isEmpty()
        && line.actor().equals(next.actor())
        && line.atMillis() == next.atMillis();
  }

  private boolean isAllowed(Told one) {
    return deckIsOpen
        || (one.cards.stream().allMatch(card -> mayKnow(one, card))
            && one.named.stream().allMatch(seat -> mayName(one, seat)));
  }

  private boolean mayKnow(Told one, String card) {
    return byAll.contains(card)
        || ofThePast.contains(card)
        || one.reader.map(byPlayer::get).orElse(Set.of()).contains(card);
  }

  private boolean mayName(Told one, int seat) {
    List<String> hand = seat == 0 ? dealer : hands.getOrDefault(seat, List.of());
    return byAll.containsAll(hand)
        || (seat != 0 && one.reader.map(byPlayer::get).orElse(Set.of()).containsAll(hand));
  }

  private void tell(Told one, BiConsumer<String, String> wrong) {
    String who = one.reader.orElse("a bystander");
    one.cards.stream()
        .filter(card -> !mayKnow(one, card))
        .forEach(
            card ->
                wrong.accept(
                    "a card",
                    "%s was seen by %s at line %d of %s".formatted(card, who, read, table)));
    one.named.stream()
        .filter(seat -> !mayName(one, seat))
        .forEach(
            seat ->
                wrong.accept(
                    "the name of a hand",
                    "the hand at %d was named to %s at line %d of %s"
                        .formatted(seat, who, read, table)));
  }

  private void apply(String type, JsonNode event) {
    switch (type) {
      case "SatDown" -> players.put(event.get("seat").asInt(), event.get("player").asString());
      case "NextRoundOpened" -> {
        hands.clear();
        byPlayer.clear();
        byAll.clear();
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
      case "DealerCardShown" -> byAll.add(event.get("card").asString());
      case "WinKeyed", "WinVerified" -> byAll.addAll(cards(event.get("cards")));
      case "HandKeyed" -> {
        hands.put(event.get("seat").asInt(), cards(event.get("cards")));
        byAll.addAll(cards(event.get("cards")));
      }
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
          event
              .get("seats")
              .forEach(seat -> byAll.addAll(hands.getOrDefault(seat.asInt(), List.of())));
      case "DeckOpened" -> deckIsOpen = true;
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

  /** The name of a hand says as much as its cards. */
  private static Set<Integer> namedIn(String json) {
    Set<Integer> seats = new LinkedHashSet<>();
    if (json.contains("\"seats\":[{") && NAMING.stream().anyMatch(json::contains)) {
      JsonNode said = JSON.readTree(json);
      for (JsonNode view : List.of(said, said.path("event"), said.path("view"))) {
        if (view.has("posted")) {
          for (JsonNode seat : view.get("seats")) {
            if (seat.has("hand") || seat.has("cards")) {
              seats.add(seat.get("seat").asInt());
            }
          }
          if (view.get("dealer").has("hand") || view.get("dealer").has("says")) {
            seats.add(0);
          }
        }
      }
    }
    return seats;
  }

  /** Cards that stand by themselves, no part of a word or a hash. */
  private static Set<String> cardsIn(String text) {
    Set<String> cards = new LinkedHashSet<>();
    for (int i = 1; i < text.length(); i++) {
      if (is(SUITS, text.charAt(i))
          && is(RANKS, text.charAt(i - 1))
          && !isWord(text, i - 2)
          && !isWord(text, i + 1)
          && !isPlural(text, i)) {
        cards.add(text.substring(i - 1, i + 1));
      }
    }
    return cards;
  }

  /** One look a letter: a night reads millions of them. */
  private static boolean is(boolean[] letters, char letter) {
    return letter < letters.length && letters[letter];
  }

  private static boolean[] letters(String some) {
    boolean[] letters = new boolean[128];
    some.chars().forEach(letter -> letters[letter] = true);
    return letters;
  }

  private static boolean isWord(String text, int at) {
    return at >= 0 && at < text.length() && Character.isLetterOrDigit(text.charAt(at));
  }

  /** As in "a pair of 4s"; a card begins its text. */
  private static boolean isPlural(String text, int at) {
    boolean digit = Character.isDigit(text.charAt(at - 1)) && text.charAt(at) == 's';
    return digit && !(at >= 2 && text.charAt(at - 2) == '"');
  }
}
