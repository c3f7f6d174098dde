package io.queenhigh.night;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.night.Nights.StoreKind;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A rule that is broken on purpose")
class BrokenRulesTest {

  private static final int MOST_NIGHTS = 40;

  @TempDir private Path folder;

  @ParameterizedTest(name = "{0} is noticed")
  @EnumSource
  void isNoticed(BrokenRule rule) {
    Nights nights = new Nights(StoreKind.MEMORY, rule.mischief(), folder);
    for (long seed = 1; seed <= MOST_NIGHTS; seed++) {
      Night.Outcome night = nights.play(Plan.brief(seed));
      if (night.broken().stream().anyMatch(one -> one.property().equals(rule.noticed()))) {
        return;
      }
    }
    fail(rule + " went unnoticed");
  }

  @Test
  @DisplayName("is shown with the few steps that it takes")
  void isShrunk() {
    Nights nights = new Nights(StoreKind.MEMORY, BrokenRule.MAKES_MONEY.mischief(), folder);
    Plan plan = Plan.brief(1);
    Night.Outcome failed = nights.play(plan);

    Shrinking.Shrunk shrunk = Shrinking.of(plan, failed, 60, nights::play);

    assertTrue(shrunk.plan().steps().size() <= 2, () -> shrunk.outcome().story().toString());
    assertTrue(failed.broken().getFirst().isLike(shrunk.outcome().broken().getFirst()));
    assertEquals(shrunk.outcome().digest(), nights.play(shrunk.plan()).digest());
  }
}
