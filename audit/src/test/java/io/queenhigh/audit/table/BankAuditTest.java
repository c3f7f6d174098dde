package io.queenhigh.audit.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.RandomTable;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.rules.game.Game;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The player-dealer's turns, told line by line at a table of ann, bob and cat. */
class BankAuditTest {

  private static final String HARD_STOP = "ca/three-card-poker";
  private static final String ALL_MAY_DECLINE = "ca/6-card-bonus";

  private final Notebook notebook = new Notebook();
  private final TableFold fold =
      new TableFold(
          "table/t",
          RandomTable.GAMES,
          new Hashes(),
          Optional.empty(),
          HouseDuties.UNKNOWN,
          Optional.empty(),
          notebook,
          new Tally());
  private long seq;
  private long millis;
  private int round = 1;

  private void opens(String id, boolean rotation2026) {
    Game game = RandomTable.open(id, List.of());
    says(
        "TableOpened",
        """
        {"setup":{"id":"t","game":"%s","choices":[],"fingerprint":"%s","cards":"keyed",
         "rotation2026":%s,"terms":{"places":%d,"mostPlayers":6,"insideASeat":[],
         "meterOrder":"dealers-far-right-first",
         "limits":{"ante":{"minimumCents":100,"maximumCents":100000}}}},
         "collectionAsPosted":true}
        """
            .formatted(id, game.fingerprint(), rotation2026, game.places().is()));
    says("SatDown", "{\"seat\":1,\"player\":\"ann\"}");
    says("SatDown", "{\"seat\":2,\"player\":\"bob\"}");
    says("SatDown", "{\"seat\":3,\"player\":\"cat\"}");
  }

  private void says(String type, String payload) {
    fold.read(
        new JournalLine(
            "table/t",
            ++seq,
            type,
            payload,
            "",
            millis,
            Optional.empty(),
            Optional.empty(),
            "",
            ""));
  }

  private void at(String type, int seat) {
    says(type, "{\"seat\":%d}".formatted(seat));
  }

  private void takes(int seat) {
    at("BankOffered", seat);
    String name = List.of("ann", "bob", "cat").get(seat - 1);
    says("BankTaken", "{\"seat\":%d,\"player\":\"%s\"}".formatted(seat, name));
  }

  private void declines(int seat) {
    at("BankOffered", seat);
    at("BankDeclined", seat);
  }

  /** The seat after the bank's loses its Ante, and the next round is opened. */
  private void banksARound(int seat, String procedure) {
    int bettor = seat % 3 + 1;
    says("BankPosted", "{\"seat\":%d,\"cents\":10000}".formatted(seat));
    says("BetPlaced", "{\"seat\":%d,\"wager\":\"ante\",\"cents\":1000}".formatted(bettor));
    says("BetsClosed", "{\"withoutPairPlus\":[%d]}".formatted(bettor));
    says("DeckBroughtIn", "{\"colour\":\"%s\"}".formatted(round % 2 == 1 ? "red" : "blue"));
    says("HandDealt", "{\"seat\":%d,\"cards\":[\"2s\",\"5h\",\"9c\"]}".formatted(bettor));
    says("DealerDealt", "{\"cards\":[\"Kh\",\"9d\",\"4c\"]}");
    says("DealerCardShown", "{\"card\":\"4c\"}");
    says("Folded", "{\"seat\":%d,\"why\":\"chose-to\"}".formatted(bettor));
    says("ForfeitsCollected", "{\"seats\":[%d],\"handsThatStay\":[]}".formatted(bettor));
    says("DealerRevealed", "{\"cards\":[\"Kh\",\"9d\",\"4c\"],\"plays\":true}");
    says("HandsOpened", "{\"seats\":[]}");
    says(
        "RoundSettled",
        """
        {"settlement":{"procedure":"%s","bankNetCents":1000,"envy":[],"wagers":[{"seat":%d,
         "wager":"ante","stakeCents":1000,"result":"forfeited","paidCents":0,"returnedCents":0}]}}
        """
            .formatted(procedure, bettor));
  }

  private void next() {
    says("NextRoundOpened", "{\"number\":%d}".formatted(++round));
  }

  private void isSound() {
    assertEquals(List.of(), notebook.findings());
  }

  private void isFound(String words) {
    List<Finding> findings = notebook.findings();
    assertEquals(1, findings.size(), findings::toString);
    assertEquals(Kind.BANK, findings.getFirst().kind());
    assertTrue(findings.getFirst().toString().contains(words), findings::toString);
  }

  private void annBanksTwice(String game, String procedure) {
    opens(game, false);
    takes(1);
    banksARound(1, procedure);
    next();
    banksARound(1, procedure);
  }

  @Test
  void twoRoundsInARowAndThenTheNextOneIsSound() {
    annBanksTwice(HARD_STOP, "collect-first");
    at("BankVacated", 1);
    next();
    takes(2);
    banksARound(2, "collect-first");
    isSound();
  }

  @Test
  void aThirdRoundInARowIsFound() {
    annBanksTwice(HARD_STOP, "collect-first");
    next();
    banksARound(1, "collect-first");
    isFound("nobody to bank more than 2 rounds in a row");
  }

  @Test
  void aThirdRoundIsFoundWhereEverybodyElseHasDeclined() {
    annBanksTwice(HARD_STOP, "collect-first");
    at("BankVacated", 1);
    next();
    declines(2);
    declines(3);
    takes(1);
    banksARound(1, "collect-first");
    isFound("nobody to be offered the bank");
  }

  @Test
  void aThirdRoundIsSoundWhereEverybodyElseMayDecline() {
    annBanksTwice(ALL_MAY_DECLINE, "seat-by-seat");
    at("BankVacated", 1);
    next();
    declines(2);
    declines(3);
    takes(1);
    banksARound(1, "seat-by-seat");
    isSound();
  }

  @Test
  void aThirdRoundIsFoundWhereSomebodyWasNotAsked() {
    annBanksTwice(ALL_MAY_DECLINE, "seat-by-seat");
    at("BankVacated", 1);
    next();
    declines(2);
    takes(1);
    banksARound(1, "seat-by-seat");
    isFound("to seat 3; found an offer to seat 1");
  }

  /** No one player serves for more than two consecutive hands, also when another holds the bank. */
  @Test
  void aThirdHandInARowIsFoundAlsoWhenAnotherHeldTheBankWithoutServing() {
    annBanksTwice(HARD_STOP, "collect-first");
    at("BankVacated", 1);
    next();
    takes(2);
    at("BankVacated", 2);
    declines(3);
    takes(1);
    banksARound(1, "collect-first");
    isFound("CA-TCP Round 10");
  }

  @Test
  void anOfferThatGoesTheOtherWayRoundIsFound() {
    annBanksTwice(HARD_STOP, "collect-first");
    at("BankVacated", 1);
    next();
    takes(3);
    isFound("the bank to be offered clockwise, to seat 2");
  }

  @Test
  void whereTheBankIsOfferedBeforeEveryHandKeepingItIsFound() {
    opens(HARD_STOP, true);
    takes(1);
    banksARound(1, "collect-first");
    next();
    banksARound(1, "collect-first");
    isFound("the bank to be offered before every hand");
  }

  @Test
  void onePlayersBankForFortyMinutesIsFound() {
    opens(ALL_MAY_DECLINE, true);
    for (int i = 0; i < 5; i++) {
      if (i > 0) {
        at("BankVacated", 1);
        next();
        declines(2);
        declines(3);
      }
      takes(1);
      banksARound(1, "seat-by-seat");
      millis += 10 * 60_000L;
    }
    isFound("two players to bank within every forty minutes");
  }
}
