package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.Rounds;
import io.queenhigh.floor.Story;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a real floor has written down, with practice players and a visitor at every game. */
class FloorBooksTest {

  private static final List<String> GAMES =
      List.of(
          "wa/three-card-poker",
          "ca/6-card-bonus",
          "ca/three-card-poker",
          "ca/players-casino-ventura");

  private static final long ROUNDS = 9;
  private static final String ANN = "ann";

  @TempDir Path folder = Path.of("");

  @Test
  void nothingIsFoundInTheBooksOfAFloorOnSqlite() throws Exception {
    nothingIsFound("sqlite:" + folder.resolve("floor.db"));
  }

  @Test
  void nothingIsFoundInTheBooksOfAFloorOnPostgresql() throws Exception {
    nothingIsFound(Postgres.server().database("audited"));
  }

  /** Rounds that were voided, tables that were set up anew and closed. */
  @Test
  void nothingIsFoundInTheBooksOfAnUnquietFloor() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    try (CardRoom room = new CardRoom(address)) {
      room.issue(ANN, 10_000_00);
      LiveTable table =
          room.open(CardRoom.setup("t", GAMES.getFirst(), List.of("6B1"), CardRoom.PATIENT, 2));
      CardRoom.go(table, ANN, new TableCommand.Sit(1, 500_00));
      CardRoom.go(table, ANN, new Command.Bet(1, Wager.ANTE, 5_00));
      CardRoom.go(table, ANN, new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00));
      supervisor(table, new TableCommand.InRound(new Command.VoidRound("a drink on the felt")));
      for (String game : GAMES.reversed()) {
        TableSetup setup = CardRoom.setup("t", game, List.of(), CardRoom.PATIENT, 0);
        supervisor(table, new TableCommand.Configure(setup));
      }
      CardRoom.go(table, ANN, new TableCommand.CashOut(1_00));
      supervisor(table, new TableCommand.Close("it is late"));
      Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
      assertEquals(List.of(), report.findings());
      assertEquals(1, report.counts().voided());
      assertEquals(2, report.counts().decks());
    }
  }

  private static void supervisor(LiveTable table, TableCommand command) {
    Answer answer =
        table.ask(Ask.of(new Staff("sue", Post.SUPERVISOR), CardRoom.nextId(), command)).join();
    assertInstanceOf(Answer.Done.class, answer, answer::toString);
  }

  /** Each round as the floor hands it out, with what its table is set up as. */
  private static void checkRounds(CardRoom room, LiveTable table) {
    for (long number = 1; number <= ROUNDS; number++) {
      Rounds.OnRecord round =
          room.floor().rounds().find(table.state().setup().roundId(number)).orElseThrow();
      String json = round.export();
      Report report = Audit.round(json, CardRoom.CATALOGUE);
      assertEquals(List.of(), report.findings(), json);
      assertEquals(1, report.counts().decks());
      Report ofTheFile = Audit.roundFile(round.file().orElseThrow(), CardRoom.CATALOGUE);
      assertEquals(List.of(), ofTheFile.findings(), round.file().orElseThrow());
      assertEquals(ofTheFile.outcome(), report.outcome());
    }
  }

  private static void nothingIsFound(String address) throws Exception {
    try (CardRoom room = new CardRoom(address)) {
      room.issue(ANN, 10_000_00);
      for (int i = 0; i < GAMES.size(); i++) {
        LiveTable table =
            room.open(CardRoom.setup("t" + i, GAMES.get(i), List.of(), CardRoom.BRISK, 3));
        play(table);
        checkRounds(room, table);
      }
      check(address);
    }
    check(address);
  }

  /** The floor may still be open. */
  private static void check(String address) {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertEquals(
        List.of(), report.notChecked().stream().filter(each -> each.contains("deck")).toList());
    assertTrue(report.counts().settled() >= GAMES.size() * ROUNDS, report::toString);
    assertTrue(report.counts().decks() >= GAMES.size() * ROUNDS, report::toString);
    assertEquals(GAMES.size() + 1, report.counts().streams());
  }

  private static void play(LiveTable table) throws Exception {
    try (Story story = new Story(table, Viewer.player(ANN))) {
      CardRoom.go(table, ANN, new TableCommand.Sit(1, 2_000_00));
      while (table.state().round().number() <= ROUNDS) {
        TableState state = story.until(FloorBooksTest::isForAnn);
        answer(table, state.round());
      }
      CardRoom.ask(table, ANN, new Command.StandUp(1));
    }
  }

  private static boolean isForAnn(TableState state) {
    Round round = state.round();
    return round.number() > ROUNDS
        || round.turn() == 1
        || round.rotation().offeredTo() == 1
        || isHerBank(round)
        || mayBet(round);
  }

  private static boolean isHerBank(Round round) {
    return round.rotation().seat() == 1 && round.phase() == Phase.BETTING && round.bankCents() == 0;
  }

  private static boolean mayBet(Round round) {
    boolean banked = !round.game().isBankedByAPlayer() || round.bankCents() > 0;
    return round.phase() == Phase.BETTING
        && banked
        && round.rotation().seat() != 1
        && !round.hasBet(1);
  }

  private static void answer(LiveTable table, Round round) {
    if (round.turn() == 1) {
      CardRoom.ask(table, ANN, round.number() % 3 == 0 ? new Command.Fold(1) : new Command.Play(1));
    } else if (round.rotation().offeredTo() == 1) {
      boolean takes = round.number() % 2 == 0;
      CardRoom.ask(table, ANN, takes ? new Command.TakeBank(1) : new Command.DeclineBank(1));
    } else if (isHerBank(round)) {
      CardRoom.ask(table, ANN, new Command.PostBank(1, 100_00));
    } else if (mayBet(round)) {
      long ante = round.terms().limitsOf(Wager.ANTE).minimumCents();
      CardRoom.ask(table, ANN, new Command.Bet(1, Wager.ANTE, ante));
      CardRoom.ask(table, ANN, new TableCommand.Ready(1));
    }
  }
}
