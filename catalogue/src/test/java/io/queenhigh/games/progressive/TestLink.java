package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.DAN;
import static io.queenhigh.games.progressive.HousePeople.EVE;
import static io.queenhigh.games.progressive.HousePeople.MAX;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkDecide;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
import io.queenhigh.rules.progressive.LinkMoves;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.TermsFinding;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A link in a test: people and tables do things, the rules answer, the ledger is kept. */
final class TestLink {

  private final PayTable payTable;
  private final LinkEvent.LinkSetUp first;
  private final List<LinkEvent> events = new ArrayList<>();
  private final Ledger ledger = new Ledger();
  private Link link;

  private TestLink(PayTable payTable, LinkEvent.LinkSetUp first) {
    this.payTable = payTable;
    this.first = first;
    this.link = LinkEvolve.first(payTable, first);
  }

  static TestLink setUp(LinkTerms terms) {
    PayTable table = SomeTerms.payTable(terms);
    return switch (LinkDecide.setUp(terms, table, MAX)) {
      case Ruling.Accepted(List<LinkEvent> happened) ->
          new TestLink(table, (LinkEvent.LinkSetUp) happened.getFirst());
      case Ruling.No(Refused refused) -> fail(refused.toString());
    };
  }

  /** Set up, with every suspected slip acknowledged, open, and with these tables. */
  static TestLink open(LinkTerms terms, String... tables) {
    TestLink live = setUp(terms);
    for (TermsFinding slip : live.link.openSlips()) {
      live.does(MAX, new LinkCommand.Acknowledge(slip.id()));
    }
    live.does(EVE, new LinkCommand.Open());
    for (String table : tables) {
      live.does(MAX, new LinkCommand.Join(SomeTerms.fit(terms, table)));
    }
    return live;
  }

  Link link() {
    return link;
  }

  Ledger ledger() {
    return ledger;
  }

  List<LinkEvent> events() {
    return events;
  }

  /** The command is accepted; what happened is returned. */
  List<LinkEvent> does(Staff person, LinkCommand command) {
    return switch (LinkDecide.on(link, person, command)) {
      case Ruling.Accepted(List<LinkEvent> happened) -> {
        happened.forEach(this::happen);
        yield happened;
      }
      case Ruling.No(Refused refused) -> fail(command + " by " + person + ": " + refused);
    };
  }

  private void happen(LinkEvent event) {
    Link after = LinkEvolve.one(link, event);
    ledger.post(LinkMoves.between(link, event, after));
    link = after;
    events.add(event);
    ledger.agreesWith(link);
  }

  /** The command is refused in these words, with this clause. */
  void refuses(Staff person, LinkCommand command, String why) {
    switch (LinkDecide.on(link, person, command)) {
      case Ruling.Accepted(List<LinkEvent> happened) ->
          fail(command + " was accepted: " + happened);
      case Ruling.No(Refused refused) -> assertEquals(why, refused.toString());
    }
  }

  /** A table that knows of nothing new is told so and nothing happens. */
  void ignores(Staff person, LinkCommand command) {
    assertEquals(List.of(), does(person, command));
  }

  /** The table locks a wager of one dollar at each of these seats. */
  TestLink locks(String table, long round, int... seats) {
    does(DAN, contribution(table, round, seats));
    return this;
  }

  static LinkCommand.Contribute contribution(String table, long round, int... seats) {
    return new LinkCommand.Contribute(table, round, wagers(seats));
  }

  static List<LockedWager> wagers(int... seats) {
    return Arrays.stream(seats).mapToObj(seat -> new LockedWager(seat, "p" + seat, 1_00)).toList();
  }

  TestLink ends(String table, long round) {
    does(DAN, new LinkCommand.EndRound(table, round));
    return this;
  }

  /** Hands that win off the meter: {@code "3 mini-royal-of-spades As Ks Qs"}. */
  List<Hit> claims(Staff dealer, String table, long round, String... hands) {
    List<LinkEvent> happened = does(dealer, claim(table, round, hands));
    return ((LinkEvent.HitsFixed) happened.getFirst()).hits();
  }

  static LinkCommand.Claim claim(String table, long round, String... hands) {
    return new LinkCommand.Claim(table, round, Arrays.stream(hands).map(TestLink::hand).toList());
  }

  private static LinkCommand.Claimed hand(String text) {
    String[] words = text.split(" ", 3);
    return new LinkCommand.Claimed(Integer.parseInt(words[0]), words[1], cards(words[2]));
  }

  static List<Card> cards(String text) {
    return Arrays.stream(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList();
  }

  /** What stands against these funds now: {@code meter 1000.00, reserve 0.00125}. */
  String live() {
    return words(link.live());
  }

  String shown() {
    return Dollars.text(link.shown().shownCents());
  }

  static String words(Funds funds) {
    String overflow =
        funds.overflowMicroCents() == 0
            ? ""
            : ", overflow " + MicroCents.text(funds.overflowMicroCents());
    return "meter "
        + MicroCents.text(funds.meterMicroCents())
        + ", reserve "
        + MicroCents.text(funds.reserveMicroCents())
        + overflow;
  }

  /** The events alone give the same link. */
  void replays() {
    assertEquals(link, LinkEvolve.all(LinkEvolve.first(payTable, first), events));
  }
}
