package io.queenhigh.web;

import io.queenhigh.rules.game.CountedCards;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Configured;
import io.queenhigh.rules.progressive.LinkTerms.ExecutiveLevel;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.progressive.LinkTerms.Limit.Excess;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.web.http.Fields;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What is written into the body of each command for a link. */
final class LinkForms {
  private static final int LONGEST_NAME = 24;
  private static final int LONGEST_TITLE = 60;
  private static final int LONGEST_REASON = 200;

  private LinkForms() {}

  /** What two people can do to a link. */
  private enum Change {
    ADJUSTMENT,
    BACK_OUT,
    TERMS,
    RETIREMENT,
    GAME
  }

  /** The terms of a new link; what is not mentioned is as usual. */
  static LinkTerms terms(Fields fields) {
    long unit = fields.dollars("wager");
    LinkTerms usual =
        LinkTerms.usual(
            fields.word("link", 1, LONGEST_NAME),
            fields.text("title", 1, LONGEST_TITLE),
            fields.oneOf("controller", Controller.class),
            fields.word("payTable", 1, LONGEST_NAME),
            unit,
            fields.dollars("seed"),
            new Rates(percent(fields, "contributionPercent"), percent(fields, "reservePercent")));
    LinkTerms forGood =
        new LinkTerms(
            usual.id(),
            usual.title(),
            usual.controller(),
            usual.payTable(),
            new Stake(unit, fields.has("mostWager") ? fields.dollars("mostWager") : unit),
            fields.has("paysFrom") ? fields.oneOf("paysFrom", PaysFrom.class) : usual.paysFrom(),
            usual.seedCents(),
            usual.rates(),
            configured(fields, usual.configured()),
            usual.limit(),
            usual.foldedHandsQualify(),
            usual.meterOrder(),
            usual.executive(),
            usual.ceilings());
    return changes(fields).apply(forGood);
  }

  /** The maker's settings are the link's own where nothing else is said; their source is. */
  private static Configured configured(Fields fields, Configured own) {
    return new Configured(
        given(fields, "configuredSeed", fields::dollars).orElse(own.seedCents()),
        given(fields, "configuredContributionPercent", name -> percent(fields, name))
            .orElse(own.contributionPer10000()),
        fields.text("configuredSource", 3, LONGEST_REASON));
  }

  /** The terms that can be other than they are; what is not mentioned stays. */
  private static UnaryOperator<LinkTerms> changes(Fields fields) {
    Optional<String> title = given(fields, "title", name -> fields.text(name, 1, LONGEST_TITLE));
    Optional<Long> seed = given(fields, "seed", fields::dollars);
    Optional<Integer> contribution =
        given(fields, "contributionPercent", name -> percent(fields, name));
    Optional<Integer> reserve = given(fields, "reservePercent", name -> percent(fields, name));
    Optional<Long> limit = given(fields, "limit", name -> limit(fields, name));
    Optional<Excess> excess = given(fields, "excess", name -> fields.oneOf(name, Excess.class));
    Optional<Boolean> folded = given(fields, "foldedHandsQualify", fields::truth);
    Optional<MeterOrder> order =
        given(fields, "meterOrder", name -> fields.oneOf(name, MeterOrder.class));
    Optional<ExecutiveLevel> executive =
        given(
            fields,
            "executive",
            name -> fields.object(name, LinkForms::executive, ExecutiveLevel.NEVER));
    return now ->
        new LinkTerms(
            now.id(),
            title.orElse(now.title()),
            now.controller(),
            now.payTable(),
            now.stake(),
            now.paysFrom(),
            seed.orElse(now.seedCents()),
            new Rates(
                contribution.orElse(now.rates().contributionPer10000()),
                reserve.orElse(now.rates().reservePer10000())),
            now.configured(),
            limit
                .or(() -> now.limit().map(Limit::cents))
                .filter(cents -> cents > 0)
                .map(
                    cents ->
                        new Limit(
                            cents,
                            excess.orElse(
                                now.limit().map(Limit::excess).orElse(Excess.OVERFLOW_POOL)))),
            folded.orElse(now.foldedHandsQualify()),
            order.orElse(now.meterOrder()),
            executive.orElse(now.executive()),
            now.ceilings());
  }

  /** 0 for no limit. */
  private static long limit(Fields fields, String name) {
    return fields.parsed(
        name,
        text -> text.equals("none") ? Optional.of(0L) : cents(text).filter(cents -> cents > 0),
        "dollars, like \"25000\", or \"none\"",
        0L);
  }

  private static ExecutiveLevel executive(Fields fields) {
    return new ExecutiveLevel(
        fields.has("wholeMeter") && fields.truth("wholeMeter"),
        given(fields, "from", fields::dollars));
  }

