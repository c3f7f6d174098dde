package io.queenhigh.web.http;

import io.javalin.http.Context;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Route.Verb;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A request that has passed the gate of one node and can be answered by any: as often as it takes,
 * because whatever changes something has an id of its own. A class, because records compare arrays
 * by identity.
 */
public final class PassedOn implements Asking {

  private static final String LAST = "Last-Event-ID";

  /** Others are of no interest to handlers of tables and links. */
  private static final List<String> HEADERS = List.of(LAST, "Prefer", "If-None-Match");

  private final Verb verb;
  private final String route;
  private final String path;
  private final Map<String, String> parts;
  private final Map<String, String> query;
  private final Map<String, String> headers;
  private final Optional<Who> who;
  private final String from;
  private final byte[] body;

  /**
   * As it has come from another node.
   *
   * @param route the path of its route, as the list of routes spells it
   * @param parts of the path, by name
   * @param from the network address of the one who asks
   */
  public PassedOn(
      Verb verb,
      String route,
      String path,
      Map<String, String> parts,
      Map<String, String> query,
      Map<String, String> headers,
      Optional<Who> who,
      String from,
      byte[] body) {
    this.verb = verb;
    this.route = route;
    this.path = path;
    this.parts = Map.copyOf(parts);
    this.query = Map.copyOf(query);
    this.headers = Map.copyOf(headers);
    this.who = who;
    this.from = from;
    this.body = body.clone();
  }

  /** Empty when its body is more than we take. */
  static Optional<PassedOn> of(Route route, Context context, Optional<Who> who, String from) {
    Map<String, String> query = new TreeMap<>();
    context
        .queryParamMap()
        .forEach((name, all) -> all.stream().findFirst().ifPresent(one -> query.put(name, one)));
    Map<String, String> headers = new TreeMap<>();
    for (String name : HEADERS) {
      Optional.ofNullable(context.header(name)).ifPresent(one -> headers.put(name, one));
    }
    return Bodies.read(context.req())
        .map(
            body ->
                new PassedOn(
                    route.verb(),
                    route.path(),
                    context.path(),
                    context.pathParamMap(),
                    query,
                    headers,
                    who,
                    from,
                    body));
  }

  /** The same, taken up after an event. */
  public PassedOn after(long event) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(LAST, Long.toString(event));
    return new PassedOn(verb, route, path, parts, query, more, who, from, body);
  }

  public Verb verb() {
    return verb;
  }

  public String route() {
    return route;
  }

  @Override
  public String path() {
    return path;
  }

  public Map<String, String> parts() {
    return parts;
  }

  public Map<String, String> queries() {
    return query;
  }

  public Map<String, String> headers() {
    return headers;
  }

  public Optional<Who> who() {
    return who;
  }

  public String from() {
    return from;
  }

  public byte[] bytes() {
    return body.clone();
  }

  @Override
  public String part(String name) {
    return Optional.ofNullable(parts.get(name))
        .orElseThrow(() -> new IllegalArgumentException("no part " + name));
  }

  @Override
  public @Nullable String query(String name) {
    return query.get(name);
  }

  @Override
  public @Nullable String header(String name) {
    return headers.get(name);
  }

  @Override
  public Optional<byte[]> body() {
    return Optional.of(bytes());
  }

  /** The gate that he came to has seen to it, when it had all of what he sent. */
  @Override
  public Optional<Response> lost() {
    return Optional.empty();
  }
}
