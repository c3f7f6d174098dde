package io.queenhigh.audit;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.cards;
import static io.queenhigh.floor.LinkedRoom.sensors;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rounds in which the shuffler fails, the link is suspended or a button is pressed at an odd time,
 * step by step: what the floor has let happen, the auditor finds nothing wrong with.
 */
class TroubledRoundsTest {

  /** Nobody wins anything off the meter with these, the community's two included. */
  private static final String DULL = "Qs 9h 4d 2c 5d 8c Kd 7c 3h Th 6s";

  @TempDir Path folder = Path.of("");

  static Stream<LinkTerms> links() {
    return Stream.of(LinkedRoom.gameManager(), LinkedRoom.nexus(), LinkedRoom.multiGameLink());
  }

  /** Plays on a link, and reads the books again while the floor is open and when it is closed. */
  private void evening(LinkTerms terms, BiConsumer<LinkedRoom, LiveLink> plays) {
    String address = "sqlite:" + folder.resolve("floor.db");
    FloorSettings settings =
        new FloorSettings(
            CardRoom.CATALOGUE,
            CardRoom.ADVICE,
            ColdDeck.dealing(1, Collections.nCopies(40, ColdDeck.startingWith(DULL))),
            InstantSource.system());
    try (LinkedRoom room = new LinkedRoom(new CardRoom(address, settings))) {
      List.of("ann", "bob").forEach(player -> room.room().issue(player, 5_000_00));
      plays.accept(room, room.open(terms));
      nothingIsFound(address);
    }
    nothingIsFound(address);
  }

  private static void nothingIsFound(String address) {
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
  }

  private static TableSetup byHand(TableSetup setup) {
    return new TableSetup(
        setup.id(),
        setup.title(),
        setup.game(),
        setup.choices(),
        setup.fingerprint(),
        setup.terms(),
        setup.pace(),
        Dealer.PERSON,
        setup.cards(),
        0,
        false,
        setup.link());
  }

  /** A table where ann and bob sit. */
  private static LiveTable table(LinkedRoom room, LiveLink link, TableSetup setup) {
    LiveTable table = room.join(link, setup);
    CardRoom.go(table, "ann", new TableCommand.Sit(1, 1_000_00));
    CardRoom.go(table, "bob", new TableCommand.Sit(2, 1_000_00));
    return table;
  }

  private static LiveTable sealed(LinkedRoom room, LiveLink link, LinkTerms terms) {
    return table(room, link, byHand(LinkedRoom.setup("sealed", terms)));
  }

  private static LiveTable keyed(LinkedRoom room, LiveLink link, LinkTerms terms) {
    return table(room, link, LinkedRoom.keyed(LinkedRoom.setup("keyed", terms)));
  }

