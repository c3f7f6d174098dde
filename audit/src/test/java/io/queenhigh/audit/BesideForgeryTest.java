package io.queenhigh.audit;

import static io.queenhigh.audit.Forgeries.rehashed;
import static io.queenhigh.audit.Forgeries.says;
import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.cards;
import static io.queenhigh.floor.LinkedRoom.go;
import static io.queenhigh.floor.LinkedRoom.sensors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.audit.Forgeries.Forgery;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.MeterChance;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A controller beside a table that is dealt elsewhere: hand, amount, envy and order are judged. */
class BesideForgeryTest {

  private static final String LIR = "table/lir-1";
  private static final String LINK = "link/sapphire";

  @TempDir static Path folder = Path.of("");

  private static Path sound = Path.of("");

  /** A round without a win, one with a royal and trips, a void one, and one at a declared game. */
  @BeforeAll
  static void playAnEvening() {
    sound = folder.resolve("sound.db");
    LinkTerms terms = LinkedRoom.multiGameLink();
    try (LinkedRoom linked = new LinkedRoom(new CardRoom("sqlite:" + sound))) {
      LiveLink link = linked.open(terms);
      linked.join(link, LinkedRoom.setup("t1", terms));
      LiveTable table = linked.join(link, LinkedRoom.beside("lir-1", "links/let-it-ride", terms));
      go(table, DAN, sensors(1, 4, 6));
      go(table, DAN, sensors(1, 4));
      go(table, DAN, new ConsoleCommand.Lock());
      go(table, DAN, new ConsoleCommand.EndRound());

      go(table, DAN, sensors(2, 3, 5));
      go(table, DAN, new ConsoleCommand.Lock());
      go(table, DAN, new TableCommand.KeyWin(3, cards("As Ks Qs Js Ts")));
      go(table, DAN, new TableCommand.KeyWin(5, cards("2h 2d 2c Js Ts")));
      go(table, DAN, new TableCommand.KeyWin(5, List.of()));
      go(table, DAN, new TableCommand.KeyWin(2, cards("Jh Jd 4c Js Ts")));
      go(table, DAN, new ConsoleCommand.SelectSpot(3));
      go(table, DAN, new ConsoleCommand.PressHand("royal-flush"));
      go(table, DAN, new ConsoleCommand.CallSupervisor());
      go(table, EVE, new TableCommand.VerifyWin(3, cards("As Ks Qs Js Ts")));
      go(table, EVE, new ConsoleCommand.PressConfirm());
      go(table, EVE, new ConsoleCommand.SwipeCard());
      go(table, DAN, new ConsoleCommand.PayEnvy());
      go(table, DAN, new ConsoleCommand.EndRound());
      LinkedRoom.go(link, SUE, new LinkCommand.Pay(1));

      go(table, DAN, sensors(2));
      go(table, DAN, new ConsoleCommand.Lock());
      go(table, SUE, new TableCommand.InRound(new Command.VoidRound("a card was exposed")));
      go(table, EVE, new TableCommand.ConfirmVoid());

      LinkedRoom.go(
          link,
          SUE,
          new LinkCommand.ProposeGame(
              new DeclaredGame(
                  "links/dj-wild-stud",
                  5,
                  0,
                  new MeterChance(
                      "royal-flush", BigInteger.valueOf(4), BigInteger.valueOf(2_598_960))),
              "the maker's letter"));
      LinkedRoom.go(link, MAX, new LinkCommand.Approve(1));
      LiveTable wild =
          linked.join(
              link, LinkedRoom.beside("dj-1", "links/dj-wild-stud", terms, "own-5-community-0"));
      go(wild, DAN, sensors(1));
      go(wild, DAN, new ConsoleCommand.Lock());
      go(wild, DAN, new ConsoleCommand.EndRound());
      assertEquals(List.of(), linked.room().store().wrongInTheBooks());
    }
  }

  static Stream<Forgery> forgeries() {
    return Stream.of(
        rehashed(
            "a royal of another suit is verified than was keyed",
            LIR,
            Kind.CARDS,
            "the same cards that the dealer has keyed",
            says(LIR, "WinVerified", "\"As\"", "\"9s\"")),
        rehashed(
            "the dealer verifies his own win",
            LIR,
            Kind.CONTROLLER,
            "a supervisor or executive who has not dealt",
            says(LIR, "WinVerified", "\"eve\"", "\"dan\"")),
        rehashed(
            "nobody has keyed the cards a second time",
            LIR,
            Kind.CONTROLLER,
            "a win whose cards two people have keyed",
            forger -> {
              long verified = forger.find(LIR, "WinVerified", "");
              forger.say(LIR, verified, line -> line.replace("\"seat\":3", "\"seat\":2"));
              return forger.find(LIR, "WinRecorded", "");
            }),
        rehashed(
            "a pair is keyed as a win",
            LIR,
            Kind.CARDS,
            "a hand that is on the pay table",
            says(LIR, "WinKeyed", "\"Jh\",\"Jd\"", "\"Jh\",\"9d\"")),
        rehashed(
            "a card lies in two hands",
            LIR,
            Kind.CARDS,
            "hands of one deck",
            says(
                LIR,
                "WinKeyed",
                "\"2h\",\"2d\",\"2c\",\"Js\",\"Ts\"",
                "\"As\",\"Ah\",\"Ac\",\"Js\",\"Ts\"")),
        rehashed(
            "envy of another amount",
            LIR,
            Kind.SETTLEMENT,
            "envy",
            says(LIR, "RoundSettled", "\"cents\":100000", "\"cents\":100100")),
        rehashed(
            "trips paid as a straight",
            LIR,
            Kind.SETTLEMENT,
            "Progressive of 1.00 at seat 2 wins, pays 9.00",
            says(LIR, "RoundSettled", "\"paidCents\":900", "\"paidCents\":3000")),
        rehashed(
            "somebody with an account sits beside the controller",
            LIR,
            Kind.PROCEDURE,
            "nobody with an account",
            says(LIR, "SatDown", "\"seat-4\"", "\"ann\"")),
        rehashed(
            "the table calls itself keyed",
            LIR,
            Kind.SETUP,
            "a controller beside a game that is dealt elsewhere",
            says(LIR, "TableOpened/4", "\"controller-only\"", "\"keyed\"")),
        rehashed(
            "another chance is declared than was proposed",
            LINK,
            Kind.LINK,
            "what was proposed",
            says(LINK, "GameDeclared", "2598960", "2598961")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("forgeries")
  void isFoundAndNamed(Forgery forgery) throws Exception {
    ForgeryTest.isFound(forgery, sound, folder);
  }

  @Test
  void theBooksAreSoundAndTellWhatStandsOnPeoplesWord() {
    Report report = Audit.store("sqlite:" + sound, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertEquals(6, report.counts().attested());
    assertEquals(3, report.counts().settled());
    assertEquals(1, report.counts().hits());
  }
}