  /** Hundredths of a percent are parts per 10,000, so a percentage is read like dollars. */
  private static int percent(Fields fields, String name) {
    return fields.parsed(
        name,
        text -> cents(text).filter(per10000 -> per10000 <= MicroCents.WHOLE).map(Math::toIntExact),
        "a percentage with two decimals at most, like \"18.5\"",
        0);
  }

  // Those who run a link

  static LinkCommand.OfTheOffice acknowledge(Fields fields) {
    return new LinkCommand.Acknowledge(fields.text("slip", 1, LONGEST_TITLE));
  }

  static LinkCommand.OfTheOffice open(Fields fields) {
    return new LinkCommand.Open();
  }

  static LinkCommand.OfTheOffice resume(Fields fields) {
    return new LinkCommand.Resume();
  }

  static LinkCommand.OfTheOffice suspend(Fields fields) {
    return new LinkCommand.Suspend(fields.text("reason", 3, LONGEST_REASON));
  }

  static LinkCommand.OfTheOffice leave(Fields fields) {
    return new LinkCommand.Leave(table(fields));
  }

  static String table(Fields fields) {
    return fields.word("table", 1, LONGEST_NAME);
  }

  static String from(Fields fields) {
    return fields.word("from", 1, LONGEST_NAME);
  }

  static LocalDate day(Fields fields) {
    return fields.parsed("day", Days::parse, "a day like \"2026-11-15\"", LocalDate.EPOCH);
  }

  /** What one of two people wants, told of the terms as they are. */
  static Function<LinkTerms, LinkCommand.OfTheOffice> proposal(Fields fields) {
    Change change = fields.oneOf("change", Change.class);
    String because = fields.text("because", 3, LONGEST_REASON);
    return switch (change) {
      case ADJUSTMENT -> {
        LinkCommand.OfTheOffice adjustment =
            new LinkCommand.ProposeAdjustment(
                fields.oneOf("fund", Fund.class),
                upOrDown(fields, "amount"),
                fields.oneOf("reason", Reason.class),
                because);
        yield _ -> adjustment;
      }
      case BACK_OUT -> {
        LinkCommand.OfTheOffice backOut =
            new LinkCommand.ProposeBackOut(fields.whole("page", 1, Integer.MAX_VALUE), because);
        yield _ -> backOut;
      }
      case TERMS -> {
        UnaryOperator<LinkTerms> changes = changes(fields);
        yield now -> new LinkCommand.ProposeTerms(changes.apply(now), because);
      }
      case RETIREMENT -> {
        LinkCommand.OfTheOffice retirement =
            new LinkCommand.ProposeRetirement(fields.word("to", 1, LONGEST_NAME), because);
        yield _ -> retirement;
      }
      case GAME -> {
        LinkCommand.OfTheOffice declaration =
            new LinkCommand.ProposeGame(
                new DeclaredGame(
                    fields.text("game", 1, LONGEST_TITLE),
                    fields.small("own", 0, CountedCards.FIVE),
                    fields.small("community", 0, CountedCards.FIVE),
                    chance(fields)),
                because);
        yield _ -> declaration;
      }
    };
  }

  /** So many ways of so many to win the whole meter, both in full. */
  private static MeterChance chance(Fields fields) {
    String hand = fields.text("hand", 1, LONGEST_TITLE);
    BigInteger ways = number(fields, "ways");
    BigInteger of = number(fields, "of");
    return of.compareTo(ways) < 0
        ? fields.note(
            "of",
            "must be no less than ways",
            new MeterChance(hand, BigInteger.ONE, BigInteger.ONE))
        : new MeterChance(hand, ways, of);
  }

  private static BigInteger number(Fields fields, String name) {
    return fields.parsed(
        name,
        text ->
            text.matches("[1-9]\\d{0,29}") ? Optional.of(new BigInteger(text)) : Optional.empty(),
        "a whole number in quotes, like \"2598960\"",
        BigInteger.ONE);
  }

  private static long upOrDown(Fields fields, String name) {
    return fields.parsed(
        name,
        text -> text.startsWith("-") ? cents(text.substring(1)).map(cents -> -cents) : cents(text),
        "dollars, like \"25\" or \"-2.50\"",
        0L);
  }

  private static Optional<Long> cents(String text) {
    OptionalLong cents = Dollars.parse(text);
    return cents.isPresent() ? Optional.of(cents.getAsLong()) : Optional.empty();
  }

  private static <T> Optional<T> given(Fields fields, String name, Function<String, T> read) {
    return fields.has(name) ? Optional.of(read.apply(name)) : Optional.empty();
  }
}
