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
import tools.jackson.databind.JsonNode;

/** Somebody of the jackpot demo at his own HTTP client, as curl would be used. */
public final class JackpotPerson implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final String name;
  private final String home;
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .cookieHandler(new CookieManager())
          .build();
  private int commands;

  JackpotPerson(String name, int port) {
    this.name = name;
    this.home = "http://localhost:" + port;
  }

  /** What the floor said. */
  record Heard(int status, JsonNode body) {
    boolean isDone() {
      return status < 300;
    }

    /** A problem in a line, with its clause where a rule speaks. */
    String no() {
      String clause = body.path("clause").asString("");
      return body.path("detail").asString() + (clause.isEmpty() ? "" : " (" + clause + ")");
    }
  }

  String name() {
    return name;
  }

  /** Gives a command; whether it is taken is for the floor to say. */
  Heard ask(String path, String fields) throws SaidNo {
    String id = "\"id\":\"%s-%08d\"".formatted(name, ++commands);
    return post(path, "{" + id + (fields.isEmpty() ? "" : "," + fields) + "}");
  }

  /** Gives a command that must be taken. */
  void command(String path, String fields) throws SaidNo {
    done(path, ask(path, fields));
  }

  void enter(String path, String json) throws SaidNo {
    done(path, post(path, json));
  }

  JsonNode get(String path) throws SaidNo {
    Heard heard = send(HttpRequest.newBuilder(URI.create(home + path)).GET());
    done(path, heard);
    return heard.body();
  }

  private void done(String path, Heard heard) throws SaidNo {
    if (!heard.isDone()) {
      throw new SaidNo(name + " was refused at " + path + ": " + heard.no());
    }
  }

  private Heard post(String path, String json) throws SaidNo {
    return send(
        HttpRequest.newBuilder(URI.create(home + path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  private Heard send(HttpRequest.Builder request) throws SaidNo {
    try {
      HttpResponse<String> response =
          client.send(request.timeout(PATIENCE).build(), BodyHandlers.ofString());
      String body = response.body().isEmpty() ? "{}" : response.body();
      return new Heard(response.statusCode(), Spelling.JSON.readTree(body));
    } catch (IOException | InterruptedException e) {
      throw new SaidNo("The floor is not answering: " + e);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
