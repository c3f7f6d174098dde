package io.queenhigh.audit.link;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.rules.game.PayTable;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A page of a link's log, told so that two of them can be compared word by word. */
final class Page {

  private static final List<String> NUMBERS =
      List.of(
          "page",
          "hit",
          "seat",
          "wagerCents",
          "percent",
          "awardCents",
          "fromHouseCents",
          "meterBeforeCents",
          "meterAfterCents",
          "seedCents",
          "reserveCents");

  private static final List<String> TEXTS =
      List.of(
          "link", "controller", "payTable", "table", "round", "player", "hand", "dealer", "state");

  /** From 2026 on the tax office hears of larger awards only. */
  private static final int LARGER_FROM_YEAR = 2026;

  private Page() {}

  /** As the journal has it, last written at a time. */
  static String of(Link link, long page, Link.Award award, long atMillis) {
    Hit hit = award.hit;
    Hit.Winner winner = hit.winner();
    List<Long> numbers =
        List.of(
            page,
            hit.number(),
            (long) winner.seat(),
            winner.wagerCents(),
            (long) hit.percent(),
            hit.awardCents(),
            hit.fromHouseCents(),
            hit.before().shownCents(),
            hit.after().shownCents(),
            hit.seedCents(),
            hit.reserveCents());
    Terms.ForGood terms = link.terms().forGood();
    List<String> texts =
        List.of(
            terms.id(),
            terms.controller(),
            terms.payTable(),
            hit.table(),
            hit.table() + "." + hit.round(),
            winner.player(),
            title(link.payTable, winner.hand()),
            hit.dealer(),
            award.state());
    int year = Instant.ofEpochMilli(atMillis).atOffset(ZoneOffset.UTC).getYear();
    long reportFrom = year >= LARGER_FROM_YEAR ? 2_000_00 : 600_00;
    boolean many = hit.awardCents() >= Math.multiplyExact(winner.wagerCents(), 300L);
    boolean reported = many && hit.awardCents() >= reportFrom;
    boolean withheld = many && hit.awardCents() - winner.wagerCents() > 5_000_00;
    String cards = winner.cards().stream().map(Object::toString).collect(Collectors.joining(" "));
    return told(numbers, texts, cards, award.confirmedBy, reported, withheld);
  }

  private static String title(Optional<PayTable> payTable, String hand) {
    return payTable.stream()
        .flatMap(table -> table.lines().stream())
        .filter(line -> line.hand().key().equals(hand))
        .map(line -> line.hand().title())
        .findFirst()
        .orElse(hand);
  }

  /** As a row has it. */
  static String of(Fields row) throws Unreadable {
    row.isOfFormatUpTo(1);
    List<Long> numbers = new ArrayList<>();
    for (String name : NUMBERS) {
      numbers.add(row.number(name));
    }
    List<String> texts = new ArrayList<>();
    for (String name : TEXTS) {
      texts.add(row.text(name));
    }
    String cards =
        row.cards("cards").stream().map(Object::toString).collect(Collectors.joining(" "));
    Signer by = Signer.of(row.needed("confirmedBy"));
    return told(numbers, texts, cards, by, row.yes("taxReported"), row.yes("taxWithheld"));
  }

  private static String told(
      List<Long> numbers,
      List<String> texts,
      String cards,
      Signer by,
      boolean reported,
      boolean withheld) {
    return "%s %s %s, %s%s%s"
        .formatted(
            numbers, texts, cards, by, reported ? ", reported" : "", withheld ? ", withheld" : "");
  }
}
