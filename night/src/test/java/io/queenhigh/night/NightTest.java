package io.queenhigh.night;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.night.Nights.StoreKind;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nights by fixed seeds: what they prove must not depend on the luck of a run. */
@DisplayName("A night of faults")
class NightTest {

  private static final int BRIEF_NIGHTS = Repeats.times(120, 3_000);
  private static final int WHOLE_NIGHTS = Repeats.times(5, 300);

  @TempDir private Path folder;

  @Test
  @DisplayName("brief nights break nothing, whatever goes wrong in them")
  void briefNights() {
    Counts counts = new Counts();
    for (long seed = 1; seed <= BRIEF_NIGHTS; seed++) {
      Night.Outcome night = memory(Mischief.NONE).play(Plan.brief(seed));
      assertEquals(List.of(), night.broken(), "the brief night of seed " + seed);
      counts.add(night.counts());
    }
    for (Fault fault : Fault.values()) {
      assertTrue(counts.of(fault) > 0, () -> fault + " never happened");
    }
    assertTrue(counts.paid > 0, "jackpots were hit and paid");
    assertEquals(counts.hits, counts.paid + counts.backedOut, "or taken back by two people");
  }

  @Test
  @DisplayName("a spot is not selected any more when its wager has gone back, as once it was")
  void theNightThatSelectedASpotWithoutAWager() {
    assertEquals(List.of(), memory(Mischief.NONE).play(Plan.brief(1351)).broken());
  }

  @Test
  @DisplayName("wagers that the link has do not go back on a node that has not read so, as once")
  void theNightThatGaveBackWhatTheLinkHad() {
    assertEquals(List.of(), memory(Mischief.NONE).play(Plan.brief(2390)).broken());
  }

  @Test
  @DisplayName("a round whose bank is taken and never posted ends by the dealer's call of time")
  void theNightOfABankThatWasNotPosted() {
    Nights.Result result = memory(Mischief.NONE).play(3505, 1, (_, _) -> {});

    assertEquals(Optional.empty(), result.failure());
  }

  @Test
  @DisplayName("a table that waits for one person's bet ends its round when he goes")
  void theNightOfAPersonWhoHadTimeAndNoBet() {
    Nights.Result result = memory(Mischief.NONE).play(7703, 1, (_, _) -> {});

    assertEquals(Optional.empty(), result.failure());
  }

  @Test
  @DisplayName("chips do not go back from a link that is away while play is suspended, as once")
  void theNightThatGaveChipsBackWhileTheShufflerWasBroken() {
    Nights.Result result = memory(Mischief.NONE).play(30_058, 1, (_, _) -> {});

    assertEquals(Optional.empty(), result.failure());
  }

  @Test
  @DisplayName("whole nights with every table break nothing either")
  void wholeNights() {
    Nights.Result result = memory(Mischief.NONE).play(1, WHOLE_NIGHTS, (_, _) -> {});

    assertEquals(Optional.empty(), result.failure());
    assertEquals(WHOLE_NIGHTS, result.nights());
  }

  @Test
  @DisplayName("the same seed is the same night, line by line and hash by hash")
  void sameSeedSameNight() {
    Plan plan = Plan.brief(3);

    Night.Outcome first = memory(Mischief.NONE).play(plan);
    Night.Outcome again = memory(Mischief.NONE).play(plan);

    assertEquals(first.digest(), again.digest());
    assertEquals(first.story(), again.story());
  }

  @Test
  @DisplayName("nights on several threads come to the same as one after the other")
  void onSeveralThreads() {
    Nights.Result alone = Nights.play(11, 3, StoreKind.MEMORY, 1, (_, _) -> {});
    Nights.Result together = Nights.play(11, 3, StoreKind.MEMORY, 3, (_, _) -> {});

    assertEquals(alone, together);
  }

  @Test
  @DisplayName("a night on a real SQLite file, crashed with its power, loses nothing")
  void onSqlite() {
    Plan plan = Plan.brief(3);

    Night.Outcome night = new Nights(StoreKind.SQLITE, Mischief.NONE, folder).play(plan);

    assertEquals(List.of(), night.broken());
    assertEquals(memory(Mischief.NONE).play(plan).digest(), night.digest());
  }

  private Nights memory(Mischief mischief) {
    return new Nights(StoreKind.MEMORY, mischief, folder);
  }
}
