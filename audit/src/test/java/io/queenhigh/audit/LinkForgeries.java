package io.queenhigh.audit;

import static io.queenhigh.audit.Forgeries.oneMore;
import static io.queenhigh.audit.Forgeries.plain;
import static io.queenhigh.audit.Forgeries.rehashed;
import static io.queenhigh.audit.Forgeries.removed;
import static io.queenhigh.audit.Forgeries.says;

import io.queenhigh.audit.Forgeries.Deed;
import io.queenhigh.audit.Forgeries.Forgery;
import io.queenhigh.audit.findings.Kind;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/** What somebody might do to the books of a {@link LinkedFloor}, and how it shows. */
final class LinkForgeries {

  private static final String LINK = "link/emerald";
  private static final String NEXUS = "link/topaz";
  private static final String RUBY = "link/ruby";
  private static final String T1 = "table/t1";

  private LinkForgeries() {}

  /** Whose name comes first after this becomes somebody else, with another post. */
  private static Deed signedBy(String stream, String type, String field, String who) {
    return forger -> {
      long seq = forger.find(stream, type, "\"" + field + "\":{");
      forger.say(
          stream,
          seq,
          line -> line.replaceFirst("\"" + field + "\":\\{[^}]*\\}", "\"" + field + "\":" + who));
      return seq;
    };
  }

  private static String person(String name, String post) {
    return "{\"name\":\"" + name + "\",\"post\":\"" + post + "\"}";
  }

  static Stream<Forgery> all() {
    return Stream.of(links(), meters(), awards(), people(), tables(), ledger())
        .flatMap(List::stream);
  }

  private static List<Forgery> links() {
    return List.of(
        rehashed(
            "terms of another link",
            LINK,
            Kind.LINK,
            "the terms of emerald",
            says(LINK, "LinkSetUp/2", "\"id\":\"emerald\"", "\"id\":\"diamond\"")),
        rehashed(
            "a maker's settings without a source",
            LINK,
            Kind.LINK,
            "a source of what the maker had configured",
            says(
                LINK,
                "LinkSetUp/2",
                "\"source\":\"the pay table's own data sheet\"",
                "\"source\":\"\"")),
        rehashed(
            "a maker's settings that were raised later",
            RUBY,
            Kind.LINK,
            "what the maker had configured to stay",
            says(
                RUBY,
                "TermsChanged/2",
                "\"source\":\"the maker's letter\"",
                "\"source\":\"a better one\"")),
        rehashed(
            "a seed of nothing that nobody was warned of",
            NEXUS,
            Kind.LINK,
            "a seed of nothing to be acknowledged",
            says(
                NEXUS,
                "LinkSetUp/2",
                "\"seedCents\":100000,\"rates\"",
                "\"seedCents\":0,\"rates\"")),
        rehashed(
            "a loss of the house that nobody was warned of",
            LINK,
            Kind.LINK,
            "a loss of the house to be acknowledged",
            forger -> {
              forger.say(
                  LINK,
                  1,
                  line ->
                      line.replace(
                          "\"rates\":{\"contributionPer10000\":1850",
                          "\"rates\":{\"contributionPer10000\":8500"));
              return forger.find(LINK, "TableJoined", "");
            }),
        rehashed(
            "a table with another wager",
            LINK,
            Kind.LINK,
            "a table with the link's controller",
            oneMore(LINK, "TableJoined", "unitCents")),
        rehashed(
            "a link that was never opened",
            LINK,
            Kind.LINK,
            "a table to join a link that is in use",
            removed(LINK, "LinkOpened")),
        rehashed(
            "other terms than were proposed",
            RUBY,
            Kind.LINK,
            "what was proposed",
            oneMore(RUBY, "TermsChanged/2", "reservePer10000")),
        rehashed(
            "a change that nobody proposed",
            RUBY,
            Kind.LINK,
            "an open proposal",
            removed(RUBY, "TermsProposed/2")));
  }

