package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.CardSource;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.floor.table.TableSetup.Linked;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A card room with tables on a progressive link, and the people who run it. */
public final class LinkedRoom implements AutoCloseable {

  public static final Staff MAX = new Staff("max", Post.MANAGER);
  public static final Staff SUE = new Staff("sue", Post.SUPERVISOR);
  public static final Staff EVE = new Staff("eve", Post.EXECUTIVE);
  public static final Staff CAL = new Staff("cal", Post.CASHIER);
  public static final Staff DAN = new Staff("dan", Post.DEALER);

  public static final String GAME = "wa/three-card-poker";

  private final CardRoom room;

  public LinkedRoom(CardRoom room) {
    this.room = room;
  }

  public CardRoom room() {
    return room;
  }

  /** Game Manager, table 1: $1 wager, $1,000 seed, 18.5 % to the meter, 1.25 % to the reserve. */
  public static LinkTerms gameManager() {
    return LinkTerms.usual(
        "emerald",
        "The emerald",
        Controller.GAME_MANAGER,
        "P1",
        1_00,
        1_000_00,
        new Rates(1_850, 125));
  }

  public static LinkTerms nexus() {
    return LinkTerms.usual(
        "topaz", "The topaz", Controller.NEXUS, "P2", 1_00, 1_000_00, new Rates(1_850, 125));
  }

  public static LinkTerms multiGameLink() {
    return LinkTerms.usual(
        "sapphire",
        "The sapphire",
        Controller.MULTI_GAME_LINK,
        "MGL",
        1_00,
        50_000_00,
        new Rates(1_850, 125));
  }

  /** Sets a link up and opens it, with whatever its maker has to acknowledge. */
  public LiveLink open(LinkTerms terms) {
    done(room.floor().setUpLink(MAX, CardRoom.nextId(), terms).join());
    LiveLink link = link(terms.id());
    link.state().openSlips().forEach(slip -> go(link, MAX, new LinkCommand.Acknowledge(slip.id())));
    go(link, EVE, new LinkCommand.Open());
    return link;
  }

  public LiveLink link(String id) {
    return room.floor().links().link(id).orElseThrow();
  }

  public static TableSetup setup(String table, LinkTerms terms) {
    List<String> choices =
        List.of(
            "TCP-01",
            terms.payTable(),
            terms.controller() == Controller.GAME_MANAGER ? "game-manager" : "nexus");
    TableSetup plain = CardRoom.setup(table, GAME, choices, CardRoom.PATIENT, 0);
    Map<Wager, Limits> limits = new EnumMap<>(Wager.class);
    limits.putAll(plain.terms().limits());
    limits.put(Wager.PROGRESSIVE, new Limits(terms.stake().unitCents(), terms.stake().mostCents()));
    Terms posted =
        new Terms(
            plain.terms().places(),
            plain.terms().mostPlayers(),
            limits,
            plain.terms().fees(),
            plain.terms().insideASeat(),
            terms.meterOrder());
    return new TableSetup(
        table,
        plain.title(),
        plain.game(),
        plain.choices(),
        plain.fingerprint(),
        posted,
        plain.pace(),
        plain.dealer(),
        plain.cards(),
        0,
        false,
        Optional.of(new Linked(terms.id(), PaysFrom.PERCENTAGES_ONLY)));
  }

  /** The same table with a dealer who keys in the cards. */
  public static TableSetup keyed(TableSetup setup) {
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        setup.choices(),
        setup.fingerprint(),
        setup.terms(),
        setup.pace(),
        Dealer.PERSON,
        CardSource.KEYED,
        0,
        false,
        setup.link());
  }

  /** A controller beside a table of another game, which is dealt elsewhere. */
  public static TableSetup beside(String table, String game, LinkTerms terms, String... more) {
    TableSetup dealt = setup(table, terms);
    List<String> choices =
        Stream.concat(
                dealt.choices().stream().filter(choice -> !choice.startsWith("TCP")),
                Stream.of(more))
            .toList();
    return new TableSetup(
        table,
        dealt.title(),
        game,
        choices,
        CardRoom.game(game, choices).fingerprint(),
        dealt.terms(),
        dealt.pace(),
        Dealer.PERSON,
        CardSource.CONTROLLER_ONLY,
        0,
        false,
        dealt.link());
  }

  public static void go(LiveTable table, Staff by, TableCommand command) {
    done(table.ask(Ask.of(by, CardRoom.nextId(), command)).join());
  }

  /** What lies on the sensors, a dollar at each of these seats. */
  public static TableCommand sensors(int... seats) {
    TreeMap<Integer, Long> chips = new TreeMap<>();
    for (int seat : seats) {
      chips.put(seat, 1_00L);
    }
    return new TableCommand.SetSensors(chips);
  }

  public static List<Card> cards(String text) {
    return Arrays.stream(text.split(" ")).map(card -> Card.parse(card).orElseThrow()).toList();
  }

  /** Opens a table and puts it on its link. */
  public LiveTable join(LiveLink link, TableSetup setup) {
    LiveTable table = room.open(setup);
    go(link, MAX, new LinkCommand.Join(room.floor().links().fit(table, link).orElseThrow()));
    return table;
  }

  public static void go(LiveLink link, Staff by, LinkCommand.OfTheOffice command) {
    done(link.ask(by, CardRoom.nextId(), command).join());
  }

  public static void go(LiveTable table, Staff by, ConsoleCommand.Pressed button) {
    done(press(table, by, button));
  }

  public static Answer press(LiveTable table, Staff by, ConsoleCommand.Pressed button) {
    TableCommand command = new TableCommand.AtController(button);
    return table.ask(Ask.of(by, CardRoom.nextId(), command)).join();
  }

  public static void refuses(Answer answer, String why) {
    Answer.No refused = assertInstanceOf(Answer.No.class, answer);
    assertEquals(why, refused.refused().toString());
  }

  private static void done(Answer answer) {
    assertInstanceOf(Answer.Done.class, answer, answer.toString());
  }

  @Override
  public void close() {
    room.close();
  }
}
