package io.queenhigh.web.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** An answer as it goes over the wire, for another node; a class, because of its bytes. */
public final class Answered {
  private final int status;
  private final String type;
  private final Map<String, String> headers;
  private final byte[] bytes;

  public Answered(int status, String type, Map<String, String> headers, byte[] bytes) {
    this.status = status;
    this.type = type;
    this.headers = Map.copyOf(headers);
    this.bytes = bytes.clone();
  }

  /** An answer that is no event stream. */
  public static Answered of(Response response, String path) {
    return switch (response) {
      case Response.Body(int status, String type, String text, Map<String, String> headers) ->
          new Answered(status, type, headers, text.getBytes(StandardCharsets.UTF_8));
      case Response.Bytes body ->
          new Answered(body.status(), body.type(), body.headers(), body.bytes());
      case Response.No(Problem problem) -> {
        Map<String, String> headers = new TreeMap<>();
        problem
            .retryAfterSeconds()
            .ifPresent(seconds -> headers.put("Retry-After", seconds.toString()));
        yield new Answered(
            problem.kind().status(),
            ResponseWriter.PROBLEM,
            headers,
            Json.bytes(problem.json(path)));
      }
      case Response.Events _ -> throw new IllegalStateException("a stream is not written at once");
    };
  }

  public Response response() {
    return Response.passedOn(status, type, bytes, headers);
  }

  public int status() {
    return status;
  }

  public String type() {
    return type;
  }

  public Map<String, String> headers() {
    return headers;
  }

  public byte[] bytes() {
    return bytes.clone();
  }
}
