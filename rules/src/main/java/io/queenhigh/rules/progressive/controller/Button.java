package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A hand button.
 *
 * @param offTheMeter whether the hand is paid off the meter; others are paid from the tray
 * @param verified whether a supervisor has to verify it before anything is paid
 */
public record Button(String hand, String title, boolean offTheMeter, boolean verified) {

  /**
   * The hands of a pay table.
   *
   * @param verifyFrom the lowest hand that a supervisor verifies; without one those that are paid
   *     off the meter
   */
  static List<Button> of(PaysFrom paysFrom, PayTable table, Optional<String> verifyFrom) {
    List<Button> buttons = new ArrayList<>();
    boolean high = verifyFrom.isPresent();
    for (PayLine line : table.lines()) {
      boolean offTheMeter =
          paysFrom == PaysFrom.ALL_FROM_METER || line.pays() instanceof Pays.MeterShare;
      String hand = line.hand().key();
      buttons.add(new Button(hand, line.hand().title(), offTheMeter, offTheMeter || high));
      high = high && !verifyFrom.equals(Optional.of(hand));
    }
    return buttons;
  }
}
