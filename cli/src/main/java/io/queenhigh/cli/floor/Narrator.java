package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.StreamEvent;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Tells in words what happens at a table, as a person at it would see and hear it. */
public final class Narrator {

  private final Terminal terminal;
  private final String table;
  private final Map<Integer, String> names = new HashMap<>();

  /** What went into the drop box for the one who plays here, this round. */
  private long feeCents;

  private boolean youBank;
  private int you;

  Narrator(Terminal terminal, String table) {
    this.terminal = terminal;
    this.table = table;
  }

  String welcome(TableView view) {
    look(view);
    return "You sit at seat "
        + you
        + " with "
        + Visit.dollars(view.you().orElseThrow().rackCents())
        + " in play chips."
        + terminal.faint(" ? helps, q leaves.");
  }

  String goodbye(long rackCents) {
    return "You leave with " + Visit.dollars(rackCents) + ". Thank you for playing.";
  }

  List<String> words() {
    return List.of(
        "  5                    bets $5 on the Ante",
        "  ante 5 pair-plus 5   bets on several spots; a, pp and 6 will do for names",
        "  (just Enter)         bets the same again",
        "  p, f, c              plays, folds, asks the coach",
        "  y, n                 takes the bank or leaves it; a number posts it",
        "  cut HEX              cuts the next deck with a value of your own (64 hex digits)",
        "  t                    shows the table",
        "  q                    leaves");
  }

  private void look(TableView view) {
    view.seats().forEach(seat -> names.put(seat.seat(), seat.player()));
    you = view.you().orElseThrow().seats().stream().findFirst().orElse(0);
  }

  String question(String wanted, TableView view, Map<Wager, Long> before) {
    look(view);
    return switch (wanted) {
      case "BETS" ->
          "Your bets (" + offered(view) + (before.isEmpty() ? "" : "; Enter for the same") + ")? ";
      case "DECISION" -> "Play, fold or coach (p/f/c)? ";
      case "ANSWER_TO_OFFER" -> "The bank is yours if you want it (y/n)? ";
      default ->
          "What do you post as the bank (you have " + rack(view) + bankCollection(view) + ")? ";
    };
  }

  private static String bankCollection(TableView view) {
    return view.posted()
        .fees()
        .map(FeeSchedule::playerDealer)
        .filter(tiers -> !tiers.isEmpty())
        .map(
            tiers ->
                "; collection "
                    + tiers.stream().map(Narrator::tier).collect(Collectors.joining(", ")))
        .orElse("");
  }

  private static String tier(FeeSchedule.Tier tier) {
    String fee = Visit.dollars(tier.feeCents());
    return tier.aboveCents() == 0
        ? fee
        : fee + " above " + Visit.dollars(tier.aboveCents()) + " of Antes";
  }

  private static String rack(TableView view) {
    return Visit.dollars(view.you().orElseThrow().rackCents());
  }

  private static String offered(TableView view) {
    return view.posted().limits().entrySet().stream()
        .map(
            limit ->
                limit.getKey().key()
                    + " from "
                    + Visit.dollars(limit.getValue().minimumCents())
                    + collection(view, limit.getKey()))
        .collect(Collectors.joining(", "));
  }

  /** What goes into the drop box beside a wager. */
  private static String collection(TableView view, Wager wager) {
    return view.posted()
        .fees()
        .map(fees -> fees.perWagerCents().getOrDefault(wager, 0L))
        .filter(cents -> cents > 0)
        .map(cents -> " + " + Visit.dollars(cents) + " collection")
        .orElse("");
  }

  /** The text view of the table. */
  List<String> table(TableView view) {
    List<String> lines = new ArrayList<>();
    lines.add("Round " + view.round() + ", " + view.phase().says());
    for (TableView.Seat seat : view.seats()) {
      String bets =
          seat.stakes().entrySet().stream()
              .map(bet -> bet.getKey().key() + " " + Visit.dollars(bet.getValue()))
              .collect(Collectors.joining(", "));
      lines.add(
          "  seat %d  %-12s %8s  %s %s"
              .formatted(
                  seat.seat(),
                  seat.player(),
                  Visit.dollars(seat.rackCents()),
                  bets,
                  seat.cards().map(this::cards).orElse(seat.dealtIn() ? "[? ? ?]" : "")));
    }
    view.bank()
        .filter(bank -> bank.seat() != 0)
        .ifPresent(
            bank ->
                lines.add(
                    "  bank    " + who(bank.seat()) + ", " + Visit.dollars(bank.postedCents())));
    long fee = view.you().map(TableView.You::feeCents).orElse(0L);
    if (fee > 0) {
      lines.add("  your collection this round: " + Visit.dollars(fee));
    }
    return lines;
  }

  /** Says one event, if it is worth a line. */
  void tell(StreamEvent news) {
    JsonNode line = Spelling.JSON.readTree(news.json());
    JsonNode event = line.get("event");
    String type = line.get("type").asString();
    remember(type, event);
    sentence(type, event).ifPresent(terminal::print);
  }

  private void remember(String type, JsonNode event) {
    switch (type) {
      case "SatDown" -> names.put(event.get("seat").asInt(), event.get("player").asString());
      case "NextRoundOpened" -> feeCents = 0;
      case "FeeDropped" -> feeCents += isYou(event) ? event.get("cents").asLong() : 0;
      case "BankTaken" -> youBank = isYou(event);
      case "BankVacated" -> youBank = false;
      default -> {}
    }
  }

