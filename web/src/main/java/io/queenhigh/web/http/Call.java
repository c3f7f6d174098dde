package io.queenhigh.web.http;

import io.javalin.http.Context;
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
  private final Context context;
  private final Optional<Who> who;
  private final Caller caller;

  Call(Route route, Context context, Optional<Who> who, Caller caller) {
    this.route = route;
    this.context = context;
    this.who = who;
    this.caller = caller;
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

  /** The network address of the one who asks. */
  public String address() {
    return caller.address();
  }

  /** The secret that the caller's cookie holds. */
  public String token() {
    return caller.token().orElse("");
  }

  public String path() {
    return context.path();
  }

  /** A part of the path. */
  public String part(String name) {
    return context.pathParam(name);
  }

  public Optional<String> query(String name) {
    return given(context.queryParam(name));
  }

  public Optional<String> header(String name) {
    return given(context.header(name));
  }

  private static Optional<String> given(@Nullable String text) {
    return Optional.ofNullable(text).filter(value -> !value.isEmpty());
  }

  /** Reads the body and goes on with what it says, or answers what is wrong with it. */
  public <T> Response read(Function<Fields, T> form, Function<T, Response> then) {
    return Bodies.read(context.req())
        .map(body -> read(asked(), body, form, then))
        .orElseGet(
            () ->
                Response.no(
                    Problem.Kind.TOO_LARGE,
                    "The body has more than %d bytes; send less.".formatted(Bodies.MOST_BYTES)));
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
