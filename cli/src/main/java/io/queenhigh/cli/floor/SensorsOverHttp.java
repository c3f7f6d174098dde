package io.queenhigh.cli.floor;

import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.rules.money.Dollars;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/** A box with sensors beside a table, as the floor sees it. */
final class SensorsOverHttp implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final String home;
  private final String table;
  private final String run = UUID.randomUUID().toString().substring(0, 8);
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .cookieHandler(new CookieManager())
          .build();
  private int commands;

  SensorsOverHttp(String home, String table) {
    this.home = home.replaceAll("/+$", "");
    this.table = table;
  }

  void signIn(String name, String password) throws SaidNo {
    post(
        "/api/login", Spelling.JSON.writeValueAsString(Map.of("name", name, "password", password)));
  }

  int places() throws SaidNo {
    return view().path("posted").path("places").asInt();
  }

  String round() throws SaidNo {
    return view().path("round").asString();
  }

  /** The least that a sensor takes, in dollars. */
  String unit() throws SaidNo {
    return Dollars.text(
        view().path("posted").path("limits").path("progressive").path("minimumCents").asLong());
  }

  /** What lies on the sensors from now on, in dollars by seat. */
  void set(Map<Integer, String> chips) throws SaidNo {
    command("/sensors", Map.of("sensors", chips));
  }

  void press(String button) throws SaidNo {
    command("/controller/" + button, Map.of());
  }

  private void command(String path, Map<String, ?> fields) throws SaidNo {
    Map<String, Object> body = new TreeMap<>(fields);
    body.put("id", "sensors-" + run + "-" + ++commands);
    post("/api/tables/" + table + path, Spelling.JSON.writeValueAsString(body));
  }

  private JsonNode view() throws SaidNo {
    return Spelling.JSON.readTree(send(request("/api/tables/" + table).GET()));
  }

  private void post(String path, String json) throws SaidNo {
    send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  private HttpRequest.Builder request(String path) throws SaidNo {
    try {
      return HttpRequest.newBuilder(URI.create(home + path));
    } catch (IllegalArgumentException e) {
      throw new SaidNo("\"" + home + "\" is not the address of a floor");
    }
  }

  private String send(HttpRequest.Builder request) throws SaidNo {
    try {
      HttpResponse<String> response =
          client.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
      if (response.statusCode() >= 300) {
        throw new SaidNo(said(response.body()));
      }
      return response.body();
    } catch (IOException | InterruptedException e) {
      throw new SaidNo("The floor is not answering: " + e);
    }
  }

  /** A refusal in its own words, with the clause where there is one. */
  private static String said(String body) {
    JsonNode problem = Spelling.JSON.readTree(body);
    String clause = problem.path("clause").asString("");
    return problem.path("detail").asString(body) + (clause.isEmpty() ? "" : " (" + clause + ")");
  }

  @Override
  public void close() {
    client.close();
  }
}