  private static void bets(LiveTable table) {
    for (int seat = 1; seat <= 2; seat++) {
      String player = seat == 1 ? "ann" : "bob";
      CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 10_00));
      CardRoom.go(table, player, new Command.Bet(seat, Wager.PROGRESSIVE, 1_00));
    }
  }

  private static void dealer(LiveTable table, Command command) {
    LinkedRoom.go(table, DAN, new TableCommand.InRound(command));
  }

  private static void button(LiveTable table, ConsoleCommand.Pressed button) {
    LinkedRoom.go(table, DAN, button);
  }

  private static void deals(LiveTable table, LinkTerms terms, String own) {
    if (table.state().setup().isShuffled()) {
      LinkedRoom.go(table, DAN, new TableCommand.DealSealed());
      return;
    }
    boolean five = terms.controller() == Controller.MULTI_GAME_LINK;
    String community = own.equals("As Ks Qs") ? "Ts Js" : "Th 6s";
    dealer(
        table,
        new Command.DealKeyed(
            table.state().round().deck(),
            Map.of(1, cards(own), 2, cards("2c 5d 8c")),
            cards("Kd 7c 3h"),
            five ? cards(community) : List.of()));
  }

  /** Everything from the cards to the open hands: ann plays, bob folds. */
  private static List<Runnable> hands(LiveTable table, LinkTerms terms, String own) {
    return List.of(
        () -> deals(table, terms, own),
        () -> CardRoom.go(table, "ann", new Command.Play(1)),
        () -> CardRoom.go(table, "bob", new Command.Fold(2)),
        () -> dealer(table, new Command.CollectForfeits()),
        () -> dealer(table, new Command.Reveal()));
  }

  private static void playsOut(LiveTable table, LinkTerms terms) {
    hands(table, terms, "Qs 9h 4d").forEach(Runnable::run);
    dealer(table, new Command.Settle(Optional.empty()));
  }

  private static void endsLocked(LiveTable table) {
    button(table, new ConsoleCommand.EndRound());
    dealer(table, new Command.NextRound());
  }

  // The shuffler

  @ParameterizedTest
  @MethodSource("links")
  void theShufflerFailsAtEveryMomentOfARound(LinkTerms terms) {
    evening(
        terms,
        (room, link) -> {
          LiveTable sealed = sealed(room, link, terms);
          LiveTable keyed = keyed(room, link, terms);
          for (LiveTable table : List.of(sealed, keyed)) {
            for (int moment = 0; moment <= 7; moment++) {
              failsAfter(moment, table, terms);
            }
          }
        });
  }

  private static void failsAfter(int moment, LiveTable table, LinkTerms terms) {
    bets(table);
    List<Runnable> steps =
        Stream.concat(
                Stream.<Runnable>of(
                    () -> button(table, new ConsoleCommand.Lock()),
                    () -> dealer(table, new Command.NoMoreBets())),
                hands(table, terms, "Qs 9h 4d").stream())
            .toList();
    steps.subList(0, moment).forEach(Runnable::run);
    dealer(table, new Command.ReportShufflerFailure());
    assertTrue(table.state().round().suspended());
    if (moment % 2 == 0) {
      dealer(table, new Command.ResumeAfterFailure());
    } else {
      while (table.state().round().suspended()) {
        dealer(table, CardRoom.nextShufflerStep(table.state().round()));
      }
    }
    steps.subList(moment, steps.size()).forEach(Runnable::run);
    dealer(table, new Command.Settle(Optional.empty()));
    endsLocked(table);
  }

  // The link

  @ParameterizedTest
  @MethodSource("links")
  void theLinkIsSuspendedWhileSensorsAreLit(LinkTerms terms) {
    evening(
        terms,
        (room, link) -> {
          LiveTable table = sealed(room, link, terms);
          bets(table);
          suspends(link);
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          button(table, new ConsoleCommand.Lock());
          assertEquals(2_00, link.state().counters().wagers().wageredCents());
          dealer(table, new Command.NoMoreBets());
          playsOut(table, terms);
          endsLocked(table);

          // Still suspended when the dealer locks: the chips go back, and the game goes on.
          bets(table);
          suspends(link);
          button(table, new ConsoleCommand.Lock());
          assertEquals(List.of(), table.state().progressiveWagers());
          dealer(table, new Command.NoMoreBets());
          hands(table, terms, "Qs 9h 4d").forEach(Runnable::run);
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          dealer(table, new Command.Settle(Optional.empty()));
          dealer(table, new Command.NextRound());
          assertEquals(2_00, link.state().counters().wagers().wageredCents());
        });
  }

  @ParameterizedTest
  @MethodSource("links")
  void theLinkIsSuspendedWhileWagersAreLockedAndAHitIsOut(LinkTerms terms) {
    evening(
        terms,
        (room, link) -> {
          LiveTable table = keyed(room, link, terms);
          bets(table);
          button(table, new ConsoleCommand.Lock());
          suspends(link);
          dealer(table, new Command.NoMoreBets());
          playsOut(table, terms);
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          endsLocked(table);

          bets(table);
          button(table, new ConsoleCommand.Lock());
          dealer(table, new Command.NoMoreBets());
          hands(table, terms, "As Ks Qs").forEach(Runnable::run);
          suspends(link);
          marks(table, terms);
          button(table, new ConsoleCommand.CallSupervisor());
          assertEquals(1, link.state().pending().size());
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          suspends(link);
          confirms(table, terms);
          dealer(table, new Command.Settle(Optional.empty()));
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          button(table, new ConsoleCommand.PayEnvy());
          endsLocked(table);
          LinkedRoom.go(link, LinkedRoom.CAL, new LinkCommand.Pay(1));
        });
  }

  private static void suspends(LiveLink link) {
    LinkedRoom.go(link, SUE, new LinkCommand.Suspend("a look at the meter"));
  }

  private static void marks(LiveTable table, LinkTerms terms) {
    boolean five = terms.controller() == Controller.MULTI_GAME_LINK;
    if (terms.controller() != Controller.GAME_MANAGER) {
      button(table, new ConsoleCommand.SelectSpot(1));
    }
    button(table, new ConsoleCommand.PressHand(five ? "royal-flush" : "mini-royal-of-spades"));
  }

  private static void confirms(LiveTable table, LinkTerms terms) {
    if (terms.controller() == Controller.GAME_MANAGER) {
      LinkedRoom.go(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
      LinkedRoom.go(table, SUE, new ConsoleCommand.PressJPot());
      LinkedRoom.go(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
    } else {
      LinkedRoom.go(table, SUE, new ConsoleCommand.PressConfirm());
      LinkedRoom.go(table, EVE, new ConsoleCommand.SwipeCard());
    }
  }

  // The button

  @ParameterizedTest
  @MethodSource("links")
  void theLockButtonIsPressedTwice(LinkTerms terms) {
    evening(
        terms,
        (room, link) -> {
          LiveTable table = sealed(room, link, terms);
          assertEquals("no-sensor-lit", lock(table));
          bets(table);
          assertEquals("done", lock(table));
          assertEquals("lock-pressed-already", lock(table));
          dealer(table, new Command.NoMoreBets());
          assertEquals("lock-pressed-already", lock(table));
          playsOut(table, terms);
          endsLocked(table);

          // Pressed when the bets are closed, which is not too late.
          bets(table);
          dealer(table, new Command.NoMoreBets());
          assertEquals("done", lock(table));
          assertEquals("lock-pressed-already", lock(table));
          playsOut(table, terms);
          endsLocked(table);
          assertEquals(4_00, link.state().counters().wagers().wageredCents());
        });
  }

  @ParameterizedTest
  @MethodSource("links")
  void theLockButtonIsPressedTwiceWhileTheLinkIsSuspended(LinkTerms terms) {
    evening(
        terms,
        (room, link) -> {
          LiveTable table = sealed(room, link, terms);
          bets(table);
          suspends(link);
          // The chips go back at the first press, and at the second there are none.
          assertEquals("done", lock(table));
          assertEquals(List.of(), table.state().progressiveWagers());
          assertEquals("done", lock(table));
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          assertEquals("no-sensor-lit", lock(table));
          dealer(table, new Command.NoMoreBets());
          playsOut(table, terms);
          dealer(table, new Command.NextRound());

          // The same when the bets are closed; when the cards are out, there is nothing to lock.
          bets(table);
          dealer(table, new Command.NoMoreBets());
          suspends(link);
          assertEquals("done", lock(table));
          assertEquals("done", lock(table));
          for (Runnable step : hands(table, terms, "Qs 9h 4d")) {
            step.run();
            assertEquals("lock-comes-before-the-deal", lock(table));
          }
          dealer(table, new Command.Settle(Optional.empty()));
          dealer(table, new Command.NextRound());
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());

          // Locked, suspended, and pressed again.
          bets(table);
          dealer(table, new Command.NoMoreBets());
          assertEquals("done", lock(table));
          suspends(link);
          assertEquals("lock-pressed-already", lock(table));
          playsOut(table, terms);
          endsLocked(table);
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          assertEquals(2_00, link.state().counters().wagers().wageredCents());
        });
  }

  /** There the sensors are all the controller knows of. */
  @ParameterizedTest
  @MethodSource("links")
  void theLockButtonIsPressedAtATableThatIsDealtElsewhere(LinkTerms terms) {
    boolean five = terms.controller() == Controller.MULTI_GAME_LINK;
    String game = five ? "links/let-it-ride" : "links/three-card-poker";
    evening(
        terms,
        (room, link) -> {
          room.join(link, LinkedRoom.setup("t1", terms));
          LiveTable table = room.join(link, LinkedRoom.beside("beside", game, terms));
          LinkedRoom.go(table, DAN, sensors(1, 4));
          assertEquals("done", lock(table));
          assertEquals("lock-pressed-already", lock(table));
          suspends(link);
          assertEquals("lock-pressed-already", lock(table));
          endsLocked(table);
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());

          LinkedRoom.go(table, DAN, sensors(1, 4));
          suspends(link);
          assertEquals("done", lock(table));
          assertEquals("done", lock(table));
          LinkedRoom.go(link, MAX, new LinkCommand.Resume());
          assertEquals("no-sensor-lit", lock(table));
          assertEquals(2_00, link.state().counters().wagers().wageredCents());
        });
  }

  /** What the dealer hears: done, or why not. */
  private static String lock(LiveTable table) {
    Answer answer = LinkedRoom.press(table, DAN, new ConsoleCommand.Lock());
    return answer instanceof Answer.Done
        ? "done"
        : assertInstanceOf(Answer.No.class, answer).refused().id();
  }
}
