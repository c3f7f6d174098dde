package io.queenhigh.cli.games;

import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Wrapping;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A settled round, told to people and to programs. */
public final class SettledPage {

  /** Where a line goes on that is longer than the terminal is wide. */
  private static final int CONTINUED = 15;

  private final Round round;
  private final Game game;
  private final Settlement settlement;

  private SettledPage(Round round) {
    this.round = round;
    this.game = round.game();
    this.settlement = round.settlement().orElseThrow();
  }

  static Map<String, Object> json(Round round) {
    return new SettledPage(round).json();
  }

  static List<String> text(Round round, Terminal terminal) {
    return new SettledPage(round)
        .text(terminal).stream()
            .flatMap(line -> Wrapping.broken(line, CONTINUED, terminal.width()).stream())
            .toList();
  }

  private Map<String, Object> json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.id());
    object.put("choices", game.chosen());
    object.put("fingerprint", game.fingerprint());
    object.put("approved", game.approved());
    object.put("dealer", dealerJson());
    object.put("bank", bankJson());
    settlement.meter().ifPresent(change -> object.put("meter", meterJson(change)));
    if (!round.fees().isEmpty()) {
      object.put("fees", feesJson());
    }
    object.put("seats", round.bettingSpots().values().stream().map(this::seatJson).toList());
    return object;
  }

  private Map<String, Object> dealerJson() {
    ThreeCardHand hand = ThreeCardHand.of(round.dealer());
    Map<String, Object> dealer = new LinkedHashMap<>();
    dealer.put("cards", Cards.text(round.dealer()));
    dealer.put("hand", hand.toString());
    dealer.put("plays", hand.isAtLeastHigh(game.qualifier().high().is()));
    return dealer;
  }

  private Map<String, Object> bankJson() {
    Map<String, Object> bank = new LinkedHashMap<>();
    bank.put("net", Dollars.text(settlement.bankNetCents()));
    if (game.isBankedByAPlayer()) {
      bank.put("wager", Dollars.text(round.bankCents()));
    }
    bank.put("procedure", Key.of(settlement.procedure().name()));
    return bank;
  }

  private static Map<String, Object> meterJson(Settlement.MeterChange change) {
    Map<String, Object> meter = new LinkedHashMap<>();
    meter.put("before", Dollars.text(change.before().meterCents()));
    meter.put("after", Dollars.text(change.after().meterCents()));
    meter.put("awarded", Dollars.text(change.awardedCents()));
    return meter;
  }

  private Map<String, Object> feesJson() {
    Map<String, Object> fees = new LinkedHashMap<>();
    fees.put("total", Dollars.text(round.fees().stream().mapToLong(Fee::cents).sum()));
    fees.put("player-dealer", Dollars.text(playerDealerFee()));
    fees.put("clause", game.cite(Point.FEES_BEFORE_THE_DEAL).toString());
    return fees;
  }

  private Map<String, Object> seatJson(Spot spot) {
    Map<String, Object> seat = new LinkedHashMap<>();
    seat.put("seat", spot.seat());
    seat.put("cards", spot.isSeen() ? Cards.text(spot.cards()) : "not-seen");
    if (spot.isSeen()) {
      seat.put("hand", spot.hand().toString());
    }
    switch (spot.decision()) {
      case PLAYED -> seat.put("decision", "plays");
      case FOLDED -> seat.put("decision", "folds");
      case NONE -> {}
    }
    seat.put("net", Dollars.text(settlement.netOf(spot.seat())));
    Map<String, Object> wagers = new LinkedHashMap<>();
    settlement.at(spot.seat()).forEach(wager -> wagers.put(wager.wager().key(), wagerJson(wager)));
    seat.put("wagers", wagers);
    if (settlement.envyTo(spot.seat()) > 0) {
      seat.put("envy", Dollars.text(settlement.envyTo(spot.seat())));
      seat.put(
          "envyFrom",
          settlement.envy().stream()
              .filter(envy -> envy.toSeat() == spot.seat())
              .map(SettledPage::envyJson)
              .toList());
    }
    if (fee(spot) > 0) {
      seat.put("fee", Dollars.text(fee(spot)));
    }
    return seat;
  }

  private static Map<String, Object> envyJson(Envy envy) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("seat", envy.fromSeat());
    object.put("amount", Dollars.text(envy.cents()));
    object.put("clause", envy.by().toString());
    return object;
  }

  private static Map<String, Object> wagerJson(SettledWager wager) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("stake", Dollars.text(wager.stakeCents()));
    object.put("result", wager.result().key());
    object.put("paid", Dollars.text(wager.paidCents()));
    object.put("returned", Dollars.text(wager.returnedCents()));
    object.put("because", wager.because() + " (" + wager.by() + ")");
    object.put("clause", wager.by().toString());
    return object;
  }

  private List<String> text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(
        terminal.strong(game.title())
            + "  "
            + game.id()
            + (game.chosen().isEmpty() ? "" : "  " + String.join(" ", game.chosen()))
            + (game.approved() ? "" : "  " + terminal.bad("not approved")));
    lines.add("");
    lines.add("%-14s %s   %s".formatted("Dealer", Cards.text(round.dealer()), announcement()));
    if (!round.community().isEmpty()) {
      lines.add("%-14s %s".formatted("Community", Cards.text(round.community())));
    }
    for (Spot spot : round.bettingSpots().values()) {
      lines.add("");
      lines.add(
          terminal.strong(
                  "%-14s %s"
                      .formatted(
                          "Seat " + spot.seat(),
                          spot.isSeen() ? Cards.text(spot.cards()) : "not seen"))
              + (spot.isSeen() ? "   " + spot.hand() : "")
              + "   net "
              + signed(settlement.netOf(spot.seat()), terminal));
      settlement.at(spot.seat()).forEach(wager -> lines.addAll(wagerText(wager, terminal)));
      for (Envy envy : settlement.envy()) {
        if (envy.toSeat() == spot.seat()) {
          lines.addAll(envyText(envy, terminal));
        }
      }
      if (fee(spot) > 0) {
        lines.add(
            "  %-14s %12s  fee, outside the net".formatted("Collection", Dollars.text(fee(spot))));
      }
    }
    lines.add("");
    lines.add(bankText(terminal));
    settlement
        .meter()
        .ifPresent(
            change ->
                lines.add(
                    "%-14s %s before, %s after%s"
                        .formatted(
                            "Meter",
                            Dollars.text(change.before().meterCents()),
                            Dollars.text(change.after().meterCents()),
                            change.after().meterCents() == 0
                                ? "; it waits for its seed (the file names none)"
                                : "")));
    return lines;
  }

  private List<String> wagerText(SettledWager wager, Terminal terminal) {
    String label =
        game.rule(wager.wager()).map(rule -> rule.label().is()).orElse(wager.wager().title());
    String result = "%-14s".formatted(wager.result().key());
    String painted =
        switch (wager.result()) {
          case WINS -> terminal.good(result);
          case LOSES, FORFEITED -> terminal.bad(result);
          case PUSHES -> result;
          case UNCOVERED, PARTLY_COVERED -> terminal.odd(result);
        };
    return Wrapping.beside(
        "  %-14s %12s  %s %12s"
            .formatted(
                label,
                wager.stakeCents() == 0 ? "" : Dollars.text(wager.stakeCents()),
                painted,
                plus(wager.netCents())),
        wager.because() + " " + terminal.faint("[" + wager.by() + "]"),
        terminal.width());
  }

  private static List<String> envyText(Envy envy, Terminal terminal) {
    return Wrapping.beside(
        "  %-14s %12s  %s %12s"
            .formatted("Envy", "", terminal.good("%-14s".formatted("wins")), plus(envy.cents())),
        "seat " + envy.fromSeat() + " holds the hand " + terminal.faint("[" + envy.by() + "]"),
        terminal.width());
  }

  private String bankText(Terminal terminal) {
    String who = game.isBankedByAPlayer() ? "Player-dealer" : "House";
    String posted = game.isBankedByAPlayer() ? "   posted " + Dollars.text(round.bankCents()) : "";
    String fee =
        playerDealerFee() > 0
            ? "   fee " + Dollars.text(playerDealerFee()) + ", outside the net"
            : "";
    return terminal.strong("%-14s".formatted(who))
        + " net "
        + signed(settlement.bankNetCents(), terminal)
        + posted
        + fee;
  }

  private String announcement() {
    ThreeCardHand hand = ThreeCardHand.of(round.dealer());
    return hand.isAtLeastHigh(game.qualifier().high().is())
        ? "plays with " + hand
        : "does not play with " + hand;
  }

  private long fee(Spot spot) {
    return fees(spot.seat(), false);
  }

  private long playerDealerFee() {
    return fees(round.rotation().seat(), true);
  }

  private long fees(int seat, boolean playerDealer) {
    return round.fees().stream()
        .filter(fee -> fee.seat() == seat && fee.playerDealer() == playerDealer)
        .mapToLong(Fee::cents)
        .sum();
  }

  private static String signed(long cents, Terminal terminal) {
    String text = plus(cents);
    if (cents == 0) {
      return text;
    }
    return cents > 0 ? terminal.good(text) : terminal.bad(text);
  }

  private static String plus(long cents) {
    return (cents > 0 ? "+" : "") + Dollars.text(cents);
  }
}
