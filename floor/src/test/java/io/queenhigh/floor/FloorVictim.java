package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A {@link KilledFloor} from the outside: started, left to play for a while, killed. */
final class FloorVictim {

  private static final int ENOUGH = 1_000_000;

  private final Process process;
  private final List<String> said = new ArrayList<>();
  private final CompletableFuture<Void> running = new CompletableFuture<>();
  private final Semaphore acknowledged = new Semaphore(0);
  private final Thread listener;

  private FloorVictim(Process process) {
    this.process = process;
    this.listener = Thread.startVirtualThread(this::listen);
  }

  /** What a floor told somebody before it was killed. */
  record Acknowledged(String table, String id, long seq, String by, Optional<Wish> wish) {

    static Acknowledged parse(String line) {
      String[] words = line.split(" ", 4);
      String wish = words[3].substring(0, words[3].length() - KilledFloor.END.length());
      boolean byStaff = !wish.contains(" ");
      return new Acknowledged(
          words[0],
          words[1],
          Long.parseLong(words[2]),
          wish.split(" ", 2)[0],
          byStaff ? Optional.empty() : Optional.of(Wish.parse(wish)));
    }

    /** As it stands in the journal. */
    String command() {
      return by + ":" + id;
    }
  }

  static FloorVictim start(QuickStart quickly, String address, long seed) throws IOException {
    return new FloorVictim(quickly.run(address, seed));
  }

  /** Kills it once it has acknowledged so many commands, wherever in the next ones it then is. */
  List<Acknowledged> killAfterAcknowledging(int commands) throws InterruptedException {
    running.join();
    acknowledged.acquire(commands);
    return killAfter(0);
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
        } else if (line.endsWith(KilledFloor.END)) {
          acknowledged.release();
        }
      }
    } catch (IOException _) {
      // The pipe broke with the process.
    }
    // Whoever waits for more is told that it ended.
    acknowledged.release(ENOUGH);
    running.completeExceptionally(new AssertionError("it never ran: " + said));
  }
}
