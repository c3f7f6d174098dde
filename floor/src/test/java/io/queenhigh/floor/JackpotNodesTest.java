package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A jackpot on two nodes: whoever has the link loses its life between the link's line and the
 * table's, or the other way round, at every step, and every button is pressed at both.
 */
class JackpotNodesTest {

  private static final LinkTerms TERMS = LinkedRoom.gameManager();
  private static final String NOBODY = "nobody";

  /** The step by which the win is confirmed. */
  private static final int PRESS_JPOT = 12;

  @TempDir Path folder = Path.of("");

  /** Whose next line is the last of the node that writes it. */
  private final AtomicReference<String> fatal = new AtomicReference<>(NOBODY);

  /** What is asked of a node, and is one command wherever it is asked. */
  private interface Step {
    CompletableFuture<Answer> ask(Floor floor);
  }

  @ParameterizedTest
  @ValueSource(strings = {"link/", "table/"})
  void isPaidOnceWhereverItsNodesDie(String last) throws Exception {
    SortedMap<String, Long> straight = straight();
    String address = Postgres.server().database("jackpot");
    begins(address);
    int deaths = 0;
    try (NodeRoom one = NodeRoom.of(dying(address), address, "one");
        NodeRoom two = NodeRoom.of(dying(address), address, "two")) {
      for (Step step : steps()) {
        fatal.set(last);
        NodeRoom.await("it is done", () -> isDone(step, one, two));
        if (fatal.getAndSet(NOBODY).equals(NOBODY)) {
          deaths++;
        }
      }
      assertEquals(List.of(), one.store().wrongInTheBooks());
      assertEquals(straight, one.store().balances(""));
      assertEquals(1, lines(one.store(), "HitConfirmed"));
      assertEquals(0, straight.get("awards/" + TERMS.id()));
    }
    assertFalse(deaths < 3, "nobody has died: " + deaths);
  }

  /** Two press confirm at once, each at a node of his own, and two cashiers pay. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isPaidOnceWhenTwoConfirmIt(boolean dying) throws Exception {
    SortedMap<String, Long> straight = straight();
    String address = Postgres.server().database("jackpot");
    begins(address);
    List<Step> steps = steps();
    List<Step> others = steps();
    try (NodeRoom one = NodeRoom.of(dying(address), address, "one");
        NodeRoom two = NodeRoom.of(dying(address), address, "two")) {
      for (int i = 0; i < steps.size(); i++) {
        Step step = steps.get(i);
        Step other = others.get(i);
        if (i == PRESS_JPOT || i == steps.size() - 1) {
          fatal.set(dying ? "link/" : NOBODY);
          List<CompletableFuture<Answer>> both =
              Stream.of(one, two).map(room -> ask(room, room == one ? step : other)).toList();
          both.forEach(CompletableFuture::join);
          NodeRoom.await(
              "one of them is done", () -> isTaken(step, one, two) && isTaken(other, one, two));
          fatal.set(NOBODY);
        } else {
          NodeRoom.await("it is done", () -> isDone(step, one, two));
        }
      }
      assertEquals(List.of(), one.store().wrongInTheBooks());
      assertEquals(straight, one.store().balances(""));
      assertEquals(1, lines(one.store(), "HitConfirmed"));
    }
  }

  private static long lines(Store store, String type) {
    return store.read("link/" + TERMS.id(), 0, 1_000).stream()
        .filter(line -> line.type().startsWith(type))
        .count();
  }

  private static CompletableFuture<Answer> ask(NodeRoom room, Step step) {
    return CompletableFuture.supplyAsync(() -> step.ask(room.floor()).join());
  }

  /** Asked of both at once; who does not have it says so, and nobody refuses it. */
  private static boolean isDone(Step step, NodeRoom... rooms) {
    List<CompletableFuture<Answer>> asked = Stream.of(rooms).map(room -> ask(room, step)).toList();
    List<Answer> answers = asked.stream().map(CompletableFuture::join).toList();
    assertFalse(answers.stream().anyMatch(Answer.No.class::isInstance), answers::toString);
    return answers.stream().anyMatch(Answer.Done.class::isInstance);
  }

