package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed in the middle of its work: everything it acknowledged is there. */
class KillTest {

  private static final int KILLS = Repeats.times(4, 50);

  @TempDir Path folder = Path.of("");

  @Test
  void onSqlite() throws IOException, InterruptedException {
    killAndLook("sqlite:" + folder.resolve("floor.db"));
  }

  @Test
  void onPostgresql() throws IOException, InterruptedException {
    killAndLook(Postgres.server().database("killed"));
  }

  private static void killAndLook(String address) throws IOException, InterruptedException {
    Random random = new Random(Repeats.seed(KillTest.class));
    Map<String, Long> acknowledged = new HashMap<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Process victim =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  StoreVictim.class.getName(),
                  address)
              .redirectError(ProcessBuilder.Redirect.INHERIT) // libraries may say something there
              .start();
      listen(victim, acknowledged, 1 + random.nextInt(2_000));
      victim.waitFor();
      look(address, acknowledged);
    }
  }

  /** Kills after so many answers; what the pipe still holds was acknowledged, too. */
  private static void listen(Process victim, Map<String, Long> acknowledged, int answers)
      throws IOException {
    int left = answers;
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(victim.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        String[] words = line.split(" ", -1);
        assertEquals("ok", words[0], line);
        // The last line may have been cut off in its number.
        if (words.length == 4) {
          acknowledged.merge(words[1], Long.parseLong(words[2]), Math::max);
        }
        if (--left == 0) {
          victim.toHandle().destroyForcibly();
        }
      }
    }
    assertTrue(left <= 0, "the victim ended by itself");
  }

  private static void look(String address, Map<String, Long> acknowledged) {
    try (Store store = Store.open(address)) {
      for (Map.Entry<String, Long> each : acknowledged.entrySet()) {
        List<Entry> entries = store.read(each.getKey(), 0, 1_000_000);
        assertTrue(entries.size() >= each.getValue(), each + " but there are " + entries.size());
        Chained.check(entries);
        // A command is two lines and one cent: none is half there, none is there twice.
        assertEquals(0, entries.size() % 2);
        assertEquals(entries.size() / 2, store.balance("rack/" + each.getKey()));
        assertEquals(
            entries.getLast().hash(), store.kept("last", each.getKey()).orElse("nothing kept"));
      }
    }
  }
}
