package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import java.util.List;

/**
 * A hand button.
 *
 * @param offTheMeter whether the hand is paid off the meter; others are paid from the tray
 */
public record Button(String hand, String title, boolean offTheMeter) {

  static List<Button> of(PaysFrom paysFrom, PayTable table) {
    boolean all = paysFrom == PaysFrom.ALL_FROM_METER;
    return table.lines().stream()
        .map(
            line ->
                new Button(
                    line.hand().key(),
                    line.hand().title(),
                    all || line.pays() instanceof Pays.MeterShare))
        .toList();
  }
}
