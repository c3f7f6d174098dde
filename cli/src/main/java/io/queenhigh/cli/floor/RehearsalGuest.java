package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.floor.journal.Spelling;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A guest who plays over HTTP, as a browser or curl would. */
public final class RehearsalGuest implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final long LOOK_AGAIN_MILLIS = 20;

  private final String home;
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .cookieHandler(new CookieManager())
          .build();
  private int commands;

  RehearsalGuest(int port) throws SaidNo {
    this.home = "http://localhost:" + port;
    post("/api/guest", "{}");
  }

  /** Where one can sit down: not those that are dealt elsewhere. */
  List<String> tables() throws SaidNo {
    List<String> tables = new ArrayList<>();
    for (JsonNode table : get("/api/tables").get("tables")) {
      if (table.get("wagers").valueStream().anyMatch(wager -> wager.asString().equals("ante"))) {
        tables.add(table.get("table").asString());
      }
    }
    return tables;
  }

  /**
   * A round that was played.
   *
   * @param proof the round as the floor hands it out to be verified
   */
  record Played(String game, String round, int events, String proof) {}

  /** Sits, bets the minimum, for the meter too where there is one, plays, leaves. */
  Played playARound(String table) throws SaidNo {
    ask(table, "sit", "\"buyIn\":\"100\"");
    JsonNode open =
        when(
            table,
            view -> {
              answerOffer(table, view);
              return can(view, "bet") && bankIsIn(view);
            });
    int seat = open.get("you").get("seats").get(0).asInt();
    String round = open.get("round").asString();
    JsonNode limits = open.get("posted").get("limits");
    bet(table, seat, "ante", limits);
    if (limits.has("progressive")) {
      bet(table, seat, "progressive", limits);
    }
    ask(table, "ready", at(seat));
    when(table, view -> view.get("turn").asInt() == seat);
    ask(table, "play", at(seat));
    when(table, view -> isOver(view, round));
    int events = get("/api/rounds/" + round).get("events").size();
    String proof = text("/api/rounds/" + round + "/proof");
    ask(table, "stand", at(seat));
    return new Played(open.get("posted").get("game").asString(), round, events, proof);
  }

  private void bet(String table, int seat, String wager, JsonNode limits) throws SaidNo {
    long least = limits.get(wager).get("minimumCents").asLong() / 100;
    ask(table, "bet", at(seat) + ",\"wager\":\"" + wager + "\",\"amount\":\"" + least + "\"");
  }

  /** A condition that may ask something of the floor itself. */
  private interface Wanted {
    boolean isMet(JsonNode view) throws SaidNo;
  }

  private void answerOffer(String table, JsonNode view) throws SaidNo {
    if (can(view, "decline-bank")) {
      ask(table, "decline-bank", at(view.get("you").get("seats").get(0).asInt()));
    }
  }

  private static boolean can(JsonNode view, String verb) {
    for (JsonNode each : view.get("you").get("can")) {
      if (each.asString().equals(verb)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bankIsIn(JsonNode view) {
    return !view.has("bank") || view.get("bank").get("postedCents").asLong() > 0;
  }

  private static boolean isOver(JsonNode view, String round) {
    return !view.get("round").asString().equals(round)
        || view.get("phase").asString().equals("settled");
  }

  private static String at(int seat) {
    return "\"seat\":" + seat;
  }

  private JsonNode when(String table, Wanted wanted) throws SaidNo {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < until) {
      JsonNode view = get("/api/tables/" + table);
      if (wanted.isMet(view)) {
        return view;
      }
      try {
        Thread.sleep(LOOK_AGAIN_MILLIS);
      } catch (InterruptedException e) {
        throw new SaidNo("interrupted");
      }
    }
    throw new SaidNo("Table " + table + " keeps us waiting");
  }

  private void ask(String table, String verb, String more) throws SaidNo {
    String id = "\"id\":\"rehearsal-" + ++commands + "\"";
    post("/api/tables/" + table + "/" + verb, "{" + id + "," + more + "}");
  }

  private JsonNode get(String path) throws SaidNo {
    return Spelling.JSON.readTree(text(path));
  }

  private String text(String path) throws SaidNo {
    return send(HttpRequest.newBuilder(URI.create(home + path)).GET());
  }

  private void post(String path, String json) throws SaidNo {
    send(
        HttpRequest.newBuilder(URI.create(home + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  private String send(HttpRequest.Builder request) throws SaidNo {
    try {
      HttpResponse<String> response =
          client.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
      if (response.statusCode() >= 300) {
        throw new SaidNo(response.uri() + " answers " + response.body());
      }
      return response.body();
    } catch (IOException | InterruptedException e) {
      throw new SaidNo("The floor is not answering: " + e);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