  /** Done, or refused because the other's was. */
  private static boolean isTaken(Step step, NodeRoom... rooms) {
    return Stream.of(rooms)
        .map(room -> ask(room, step).join())
        .anyMatch(answer -> !(answer instanceof Answer.Unavailable));
  }

  private static void begins(String address) {
    try (LinkedRoom linked = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = linked.open(TERMS);
      linked.join(link, LinkedRoom.keyed(LinkedRoom.setup("t1", TERMS)));
      linked.room().issue("ann", 1_000_00);
    }
  }

  private SortedMap<String, Long> straight() {
    String address = "sqlite:" + folder.resolve("straight.db");
    begins(address);
    try (CardRoom room = new CardRoom(address)) {
      for (Step step : steps()) {
        Answer answer = step.ask(room.floor()).join();
        assertInstanceOf(Answer.Done.class, answer, answer::toString);
      }
      return room.store().balances("");
    }
  }

  private static List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    steps.add(player(new TableCommand.Sit(1, 200_00)));
    steps.add(player(new TableCommand.InRound(new Command.Bet(1, Wager.ANTE, 10_00))));
    steps.add(player(new TableCommand.InRound(new Command.Bet(1, Wager.PROGRESSIVE, 1_00))));
    steps.add(button(LinkedRoom.DAN, new ConsoleCommand.Lock()));
    steps.add(dealer(new Command.NoMoreBets()));
    steps.add(
        dealer(
            new Command.DealKeyed(
                DeckColour.RED,
                Map.of(1, LinkedRoom.cards("As Ks Qs")),
                LinkedRoom.cards("2h 2d 3c"),
                List.of())));
    steps.add(player(new TableCommand.InRound(new Command.Play(1))));
    steps.add(dealer(new Command.CollectForfeits()));
    steps.add(dealer(new Command.Reveal()));
    steps.add(button(LinkedRoom.DAN, new ConsoleCommand.PressHand("mini-royal-of-spades")));
    steps.add(button(LinkedRoom.DAN, new ConsoleCommand.CallSupervisor()));
    steps.add(button(LinkedRoom.SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH)));
    steps.add(button(LinkedRoom.SUE, new ConsoleCommand.PressJPot()));
    steps.add(button(LinkedRoom.SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN)));
    steps.add(dealer(new Command.Settle(Optional.empty())));
    steps.add(button(LinkedRoom.DAN, new ConsoleCommand.EndRound()));
    steps.add(dealer(new Command.NextRound()));
    String pay = CardRoom.nextId();
    steps.add(
        floor ->
            floor
                .links()
                .link(TERMS.id())
                .orElseThrow()
                .ask(LinkedRoom.CAL, pay, new LinkCommand.Pay(1)));
    return steps;
  }

  private static Step player(TableCommand command) {
    return at(Ask.player("ann", CardRoom.nextId(), command));
  }

  private static Step button(Staff by, ConsoleCommand.Pressed button) {
    return at(Ask.of(by, CardRoom.nextId(), new TableCommand.AtController(button)));
  }

  private static Step dealer(Command command) {
    return at(Ask.of(LinkedRoom.DAN, CardRoom.nextId(), new TableCommand.InRound(command)));
  }

  private static Step at(Ask ask) {
    return floor -> floor.table("t1").orElseThrow().ask(ask);
  }

  /** A store whose nodes die when a fatal line is on disk, before they hear of it. */
  private Store dying(String address) {
    Store store = Store.open(address);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(store, arguments);
                return method.getName().equals("write")
                    ? dies(address, (Writing) arguments[0], (CompletableFuture<?>) result)
                    : result;
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }

  private CompletableFuture<?> dies(String address, Writing writing, CompletableFuture<?> result) {
    return result.thenApply(
        written -> {
          String whose = fatal.get();
          if (written instanceof Written.Durable
              && writing.stream().startsWith(whose)
              && fatal.compareAndSet(whose, NOBODY)) {
            Sessions.cutLeases(address);
          }
          return written;
        });
  }
}
