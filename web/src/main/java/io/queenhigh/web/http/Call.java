package io.queenhigh.web.http;

import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Fields.Read;
import io.queenhigh.web.http.Json.Parsed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A request that has passed the gate. */
public final class Call {
  private static final String COOKIE = "qh";

  /**
   * By this prefix a browser sees to it that no other host and no plain http has set the cookie.
   */
  private static final String ONLY_FROM_US = "__Host-";

  private final Route route;
  private final Asking asking;
  private final Optional<Who> who;
  private final Caller caller;

  Call(Route route, Asking asking, Optional<Who> who, Caller caller) {
    this.route = route;
    this.asking = asking;
    this.who = who;
    this.caller = caller;
  }

  /** What another node has let through its gate. */
  static Call passedOn(Route route, PassedOn asked) {
    return new Call(
        route, asked, asked.who(), new Caller(asked.from(), false, false, Optional.empty()));
  }

  public Route route() {
    return route;
  }

  /** Who is signed in; routes that are not for anyone have somebody. */
  public Who who() {
    return who.orElseThrow();
  }

  public Optional<Who> whoIfAny() {
    return who;
  }

  Caller caller() {
    return caller;
  }

  /** The network address of the one who asks. */
  public String address() {
    return caller.address();
  }

  /** The secret that the caller's cookie holds. */
  public String token() {
    return caller.token().orElse("");
  }

  public String path() {
    return asking.path();
  }

  /** A part of the path. */
  public String part(String name) {
    return asking.part(name);
  }

  public Optional<String> query(String name) {
    return given(asking.query(name));
  }

  public Optional<String> header(String name) {
    return given(asking.header(name));
  }

  private static Optional<String> given(@Nullable String text) {
    return Optional.ofNullable(text).filter(value -> !value.isEmpty());
  }

  /** Reads the body and goes on with what it says, or answers what is wrong with it. */
  public <T> Response read(Function<Fields, T> form, Function<T, Response> then) {
    Optional<byte[]> body = asking.body();
    return asking
        .lost()
        .orElseGet(
            () -> body.map(all -> read(asked(), all, form, then)).orElseGet(Bodies::tooLarge));
  }

  private String asked() {
    return route.verb() + " " + path();
  }

  private static <T> Response read(
      String asked, byte[] body, Function<Fields, T> form, Function<T, Response> then) {
    return switch (Json.parse(body)) {
      case Parsed.NoJson(String why) ->
          Response.no(Problem.Kind.MALFORMED, "The body is not JSON: " + why);
      case Parsed.Value(JsonNode node) when !node.isObject() ->
          Response.no(Problem.Kind.MALFORMED, "The body must be one JSON object.");
      case Parsed.Value(JsonNode node) ->
          switch (Fields.read(asked, node, form)) {
            case Read.Good<T>(T value) -> then.apply(value);
            case Read.Bad<T>(List<Problem.WrongField> fields) ->
                new Response.No(Problem.invalid(fields));
          };
    };
  }

  static String cookieName(boolean https) {
    return https ? ONLY_FROM_US + COOKIE : COOKIE;
  }

  /** The header that gives the caller a session, or with an empty token takes it away. */
  public String cookie(String token, Duration age) {
    return cookieName(caller.secure())
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
        + age.toSeconds()
        + (caller.secure() ? "; Secure" : "");
  }
}
