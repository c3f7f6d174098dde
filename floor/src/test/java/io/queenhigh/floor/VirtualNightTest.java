package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.MemoryStore;
import io.queenhigh.floor.store.Nonces;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.OneThread;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A table and its link on one thread, whose time is what the test says it is. */
@DisplayName("A night in virtual time")
class VirtualNightTest {

  private static final String ANN = "ann";

  /** The first hands of the night are a player's dream. */
  private static final List<Deck> DREAM =
      Collections.nCopies(3, ColdDeck.startingWith("As Ks Qs 2h 3d 5c Jh Jd 9c"));

  private static final Duration NIGHT = Duration.ofHours(4);

  @Test
  @DisplayName(
      "a table and a link play four hours on one thread, hits and all, and the books agree")
  void wholeNight() {
    Night night = new Night(20261116);

    night.plays(NIGHT);

    TableState table = night.table.state();
    TableOnLink row = night.link.state().table(table.id()).orElseThrow();
    assertTrue(table.round().number() > 400, "rounds: " + table.round().number());
    int onTheLayout = table.round().progressiveLocked() ? 0 : table.progressiveWagers().size();
    assertEquals(night.progressiveWagers - onTheLayout, row.count().wagers());
    assertTrue(night.confirmed > 0, "a night with a hit in it");
    assertEquals(
        List.of(),
        night.link.state().awards().stream().filter(a -> a.state() == Award.State.DUE).toList());
    assertEquals(List.of(), night.store.wrongInTheBooks());
    night.isTheSameFromTheFirstLine();
  }

  @Test
  @DisplayName("the same seed is the same night, line by line and hash by hash")
  void sameSeedSameNight() {
    SortedMap<String, Head> first = new Night(7).plays(Duration.ofHours(2)).store.heads();
    SortedMap<String, Head> again = new Night(7).plays(Duration.ofHours(2)).store.heads();

    assertEquals(first, again);
  }

  @Test
  @DisplayName("a link that is suspended under a lit sensor does not keep its table from dealing")
  void suspendedUnderALitSensor() {
    Night night = new Night(7);
    night.look();
    assertEquals(1, night.table.state().progressiveWagers().size());

    night.orders(LinkedRoom.SUE, new LinkCommand.Suspend("a look at the meter"));
    night.thread.pass(Duration.ofMinutes(5));

    assertTrue(night.table.state().round().number() > 1, "the first round was dealt and is over");
  }

  @Test
  @DisplayName("a floor that starts with its clock set back dates nothing before its last line")
  void startsWithItsClockSetBack() {
    Night night = new Night(7);
    night.plays(Duration.ofMinutes(30));
    long last = lastLineAt(night.store, "table/night");
    OneThread thread = new OneThread(Instant.parse("2026-11-16T17:00:00Z"));

    Floor again =
        Floor.open(
            new Machinery(night.store, thread, thread, thread),
            new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, ColdDeck.seeded(7), thread));
    TableSetup setup = CardRoom.setup("another", LinkedRoom.GAME, List.of(), Pace.USUAL, 0);
    assertInstanceOf(Answer.Done.class, thread.until(again.openTable("max", "again", setup)));

