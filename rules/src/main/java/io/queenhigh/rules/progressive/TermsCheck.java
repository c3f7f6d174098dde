package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.LinkTerms.Ceilings;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.LinkTerms.Stake;
import io.queenhigh.rules.progressive.TermsFinding.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a link's terms against its pay table and the maker's recommendations. All findings are
 * named at once, so that a manager need not come back for the next.
 */
final class TermsCheck {

  /** Below this rate a meter that pays everything is expected to shrink. */
  private static final int GROWS_FROM_PER_10000 = 7_000;

  /** As many as a table has places where nobody sets another number. */
  private static final int FULL_TABLE = 7;

  private final LinkTerms terms;
  private final PayTable table;
  private final List<TermsFinding> findings = new ArrayList<>();

  private TermsCheck(LinkTerms terms, PayTable table) {
    this.terms = terms;
    this.table = table;
  }

  static List<TermsFinding> of(LinkTerms terms, PayTable table, Funds funds) {
    TermsCheck check = new TermsCheck(terms, table);
    check.names();
    check.payTable();
    check.stake();
    check.rates();
    check.seed();
    check.limit(funds);
    check.ceilings();
    if (check.findings.isEmpty()) {
      check.recommendations();
      check.seedOfNothing();
      check.envy();
      check.longRun();
    }
    return List.copyOf(check.findings);
  }

  private void names() {
    refuseIf(
        !terms.id().matches("[a-z0-9]+(-[a-z0-9]+)*"),
        "link-id-malformed",
        "A link's id has small letters, digits and hyphens",
        LinkRule.SET_UP.cite());
    refuseIf(
        terms.title().isBlank(),
        "link-title-missing",
        "A link needs a title",
        LinkRule.SET_UP.cite());
  }

  private void payTable() {
    Citation by = cite(ControllerStep.PAY_TABLES);
    Reads reads =
        terms.controller() == Controller.MULTI_GAME_LINK
            ? Reads.THREE_AND_COMMUNITY
            : Reads.OWN_THREE;
    refuseIf(
        !table.id().equals(terms.payTable()),
        "pay-table-mixed-up",
        "Pay table " + terms.payTable() + " was asked for and " + table.id() + " is here",
        by);
    refuseIf(
        table.reads() != reads,
        "pay-table-other-cards",
        "Pay table " + table.id() + " is not made for this controller's cards",
        by);
    refuseIf(
        table.lines().stream().noneMatch(line -> percent(line) == 100),
        "pay-table-without-top-award",
        "Pay table " + table.id() + " has no award of the whole meter",
        by);
    refuseIf(
        table.lines().stream().anyMatch(line -> line.pays() instanceof Pays.ToOne),
        "pay-table-pays-to-one",
        "A progressive pays for 1 or a share of the meter; " + table.id() + " pays to 1",
        by);
  }

  private void stake() {
    Stake stake = terms.stake();
    refuseIf(
        stake.unitCents() <= 0
            || stake.mostCents() < stake.unitCents()
            || stake.mostCents() % stake.unitCents() != 0,
        "largest-wager-no-multiple",
        "The largest progressive wager is a multiple of the smallest, which is above 0",
        LinkRule.SET_UP.cite());
    refuseIf(
        stake.mostCents() > terms.ceilings().wagerCents(),
        "wager-above-regulators",
        "A wager of "
            + Dollars.text(stake.mostCents())
            + " is above the regulator's "
            + Dollars.text(terms.ceilings().wagerCents()),
        cite(ControllerStep.LIMITS));
  }

  private void rates() {
    Rates rates = terms.rates();
    refuseIf(
        rates.contributionPer10000() < 0
            || rates.reservePer10000() < 0
            || (long) rates.contributionPer10000() + rates.reservePer10000() > MicroCents.WHOLE,
        "shares-out-of-range",
        "Contribution and reserve are shares of the wager: neither below 0 %, together at most"
            + " 100 %",
        recommendation("Contribution 1"));
  }

  private void seed() {
    refuseIf(
        terms.seedCents() < 0,
        "seed-below-nothing",
        "A seed is not below 0",
        LinkRule.SET_UP.cite());
    refuseIf(
        terms.seedCents() > Dollars.MOST_CENTS,
        "amount-too-large",
        "No amount is larger than " + Dollars.text(Dollars.MOST_CENTS),
        LinkRule.SET_UP.cite());
  }

  private void limit(Funds funds) {
    if (terms.limit().isEmpty()) {
      return;
    }
    long limit = terms.limit().get().cents();
    Citation by = LinkRule.LIMIT.cite();
    refuseIf(
        limit < terms.seedCents(),
        "limit-below-seed",
        "The limit of " + Dollars.text(limit) + " is below the seed",
        by);
    refuseIf(
        MicroCents.ofCents(Math.clamp(limit, 0, Dollars.MOST_CENTS)) < funds.meterMicroCents(),
        "limit-below-meter",
        "The limit of "
            + Dollars.text(limit)
            + " is below the meter, which shows "
            + Dollars.text(funds.shownCents()),
        by);
    refuseIf(
        limit > Dollars.MOST_CENTS,
        "amount-too-large",
        "No amount is larger than " + Dollars.text(Dollars.MOST_CENTS),
        by);
  }

  private void ceilings() {
    Ceilings ceilings = terms.ceilings();
    refuseIf(
        ceilings.tables() < 1 || ceilings.wagersPerPlayer() < 1,
        "no-room-on-link",
        "A link has room for a table, and a hand for a wager",
        LinkRule.TABLES.cite());
    refuseIf(
        ceilings.contributionCents() < terms.stake().mostCents()
            || ceilings.contributionCents() > Dollars.MOST_CENTS,
        "bound-leaves-no-room",
        "The bound on one table's wagers in a round leaves no room for one wager, or is no bound",
        LinkRule.CONTRIBUTIONS.cite());
  }

