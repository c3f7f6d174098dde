package io.queenhigh.web.pages;

import io.queenhigh.web.http.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import tools.jackson.databind.json.JsonMapper;

/** The OpenAPI document that we wrote, as text and as a tree. */
public final class Contract {
  private static final String FILE = "/openapi.yaml";

  private final Map<?, ?> tree;

  private Contract(Map<?, ?> tree) {
    this.tree = tree;
  }

  public static String text() {
    try (InputStream in = Objects.requireNonNull(Contract.class.getResourceAsStream(FILE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Contract read() {
    Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
    return new Contract(map(yaml.load(text())));
  }

  /** All of it, and what every kind of no means. */
  public String json() {
    Map<String, Object> all = new LinkedHashMap<>(named(tree));
    all.put("x-problems", Stream.of(Problem.Kind.values()).map(Told::of).toList());
    return JsonMapper.shared().writeValueAsString(all);
  }

  private static Map<String, Object> named(Map<?, ?> map) {
    Map<String, Object> named = new LinkedHashMap<>();
    map.forEach((key, value) -> named.put(string(key), told(value)));
    return named;
  }

  private static Object told(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case Map<?, ?> map -> named(map);
      case List<?> list -> list.stream().map(Contract::told).toList();
      default -> value;
    };
  }

  private record Told(String kind, int status, String title, String advice) {
    static Told of(Problem.Kind kind) {
      return new Told(kind.key(), kind.status(), kind.title(), kind.advice());
    }
  }

  /** What stands under these keys; an empty map where nothing does. */
  public Map<?, ?> at(String... path) {
    Object node = tree;
    for (String step : path) {
      node = map(node).get(step);
    }
    return map(node);
  }

  /** What a reference points to, or the thing itself. */
  public Map<?, ?> resolve(@Nullable Object node) {
    Map<?, ?> map = map(node);
    return map.get("$ref") instanceof String ref
        ? resolve(at(ref.substring("#/".length()).split("/", -1)))
        : map;
  }

  public List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    at("paths")
        .forEach(
            (path, item) ->
                map(item)
                    .forEach(
                        (method, operation) -> {
                          if (!method.equals("parameters")) {
                            operations.add(
                                operation(string(path), string(method), map(item), map(operation)));
                          }
                        }));
    return operations;
  }

  private Operation operation(String path, String method, Map<?, ?> item, Map<?, ?> operation) {
    List<Map<?, ?>> parameters = new ArrayList<>();
    list(item.get("parameters")).forEach(one -> parameters.add(resolve(one)));
    list(operation.get("parameters")).forEach(one -> parameters.add(resolve(one)));
    Map<String, Map<?, ?>> responses = new TreeMap<>();
    map(operation.get("responses"))
        .forEach((status, response) -> responses.put(string(status), resolve(response)));
    return new Operation(
        method.toUpperCase(Locale.ROOT),
        path,
        string(operation.get("operationId")),
        list(operation.get("tags")).stream().map(Contract::string).findFirst().orElse(""),
        string(operation.get("summary")),
        string(operation.get("description")),
        list(operation.get("x-roles")).stream().map(Contract::string).toList(),
        parameters,
        schemaOf(resolve(operation.get("requestBody"))),
        responses);
  }

  /** The schema of a body or a response, in the first form that has one. */
  public static Map<?, ?> schemaOf(Map<?, ?> message) {
    return map(message.get("content")).values().stream()
        .map(Contract::map)
        .findFirst()
        .map(form -> map(form.get("schema")))
        .orElse(Map.of());
  }

  public static Map<?, ?> map(@Nullable Object node) {
    return node instanceof Map<?, ?> map ? map : Map.of();
  }

  public static List<?> list(@Nullable Object node) {
    return node instanceof List<?> list ? list : List.of();
  }

  public static String string(@Nullable Object node) {
    return node == null ? "" : node.toString();
  }
}
