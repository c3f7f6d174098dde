package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Forgeries.Deed;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.people.Badge;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.PlayLimits;
import io.queenhigh.floor.people.Reply;
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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody has limited his losses, and somebody else has been at what the floor made of it. */
class AllowanceForgeryTest {

  private static final OptionalLong NO = OptionalLong.empty();
  private static final String TABLE = "table/t";

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  /** The limit was set long enough before the bet that this was not on its way. */
  @BeforeAll
  static void play() throws Exception {
    try (CardRoom room = new CardRoom("sqlite:" + played())) {
      AtomicReference<Duration> ago = new AtomicReference<>(Duration.ofMinutes(10));
      People people =
          People.of(room.store(), () -> Instant.now().minus(ago.get()), new SecureRandom());
      Who guest = OfAReply.<Badge>given(people.door().guest()).who();
      PlayLimits limits = new PlayLimits(NO, NO, OptionalLong.of(100_00), NO, NO);
      OfAReply.given(people.care().limit(guest, limits));
      ago.set(Duration.ZERO);
      Optional<Allowance> allowance = OfAReply.given(people.care().allowance(guest.name()));
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
        CardRoom.go(table, guest.name(), new Command.Play(1));
        story.until(state -> state.round().settlement().isPresent() && state.counted().isEmpty());
      }
    }
  }

  private static final class OfAReply {
    static <T> T given(Reply<T> reply) {
      return switch (reply) {
        case Reply.Given<T>(T given) -> given;
        case Reply.No<T> no -> throw new AssertionError(no);
        case Reply.Unavailable<T> away -> throw new AssertionError(away);
      };
    }
  }

  @Test
  @Clause("FLOOR Loss limits")
  void aSoundFloorIsClean() {
    Report report = Audit.store("sqlite:" + played(), CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }

  @Test
  @Clause("FLOOR Loss limits")
  void whatIsNotSetAsideOrNotGivenBackIsFound() throws Exception {
    isFound(TABLE, "set aside, which he can lose", Forgeries.removed(TABLE, "AllowanceSpent"));
    isFound(
        TABLE, "set aside, which he can lose", Forgeries.oneMore(TABLE, "AllowanceSpent", "cents"));
    isFound(
        TABLE,
        "to get back what was set aside",
        Forgeries.oneMore(TABLE, "AllowanceSettled", "netCents"));
    isFound(
        TABLE,
        "set aside from one's own allowance",
        forger -> {
          forger.execute(
              "update journal set payload = replace(payload, '/day/', '/week/')"
                  + " where type = 'AllowanceSpent'");
          return 0;
        });
    isFound(
        "house", "an allowance of 100.00", Forgeries.oneMore("house", "AllowanceOpened", "cents"));
    isFound(
        TABLE,
        "to move",
        forger -> {
          forger.execute("update transfer set cents = cents - 1 where debit like 'allowance/%'");
          return 0;
        });
  }

  private static void isFound(String stream, String words, Deed deed) throws Exception {
    Path forged = ForgeryTest.copyOf(played(), folder);
    try (Forger forger = new Forger("sqlite:" + forged)) {
      deed.does(forger);
      forger.rehash(stream);
    }
    Report report = Audit.store("sqlite:" + forged, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(
        report.findings().stream()
            .anyMatch(
                found -> found.where().stream().equals(stream) && found.toString().contains(words)),
        () -> words + " is not in " + report.findings());
  }
}
