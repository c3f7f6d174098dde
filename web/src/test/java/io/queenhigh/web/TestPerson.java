package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.journal.Spelling;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/**
 * Somebody with an HTTP client and perhaps a cookie. Whatever he is told must be as the contract
 * says.
 */
public final class TestPerson {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final AtomicLong COMMANDS = new AtomicLong();

  private final String url;
  private String cookie = "";

  public TestPerson(String url) {
    this.url = url;
  }

  /** What somebody got. */
  public record Got(HttpResponse<String> response) {

    public int status() {
      return response.statusCode();
    }

    public String body() {
      return response.body();
    }

    public Optional<String> header(String name) {
      return response.headers().firstValue(name);
    }

    public JsonNode json() {
      return Spelling.JSON.readTree(body());
    }

    public Got expect(int status) {
      assertEquals(status, status(), () -> response.request() + "\n" + body());
      return this;
    }
  }

  /** The same session in another hand. */
  public TestPerson copy() {
    return at(url);
  }

  /** The same session at another server of the house. */
  public TestPerson at(String otherUrl) {
    TestPerson copy = new TestPerson(otherUrl);
    copy.cookie = cookie;
    return copy;
  }

  /** Somebody who holds this cookie. */
  public TestPerson with(String held) {
    cookie = held;
    return this;
  }

  public String cookie() {
    return cookie;
  }

  public Got get(String path) {
    return send(request(path).GET().build());
  }

  public Got post(String path, String json) {
    return send("POST", path, json);
  }

  /** Gives a table command under an id of its own. */
  public Got command(String path, String fields) {
    return send("POST", path, "{\"id\":\"" + nextId() + "\"" + fields + "}");
  }

  public static String nextId() {
    return "command-%08d".formatted(COMMANDS.incrementAndGet());
  }

  public Got send(String method, String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(json))
            .build());
  }

  public HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(url + path)).timeout(Duration.ofSeconds(30));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  public Got send(HttpRequest request) {
    try {
      HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
      Pledge.hold(response);
      return new Got(response);
    } catch (IOException e) {
      throw new IllegalStateException(request + ": " + e, e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
