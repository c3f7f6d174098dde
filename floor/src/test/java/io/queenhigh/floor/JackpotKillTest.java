package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A floor full of jackpots is killed at any moment; what is left can be brought to its end. */
class JackpotKillTest {

  private static final int KILLS = Repeats.times(2, 20);

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  @Clause({"LINK Contributions", "LINK Paid once"})
  void nothingIsFedOrPaidTwice(String kind) throws Exception {
    Random random = new Random(Repeats.seed(JackpotKillTest.class));
    String address =
        kind.equals("sqlite")
            ? "sqlite:" + folder.resolve("killed.db")
            : Postgres.server().database("jackpots");
    long hits = 0;
    for (int kill = 0; kill < KILLS || (hits == 0 && kill < 10 * KILLS); kill++) {
      killed(address, random);
      try (Store store = Store.open(address)) {
        assertEquals(List.of(), store.wrongInTheBooks());
      }
      LinkedEvening evening = new LinkedEvening(address, random.nextLong());
      evening.clearsUp();
      try (LinkedRoom linked = evening.linked()) {
        linked
            .room()
            .floor()
            .links()
            .all()
            .forEach(link -> LinkedEveningTest.compare(linked.room(), link));
        hits = evening.hits();
      }
    }
    assertTrue(hits > 0, "nobody has won");
  }

  /** Kills it after so many steps, wherever in the next ones it then is. */
  private static void killed(String address, Random random) throws Exception {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LinkedEvening.class.getName(),
                address,
                String.valueOf(random.nextLong()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      for (int steps = 150 + random.nextInt(150); steps > 0; steps--) {
        assertEquals(LinkedEvening.STEP, out.readLine());
      }
      assertTrue(process.isAlive(), "it ended by itself");
    } finally {
      process.destroyForcibly().waitFor();
    }
  }
}
