package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.LogStore;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Repeats;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A floor that is killed while it writes its log: whatever was signed before and after, no two
 * trees have one size, and each begins the next.
 */
class AnchorKillTest {

  private static final int KILLS = Repeats.times(2, 40);
  private static final int MOST_SIGNED = Repeats.times(30, 150);

  @TempDir Path folder = Path.of("");

  @Test
  void onSqlite() throws Exception {
    killAndLook("sqlite:" + folder.resolve("floor.db"));
  }

  @Test
  void onPostgresqlWithTwoNodes() throws Exception {
    killAndLook(Postgres.server().database("signed"));
  }

  private static void killAndLook(String address) throws Exception {
    Random random = new Random(Repeats.seed(AnchorKillTest.class));
    List<String> notes = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Process victim =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  AnchorVictim.class.getName(),
                  address)
              .redirectError(ProcessBuilder.Redirect.INHERIT) // libraries may say something there
              .start();
      try {
        listen(victim, notes, 1 + random.nextInt(MOST_SIGNED));
      } finally {
        victim.destroyForcibly().waitFor();
      }
      look(address, notes);
    }
  }

  private static void listen(Process victim, List<String> notes, int signed) throws IOException {
    int left = signed;
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(victim.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        // The last line may have been cut off.
        if (line.endsWith("=|") || line.endsWith("|")) {
          notes.add(line.replace("|", "\n"));
        } else {
          assertTrue(left <= 1, line);
        }
        if (--left == 0) {
          victim.toHandle().destroyForcibly();
        }
      }
    }
    assertTrue(left <= 0, "the victim ended by itself");
  }

  private static void look(String address, List<String> notes) {
    TreeMap<Long, String> roots = new TreeMap<>(Signed.check(notes));
    try (Store store = Store.open(address);
        LogStore rows = LogStore.at(address);
        Anchor anchor =
            Anchor.at(store, AnchorSettings.usual(AnchorVictim.KEY, Optional.empty()))) {
      Checkpoint now = anchor.turn().orElseThrow();
      assertEquals(Optional.empty(), anchor.trouble());
      notes.add(now.note());
      assertEquals(store.tally().lines(), now.size());
      NaiveTree naive = new NaiveTree(Signed.leaves(store, rows));
      assertEquals(naive.root((int) now.size()), now.root());
      roots.forEach((size, root) -> assertEquals(naive.root(size.intValue()).base64(), root));
    }
  }
}
