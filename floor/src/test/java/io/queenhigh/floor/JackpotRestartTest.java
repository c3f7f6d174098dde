package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The floor stops and starts again after every step of a hit; money and amounts are the same. */
class JackpotRestartTest {

  @TempDir Path folder = Path.of("");

  static Stream<LinkTerms> controllers() {
    return Stream.of(LinkedRoom.gameManager(), LinkedRoom.nexus(), LinkedRoom.multiGameLink());
  }

  @ParameterizedTest
  @MethodSource("controllers")
  @Clause({"LINK Paid once", "LINK Order of hits"})
  void noStepIsLostOrDoneTwice(LinkTerms terms) {
    SortedMap<String, Long> straight = plays(terms, "straight.db", false);
    SortedMap<String, Long> interrupted = plays(terms, "interrupted.db", true);
    assertEquals(straight, interrupted);
    assertEquals(0, straight.get("awards/" + terms.id()));
  }

  private SortedMap<String, Long> plays(LinkTerms terms, String file, boolean restarting) {
    String address = "sqlite:" + folder.resolve(file);
    LinkedRoom linked = start(address);
    LiveLink link = linked.open(terms);
    linked.join(link, LinkedRoom.keyed(LinkedRoom.setup("t1", terms)));
    linked.join(link, LinkedRoom.keyed(LinkedRoom.setup("t2", terms)));
    linked.room().issue("ann", 1_000_00);
    linked.room().issue("bob", 1_000_00);
    for (Consumer<LinkedRoom> step : steps(terms)) {
      step.accept(linked);
      if (restarting) {
        linked.close();
        linked = start(address);
      }
    }
    try (LinkedRoom done = linked) {
      assertEquals(List.of(), done.room().store().wrongInTheBooks());
      return done.room().store().balances("");
    }
  }

  private static LinkedRoom start(String address) {
    return new LinkedRoom(
        new CardRoom(
            address,
            new FloorSettings(
                CardRoom.CATALOGUE, CardRoom.ADVICE, ColdDeck.seeded(3), InstantSource.system())));
  }

  /** Two tables are hit; the second is confirmed after the first; a mark is taken back once. */
  private static List<Consumer<LinkedRoom>> steps(LinkTerms terms) {
    List<Consumer<LinkedRoom>> steps = new ArrayList<>();
    for (String table : List.of("t1", "t2")) {
      String player = table.equals("t1") ? "ann" : "bob";
      steps.add(at(table, t -> CardRoom.go(t, player, new TableCommand.Sit(1, 200_00))));
      steps.add(at(table, t -> CardRoom.go(t, player, new Command.Bet(1, Wager.ANTE, 10_00))));
      steps.add(
          at(table, t -> CardRoom.go(t, player, new Command.Bet(1, Wager.PROGRESSIVE, 1_00))));
      steps.add(button(table, DAN, new ConsoleCommand.Lock()));
      steps.add(dealer(table, new Command.NoMoreBets()));
      steps.add(dealer(table, cards(terms)));
      steps.add(at(table, t -> CardRoom.go(t, player, new Command.Play(1))));
      steps.add(dealer(table, new Command.CollectForfeits()));
      steps.add(dealer(table, new Command.Reveal()));
      steps.addAll(marks(terms, table));
      // A slip of the finger, which can be taken back until the supervisor is called.
      steps.addAll(marks(terms, table));
      steps.addAll(marks(terms, table));
      steps.add(button(table, DAN, new ConsoleCommand.CallSupervisor()));
    }
    for (String table : List.of("t1", "t2")) {
      steps.addAll(confirms(terms, table));
      steps.add(dealer(table, new Command.Settle(Optional.empty())));
      steps.add(button(table, DAN, new ConsoleCommand.EndRound()));
      steps.add(dealer(table, new Command.NextRound()));
    }
    steps.add(room -> LinkedRoom.go(room.link(terms.id()), LinkedRoom.CAL, new LinkCommand.Pay(1)));
    steps.add(room -> LinkedRoom.go(room.link(terms.id()), LinkedRoom.CAL, new LinkCommand.Pay(2)));
    steps.add(room -> LinkedRoom.go(room.link(terms.id()), MAX, new LinkCommand.Leave("t1")));
    return steps;
  }

  private static Command cards(LinkTerms terms) {
    List<Card> community =
        terms.controller() == Controller.MULTI_GAME_LINK ? LinkedRoom.cards("Js Ts") : List.of();
    return new Command.DealKeyed(
        DeckColour.RED,
        Map.of(1, LinkedRoom.cards("As Ks Qs")),
        LinkedRoom.cards("2h 2d 3c"),
        community);
  }

  private static List<Consumer<LinkedRoom>> marks(LinkTerms terms, String table) {
    String hand =
        terms.controller() == Controller.MULTI_GAME_LINK ? "royal-flush" : "mini-royal-of-spades";
    Consumer<LinkedRoom> press = button(table, DAN, new ConsoleCommand.PressHand(hand));
    return terms.controller() == Controller.GAME_MANAGER
        ? List.of(press)
        : List.of(button(table, DAN, new ConsoleCommand.SelectSpot(1)), press);
  }

  private static List<Consumer<LinkedRoom>> confirms(LinkTerms terms, String table) {
    return terms.controller() == Controller.GAME_MANAGER
        ? List.of(
            button(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH)),
            button(table, SUE, new ConsoleCommand.PressJPot()),
            button(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN)))
        : List.of(
            button(table, SUE, new ConsoleCommand.PressConfirm()),
            button(table, EVE, new ConsoleCommand.SwipeCard()));
  }

  private static Consumer<LinkedRoom> at(String table, Consumer<LiveTable> step) {
    return room -> step.accept(room.room().floor().table(table).orElseThrow());
  }

  private static Consumer<LinkedRoom> button(
      String table, Staff by, ConsoleCommand.Pressed button) {
    return at(table, t -> LinkedRoom.go(t, by, button));
  }

  private static Consumer<LinkedRoom> dealer(String table, Command command) {
    return at(
        table,
        t -> {
          TableCommand inRound = new TableCommand.InRound(command);
          Answer answer =
              t.ask(Ask.of(new Staff("dan", Post.DEALER), CardRoom.nextId(), inRound)).join();
          assertEquals(Answer.Done.class, answer.getClass(), answer::toString);
        });
  }
}
