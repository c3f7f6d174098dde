package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A {@link KilledFloor} from the outside: started, left to play for a while, killed. */
final class FloorVictim {

  private final Process process;
  private final List<String> said = new ArrayList<>();
  private final CompletableFuture<Void> running = new CompletableFuture<>();
  private final Thread listener;

  private FloorVictim(Process process) {
    this.process = process;
    this.listener = Thread.startVirtualThread(this::listen);
  }

  /** What a floor told somebody before it was killed. */
  record Acknowledged(String table, String id, long seq, Wish wish) {

    static Acknowledged parse(String line) {
      String[] words = line.split(" ", 4);
      String wish = words[3].substring(0, words[3].length() - KilledFloor.END.length());
      return new Acknowledged(words[0], words[1], Long.parseLong(words[2]), Wish.parse(wish));
    }

    /** As it stands in the journal. */
    String command() {
      return wish.by() + ":" + id;
    }
  }

  static FloorVictim start(QuickStart quickly, String address, long seed) throws IOException {
    return new FloorVictim(quickly.run(address, seed));
  }

  FloorVictim awaitLoad() {
    running.join();
    return this;
  }

  /** Kills it after so long, and gives what it had acknowledged by then. */
  List<Acknowledged> killAfter(long millis) throws InterruptedException {
    assertFalse(process.waitFor(millis, TimeUnit.MILLISECONDS), () -> "it ended: " + said);
    process.destroyForcibly().waitFor();
    listener.join();
    return said.stream()
        .filter(line -> line.endsWith(KilledFloor.END) && !line.equals(KilledFloor.RUNNING))
        .map(Acknowledged::parse)
        .toList();
  }

  private void listen() {
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        said.add(line);
        if (line.equals(KilledFloor.RUNNING)) {
          running.complete(null);
        }
      }
    } catch (IOException _) {
      // The pipe broke with the process.
    }
    running.completeExceptionally(new AssertionError("it never ran: " + said));
  }
}
