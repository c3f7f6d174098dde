package io.queenhigh.games.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.TermsFinding;
import java.util.List;

/** What a check of terms says, in words. */
final class FindingsText {

  private FindingsText() {}

  static List<String> of(LinkTerms terms) {
    return of(terms, SomeTerms.payTable(terms), Funds.NONE);
  }

  static List<String> of(LinkTerms terms, PayTable table, Funds funds) {
    return terms.check(table, funds).stream()
        .map(found -> found.kind().name().charAt(0) + ": " + found)
        .toList();
  }

  static String first(LinkTerms terms) {
    return first(terms, SomeTerms.payTable(terms));
  }

  static String first(LinkTerms terms, PayTable table) {
    return terms.check(table, Funds.NONE).stream()
        .map(TermsFinding::toString)
        .findFirst()
        .orElse("nothing");
  }
}
