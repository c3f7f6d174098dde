package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Standing;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Allowance;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody changes his limits more than once within their period, and what he has lost stays. */
class LossLimitAgainTest {

  private static final OptionalLong NO = OptionalLong.empty();

  /** A Monday. */
  private static final Instant MONDAY = Instant.parse("2026-01-05T12:00:00Z");

  @TempDir Path folder = Path.of("");

  @Test
  @Clause("FLOOR Loss limits")
  void whatWasLostIsNotForgottenByALimitBelowItAndAHigherOneAfterIt() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    AtomicReference<Instant> now = new AtomicReference<>(MONDAY);
    FloorSettings settings =
        new FloorSettings(CardRoom.CATALOGUE, CardRoom.ADVICE, Shuffler.start(), now::get);
    try (CardRoom room = new CardRoom(address, settings)) {
      People people = People.of(room.store(), now::get, new SecureRandom());
      Who guest = LossLimitAgainTest.<Badge>given(people.door().guest()).who();
      assertEquals(100_00, left(people, guest, 100_00));
      loseTwenty(room, people, guest);
      assertEquals(0, left(people, guest, 10_00));

      left(people, guest, 100_00);
      now.updateAndGet(then -> then.plus(Duration.ofHours(25)));
      assertEquals(80_00, left(people, guest, 100_00), "20 were lost this week");
      assertEquals(0, left(people, guest, 5_00));
      assertEquals(0, left(people, guest, 4_00));
      left(people, guest, 30_00);
      now.updateAndGet(then -> then.plus(Duration.ofHours(25)));
      assertEquals(10_00, left(people, guest, 30_00), "it is still the same week");
    }
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }

  /** What a limit of the week leaves, once it is set. */
  private static long left(People people, Who guest, long weekCents) {
    PlayLimits limits = new PlayLimits(NO, NO, NO, OptionalLong.of(weekCents), NO);
    Standing standing = given(people.care().limit(guest, limits));
    return standing.allowances().getFirst().leftCents();
  }

  /** An Ante whose hand is folded. */
  private static void loseTwenty(CardRoom room, People people, Who guest) throws Exception {
    Optional<Allowance> allowance = given(people.care().allowance(guest.name()));
    LiveTable table =
        room.open(CardRoom.setup("t", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
    try (Story story = new Story(table, Viewer.player(guest.name()))) {
      CardRoom.go(table, guest.name(), new TableCommand.Sit(1, 200_00));
      TableCommand bet = new TableCommand.InRound(new Command.Bet(1, Wager.ANTE, 20_00));
      Answer answer =
          table.ask(Ask.player(guest.name(), CardRoom.nextId(), bet).spending(allowance)).join();
      assertInstanceOf(Answer.Done.class, answer, answer.toString());
      CardRoom.ask(table, guest.name(), new TableCommand.Ready(1));
      story.until(state -> state.round().turn() == 1);
      CardRoom.go(table, guest.name(), new Command.Fold(1));
      story.until(state -> state.round().settlement().isPresent() && state.counted().isEmpty());
    }
  }

  private static <T> T given(Reply<T> reply) {
    return switch (reply) {
      case Reply.Given<T>(T given) -> given;
      case Reply.No<T> no -> throw new AssertionError(no);
      case Reply.Unavailable<T> away -> throw new AssertionError(away);
    };
  }
}