    long opened = lastLineAt(night.store, "table/another");
    assertTrue(opened >= last, () -> "%d is before %d".formatted(opened, last));
  }

  private static long lastLineAt(Store store, String stream) {
    return store.read(stream, store.head(stream).seq() - 1, 1).getFirst().atMillis();
  }

  /** Ann plays a progressive all night; Sue and Eve confirm what she wins. */
  private static final class Night {

    private final OneThread thread = new OneThread(Instant.parse("2026-11-16T20:00:00Z"));
    private final Store store = new MemoryStore();
    private final Floor floor;
    private final LiveLink link;
    private final LiveTable table;
    private long commands;
    private long betInRound;
    private int progressiveWagers;
    private int confirmed;

    Night(long seed) {
      Machinery machinery =
          new Machinery(store, thread, thread, thread, new Nonces(new Random(seed)::nextBytes));
      floor =
          Floor.open(
              machinery,
              new FloorSettings(
                  CardRoom.CATALOGUE, CardRoom.ADVICE, ColdDeck.dealing(seed, DREAM), thread),
              Formats.today(CardRoom.CATALOGUE));
      LinkTerms terms = LinkedRoom.gameManager();
      done(floor.setUpLink(LinkedRoom.MAX, nextId(), terms));
      link = floor.links().link(terms.id()).orElseThrow();
      link.state().openSlips().forEach(slip -> manages(new LinkCommand.Acknowledge(slip.id())));
      orders(LinkedRoom.EVE, new LinkCommand.Open());
      done(floor.openTable("max", nextId(), lively(LinkedRoom.setup("night", terms))));
      table = floor.table("night").orElseThrow();
      manages(new LinkCommand.Join(floor.links().fit(table)));
      issue();
      done(table.ask(Ask.player(ANN, nextId(), new TableCommand.Sit(1, 20_000_00))));
    }

    /** With the usual clocks, and two practice players. */
    private static TableSetup lively(TableSetup setup) {
      return new TableSetup(
          setup.id(),
          setup.title(),
          setup.game(),
          setup.choices(),
          setup.fingerprint(),
          setup.terms(),
          Pace.USUAL,
          setup.dealer(),
          setup.cards(),
          2,
          false,
          setup.link());
    }

    Night plays(Duration time) {
      for (long second = 0; second < time.toSeconds(); second++) {
        look();
        thread.pass(Duration.ofSeconds(1));
      }
      // Who has just won is paid before the night is counted.
      look();
      return this;
    }

    private void look() {
      TableState state = table.state();
      if (state.round().phase() == Phase.BETTING && betInRound < state.round().number()) {
        betInRound = state.round().number();
        bets(Wager.ANTE, 10_00);
        bets(Wager.PROGRESSIVE, 1_00);
        progressiveWagers++;
      }
      if (state.round().turn() == 1) {
        plays(new Command.Play(1));
      }
      state
          .controller()
          .filter(console -> console.nextToConfirm().isPresent())
          .ifPresent(this::confirm);
      link.state().awards().stream()
          .filter(award -> award.state() == Award.State.DUE)
          .forEach(award -> orders(LinkedRoom.CAL, new LinkCommand.Pay(award.page())));
    }

    private void confirm(Console console) {
      press(LinkedRoom.SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      while (table.state().controller().flatMap(Console::nextToConfirm).isPresent()) {
        press(LinkedRoom.EVE, new ConsoleCommand.PressJPot());
        confirmed++;
      }
      press(LinkedRoom.SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    }

    private void press(Staff by, ConsoleCommand.Pressed button) {
      done(table.ask(Ask.of(by, nextId(), new TableCommand.AtController(button))));
    }

    private void bets(Wager wager, long cents) {
      plays(new Command.Bet(1, wager, cents));
    }

    private void plays(Command command) {
      done(table.ask(Ask.player(ANN, nextId(), new TableCommand.InRound(command))));
    }

    private void manages(LinkCommand.OfTheOffice command) {
      orders(LinkedRoom.MAX, command);
    }

    private void orders(Staff by, LinkCommand.OfTheOffice command) {
      done(link.ask(by, nextId(), command));
    }

    private void done(CompletableFuture<Answer> answer) {
      assertInstanceOf(Answer.Done.class, thread.until(answer));
    }

    private String nextId() {
      return "command-" + commands++;
    }

    private void issue() {
      Head head = store.head("house");
      Writing writing =
          new Writing(
              "house",
              head.seq(),
              head.hash(),
              "cashier",
              0,
              Optional.empty(),
              List.of(new Fact("ChipsIssued", "{\"player\":\"ann\",\"cents\":2000000}")),
              List.of(new Transfer(0, Accounts.CAGE, Accounts.wallet(ANN), 20_000_00)),
              List.of(),
              List.of("0".repeat(64)));
      store.write(writing).join();
    }

    /** Snapshots and lines after them, and the lines alone, give what stands there. */
    void isTheSameFromTheFirstLine() {
      Services services = CardRoom.services(store, thread);
      Optional<String> snapshot = store.kept("snapshot", table.id());
      assertTrue(snapshot.isPresent());
      assertEquals(table.state(), new LiveTable(services, table.id(), snapshot).state());
      assertEquals(table.state(), new LiveTable(services, table.id(), Optional.empty()).state());
      assertEquals(link.state(), new LiveLink(services, link.id(), Optional.empty()).state());
    }
  }
}
