package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Standing;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;

/** A link is set up, opened, suspended and resumed. */
final class Opening {

  private Opening() {}

  static Gains setUp(Link link, Fields line) throws Unreadable {
    Terms terms = Terms.of(line.needed("terms"));
    link.expect(
        !link.isSetUp(),
        Kind.LINK,
        "a link to be set up once",
        () -> "a second set-up",
        Rule.SET_UP);
    link.expect(
        terms.forGood().id().equals(link.id),
        Kind.LINK,
        "the terms of " + link.id,
        () -> "those of " + terms.forGood().id(),
        Rule.SET_UP);
    link.setUpBy = Signer.perhaps(line, "by");
    post(link, terms, line);
    return Gains.none();
  }

  /** Takes terms on, with what the check of them found. */
  static void post(Link link, Terms terms, Fields line) throws Unreadable {
    link.expect(
        terms.arePossible(),
        Kind.LINK,
        "shares of the wager, a seed below the limit, a wager of whole units",
        terms::toString,
        Rule.SET_UP);
    configured(link, line);
    link.slips.clear();
    for (Fields finding : line.objects("findings")) {
      String kind = finding.text("kind");
      link.expect(
          !kind.equals("refusal"),
          Kind.LINK,
          "terms that nothing stands against",
          () -> "terms that were to be refused",
          Rule.SET_UP);
      if (kind.equals("suspected-slip") || kind.equals("advised-against")) {
        link.slips.add(finding.text("id"));
      }
    }
    link.expect(
        terms.seedCents() > 0 || link.slips.contains("seed-of-nothing"),
        Kind.LINK,
        "a seed of nothing to be acknowledged",
        () -> "nothing said against it",
        Rule.SUSPECTED_SLIPS);
    link.post(terms);
    longRun(link);
  }

  /** The maker's settings are recorded once, with their source, and are for good. */
  private static void configured(Link link, Fields line) throws Unreadable {
    link.longRunIsJudged = !line.has("unsourced");
    if (line.has("unsourced")) {
      return;
    }
    Fields said = line.needed("terms").needed("configured");
    String now =
        "%s and %d per 10,000 by %s"
            .formatted(
                Dollars.text(said.number("seedCents")),
                said.number("contributionPer10000"),
                said.text("source"));
    link.expect(
        !said.text("source").isBlank(),
        Kind.LINK,
        "a source of what the maker had configured",
        () -> "none",
        Rule.SET_UP);
    link.expect(
        link.configured.isEmpty() || link.configured.equals(now),
        Kind.LINK,
        "what the maker had configured to stay " + link.configured,
        () -> now,
        Rule.SET_UP);
    link.configured = now;
  }

  /** A link on which the house loses in the long run waits for a manager, too. */
  static void longRun(Link link) {
    if (link.longRunIsJudged && link.payTable.isPresent()) {
      boolean said = link.slips.contains("house-loses");
      link.expect(
          said == LongRun.loses(link.terms(), link.payTable.get()),
          Kind.LINK,
          said ? "a link on which the house loses" : "a loss of the house to be acknowledged",
          () -> said ? "one on which it does not" : "nothing said of it",
          Rule.LONG_RUN);
    }
  }

  static Gains acknowledged(Link link, Fields line) throws Unreadable {
    String slip = line.text("slip");
    Signer by = Signer.of(line.needed("by"));
    link.expect(
        by.isManager(),
        Kind.SIGNATURES,
        "a manager to acknowledge a slip",
        by::toString,
        Rule.SUSPECTED_SLIPS);
    link.expect(
        link.openSlips().contains(slip),
        Kind.LINK,
        "one of the open slips " + link.openSlips(),
        () -> slip,
        Rule.SUSPECTED_SLIPS);
    link.acknowledged.add(slip);
    return Gains.none();
  }

  /** The meter starts from the house's seed. */
  static Gains opened(Link link, Fields line) throws Unreadable {
    link.expectStanding(Standing.SET_UP, "opening", Rule.SET_UP);
    noOpenSlips(link);
    byAnother(link, Signer.perhaps(line, "by"));
    long seed = link.terms().seedCents();
    Funds start = new Funds(Micro.cents(seed), 0, 0);
    link.sameFunds(start, Funds.of(line.needed("after")), "a start from", Rule.SET_UP);
    link.standing = Standing.OPEN;
    link.settle(start);
    link.totals.seedCents = Math.addExact(link.totals.seedCents, seed);
    return Gains.none().house(-seed);
  }

  /** From the set-up on that says who did it, another person lets the seed out. */
  private static void byAnother(Link link, Optional<Signer> by) {
    link.setUpBy.ifPresent(
        one ->
            link.expect(
                by.filter(other -> other.maySign() && !other.name().equals(one.name())).isPresent()
                    && one.isManager(),
                Kind.SIGNATURES,
                "a link set up by a manager and opened by another person who signs for links",
                () -> one + " and " + by.map(Signer::toString).orElse("nobody"),
                Rule.TWO_PERSONS));
  }

  private static void noOpenSlips(Link link) {
    link.expect(
        link.openSlips().isEmpty(),
        Kind.LINK,
        "every suspected slip acknowledged before play",
        () -> "open ones: " + link.openSlips(),
        Rule.SUSPECTED_SLIPS);
  }

  static Gains suspended(Link link, Fields line) throws Unreadable {
    link.expectStanding(Standing.OPEN, "suspending", Rule.SUSPENSION);
    link.expectReason(line.text("because"), Rule.SUSPENSION);
    link.standing = Standing.SUSPENDED;
    return Gains.none();
  }

  static Gains resumed(Link link) {
    link.expectStanding(Standing.SUSPENDED, "resuming", Rule.SUSPENSION);
    noOpenSlips(link);
    link.standing = Standing.OPEN;
    return Gains.none();
  }
}
