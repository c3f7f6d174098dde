package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableSetup.Dealer;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is at the books of a round that players cut is found, though his hashes fit. */
class CutForgeryTest {

  private static final String TABLE = "table/t1";
  private static final String VALUE = "5e".repeat(32);

  @TempDir Path folder = Path.of("");
  private String store = "";

  private final AtomicLong clock = new AtomicLong(1_763_000_000_000L);

  private CardRoom room() {
    FloorSettings settings =
        new FloorSettings(
            CardRoom.CATALOGUE,
            CardRoom.ADVICE,
            Shuffler.start(),
            () -> Instant.ofEpochMilli(clock.get()));
    return new CardRoom(store, settings);
  }

  /** Ann opens her cut, bob keeps his back, cat has none; the second round is still on. */
  @BeforeEach
  void playTwoRounds() {
    store = "sqlite:" + folder.resolve("floor.db");
    try (CardRoom room = room()) {
      LiveTable table = room.open(byHand());
      List<String> players = List.of("ann", "bob", "cat");
      for (String player : players) {
        room.issue(player, 500_00);
        CardRoom.go(table, player, new TableCommand.Sit(players.indexOf(player) + 1, 500_00));
      }
      dealtToEverybody(table, players, clock, 0);
      finished(table, players);
      dealtToEverybody(table, players, clock, 0);
    }
  }

  private static void finished(LiveTable table, List<String> players) {
    while (table.state().round().turn() != 0) {
      int seat = table.state().round().turn();
      CardRoom.go(table, players.get(seat - 1), new Command.Fold(seat));
    }
    dealer(table, new TableCommand.InRound(new Command.CollectForfeits()));
    dealer(table, new TableCommand.InRound(new Command.Reveal()));
    dealer(table, new TableCommand.InRound(new Command.Settle(Optional.empty())));
    dealer(table, new TableCommand.InRound(new Command.NextRound()));
  }

  private static TableSetup byHand() {
    TableSetup plain = CardRoom.setup("t1", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0);
    return new TableSetup(
        plain.id(),
        plain.title(),
        plain.game(),
        plain.choices(),
        plain.fingerprint(),
        plain.terms(),
        plain.pace(),
        Dealer.PERSON,
        plain.cards(),
        0,
        false);
  }

