package io.queenhigh.web.http;

import io.queenhigh.floor.people.Who;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** What a handler answers. */
public sealed interface Response {

  record Body(int status, String type, String text, Map<String, String> headers)
      implements Response {
    public Body {
      headers = Map.copyOf(headers);
    }

    public Body with(String header, String value) {
      Map<String, String> more = new TreeMap<>(headers);
      more.put(header, value);
      return new Body(status, type, text, more);
    }
  }

  /** A body that is not text of ours; a class, because records compare arrays by identity. */
  final class Bytes implements Response {
    private final int status;
    private final String type;
    private final byte[] bytes;
    private final Map<String, String> headers;

    private Bytes(int status, String type, byte[] bytes, Map<String, String> headers) {
      this.status = status;
      this.type = type;
      this.bytes = bytes;
      this.headers = headers;
    }

    public Bytes with(String header, String value) {
      Map<String, String> more = new TreeMap<>(headers);
      more.put(header, value);
      return new Bytes(status, type, bytes, more);
    }

    /** Other bytes under the same headers. */
    public Bytes of(byte[] other) {
      return new Bytes(status, type, other, headers);
    }

    int status() {
      return status;
    }

    String type() {
      return type;
    }

    byte[] bytes() {
      return bytes;
    }

    Map<String, String> headers() {
      return headers;
    }
  }

  record No(Problem problem) implements Response {}

  /**
   * An event stream, kept open until one side ends it.
   *
   * @param reader who reads it, if he is signed in
   * @param source starts to speak into the stream; what it returns stops it
   */
  record Events(Optional<Who> reader, Function<EventStream, AutoCloseable> source)
      implements Response {}

  String JSON = "application/json";
  String HTML = "text/html; charset=utf-8";
  String TEXT = "text/plain; charset=utf-8";

  static Body json(Object value) {
    return json(200, value);
  }

  static Body json(int status, Object value) {
    return new Body(status, JSON, Json.text(value), Map.of());
  }

  static Body text(String type, String text) {
    return new Body(200, type, text, Map.of());
  }

  static Bytes bytes(String type, byte[] bytes) {
    return new Bytes(200, type, bytes, Map.of());
  }

  /** As another node has answered. */
  static Bytes passedOn(int status, String type, byte[] bytes, Map<String, String> headers) {
    return new Bytes(status, type, bytes, Map.copyOf(headers));
  }

  static Body nothing() {
    return new Body(204, "", "", Map.of());
  }

  static Response no(Problem.Kind kind, String detail) {
    return new No(Problem.of(kind, detail));
  }
}
