package io.queenhigh.audit;

import static io.queenhigh.audit.Forgeries.rehashed;
import static io.queenhigh.audit.Forgeries.says;
import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.audit.Forgeries.Forgery;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Envy on Nexus, where somebody sits on two spots: paid on both, and nothing else passes. The award
 * itself is the tray's, and the table has it verified.
 */
class EnvyForgeryTest {

  private static final String T1 = "table/t1";
  private static final String FIRST_EDITION =
      "4bdb879bd726a23bfacdf08ba8075034522ddd452e53e016008153d14047a9f0";
  private static final String SECOND =
      ",{\"fromSeat\":3,\"toSeat\":2,\"cents\":2500,\"by\":{\"document\":\"WA-NX\",\"clause\":\"9.a\"}}";

  @TempDir static Path folder = Path.of("");

  private static Path sound = Path.of("");

  /** Ann sits at seats 1 and 2, bob at seat 3 with A-K-Q of hearts. */
  @BeforeAll
  static void playARound() {
    sound = folder.resolve("sound.db");
    try (LinkedRoom linked = new LinkedRoom(new CardRoom("sqlite:" + sound))) {
      LiveLink topaz = linked.open(LinkedRoom.nexus());
      LiveTable table =
          linked.join(
              topaz, twoSpots(LinkedRoom.keyed(LinkedRoom.setup("t1", LinkedRoom.nexus()))));
      for (int seat = 1; seat <= 3; seat++) {
        String player = seat < 3 ? "ann" : "bob";
        linked.room().issue(player, 1_000_00);
        CardRoom.go(table, player, new TableCommand.Sit(seat, 200_00));
        CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 10_00));
        CardRoom.go(table, player, new Command.Bet(seat, Wager.PROGRESSIVE, 1_00));
      }
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.Lock());
      deal(table, new Command.NoMoreBets());
      deal(
          table,
          new Command.DealKeyed(
              DeckColour.RED,
              Map.of(1, cards("2s 5h 9d"), 2, cards("2c 5d 9s"), 3, cards("Ah Kh Qh")),
              cards("2h 2d 3c"),
              List.of()));
      CardRoom.go(table, "ann", new Command.Fold(1));
      CardRoom.go(table, "ann", new Command.Fold(2));
      CardRoom.go(table, "bob", new Command.Play(3));
      deal(table, new Command.CollectForfeits());
      deal(table, new Command.Reveal());
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.SelectSpot(3));
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.PressHand("mini-royal"));
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.CallSupervisor());
      LinkedRoom.go(table, LinkedRoom.SUE, new ConsoleCommand.PressConfirm());
      LinkedRoom.go(table, LinkedRoom.SUE, new ConsoleCommand.SwipeCard());
      deal(table, new Command.Settle(Optional.empty()));
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.PayEnvy());
      LinkedRoom.go(table, LinkedRoom.DAN, new ConsoleCommand.EndRound());
      assertEquals(2 * (200_00 - 11_00) + 2 * 25_00, table.state().rack("ann"));
    }
  }

  static Stream<Forgery> forgeries() {
    return Stream.of(
        rehashed(
            "envy once for a player on two spots",
            T1,
            Kind.SETTLEMENT,
            "envy",
            says(T1, "RoundSettled", SECOND, "")),
        rehashed(
            "an award from the tray that nobody verified",
            T1,
            Kind.CONTROLLER,
            "the wins of seats [3] confirmed",
            forger -> {
              for (String type :
                  List.of(
                      "WinRecorded",
                      "ConfirmPressed",
                      "AmountsFixed",
                      "SupervisorCalled",
                      "HandMarked")) {
                forger.remove(T1, forger.find(T1, type, ""));
              }
              return forger.find(T1, "RoundSettled", "");
            }),
        rehashed(
            "an award from the tray with another amount",
            T1,
            Kind.CONTROLLER,
            "500.00 from the tray for seat 3",
            says(T1, "AmountsFixed", "\"cents\":50000", "\"cents\":60000")),
        rehashed(
            "envy that was paid before anything else",
            T1,
            Kind.CONTROLLER,
            "envy to be paid when everything else is settled",
            forger -> {
              long settled = forger.find(T1, "RoundSettled", "");
              long paid = forger.find(T1, "EnvyPaid/2", "");
              forger.swap(T1, settled, paid);
              return settled;
            }),
        rehashed(
            "a round settled by another edition than the table was set up with",
            T1,
            Kind.SETTLEMENT,
            "envy",
            forger -> {
              forger.say(
                  T1,
                  1,
                  line ->
                      line.replaceFirst(
                          "\"fingerprint\":\"[0-9a-f]*\"",
                          "\"fingerprint\":\"" + FIRST_EDITION + "\""));
              return forger.find(T1, "RoundSettled", "");
            }));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forgeries")
  void isFoundAndNamed(Forgery forgery) throws Exception {
    ForgeryTest.isFound(forgery, sound, folder);
  }

  @Test
  void theBooksAreSoundBeforeAnyoneHasBeenAtThem() {
    Report report = Audit.store("sqlite:" + sound, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }

  private static TableSetup twoSpots(TableSetup setup) {
    List<String> choices = new ArrayList<>(setup.choices());
    choices.add("two-spots");
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        choices,
        setup.fingerprint(),
        setup.terms(),
        setup.pace(),
        setup.dealer(),
        setup.cards(),
        0,
        false,
        setup
            .link()
            .map(on -> new TableSetup.Linked(on.id(), on.paysFrom(), Optional.of("mini-royal"))));
  }

  private static void deal(LiveTable table, Command command) {
    Ask ask = Ask.of(LinkedRoom.DAN, CardRoom.nextId(), new TableCommand.InRound(command));
    Answer answer = table.ask(ask).join();
    assertInstanceOf(Answer.Done.class, answer, command + ": " + answer);
  }
}
