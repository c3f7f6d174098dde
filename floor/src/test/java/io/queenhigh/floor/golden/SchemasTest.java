package io.queenhigh.floor.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.journal.JsonSchema;
import io.queenhigh.floor.journal.Shapes;
import io.queenhigh.floor.journal.StoredSchema;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.StoreKeys;
import io.queenhigh.floor.store.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The JSON Schemas in {@code docs/schemas} say what every floor there has been has written. */
class SchemasTest {

  private static final Vault VAULT = new Vault(StoreKeys.parse(Postgres.KEY, "the tests"));

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final Path DOCUMENTED = Path.of("..", "docs", "schemas");

  /** A name, a number, a filler: docs/format.md says which. Old forms of snapshots are not read. */
  private static final Set<String> BARE = Set.of("key", "ready", "session-seen", "people-bound");

  static List<GoldenFloor> all() throws IOException {
    return GoldenFloor.all();
  }

  @ParameterizedTest
  @ValueSource(strings = {"table", "link", "house"})
  void theDocumentedSchemasAreThoseOfThePromise(String list) throws IOException {
    String made = JSON.writeValueAsString(schema(list)) + "\n";
    Path folder = Files.createDirectories(Path.of("target", "schemas"));
    String file = list + ".schema.json";
    Files.writeString(folder.resolve(file), made);
    Path documented = DOCUMENTED.resolve(file);
    assertEquals(
        Files.exists(documented) ? Files.readString(documented) : "",
        made,
        "copy floor/target/schemas/%s to docs/schemas".formatted(file));
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyLineOfEveryFloorIsAsItsSchemaSays(GoldenFloor floor) throws IOException {
    for (String row : StoreText.JOURNAL.stored(floor.folder())) {
      String[] fields = row.split("\t", -1);
      String list =
          fields[0].contains("/") ? fields[0].substring(0, fields[0].indexOf('/')) : "house";
      check(list, fields[2], fields[3]);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyRowOfEveryFloorToo(GoldenFloor floor) throws IOException {
    for (String row : StoreText.KEPT.stored(floor.folder())) {
      String[] fields = row.split("\t", -1);
      String body = text(fields[0] + "/" + fields[1], fields[2]);
      String kind = fields[0].equals("link-day") ? "link-snapshot" : fields[0];
      String name = versioned(kind, body);
      List<String> lists = listsWith(name);
      assertTrue(
          !lists.isEmpty() || BARE.contains(kind) || kind.endsWith("snapshot"),
          () -> "no schema has " + name);
      for (String list : lists) {
        check(list, name, body);
      }
    }
  }

  private static List<String> listsWith(String name) throws IOException {
    List<String> lists = new ArrayList<>();
    for (String list : List.of("table", "link", "house")) {
      if (schema(list).get("$defs").has(name)) {
        lists.add(list);
      }
    }
    return lists;
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyRoundThatWasExportedToo(GoldenFloor floor) throws IOException {
    for (String round : floor.exportedRounds()) {
      // The golden floors have the fields of an export without the number of its form.
      if (round.contains("\"nonce\"")) {
        check("table", "exported round/2", "{\"format\":2," + round.substring(1));
      } else {
        check("table", "exported round", round);
      }
    }
  }

  @Test
  void aThingThatIsOtherwiseIsFound() throws IOException {
    assertEquals(
        Map.of(".more", "is not known"),
        JsonSchema.wrong(
            schema("house").get("$defs").get("LoggedIn"),
            JSON.readTree("{\"name\":\"ann\",\"more\":1}")));
    assertEquals(
        Map.of(".name", "is missing"),
        JsonSchema.wrong(schema("house").get("$defs").get("LoggedIn"), JSON.readTree("{}")));
    assertEquals(
        Map.of(".name", "is not of type string"),
        JsonSchema.wrong(
            schema("house").get("$defs").get("LoggedIn"), JSON.readTree("{\"name\":7}")));
  }

  private static void check(String list, String name, String body) throws IOException {
    JsonNode definition = schema(list).get("$defs").get(name);
    assertTrue(definition != null, list + " has no " + name);
    assertEquals(
        Map.of(), JsonSchema.wrong(definition, JSON.readTree(body)), () -> name + " " + body);
  }

  private static String versioned(String kind, String body) {
    JsonNode format = body.startsWith("{") ? JSON.readTree(body).path("format") : JSON.nullNode();
    return format.isIntegralNumber() ? kind + "/" + format.asLong() : kind;
  }

  private static String text(String place, String stored) {
    if (Vault.isBound(stored)) {
      return VAULT.unbind(place, stored);
    }
    return Vault.isSealed(stored) ? VAULT.open(place, stored) : stored;
  }

  private static final Map<String, JsonNode> SCHEMAS = new LinkedHashMap<>();

  private static JsonNode schema(String list) throws IOException {
    if (!SCHEMAS.containsKey(list)) {
      SCHEMAS.put(list, StoredSchema.of(list, Shapes.promised(list)));
    }
    return SCHEMAS.get(list);
  }
}
