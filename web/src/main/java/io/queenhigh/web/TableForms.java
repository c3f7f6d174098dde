package io.queenhigh.web;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.web.http.Fields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** What is written into the body of each table command. */
final class TableForms {
  private static final int MOST_SEATS = 16;
  private static final int LONGEST_REASON = 200;
  private static final int HASH_DIGITS = 64;
  private static final Map<String, Wager> WAGERS = wagers();

  private TableForms() {}

  // A player's

  static TableCommand sit(Fields fields) {
    int seat = fields.has("seat") ? seat(fields) : 0;
    return new TableCommand.Sit(seat, fields.has("buyIn") ? fields.dollars("buyIn") : 0);
  }

  static TableCommand stand(Fields fields) {
    return inRound(new Command.StandUp(seat(fields)));
  }

  static TableCommand buyIn(Fields fields) {
    return new TableCommand.BuyIn(fields.dollars("amount"));
  }

  static TableCommand cashOut(Fields fields) {
    return new TableCommand.CashOut(fields.dollars("amount"));
  }

  static TableCommand bet(Fields fields) {
    return inRound(new Command.Bet(seat(fields), wager(fields), fields.dollars("amount")));
  }

  static TableCommand withdrawBet(Fields fields) {
    return inRound(new Command.WithdrawBet(seat(fields), wager(fields)));
  }

  static TableCommand sealCut(Fields fields) {
    return new TableCommand.SealCut(seat(fields), hash(fields, "commitment"));
  }

  static TableCommand openCut(Fields fields) {
    return new TableCommand.OpenCut(seat(fields), hash(fields, "value"));
  }

  static TableCommand ready(Fields fields) {
    return new TableCommand.Ready(seat(fields));
  }

  static TableCommand takeBank(Fields fields) {
    return inRound(new Command.TakeBank(seat(fields)));
  }

  static TableCommand declineBank(Fields fields) {
    return inRound(new Command.DeclineBank(seat(fields)));
  }

  static TableCommand passBank(Fields fields) {
    return inRound(new Command.PassBank(seat(fields)));
  }

  static TableCommand postBank(Fields fields) {
    return inRound(new Command.PostBank(seat(fields), fields.dollars("amount")));
  }

  static TableCommand play(Fields fields) {
    return inRound(new Command.Play(seat(fields)));
  }

  static TableCommand fold(Fields fields) {
    return inRound(new Command.Fold(seat(fields)));
  }

  // The house dealer's

  static TableCommand offerBank(Fields fields) {
    return inRound(new Command.OfferBank(seat(fields)));
  }

  static TableCommand actionButton(Fields fields) {
    return inRound(new Command.PlaceActionButton(seat(fields)));
  }

  static TableCommand noMoreBets(Fields fields) {
    return inRound(new Command.NoMoreBets());
  }

  static TableCommand deal(Fields fields) {
    return new TableCommand.DealSealed();
  }

  static TableCommand keyCards(Fields fields) {
    return inRound(
        new Command.DealKeyed(
            fields.oneOf("colour", DeckColour.class),
            fields.object("hands", TableForms::hands, Map.of()),
            cards(fields, "dealer"),
            fields.has("community") ? cards(fields, "community") : List.of()));
  }

  static TableCommand dealStacks(Fields fields) {
    return inRound(
        new Command.DealStacks(
            fields.oneOf("colour", DeckColour.class),
            fields.has("shown") ? Optional.of(card(fields, "shown")) : Optional.empty()));
  }

  static TableCommand keyShownCard(Fields fields) {
    return inRound(new Command.KeyShownCard(card(fields, "card")));
  }

  static TableCommand keyHand(Fields fields) {
    return inRound(new Command.KeyHand(seat(fields), cards(fields, "cards")));
  }

  // For people without accounts

  static TableCommand seatVisitor(Fields fields) {
    return new TableCommand.SeatVisitor(seat(fields));
  }

  static TableCommand chipsIn(Fields fields) {
    return new TableCommand.ChipsIn(seat(fields), fields.dollars("amount"));
  }

  static TableCommand chipsOut(Fields fields) {
    return new TableCommand.ChipsOut(seat(fields), fields.dollars("amount"));
  }

  static TableCommand lay(Fields fields) {
    return new TableCommand.Lay(seat(fields), fields.object("wagers", TableForms::laid, Map.of()));
  }

  private static Map<Wager, Long> laid(Fields fields) {
    Map<Wager, Long> wagers = new LinkedHashMap<>();
    for (String name : fields.names()) {
      if (WAGERS.containsKey(name)) {
        wagers.put(WAGERS.get(name), fields.dollars(name));
      } else {
        fields.note(name, "must be one of " + String.join(", ", WAGERS.keySet()), name);
      }
    }
    return wagers;
  }

  static Function<Fields, TableCommand> forVisitor(IntFunction<Command> command) {
    return fields -> {
      int seat = seat(fields);
      return new TableCommand.ForVisitor(seat, command.apply(seat));
    };
  }

  static TableCommand postVisitorsBank(Fields fields) {
    int seat = seat(fields);
    return new TableCommand.ForVisitor(seat, new Command.PostBank(seat, fields.dollars("amount")));
  }

  static TableCommand timeOut(Fields fields) {
    return inRound(new Command.TimeOut(seat(fields)));
  }

  static TableCommand collectForfeits(Fields fields) {
    return inRound(new Command.CollectForfeits());
  }

  static TableCommand reveal(Fields fields) {
    if (!fields.has("cards")) {
      return inRound(new Command.Reveal());
    }
    return inRound(
        new Command.RevealKeyed(
            cards(fields, "cards"),
            fields.has("community") ? cards(fields, "community") : List.of()));
  }

