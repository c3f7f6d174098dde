package io.queenhigh.cli;

import io.queenhigh.floor.NodeRoom;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A guest at one table of several nodes: he asks whichever node he likes, again under the same id
 * until he is answered, and reads what happens at the table all the while.
 */
final class NodeGuest {

  /** When something was asked, and when it was done. */
  record Done(long askedNanos, long doneNanos) {}

  /** A floor takes thirty commands a second from one person. */
  private static final Duration TWO_COMMANDS_TAKE = Duration.ofMillis(80);

  private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

  private final String table;
  private final Supplier<List<String>> urls;
  private final Random random;
  private final String name;
  private final String cookie;

  /** The line of every command that was acknowledged, by its id. */
  private final Map<String, Long> acknowledged = new TreeMap<>();

  private final List<Long> heard = new CopyOnWriteArrayList<>();
  private volatile Done last = new Done(0, 0);
  private volatile long countsFromNanos = System.nanoTime();
  private volatile long longestNanos;
  private volatile boolean over;
  private final List<Thread> threads = new ArrayList<>();

  NodeGuest(String table, Supplier<List<String>> urls, long seed) {
    this.table = table;
    this.urls = urls;
    this.random = new Random(seed);
    HttpResponse<String> guest = asked("/api/guest", "{}", "", 201);
    this.cookie = guest.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    Matcher named = Pattern.compile("\"name\":\"([^\"]+)\"").matcher(guest.body());
    if (!named.find()) {
      throw new IllegalStateException(guest.body());
    }
    this.name = named.group(1);
    command("sit", ",\"seat\":1");
  }

  String table() {
    return table;
  }

  String name() {
    return name;
  }

  Map<String, Long> acknowledged() {
    return acknowledged;
  }

  List<Long> heard() {
    return heard;
  }

  void begin() {
    threads.add(Thread.ofVirtual().start(this::read));
    threads.add(Thread.ofVirtual().start(this::play));
  }

  void end() {
    over = true;
    try {
      // The one who reads hears of the end when something more happens, or never.
      threads.getLast().join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The last of his that was done. */
  Done last() {
    return last;
  }

  /** From this moment it is counted how long he waits; what he waited before is not. */
  void countsFrom(long nanos) {
    countsFromNanos = nanos;
    longestNanos = 0;
  }

  /** How long he waited at most for one of his commands. */
  long longestNanos() {
    return longestNanos;
  }

  private void play() {
    while (!over) {
      command("buy-in", ",\"amount\":\"1.00\"");
      command("cash-out", ",\"amount\":\"1.00\"");
      LockSupport.parkNanos(TWO_COMMANDS_TAKE.toNanos());
    }
  }

  private void command(String what, String fields) {
    String id = "%s-%05d".formatted(what, acknowledged.size());
    long asked = System.nanoTime();
    HttpResponse<String> answer =
        asked(
            "/api/tables/" + table + "/" + what,
            "{\"id\":\"" + id + "\"" + fields + "}",
            cookie,
            200);
    Matcher seq = SEQ.matcher(answer.body());
    if (!seq.find()) {
      throw new IllegalStateException(answer.body());
    }
    synchronized (acknowledged) {
      acknowledged.put(id, Long.parseLong(seq.group(1)));
    }
    last = new Done(asked, System.nanoTime());
    long from = countsFromNanos;
    long waitedFrom = asked - from < 0 ? from : asked;
    longestNanos = Math.max(longestNanos, last.doneNanos - waitedFrom);
  }

  private HttpResponse<String> asked(String path, String body, String held, int wanted) {
    HttpResponse<String>[] last = newArray();
    NodeRoom.await(
        path,
        () -> {
          try {
            HttpRequest request =
                HttpRequest.newBuilder(URI.create(any() + path))
                    .timeout(Duration.ofMillis(1_500))
                    .header("Content-Type", "application/json")
                    .header("Cookie", held)
                    .POST(BodyPublishers.ofString(body))
                    .build();
            last[0] = CLIENT.send(request, BodyHandlers.ofString());
            if (last[0].statusCode() != wanted && last[0].statusCode() != 503) {
              throw new IllegalStateException(path + " " + last[0].body());
            }
            return last[0].statusCode() == wanted;
          } catch (IOException _) {
            return false;
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    return last[0];
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static HttpResponse<String>[] newArray() {
    return new HttpResponse[1];
  }

  private String any() {
    List<String> all = urls.get();
    return all.get(random.nextInt(all.size()));
  }

  /** Comes back after the last event wherever somebody is, as a browser does. */
  private void read() {
    while (!over) {
      List<String> all = urls.get();
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(all.getLast() + "/api/tables/" + table + "/events"));
      if (!heard.isEmpty()) {
        request.header("Last-Event-ID", "" + heard.getLast());
      }
      try (Stream<String> lines = CLIENT.send(request.build(), BodyHandlers.ofLines()).body()) {
        for (Iterator<String> each = lines.iterator(); each.hasNext() && !over; ) {
          String line = each.next();
          if (line.startsWith("id: ")) {
            heard.add(Long.parseLong(line.substring(4)));
          }
        }
      } catch (IOException | java.io.UncheckedIOException _) {
        // Then once more.
      } catch (InterruptedException _) {
        return;
      }
    }
  }
}
