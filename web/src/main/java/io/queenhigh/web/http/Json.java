package io.queenhigh.web.http;

import io.queenhigh.floor.journal.Spelling;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON in, strictly; JSON out, as the floor spells it. */
public final class Json {

  /** Deeper than any body of ours, and shallow enough that nobody can tire the parser with it. */
  private static final int DEEPEST = 12;

  private static final JsonMapper STRICT =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(40)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /** What a body says, or why it is no JSON. */
  sealed interface Parsed {
    record Value(JsonNode node) implements Parsed {}

    record NoJson(String why) implements Parsed {}
  }

  private Json() {}

  static Parsed parse(byte[] body) {
    try {
      return new Parsed.Value(STRICT.readTree(body));
    } catch (JacksonException e) {
      return new Parsed.NoJson(e.getOriginalMessage() + place(e.getLocation()));
    }
  }

  private static String place(@Nullable TokenStreamLocation location) {
    return location == null || location.getLineNr() < 1
        ? ""
        : " (line %d, column %d)".formatted(location.getLineNr(), location.getColumnNr());
  }

  /** The same for every order in which an object's fields may come. */
  static String sorted(JsonNode node) {
    if (node.isObject()) {
      return new TreeSet<>(node.propertyNames())
          .stream()
              .map(name -> text(name) + ":" + sorted(node.get(name)))
              .collect(Collectors.joining(",", "{", "}"));
    }
    return node.isArray()
        ? node.valueStream().map(Json::sorted).collect(Collectors.joining(",", "[", "]"))
        : node.toString();
  }

  static byte[] bytes(Object value) {
    return Spelling.JSON.writeValueAsBytes(value);
  }

  public static String text(Object value) {
    return Spelling.JSON.writeValueAsString(value);
  }
}