  private void recommendations() {
    int contribution = terms.rates().contributionPer10000();
    switch (terms.paysFrom()) {
      case ALL_FROM_METER ->
          warnIf(
              contribution < GROWS_FROM_PER_10000,
              "With "
                  + percent(contribution)
                  + " of each wager a meter that pays every award may run dry; 70 % or more lets it"
                  + " grow",
              "Contribution 2");
      case PERCENTAGES_ONLY ->
          warnIf(
              contribution > terms.configured().contributionPer10000(),
              "A contribution of "
                  + percent(contribution)
                  + " is above the configured "
                  + percent(terms.configured().contributionPer10000())
                  + " and comes out of the house's advantage",
              "Contribution 3");
    }
    warnIf(
        terms.rates().reservePer10000() == 0,
        "Nothing goes to the reserve, so that play will drop after a jackpot",
        "Reserve 1");
    warnIf(
        terms.seedCents() != terms.configured().seedCents(),
        "The seed is not the configured "
            + Dollars.text(terms.configured().seedCents())
            + ", which suits this pay table",
        "Seed 1");
    long largest = largestFixedCents();
    warnIf(
        terms.seedCents() < largest,
        "The seed is below the largest fixed award, " + Dollars.text(largest),
        "Seed 2");
  }

  private void seedOfNothing() {
    adviseAgainstIf(
        terms.seedCents() == 0,
        "seed-of-nothing",
        "With a seed of nothing the meter starts from nothing, and so does the next after a win",
        recommendation("Seed 3"));
    adviseAgainstIf(
        terms.seedCents() == 0 && terms.rates().reservePer10000() > 0,
        "reserve-as-seed",
        "The reserve alone is the seed: two wins in a row would restart the meter near nothing",
        recommendation("Reserve 2"));
  }

  /** Envy makes full tables the dearest. */
  private void longRun() {
    HouseEdge edge = HouseEdge.of(terms, table, FULL_TABLE);
    adviseAgainstIf(
        edge.isLoss(),
        "house-loses",
        "The house loses in the long run: with "
            + FULL_TABLE
            + " players at each table and no winning hand folded, it keeps "
            + edge.percent()
            + " of the wagers",
        LinkRule.LONG_RUN.cite());
  }

  private long largestFixedCents() {
    return table.lines().stream().mapToLong(line -> fixedCents(line)).max().orElse(0);
  }

  private long fixedCents(PayLine line) {
    return line.pays() instanceof Pays.ForOne(long odds)
        ? Math.multiplyExact(odds, terms.stake().mostCents())
        : 0;
  }

  /** Envy that rises where hands fall, or is more than the winner's own award, looks misprinted. */
  private void envy() {
    List<PayLine> lines = table.lines().stream().filter(line -> line.envyCents() > 0).toList();
    for (int i = 0; i < lines.size(); i++) {
      PayLine line = lines.get(i);
      if (i > 0 && line.envyCents() > lines.get(i - 1).envyCents()) {
        suspect(
            "envy-" + line.hand().key() + "-above-" + lines.get(i - 1).hand().key(),
            line.hand().title()
                + " pays more envy than "
                + lines.get(i - 1).hand().title()
                + ", which is the higher hand");
      }
      if (envyCents(line) > awardAtSeedCents(line)) {
        suspect(
            "envy-" + line.hand().key() + "-above-its-award",
            line.hand().title()
                + " pays each other player envy of "
                + Dollars.text(envyCents(line))
                + " and, from the seed, its winner "
                + Dollars.text(awardAtSeedCents(line)));
      }
    }
  }

  /** For the smallest wager; the Multi Game Link prints envy for a wager of one dollar. */
  private long envyCents(PayLine line) {
    return terms.controller() == Controller.MULTI_GAME_LINK
        ? Math.multiplyExact(line.envyCents(), terms.stake().unitCents()) / 100
        : line.envyCents();
  }

  private long awardAtSeedCents(PayLine line) {
    return switch (line.pays()) {
      case Pays.MeterShare(int percent) -> Math.multiplyExact(terms.seedCents(), percent) / 100;
      case Pays.ForOne(long odds) -> Math.multiplyExact(odds, terms.stake().unitCents());
      case Pays.ToOne _ -> throw new IllegalStateException("refused before");
    };
  }

  private static int percent(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) ? percent : 0;
  }

  private static String percent(int per10000) {
    return Dollars.shortest(per10000) + " %";
  }

  private void refuseIf(boolean wrong, String id, String says, Citation by) {
    add(wrong, Kind.REFUSAL, id, says, by);
  }

  private void warnIf(boolean odd, String says, String clause) {
    add(odd, Kind.WARNING, "", says, recommendation(clause));
  }

  private void adviseAgainstIf(boolean odd, String id, String says, Citation by) {
    add(odd, Kind.ADVISED_AGAINST, id, says, by);
  }

  private void suspect(String id, String says) {
    add(true, Kind.SUSPECTED_SLIP, id, says, cite(ControllerStep.PAY_TABLES));
  }

  private void add(boolean found, Kind kind, String id, String says, Citation by) {
    if (found) {
      findings.add(new TermsFinding(kind, id, says, by));
    }
  }

  private Citation cite(ControllerStep step) {
    return terms.controller().cite(step);
  }

  private static Citation recommendation(String clause) {
    return new Citation("WA-REC", clause);
  }
}
