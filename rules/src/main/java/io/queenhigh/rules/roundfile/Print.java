package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;

/** Writes a dealt round as a round file. */
final class Print {

  private static final int COLUMN = 10;

  private final StringBuilder text = new StringBuilder();

  private Print() {}

  static String round(Round round, boolean earlier) {
    Print print = new Print();
    print.table(round, earlier);
    print.cards(round);
    round.bettingSpots().values().forEach(print::seat);
    return print.text.toString();
  }

  private void table(Round round, boolean earlier) {
    Game game = round.game();
    line("game", game.id());
    if (earlier) {
      line("edition", game.fingerprint());
    }
    if (!game.chosen().isEmpty()) {
      line("choose", String.join(" ", game.chosen()));
    }
    if (!game.isBankedByAPlayer() && round.terms().places() != game.places().is()) {
      line("places", String.valueOf(round.terms().places()));
    }
    round.terms().fees().ifPresent(fees -> line("fees", FeeWords.write(game, fees)));
    round.settlement().flatMap(Settlement::meter).ifPresent(change -> meter(change.before()));
    if (round.terms().meterOrder() != MeterOrder.DEALERS_FAR_RIGHT_FIRST
        && game.progressive().isPresent()) {
      line("meter-order", round.terms().meterOrder().key());
    }
    if (!round.terms().insideASeat().isEmpty()) {
      line(
          "settling-order",
          String.join(" ", round.terms().insideASeat().stream().map(Wager::key).toList()));
    }
    if (game.isBankedByAPlayer()) {
      line("bank", Dollars.shortest(round.bankCents()));
      if (round.rotation().seat() <= game.places().is()) {
        line("banker", String.valueOf(round.rotation().seat()));
      }
      if (round.actionButton() != 0) {
        // Settling starts at the first hand from the button on; the button may lie where nobody
        // bet.
        int first =
            Circle.clockwiseFrom(round.actionButton(), round.bettingSpots().keySet()).getFirst();
        line("action", String.valueOf(first));
      }
    }
  }

  private void meter(Meter meter) {
    line("meter", Dollars.shortest(meter.meterCents()));
    if (meter.seedCents() != 0) {
      line("seed", Dollars.shortest(meter.seedCents()));
    }
    if (meter.reserveCents() != 0) {
      line("reserve", Dollars.shortest(meter.reserveCents()));
    }
    if (meter.paysAll()) {
      line("meter-pays", "all");
    }
  }

  private void cards(Round round) {
    line("dealer", Cards.text(round.dealer()));
    if (!round.community().isEmpty()) {
      line("community", Cards.text(round.community()));
    }
  }

  private void seat(Spot spot) {
    List<String> parts = new ArrayList<>();
    if (!spot.player().equals(ParseSeat.defaultPlayer(spot.seat()))) {
      parts.add("player " + spot.player());
    }
    spot.stakes()
        .forEach(
            (wager, cents) -> {
              if (wager != Wager.PLAY) {
                parts.add(wager.key() + " " + Dollars.shortest(cents));
              }
            });
    parts.add("cards " + (spot.isSeen() ? Cards.text(spot.cards()) : ParseSeat.NOT_SEEN));
    switch (spot.decision()) {
      case PLAYED -> parts.add("plays");
      case FOLDED -> parts.add("folds");
      case NONE -> {}
    }
    line("seat " + spot.seat(), String.join("  ", parts));
  }

  private void line(String keyword, String value) {
    text.append(keyword)
        .append(" ".repeat(Math.max(1, COLUMN - keyword.length())))
        .append(value)
        .append('\n');
  }
}