  private static List<Forgery> meters() {
    return List.of(
        rehashed(
            "a share of a wager",
            LINK,
            Kind.METER,
            "a share for the meter of",
            oneMore(LINK, "Contributed", "meterMicroCents")),
        rehashed(
            "a share of the reserve",
            LINK,
            Kind.METER,
            "a share for the reserve of",
            oneMore(LINK, "Contributed", "reserveMicroCents")),
        rehashed(
            "a seed",
            LINK,
            Kind.METER,
            "a start from",
            oneMore(LINK, "LinkOpened", "meterMicroCents")),
        rehashed(
            "a count of wagers",
            LINK,
            Kind.COIN_IN,
            "a count of",
            oneMore(LINK, "Contributed", "counted")),
        rehashed(
            "the meter after an adjustment",
            LINK,
            Kind.METER,
            "before it",
            oneMore(LINK, "FundsAdjusted", "meterMicroCents")),
        rehashed(
            "the books of a day",
            LINK,
            Kind.METER,
            "a day without a difference",
            oneMore(LINK, "DaySignedOff", "closing")),
        rehashed(
            "money that is handed on",
            NEXUS,
            Kind.METER,
            "handed on",
            oneMore(NEXUS, "LinkRetired", "meterMicroCents")),
        rehashed(
            "money that comes from another link",
            LINK,
            Kind.METER,
            "",
            oneMore(LINK, "FundsReceived", "cents")));
  }

  private static List<Forgery> awards() {
    return List.of(
        rehashed(
            "the amount of a hit",
            LINK,
            Kind.AWARDS,
            "hit 1 of",
            oneMore(LINK, "HitsFixed", "awardCents")),
        rehashed(
            "the cards of a hit",
            LINK,
            Kind.AWARDS,
            "cards that win off the meter",
            says(LINK, "HitsFixed", "[\"As\",\"Ks\",\"Qs\"]", "[\"As\",\"Ks\",\"Js\"]")),
        rehashed(
            "a page that is left out",
            LINK,
            Kind.AWARDS,
            "page 1 of the log",
            oneMore(LINK, "HitConfirmed", "page")),
        rehashed(
            "a meter that does not move",
            NEXUS,
            Kind.AWARDS,
            "the meter to move",
            removed(NEXUS, "MeterMoved")),
        rehashed(
            "an award that is paid to somebody else",
            LINK,
            Kind.AWARDS,
            "to t",
            forger -> {
              long seq = forger.find(LINK, "AwardPaid", "");
              forger.say(
                  LINK, seq, line -> line.replaceFirst("\"player\":\"[^\"]*", "\"player\":\"me"));
              return seq;
            }),
        rehashed(
            "an award that is paid twice",
            LINK,
            Kind.AWARDS,
            "which was paid",
            forger -> {
              long paid = forger.find(LINK, "AwardPaid", "");
              long other = forger.find(LINK, "DaySignedOff", "");
              forger.execute(
                  "update journal set type = 'AwardPaid/2', payload = ?"
                      + " where stream = ? and seq = ?",
                  forger.payload(LINK, paid),
                  LINK,
                  other);
              return other;
            }),
        rehashed(
            "a back-out of another amount",
            LINK,
            Kind.AWARDS,
            "a back-out of",
            oneMore(LINK, "AwardBackedOut", "ontoTheMeterCents")));
  }

  private static List<Forgery> people() {
    return List.of(
        rehashed(
            "a hit that its dealer confirms",
            LINK,
            Kind.SIGNATURES,
            "who has not marked the hit himself",
            signedBy(LINK, "HitConfirmed", "by", person("floor", "supervisor"))),
        rehashed(
            "a whole meter without an executive",
            NEXUS,
            Kind.SIGNATURES,
            "an executive for an award",
            forger -> {
              long fixed = forger.find(NEXUS, "HitsFixed", "\"executive\":true");
              long seq = forger.find(NEXUS, "HitConfirmed", "", fixed);
              forger.say(NEXUS, seq, line -> line.replace("\"executive\"", "\"supervisor\""));
              return 0;
            }),
        rehashed(
            "a change signed twice by one person",
            LINK,
            Kind.SIGNATURES,
            "two different people",
            signedBy(LINK, "FundsAdjusted", "approvedBy", person("sue", "supervisor"))),
        rehashed(
            "an award that a dealer pays",
            LINK,
            Kind.SIGNATURES,
            "somebody else than a dealer",
            signedBy(LINK, "AwardPaid", "by", person("dan", "dealer"))),
        rehashed(
            "an award that its confirmer pays",
            LINK,
            Kind.SIGNATURES,
            "somebody to pay who has neither marked nor confirmed the win",
            signedBy(LINK, "AwardPaid", "by", person("eve", "executive"))),
        rehashed(
            "an award that somebody else is said to have confirmed",
            LINK,
            Kind.SIGNATURES,
            "an award confirmed by",
            signedBy(LINK, "AwardPaid", "confirmedBy", person("eva", "executive"))),
        rehashed(
            "a seed that one person lets out",
            LINK,
            Kind.SIGNATURES,
            "opened by another person who signs for links",
            signedBy(LINK, "LinkOpened", "by", person("max", "manager"))),
        rehashed(
            "a day that a supervisor signs",
            LINK,
            Kind.SIGNATURES,
            "a manager or executive under a day",
            signedBy(LINK, "DaySignedOff", "by", person("sue", "supervisor"))));
  }