  private Optional<String> sentence(String type, JsonNode event) {
    return switch (type) {
      case "NextRoundOpened" -> say(terminal.strong("Round " + table + "." + event.get("number")));
      case "DeckSealed" ->
          say(terminal.faint("Deck sealed: " + event.get("commitment").asString()));
      case "CutWithheld" ->
          say(terminal.odd("  " + who(event) + " kept a promised cut back: dealt without it."));
      case "BankOffered" -> say("The bank is offered to " + who(event) + ".");
      case "BankTaken" -> say(upper(who(event)) + (isYou(event) ? " are" : " is") + " the bank.");
      case "BankPosted" ->
          say(
              upper(who(event))
                  + (isYou(event) ? " post " : " posts ")
                  + money(event, "cents")
                  + ".");
      case "BetPlaced" ->
          say("  " + who(event) + ": " + wager(event) + " " + money(event, "cents"));
      case "BetsClosed" -> say("“No more bets.”" + withoutPairPlus(event.get("withoutPairPlus")));
      case "FeeDropped" -> say("  " + who(event) + ": collection fee " + money(event, "cents"));
      case "HandDealt" -> event.has("cards") ? hand(event) : Optional.empty();
      case "DealerCardShown" -> say("The dealer's hand shows " + card(event.get("card")) + ".");
      case "Played" -> say("  " + who(event) + (isYou(event) ? " play." : " plays."));
      case "Folded" -> say("  " + who(event) + (isYou(event) ? " fold." : " folds."));
      case "DealerRevealed" ->
          say(
              "The dealer has "
                  + cards(event.get("cards"))
                  + ": “"
                  + event.get("announcement").asString()
                  + ".”");
      case "RoundSettled" -> settled(event.get("settlement"));
      case "RoundVoided" ->
          say(terminal.bad("The round is void: " + event.get("reason").asString()));
      default -> Optional.empty();
    };
  }

  private static Optional<String> say(String sentence) {
    return Optional.of(sentence);
  }

  private Optional<String> hand(JsonNode event) {
    boolean yours = event.get("seat").asInt() == you;
    String named = ThreeCardHand.of(list(event.get("cards"))).toString();
    return say(
        (yours ? "You hold " : "  " + who(event) + " shows ")
            + cards(event.get("cards"))
            + ": "
            + (yours ? terminal.strong(named) : named));
  }

  private Optional<String> settled(JsonNode settlement) {
    List<String> lines = new ArrayList<>();
    long net = 0;
    for (JsonNode wager : settlement.get("wagers")) {
      if (wager.get("seat").asInt() == you) {
        long paid = wager.get("paidCents").asLong();
        long back = wager.get("returnedCents").asLong();
        long won = paid + back - wager.get("stakeCents").asLong();
        net += won;
        lines.add(
            "  %-15s %-14s %8s  %s %s"
                .formatted(
                    wager.get("wager").asString(),
                    wager.get("result").asString(),
                    signed(won),
                    wager.get("because").asString(),
                    terminal.faint(clause(wager.get("by")))));
      }
    }
    if (youBank) {
      long bank = settlement.get("bankNetCents").asLong();
      net += bank;
      lines.add("  %-15s %-14s %8s".formatted("bank", "", signed(bank)));
    }
    if (feeCents > 0) {
      net -= feeCents;
      lines.add("  %-15s %-14s %8s".formatted("collection", "", signed(-feeCents)));
    }
    if (!lines.isEmpty()) {
      lines.add("  " + total(net));
    }
    return lines.isEmpty() ? Optional.empty() : say(String.join("\n", lines));
  }

  private String total(long net) {
    if (net == 0) {
      return "You break even";
    }
    String won = Visit.dollars(Math.abs(net));
    return net < 0 ? terminal.bad("You lose " + won) : terminal.good("You win " + won);
  }

  private static String clause(JsonNode by) {
    return "(" + by.get("document").asString() + " " + by.get("clause").asString() + ")";
  }

  private static String signed(long cents) {
    return (cents < 0 ? "-" : "+") + Visit.dollars(Math.abs(cents));
  }

  /** Said only where somebody could have bet it and did not. */
  private static String withoutPairPlus(JsonNode seats) {
    if (seats == null || seats.isEmpty()) {
      return "";
    }
    List<String> all = new ArrayList<>();
    seats.forEach(seat -> all.add(seat.asString()));
    return " “No Pair Plus, position"
        + (all.size() == 1 ? " " : "s ")
        + String.join(", ", all)
        + ".”";
  }

  private boolean isYou(JsonNode event) {
    return event.get("seat").asInt() == you;
  }

  private String who(JsonNode event) {
    return who(event.get("seat").asInt());
  }

  private String who(int seat) {
    return seat == you
        ? "you"
        : names
            .getOrDefault(seat, "seat " + seat)
            .replace(PracticePlayers.PREFIX, "practice player ");
  }

  private static String wager(JsonNode event) {
    return Wager.of(event.get("wager").asString()).map(Wager::title).orElse("");
  }

  private static String money(JsonNode event, String field) {
    return Visit.dollars(event.get(field).asLong());
  }

  private static List<Card> list(JsonNode cards) {
    List<Card> list = new ArrayList<>();
    cards.forEach(card -> list.add(Card.parse(card.asString()).orElseThrow()));
    return Cards.of(list).list();
  }

  private String cards(JsonNode cards) {
    return cards(list(cards));
  }

  private String cards(List<Card> cards) {
    return cards.stream().map(this::card).collect(Collectors.joining(" "));
  }

  private String card(JsonNode card) {
    return card(Card.parse(card.asString()).orElseThrow());
  }

  /** Red suits in red, so that a flush is seen at a glance. */
  private String card(Card card) {
    String text = card.toString();
    return switch (card.suit()) {
      case DIAMONDS, HEARTS -> terminal.bad(text);
      case CLUBS, SPADES -> terminal.strong(text);
    };
  }

  private static String upper(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
