package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.rules.game.GameBook;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads a link's stream from its first line and says what every account had to gain by each. */
public final class LinkFold {

  /** What the names of links' streams begin with. */
  public static final String STREAMS = "link/";

  private final Link link;
  private final GameBook games;
  private boolean warned;

  public LinkFold(String stream, GameBook games, Linked linked, Notebook notebook, Tally tally) {
    this.link = new Link(stream.substring(STREAMS.length()), linked, notebook, tally);
    this.games = games;
    tally.link();
  }

  /** What every account had to gain or lose; nothing where that cannot be known. */
  public Optional<Map<String, Long>> read(JournalLine line) {
    link.at(line.stream(), line.seq(), line.atMillis());
    if (!link.isSetUp() && !line.type().equals("LinkSetUp")) {
      if (!warned) {
        warned = true;
        link.note(Kind.LINK, "a link's first line to set it up", line.type(), Rule.SET_UP.cite());
      }
      return Optional.empty();
    }
    link.expect(
        link.mustMove == 0 || line.type().equals("MeterMoved"),
        Kind.AWARDS,
        "the meter to move with the confirmation of hit " + link.mustMove,
        line::type,
        Rule.ORDER_OF_HITS);
    link.mustMove = 0;
    try {
      Funds before = link.live();
      long fractions = link.fractionsCents();
      Gains gains = gains(line.type(), Fields.of(line.payload()));
      Funds after = link.live();
      return Optional.of(
          gains
              .to(link.account("meter"), after.shownCents() - before.shownCents())
              .to(
                  link.account("reserve"),
                  Micro.whole(after.reserve()) - Micro.whole(before.reserve()))
              .to(
                  link.account("overflow"),
                  Micro.whole(after.overflow()) - Micro.whole(before.overflow()))
              .to(link.account("fractions"), link.fractionsCents() - fractions)
              .all());
    } catch (Unreadable unreadable) {
      link.note(
          Kind.UNREADABLE, "a " + line.type() + " line", unreadable.why(), Rule.SET_UP.cite());
    } catch (ArithmeticException overflow) {
      link.note(Kind.UNREADABLE, "amounts that can be counted", line.type(), Rule.SET_UP.cite());
    }
    return Optional.empty();
  }

  /** The place of the line that was read last. */
  public Where where() {
    return link.where();
  }

  public String link() {
    return link.id;
  }

  /** A page of its log as it stands, last written at a time. */
  public Optional<String> page(long page, long atMillis) {
    return Optional.ofNullable(link.log.get(page))
        .map(award -> Page.of(link, page, award, atMillis));
  }

  /** What a row says of a page. */
  public static String told(String row) throws Unreadable {
    return Page.of(Fields.of(row));
  }

  /** The account that the house's money only passes through. */
  public String seed() {
    return link.account("seed");
  }

  /** What the link's own accounts must hold at the end of its stream. */
  public Map<String, Long> holds() {
    Map<String, Long> holds = new TreeMap<>();
    Funds funds = link.live();
    holds.put(link.account("meter"), funds.shownCents());
    holds.put(link.account("reserve"), Micro.whole(funds.reserve()));
    holds.put(link.account("overflow"), Micro.whole(funds.overflow()));
    holds.put(link.account("fractions"), link.fractionsCents());
    long fixed =
        link.pending.stream()
            .filter(hit -> !hit.isLogged())
            .mapToLong(hit -> hit.hit.awardCents())
            .sum();
    long due =
        link.log.values().stream()
            .filter(Link.Award::isDue)
            .mapToLong(award -> award.hit.awardCents())
            .sum();
    holds.put(link.account("awards"), fixed + due);
    holds.put(link.account("seed"), 0L);
    return holds;
  }

  /** The stream ends here. */
  public void end() {
    link.linked.exists(link.id);
    link.expect(
        Math.floorMod(link.live().parts() + link.advanced, Micro.CENT) == 0,
        Kind.METER,
        "fractions that make whole cents with what tables are ahead",
        () -> Micro.text(link.live().parts() + link.advanced),
        Rule.CONTRIBUTIONS);
  }

  private Gains gains(String type, Fields line) throws Unreadable {
    return switch (type) {
      case "LinkSetUp" -> Opening.setUp(link, line);
      case "SlipAcknowledged" -> Opening.acknowledged(link, line);
      case "LinkOpened" -> Opening.opened(link, line);
      case "LinkSuspended" -> Opening.suspended(link, line);
      case "LinkResumed" -> Opening.resumed(link);

      case "TableJoined" -> Joining.joined(link, line, games);
      case "TableLeft" -> Joining.left(link, line);

      case "Contributed" -> Feeding.contributed(link, line);
      case "ContributionReturned" -> Feeding.returned(link, line);
      case "ContributionKept" -> Feeding.kept(link, line);
      case "RoundEnded" -> Feeding.ended(link, line);

      case "HitsFixed" -> Hitting.fixed(link, line);
      case "HitCancelled" -> Hitting.cancelled(link, line);
      case "HitConfirmed" -> Paying.confirmed(link, line);
      case "MeterMoved" -> Paying.meterMoved(link, line);
      case "AwardPaid" -> Paying.paid(link, line);

      case "TermsProposed" ->
          Signing.proposed(link, line, new Asked.NewTerms(Terms.of(line.needed("terms"))));
      case "AdjustmentProposed" -> Signing.proposed(link, line, Changing.adjustment(line));
      case "BackOutProposed" ->
          Signing.proposed(link, line, new Asked.BackOut(line.number("page")));
      case "RetirementProposed" ->
          Signing.proposed(link, line, new Asked.Retirement(line.text("to")));
      case "GameProposed" -> Signing.proposed(link, line, Joining.game(line));
      case "ProposalWithdrawn" -> Signing.withdrawn(link, line);

      case "GameDeclared" -> Joining.declared(link, line);
      case "TermsChanged" -> Changing.terms(link, line);
      case "FundsAdjusted" -> Changing.adjusted(link, line);
      case "AwardBackedOut" -> Changing.backedOut(link, line);
      case "LinkRetired" -> Closing.retired(link, line);
      case "FundsReceived" -> Closing.received(link, line);
      case "DaySignedOff" -> Closing.signedOff(link, line);

      default -> {
        link.newer(type);
        yield Gains.none();
      }
    };
  }
}