  static TableCommand settle(Fields fields) {
    return inRound(new Command.Settle(Optional.empty()));
  }

  static TableCommand nextRound(Fields fields) {
    return inRound(new Command.NextRound());
  }

  static TableCommand wrongCards(Fields fields) {
    return inRound(
        new Command.ReportWrongNumberOfCards(
            fields.small("seat", 0, MOST_SEATS), fields.small("cards", 0, 52)));
  }

  static TableCommand shufflerFailed(Fields fields) {
    return inRound(new Command.ReportShufflerFailure());
  }

  static TableCommand shufflerStep(Fields fields) {
    return inRound(new Command.ReplaceShuffler(fields.oneOf("step", ShufflerStep.class)));
  }

  static TableCommand resume(Fields fields) {
    return inRound(new Command.ResumeAfterFailure());
  }

  // The supervisor's

  static TableCommand removeSeat(Fields fields) {
    return inRound(new Command.RemoveFromSeat(seat(fields)));
  }

  static TableCommand voidRound(Fields fields) {
    return inRound(new Command.VoidRound(reason(fields)));
  }

  static TableCommand confirmVoid(Fields fields) {
    return new TableCommand.ConfirmVoid();
  }

  static TableCommand rejectVoid(Fields fields) {
    return new TableCommand.RejectVoid();
  }

  static TableCommand proposeCorrection(Fields fields) {
    return new TableCommand.ProposeCorrection(
        fields.has("round") ? fields.whole("round", 1, Long.MAX_VALUE) : 0,
        fields.object("hands", TableForms::correctedHands, new TreeMap<>()),
        reason(fields));
  }

  /** Hands by seat; {@code dealer} is the hand to beat. */
  private static NavigableMap<Integer, List<Card>> correctedHands(Fields fields) {
    NavigableMap<Integer, List<Card>> hands = new TreeMap<>();
    for (String name : fields.names()) {
      if (name.matches("[1-9]|1[0-6]|dealer")) {
        hands.put(name.equals("dealer") ? 0 : Integer.parseInt(name), cards(fields, name));
      } else {
        fields.note(name, "must be a seat from 1 to " + MOST_SEATS + ", or dealer", name);
      }
    }
    return hands;
  }

  static TableCommand approveCorrection(Fields fields) {
    return new TableCommand.ApproveCorrection();
  }

  static TableCommand rejectCorrection(Fields fields) {
    return new TableCommand.RejectCorrection();
  }

  static TableCommand close(Fields fields) {
    return new TableCommand.Close(reason(fields));
  }

  // What they are made of

  private static TableCommand inRound(Command command) {
    return new TableCommand.InRound(command);
  }

  private static int seat(Fields fields) {
    return fields.small("seat", 1, MOST_SEATS);
  }

  private static String hash(Fields fields, String name) {
    return fields.text(name, HASH_DIGITS, HASH_DIGITS);
  }

  private static Wager wager(Fields fields) {
    return fields.oneOf("wager", WAGERS, Wager.ANTE);
  }

  private static String reason(Fields fields) {
    return fields.text("reason", 3, LONGEST_REASON);
  }

  private static Map<Integer, List<Card>> hands(Fields fields) {
    Map<Integer, List<Card>> hands = new TreeMap<>();
    for (String name : fields.names()) {
      if (name.matches("[1-9]|1[0-6]")) {
        hands.put(Integer.parseInt(name), cards(fields, name));
      } else {
        fields.note(name, "must be a seat from 1 to " + MOST_SEATS, name);
      }
    }
    return hands;
  }

  private static Card card(Fields fields, String name) {
    return fields.parsed(name, Card::parse, "a card, like \"Qs\"", Card.parse("As").orElseThrow());
  }

  // At a table that is controller only

  static TableCommand sensors(Fields fields) {
    return new TableCommand.SetSensors(
        fields.object("sensors", TableForms::chips, new TreeMap<Integer, Long>()));
  }

  /** A seat that is not named has no chip on its sensor. */
  private static NavigableMap<Integer, Long> chips(Fields fields) {
    NavigableMap<Integer, Long> chips = new TreeMap<>();
    for (int seat = 1; seat <= MOST_SEATS; seat++) {
      String name = String.valueOf(seat);
      if (fields.has(name)) {
        chips.put(seat, fields.dollars(name));
      }
    }
    return chips;
  }

  static TableCommand keyWin(Fields fields) {
    return new TableCommand.KeyWin(
        fields.small("seat", 1, MOST_SEATS),
        fields.has("cards") ? cards(fields, "cards") : List.of());
  }

  static TableCommand verifyWin(Fields fields) {
    return new TableCommand.VerifyWin(fields.small("seat", 1, MOST_SEATS), cards(fields, "cards"));
  }

  private static List<Card> cards(Fields fields, String name) {
    return fields.parsed(
        name, TableForms::cards, "cards with blanks between, like \"Qs 6h 4d\"", List.of());
  }

  private static Optional<List<Card>> cards(String text) {
    if (text.length() > 3 * 52) {
      return Optional.empty();
    }
    List<Card> cards = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      Optional<Card> card = Card.parse(word);
      if (card.isEmpty()) {
        return Optional.empty();
      }
      cards.add(card.get());
    }
    return Optional.of(List.copyOf(cards));
  }

  private static Map<String, Wager> wagers() {
    Map<String, Wager> wagers = new LinkedHashMap<>();
    Stream.of(Wager.values())
        .filter(Wager::isBeforeTheDeal)
        .forEach(wager -> wagers.put(wager.key(), wager));
    return wagers;
  }

  static Map<String, Wager> wagersByKey() {
    return WAGERS;
  }
}
