package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import java.util.List;
import java.util.Optional;

/**
 * How a progressive link is set up. Id, controller, pay table, wager, where awards come from and
 * what the maker had configured are for good; the rest can be changed while the link is suspended.
 *
 * @param seedCents the house's money that the meter starts from
 * @param configured what the pay table's maker set, recorded once; changes are measured against it
 */
public record LinkTerms(
    String id,
    String title,
    Controller controller,
    String payTable,
    Stake stake,
    PaysFrom paysFrom,
    long seedCents,
    Rates rates,
    Configured configured,
    Optional<Limit> limit,
    boolean foldedHandsQualify,
    MeterOrder meterOrder,
    ExecutiveLevel executive,
    Ceilings ceilings) {

  /**
   * The progressive wager: multiples of a unit.
   *
   * @param mostCents the largest; the unit itself where the sensor takes one chip
   */
  public record Stake(long unitCents, long mostCents) {
    boolean allows(long cents) {
      return cents > 0 && cents <= mostCents && cents % unitCents == 0;
    }
  }

  /** Which awards come off the meter. */
  public enum PaysFrom {
    /** Only awards in percent; the tray pays the others. */
    PERCENTAGES_ONLY,
    /** Every award of the pay table. */
    ALL_FROM_METER
  }

  /** What of each wager goes to the meter and to the reserve; the rest is the house's. */
  public record Rates(int contributionPer10000, int reservePer10000) {}

  /**
   * Seed and rate as the pay table's maker had configured them.
   *
   * @param source where that is written: a data sheet, a letter, the unit's own page
   */
  public record Configured(long seedCents, int contributionPer10000, String source) {

    /** What stands for the source of links that were set up before sources were recorded. */
    public static final String NOT_ON_RECORD = "not on record";
  }

  /** A posted limit of the meter, and where goes what would lift it higher. */
  public record Limit(long cents, Excess excess) {

    public enum Excess {
      OVERFLOW_POOL,
      RESERVE
    }

    /** A meter that stood above the limit before is not cut, but does not grow. */
    Funds applied(Funds funds, long stoodAtMicroCents) {
      long most = Math.max(MicroCents.ofCents(cents), stoodAtMicroCents);
      long above = Math.max(0, funds.meterMicroCents() - most);
      return switch (excess) {
        case OVERFLOW_POOL -> funds.plus(new Funds(-above, 0, above));
        case RESERVE -> funds.plus(new Funds(-above, above, 0));
      };
    }
  }

  /** Which awards a supervisor cannot confirm alone. */
  public record ExecutiveLevel(boolean wholeMeter, Optional<Long> fromCents) {

    public static final ExecutiveLevel NEVER = new ExecutiveLevel(false, Optional.empty());
    public static final ExecutiveLevel WHOLE_METER = new ExecutiveLevel(true, Optional.empty());

    public boolean asks(int percent, long awardCents) {
      return (wholeMeter && percent == 100)
          || fromCents.filter(from -> awardCents >= from).isPresent();
    }
  }

  /**
   * What the regulator allows, which changes with the years and is therefore set.
   *
   * @param wagersPerPlayer games that one player may bet on in a hand
   * @param contributionCents more than this from one table in one round is taken for a fault
   */
  public record Ceilings(int tables, int wagersPerPlayer, long wagerCents, long contributionCents) {

    /** Washington's, as far as the documents and the default limits go. */
    public static final Ceilings WASHINGTON = new Ceilings(15, 4, 300_00, 10_000_00);
  }

  /** A link whose rates and seed are those that its pay table came with. */
  public static LinkTerms usual(
      String id,
      String title,
      Controller controller,
      String payTable,
      long wagerCents,
      long seedCents,
      Rates rates) {
    return new LinkTerms(
        id,
        title,
        controller,
        payTable,
        new Stake(wagerCents, wagerCents),
        PaysFrom.PERCENTAGES_ONLY,
        seedCents,
        rates,
        new Configured(seedCents, rates.contributionPer10000(), "the pay table's own data sheet"),
        Optional.empty(),
        false,
        MeterOrder.DEALERS_FAR_RIGHT_FIRST,
        controller == Controller.GAME_MANAGER ? ExecutiveLevel.NEVER : ExecutiveLevel.WHOLE_METER,
        Ceilings.WASHINGTON);
  }

  /** What stands against these terms, and what a manager should know about them. */
  public List<TermsFinding> check(PayTable table, Funds funds) {
    return TermsCheck.of(this, table, funds);
  }

  /** What one table's wagers give to each fund and leave to the house. */
  Parts parts(long cents) {
    long meter = MicroCents.share(cents, rates.contributionPer10000());
    long reserve = MicroCents.share(cents, rates.reservePer10000());
    return new Parts(meter, reserve, MicroCents.ofCents(cents) - meter - reserve);
  }

  record Parts(long meterMicroCents, long reserveMicroCents, long houseMicroCents) {}

  /** Whether these are terms of the same link: what is for good is the same. */
  boolean continues(LinkTerms before) {
    return id.equals(before.id)
        && controller == before.controller
        && payTable.equals(before.payTable)
        && stake.equals(before.stake)
        && paysFrom == before.paysFrom
        && configured.equals(before.configured);
  }
}
