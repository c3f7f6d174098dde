package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.Spelling;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Somebody who reads an event stream. */
final class Listener implements AutoCloseable {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  /** One block of the stream; a comment has neither id nor data. */
  record Heard(String id, String name, String data, boolean comment, boolean end) {

    JsonNode json() {
      return Spelling.JSON.readTree(data.isEmpty() ? "{}" : data);
    }

    String type() {
      return json().path("type").asString("");
    }
  }

  private final InputStream in;
  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();

  private Listener(InputStream in) {
    this.in = in;
    Thread.ofVirtual().start(this::read);
  }

  static Listener to(TestPerson person, String table) {
    return open(person.request("/api/tables/" + table + "/events").build());
  }

  /** Comes back after an event. */
  static Listener to(TestPerson person, String table, String after) {
    return open(
        person.request("/api/tables/" + table + "/events").header("Last-Event-ID", after).build());
  }

  /** Reads a link as a display does. */
  static Listener on(TestPerson person, String link) {
    return open(person.request("/api/links/" + link + "/events").build());
  }

  private static Listener open(HttpRequest request) {
    try {
      HttpResponse<InputStream> response = CLIENT.send(request, BodyHandlers.ofInputStream());
      assertEquals(200, response.statusCode());
      assertEquals(
          "text/event-stream", response.headers().firstValue("Content-Type").orElseThrow());
      return new Listener(response.body());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void read() {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<String> block = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isEmpty()) {
          heard.add(block(block));
          block.clear();
        } else {
          block.add(line);
        }
      }
    } catch (IOException _) {
      // Cut off: the end says so.
    } finally {
      heard.add(new Heard("", "", "", false, true));
    }
  }

  private static Heard block(List<String> lines) {
    return new Heard(
        field(lines, "id"),
        field(lines, "event"),
        field(lines, "data"),
        lines.stream().allMatch(line -> line.startsWith(":") || line.startsWith("retry:")),
        false);
  }

  private static String field(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name + ": "))
        .map(line -> line.substring(name.length() + 2))
        .findFirst()
        .orElse("");
  }

  /** Whatever comes next, comments included. */
  Heard anything() {
    try {
      return assertNotNullHeard(heard.poll(30, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Heard assertNotNullHeard(Heard one) {
    assertNotNull(one, "nothing was heard for half a minute");
    return one;
  }

  /** The next event; heartbeats are none, and do not keep a test alive for ever. */
  Heard next() {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    Heard one = anything();
    while (one.comment()) {
      assertTrue(System.nanoTime() < end, "nothing happened for half a minute");
      one = anything();
    }
    return one;
  }

  /** All events up to the first that is as wanted. */
  List<Heard> until(Predicate<Heard> wanted) {
    List<Heard> all = new ArrayList<>();
    do {
      all.add(next());
    } while (!wanted.test(all.getLast()) && !all.getLast().end());
    return all;
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