  private static List<Forgery> tables() {
    return List.of(
        rehashed(
            "a contribution that is gone",
            LINK,
            Kind.COIN_IN,
            "",
            forger -> {
              forger.remove(LINK, forger.find(LINK, "Contributed", "\"table\":\"t1\""));
              return 0;
            }),
        rehashed(
            "a mark that the cards do not make",
            T1,
            Kind.CONTROLLER,
            "as the cards lie",
            says(T1, "HandMarked", "mini-royal-of-spades", "straight")),
        rehashed(
            "an amount that the link has not fixed",
            T1,
            Kind.CONTROLLER,
            "as the link has fixed it",
            forger -> {
              long win = forger.find(T1, "WinRecorded", "");
              long seq = 0;
              for (long at = next(forger, 0); at != 0 && at < win; at = next(forger, at)) {
                seq = at;
              }
              forger.say(T1, seq, line -> line.replaceFirst("\"cents\":(\\d+)", "\"cents\":1$1"));
              return 0;
            }),
        rehashed(
            "a win that the dealer records",
            T1,
            Kind.CONTROLLER,
            "somebody else than the dealer",
            signedBy(T1, "WinRecorded", "by", person("floor", "supervisor"))),
        rehashed("a win that nobody recorded", T1, Kind.CONTROLLER, "", removed(T1, "WinRecorded")),
        rehashed(
            "hands that were not turned up",
            T1,
            Kind.CONTROLLER,
            "when the hands are turned up",
            removed(T1, "HandsTurnedUp")),
        rehashed(
            "a controller's round that never ended",
            T1,
            Kind.CONTROLLER,
            "to be over before the next one",
            removed(T1, "RoundEnded")));
  }

  private static long next(Forger forger, long after) throws SQLException {
    try {
      return forger.find(T1, "AmountsFixed", "", after);
    } catch (AssertionError none) {
      return 0;
    }
  }

  private static List<Forgery> ledger() {
    return List.of(
        plain(
            "a contribution's transfer",
            LINK,
            Kind.TRANSFER,
            "Contributed to bring",
            forger -> {
              long seq = forger.find(LINK, "Contributed", "");
              forger.execute(
                  "update transfer set cents = cents + 1 where stream = ? and seq = ? and line ="
                      + " (select min(line) from transfer where stream = ? and seq = ?)",
                  LINK,
                  seq,
                  LINK,
                  seq);
              return seq;
            }),
        plain(
            "money in circles",
            LINK,
            Kind.TRANSFER,
            "nothing in circles",
            forger -> {
              long seq = forger.find(LINK, "LinkOpened", "");
              for (List<String> way :
                  List.of(
                      List.of("60", "meter/emerald", "wallet/me"),
                      List.of("61", "wallet/me", "meter/emerald"))) {
                forger.execute(
                    "insert into transfer select stream, seq, ?, at_millis, ?, ?, 5"
                        + " from journal where stream = ? and seq = ?",
                    Integer.valueOf(way.get(0)),
                    way.get(1),
                    way.get(2),
                    LINK,
                    seq);
              }
              return seq;
            }),
        plain(
            "a meter's balance",
            LINK,
            Kind.BALANCE,
            "by the journal",
            forger -> {
              long seq = forger.find(LINK, "FundsReceived", "");
              forger.execute("delete from transfer where stream = ? and seq = ?", LINK, seq);
              return 0;
            }),
        plain(
            "locked wagers that stay on the layout",
            T1,
            Kind.TRANSFER,
            "ProgressiveLocked to move",
            forger -> {
              long seq = forger.find(T1, "ProgressiveLocked", "");
              forger.execute("delete from transfer where stream = ? and seq = ?", T1, seq);
              return seq;
            }));
  }
}