  private static void dealtToEverybody(
      LiveTable table, List<String> players, AtomicLong clock, long setBackMillis) {
    for (String player : players) {
      int seat = players.indexOf(player) + 1;
      CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 10_00));
    }
    String round = table.state().roundId();
    for (int seat : List.of(1, 2)) {
      String sealed = PlayersCut.seal(round, seat, VALUE);
      CardRoom.go(table, players.get(seat - 1), new TableCommand.SealCut(seat, sealed));
    }
    dealer(table, new TableCommand.InRound(new Command.NoMoreBets()));
    CardRoom.go(table, "ann", new TableCommand.OpenCut(1, VALUE));
    clock.addAndGet(-setBackMillis);
    assertInstanceOf(Answer.No.class, asked(table, new TableCommand.DealSealed()), "too soon");
    clock.addAndGet(3_000);
    dealer(table, new TableCommand.DealSealed());
  }

  private static void dealer(LiveTable table, TableCommand command) {
    assertInstanceOf(Answer.Done.class, asked(table, command), command::toString);
  }

  private static Answer asked(LiveTable table, TableCommand command) {
    return table.ask(Ask.of(new Staff("dora", Post.DEALER), CardRoom.nextId(), command)).join();
  }

  private Report audit() {
    return Audit.store(store, RandomTable.GAMES, Progress.SILENT);
  }

  /** What is done to the books, as sound as the forger can make them. */
  private interface Deed {
    void does(Forger forger) throws Exception;
  }

  private void isFound(String words, Deed deed) throws Exception {
    try (Forger forger = new Forger(store)) {
      deed.does(forger);
      forger.rehash(TABLE);
    }
    List<Finding> proofs =
        audit().findings().stream().filter(one -> one.kind() == Kind.DECK_PROOF).toList();
    assertTrue(proofs.toString().contains(words), () -> words + " in " + audit().findings());
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void soundBooksAreSoundAndTheCutsCounted() {
    Report report = audit();
    assertEquals(List.of(), report.findings());
    assertEquals(2, report.counts().cuts());
    assertEquals(2, report.counts().withheld());
  }

  /** Neither while a cut is waited for, nor between two nights: nobody waits longer for it. */
  @Test
  @Clause("FLOOR Players' cuts")
  void aClockThatIsSetBackMakesNobodyWaitAndLeavesNothingInTheBooks() {
    clock.addAndGet(-7_200_000);
    try (CardRoom room = room()) {
      LiveTable table = room.floor().table("t1").orElseThrow();
      List<String> players = List.of("ann", "bob", "cat");
      finished(table, players);
      dealtToEverybody(table, players, clock, 3_600_000);
      finished(table, players);
    }
    assertEquals(List.of(), audit().findings());
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void anotherValueIsNotTheOnePromised() throws Exception {
    isFound(
        "the value with the promised hash",
        forger ->
            forger.say(
                TABLE,
                forger.find(TABLE, "CutOpened", ""),
                line -> line.replace(VALUE, "5f" + VALUE.substring(2))));
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void anotherValueWithAPromiseThatFitsDealsOtherCards() throws Exception {
    String other = "00".repeat(32);
    isFound(
        "from the top",
        forger -> {
          forger.say(
              TABLE,
              forger.find(TABLE, "CutSealed", "\"seat\":1"),
              line ->
                  line.replace(
                      PlayersCut.seal("t1.1", 1, VALUE), PlayersCut.seal("t1.1", 1, other)));
          forger.say(
              TABLE, forger.find(TABLE, "CutOpened", ""), line -> line.replace(VALUE, other));
        });
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void anOpenedValueThatIsLeftOutIsMissed() throws Exception {
    isFound(
        "the cut of seat 1 opened or withheld before the deal",
        forger -> forger.remove(TABLE, forger.find(TABLE, "CutOpened", "")));
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aWithholdingThatIsHushedUpIsMissed() throws Exception {
    isFound(
        "the cut of seat 2 opened or withheld before the deal",
        forger -> forger.remove(TABLE, forger.find(TABLE, "CutWithheld", "")));
  }

  /** What stands on a player's record follows from the journal, to the millisecond. */
  @Test
  @Clause("FLOOR Players' cuts")
  void aRecordOfWithholdingThatIsWipedMovedOrInventedIsFound() throws Exception {
    for (String forgery :
        List.of(
            "delete from kept where kind = 'withheld'",
            "update kept set id = replace(id, 'bob', 'ann') where kind = 'withheld'",
            "update kept set body = replace(body, '\"atMillis\":1', '\"atMillis\":2')"
                + " where kind = 'withheld'",
            "insert into kept (kind, id, body) select kind, id || '1', body from kept"
                + " where kind = 'withheld'")) {
      Path forged = folder.resolve("forged.db");
      Files.copy(folder.resolve("floor.db"), forged, StandardCopyOption.REPLACE_EXISTING);
      try (Forger forger = new Forger("sqlite:" + forged)) {
        assertTrue(forger.execute(forgery) > 0);
      }
      List<Kind> found =
          Audit.store("sqlite:" + forged, RandomTable.GAMES, Progress.SILENT).findings().stream()
              .map(Finding::kind)
              .toList();
      assertEquals(List.of(Kind.KEPT), found, forgery);
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aPlayerWhoWasGivenNoTimeDidNotWithhold() throws Exception {
    isFound(
        "seat 2 to have 3000 ms to open its cut",
        forger ->
            forger.execute(
                "update journal set at_millis = at_millis + 2000 where stream = ? and seq >= ?"
                    + " and seq < ?",
                TABLE,
                forger.find(TABLE, "BetsClosed", ""),
                forger.find(TABLE, "CutWithheld", "")));
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aPromiseMadeWhenBetsWereClosedIsNone() throws Exception {
    isFound(
        "a cut to be promised while bets are open",
        forger -> {
          long withheld = forger.find(TABLE, "CutWithheld", "");
          String late = PlayersCut.seal("t1.1", 2, "77".repeat(32));
          forger.execute(
              "update journal set type = 'CutSealed', payload = ? where stream = ? and seq = ?",
              "{\"seat\":2,\"commitment\":\"" + late + "\"}",
              TABLE,
              withheld);
        });
  }
}
