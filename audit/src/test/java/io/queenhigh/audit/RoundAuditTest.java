package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundAuditTest {

  private static final long SEED = Repeats.seed(RoundAuditTest.class);

  @TempDir Path folder = Path.of("");

  private List<String> rounds(int tables, int each) throws Exception {
    List<String> rounds = new ArrayList<>();
    PlayedStore.write(
        "sqlite:" + folder.resolve("floor.db"), SEED, tables, each, Optional.of(rounds::add));
    return rounds;
  }

  @Test
  void nothingIsFoundInRoundsByThemselves() throws Exception {
    for (String round : rounds(60, 15)) {
      Report report = Audit.round(round, RandomTable.GAMES);
      assertEquals(List.of(), report.findings(), () -> round + " " + Repeats.repeat(SEED));
      assertEquals(1, report.counts().settled() + report.counts().voided());
      assertEquals(report.counts().settled() == 1, report.outcome().isPresent());
    }
  }

  @Test
  void whoSitsNeedNotBeKnown() throws Exception {
    for (String round : rounds(30, 10)) {
      if (!round.contains("two-spots")) {
        String unknown = round.replaceFirst("\"seated\":\\[[^]]*],", "");
        Report report = Audit.round(unknown, RandomTable.GAMES);
        assertEquals(List.of(), report.findings(), () -> Repeats.repeat(SEED) + " " + unknown);
      }
    }
  }

  @Test
  void aChangedCardIsFoundByTheHashAndByTheDeck() throws Exception {
    String dealt = "\"type\":\"DealerDealt\",\"payload\":\"{\\\"cards\\\":[\\\"";
    int changes = 0;
    for (String round : rounds(12, 5)) {
      if (round.contains(dealt) && round.contains("DeckOpened")) {
        int card = round.indexOf(dealt) + dealt.length();
        String other = round.startsWith("2c", card) ? "3c" : "2c";
        String changed = round.substring(0, card) + other + round.substring(card + 2);
        List<Kind> kinds =
            Audit.round(changed, RandomTable.GAMES).findings().stream().map(Finding::kind).toList();
        assertTrue(kinds.contains(Kind.HASH_CHAIN), kinds::toString);
        assertTrue(kinds.contains(Kind.DECK_PROOF), kinds::toString);
        changes++;
      }
    }
    assertTrue(changes > 0, "rounds with a sealed deck");
  }

  @Test
  void whatIsNoRoundIsFound() {
    for (String json : List.of("", "[]", "{}", "{\"id\":\"x\",\"lines\":[]}", "{\"id\":\"x.1\"}")) {
      assertFalse(Audit.round(json, RandomTable.GAMES).isClean(), json);
    }
  }
}
