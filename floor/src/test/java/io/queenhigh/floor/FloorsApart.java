package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.MemoryStore;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Machinery;
import io.queenhigh.floor.stream.OneThread;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Floors on one store and on one thread, each of which knows what it has read: where nobody says
 * which floor has which table, one of them lags behind.
 */
abstract class FloorsApart {

  static final LinkTerms TERMS = LinkedRoom.gameManager();
  static final Staff SAM = new Staff("sam", Post.EXECUTIVE);
  static final List<Card> WIN = LinkedRoom.cards("As Ks Qs");

  final OneThread thread = new OneThread(Instant.parse("2026-11-16T20:00:00Z"));
  final Store store = new MemoryStore();
  String failing = "nothing";
  String unknown = "nothing";
  private int commands;

  void calledWin(Floor floor) {
    lock(floor, "one");
    markedWin(floor);
    verifiedWin(floor);
  }

  /** The winning hand of seat 1 is keyed and marked, and nobody is called yet. */
  void markedWin(Floor floor) {
    done(asks(floor, "one", LinkedRoom.DAN, new TableCommand.KeyWin(1, WIN)));
    for (Held held : table(floor, "one").state().controller().orElseThrow().unmarked()) {
      done(press(floor, "one", LinkedRoom.DAN, new ConsoleCommand.PressHand(held.hand())));
    }
  }

  void verifiedWin(Floor floor) {
    done(press(floor, "one", LinkedRoom.DAN, new ConsoleCommand.CallSupervisor()));
    done(asks(floor, "one", LinkedRoom.SUE, new TableCommand.VerifyWin(1, WIN)));
    done(press(floor, "one", SAM, new ConsoleCommand.TurnKey(SupervisorKey.JPH)));
  }

  /** The store fails between the link's line and the table's. */
  void confirmedOnTheLinkAlone(Floor floor) {
    failing = "table/";
    assertInstanceOf(
        Answer.Unavailable.class, press(floor, "one", SAM, new ConsoleCommand.PressJPot()));
    failing = "nothing";
    assertEquals(1, linesOf("HitConfirmed").size());
  }

  Floor opens() {
    Floor floor = floor();
    done(thread.until(floor.setUpLink(LinkedRoom.MAX, nextId(), TERMS)));
    link(floor)
        .state()
        .openSlips()
        .forEach(slip -> orders(floor, LinkedRoom.MAX, new LinkCommand.Acknowledge(slip.id())));
    orders(floor, LinkedRoom.EVE, new LinkCommand.Open());
    for (String id : List.of("one", "two")) {
      joins(floor, LinkedRoom.beside(id, "links/three-card-poker", TERMS));
    }
    return floor;
  }

  void joins(Floor floor, TableSetup setup) {
    openTable(floor, setup);
    joins(floor, setup.id());
  }

  void openTable(Floor floor, TableSetup setup) {
    done(thread.until(floor.openTable("max", nextId(), setup, CardRoom.dealersOf(setup))));
  }

  void joins(Floor floor, String table) {
    orders(
        floor,
        LinkedRoom.MAX,
        new LinkCommand.Join(floor.links().fit(table(floor, table), link(floor)).orElseThrow()));
  }

  Floor floor() {
    return Floor.open(
        new Machinery(failing(), thread, thread, thread),
        new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, ColdDeck.seeded(1), thread));
  }

  /** The store, refusing streams or lines that the test names, or not sure of such lines. */
  Store failing() {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              boolean writes = method.getName().equals("write");
              if (writes && fails((Writing) arguments[0])) {
                return failed("Nothing was written.");
              }
              try {
                Object result = method.invoke(store, arguments);
                return writes && isUnknown((Writing) arguments[0])
                    ? failed("Whether this was written is not known; read the stream.")
                    : result;
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  /** The link is suspended in the moment in which the table locks. */
  void suspendedAsItLocks(Floor floor, String table) {
    CompletableFuture<Answer> suspended =
        link(floor).ask(LinkedRoom.SUE, nextId(), new LinkCommand.Suspend("a look"));
    CompletableFuture<Answer> locked =
        pressed(floor, table, LinkedRoom.DAN, new ConsoleCommand.Lock());
    done(thread.until(suspended));
    done(thread.until(locked));
  }

  private boolean fails(Writing writing) {
    return writing.stream().startsWith(failing) || has(writing, failing);
  }

  private boolean isUnknown(Writing writing) {
    return has(writing, unknown);
  }

  private static boolean has(Writing writing, String type) {
    return writing.facts().stream().anyMatch(fact -> fact.type().startsWith(type));
  }

  static CompletableFuture<Written> failed(String why) {
    return CompletableFuture.completedFuture(new Written.Failed(why));
  }

  void lock(Floor floor, String table) {
    sensors(floor, table);
    done(press(floor, table, LinkedRoom.DAN, new ConsoleCommand.Lock()));
  }

  void sensors(Floor floor, String table) {
    done(asks(floor, table, LinkedRoom.DAN, LinkedRoom.sensors(1, 2)));
  }

  Answer press(Floor floor, String table, Staff by, ConsoleCommand.Pressed button) {
    return thread.until(pressed(floor, table, by, button));
  }

  CompletableFuture<Answer> pressed(
      Floor floor, String table, Staff by, ConsoleCommand.Pressed button) {
    return table(floor, table).ask(Ask.of(by, nextId(), new TableCommand.AtController(button)));
  }

  Answer asks(Floor floor, String table, Staff by, TableCommand command) {
    return thread.until(table(floor, table).ask(Ask.of(by, nextId(), command)));
  }

  void orders(Floor floor, Staff by, LinkCommand.OfTheOffice command) {
    done(thread.until(link(floor).ask(by, nextId(), command)));
  }

  static void done(Answer answer) {
    assertInstanceOf(Answer.Done.class, answer, answer.toString());
  }

  static LiveTable table(Floor floor, String id) {
    return floor.table(id).orElseThrow();
  }

  static LiveLink link(Floor floor) {
    return floor.links().link(TERMS.id()).orElseThrow();
  }

  List<Entry> linesOf(String type) {
    return linesOf("link/" + TERMS.id(), type);
  }

  List<Entry> linesOf(String stream, String type) {
    return store.read(stream, 0, 1_000).stream()
        .filter(line -> line.type().split("/", 2)[0].equals(type))
        .toList();
  }

  String nextId() {
    assertTrue(commands < 1_000);
    return "apart-" + commands++;
  }
}
