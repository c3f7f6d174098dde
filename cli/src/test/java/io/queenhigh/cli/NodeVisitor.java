package io.queenhigh.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who is known at every node by one cookie, or a stranger without one. */
final class NodeVisitor {

  private static final HttpClient CLIENT =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();
  private static final AtomicLong COMMANDS = new AtomicLong();
  private static final int TOO_OFTEN = 429;
  private static final Duration BREATH = Duration.ofMillis(30);

  static final JsonMapper JSON = JsonMapper.shared();

  private final Optional<String> name;
  private final String cookie;

  private NodeVisitor(Optional<String> name, String cookie) {
    this.name = name;
    this.cookie = cookie;
  }

  static NodeVisitor stranger() {
    return new NodeVisitor(Optional.empty(), "");
  }

  /** Comes in as a guest. */
  static NodeVisitor guestOf(String url) {
    Got guest =
        stranger()
            .post(url, "/api/guest", "{}")
            .filter(got -> got.status() == 201)
            .orElseThrow(() -> new IllegalStateException("no guest is let in at " + url));
    return new NodeVisitor(Optional.of(guest.json().path("name").asString()), guest.cookie());
  }

  /** An answer. */
  record Got(int status, String body, String cookie) {

    JsonNode json() {
      return JSON.readTree(body);
    }
  }

  Optional<String> name() {
    return name;
  }

  /** Empty when nobody answers there. */
  Optional<Got> get(String url, String path) {
    return send(request(url, path).GET());
  }

  Optional<Got> post(String url, String path, String body) {
    return send(
        request(url, path)
            .header("Content-Type", "application/json")
            .header("Prefer", "return=representation")
            .POST(BodyPublishers.ofString(body)));
  }

  /** Gives a command under an id of its own. */
  Optional<Got> command(String url, String path, String fields) {
    String id = "visitor-%08d".formatted(COMMANDS.incrementAndGet());
    return post(url, path, "{\"id\":\"" + id + "\"" + fields + "}");
  }

  private HttpRequest.Builder request(String url, String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  /** Whoever asks too often is told so, and asks again. */
  private static Optional<Got> send(HttpRequest.Builder request) {
    Optional<Got> got = sendOnce(request);
    while (got.filter(no -> no.status() == TOO_OFTEN).isPresent()) {
      LockSupport.parkNanos(BREATH.toNanos());
      got = sendOnce(request);
    }
    return got;
  }

  private static Optional<Got> sendOnce(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          CLIENT.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofString());
      return Optional.of(
          new Got(
              response.statusCode(),
              response.body(),
              response
                  .headers()
                  .firstValue("Set-Cookie")
                  .map(set -> set.split(";", 2)[0])
                  .orElse("")));
    } catch (IOException _) {
      return Optional.empty();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Hears what a stream says. */
  interface Ear {
    /**
     * One event.
     *
     * @param id 0 for one that is no line
     * @return whether more is wanted
     */
    boolean hears(long id, String data);
  }

  /** Reads a table's stream until it ends, or enough was heard. */
  void listen(String url, String table, OptionalLong after, Ear ear) {
    HttpRequest.Builder request = request(url, "/api/tables/" + table + "/events");
    after.ifPresent(last -> request.header("Last-Event-ID", Long.toString(last)));
    try (Stream<String> lines = CLIENT.send(request.build(), BodyHandlers.ofLines()).body()) {
      long id = 0;
      boolean more = true;
      for (Iterator<String> each = lines.iterator(); more && each.hasNext(); ) {
        String line = each.next();
        if (line.startsWith("id: ")) {
          id = Long.parseLong(line.substring(4));
        } else if (line.startsWith("data: ")) {
          more = ear.hears(id, line.substring(6));
          id = 0;
        }
      }
    } catch (IOException | UncheckedIOException _) {
      // Whoever is there next tells him more.
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
