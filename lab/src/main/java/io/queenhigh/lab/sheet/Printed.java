package io.queenhigh.lab.sheet;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.sheet.FigureTable.Cell;
import io.queenhigh.rules.game.Pays;
import java.math.BigDecimal;
import java.util.Locale;

/** Figures as they are set on the sheet. */
final class Printed {

  private Printed() {}

  static Cell body(String text) {
    return new Cell(text, Style.BODY);
  }

  static Cell strong(String text) {
    return new Cell(text, Style.STRONG);
  }

  static Cell quiet(String text) {
    return new Cell(text, Style.QUIET);
  }

  static Cell exactly(Fraction fraction) {
    return quiet(fraction.toString());
  }

  static String percent(Fraction share, int places) {
    return share.percent(places) + " %";
  }

  static String dollars(Fraction amount, int places) {
    return String.format(
        Locale.ROOT, "$%,." + places + "f", new BigDecimal(amount.decimal(places)));
  }

  static String odds(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> odds + " to 1";
      case Pays.ForOne(long odds) -> odds + " for 1";
      case Pays.MeterShare(int percent) -> percent + " % of meter";
    };
  }

  /** With a true minus sign. */
  static String signed(long number) {
    return number > 0 ? "+" + number : number < 0 ? "\u2212" + -number : "0";
  }

  static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
