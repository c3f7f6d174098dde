package io.queenhigh.floor.journal;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The promise of a list of shapes as JSON Schema (2020-12), one definition for every name and
 * version, for programs that are not ours.
 */
public final class StoredSchema {

  private static final ObjectMapper JSON = JsonMapper.builder().build();
  private static final Pattern STEP = Pattern.compile("([A-Za-z0-9]+)((?:\\?|\\[]|\\{\\w*})*)");
  private static final Pattern MARK = Pattern.compile("\\?|\\[]|\\{\\w*}");
  private static final String ONE_OF = "one of ";

  private StoredSchema() {}

  /** The whole schema; {@code shapes} are lines such as {@code settlement.wagers[].cents long}. */
  public static ObjectNode of(String list, Map<String, List<String>> shapes) {
    ObjectNode schema = JSON.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("$id", "urn:queenhigh:schema:" + list);
    schema.put("title", "What Queenhigh stores: " + list);
    schema.put(
        "$comment",
        "Made from floor/src/test/resources/format/%s.txt. A definition is a line of the journal (its payload, by the line's"
                .formatted(list)
            + " type) or a thing kept beside it, by name and version; docs/format.md says the rest.");
    ObjectNode definitions = schema.putObject("$defs");
    shapes.forEach((name, lines) -> definitions.set(name, one(name, lines)));
    return schema;
  }

  /** The definition of one name and version. */
  static ObjectNode one(String name, List<String> lines) {
    ObjectNode object = object();
    for (String line : lines) {
      if (!line.strip().equals("nothing")) {
        String[] parts = line.strip().split("  ", 2);
        add(object, parts[0], parts[1]);
      }
    }
    // A line of the journal says its version in its type, a thing beside it in itself.
    boolean beside = Character.isLowerCase(name.charAt(0));
    if (beside && name.contains("/")) {
      long version = Long.parseLong(name.substring(name.indexOf('/') + 1));
      ((ObjectNode) object.get("properties")).putObject("format").put("const", version);
      ((ArrayNode) object.get("required")).add("format");
    }
    return object;
  }

  private static void add(ObjectNode object, String path, String word) {
    Matcher step = STEP.matcher(path);
    if (!step.lookingAt()) {
      throw new IllegalArgumentException("no path: " + path);
    }
    String name = step.group(1);
    String marks = step.group(2);
    ObjectNode properties = (ObjectNode) object.get("properties");
    ObjectNode property = (ObjectNode) properties.get(name);
    if (property == null) {
      property = properties.putObject(name);
      if (!marks.contains("?")) {
        ((ArrayNode) object.get("required")).add(name);
      }
    }
    boolean end = step.end() == path.length();
    if (end && marks.endsWith("{}") && word.startsWith(ONE_OF)) {
      // What a map goes by; what it holds follows on lines of its own.
      ObjectNode map = within(property, marks.substring(0, marks.length() - 2));
      map.put("type", "object");
      map.putObject("propertyNames").set("enum", words(word));
      return;
    }
    ObjectNode value = within(property, marks);
    if (end) {
      describe(value, word);
    } else {
      if (!value.has("properties")) {
        value.setAll(object());
      }
      add(value, path.substring(step.end() + 1), word);
    }
  }

  /** Through lists and maps to what they hold. */
  private static ObjectNode within(ObjectNode outer, String marks) {
    ObjectNode here = outer;
    Matcher mark = MARK.matcher(marks);
    while (mark.find()) {
      switch (mark.group()) {
        case "?" -> {}
        case "[]" -> {
          here.put("type", "array");
          here = child(here, "items");
        }
        default -> {
          here.put("type", "object");
          if (mark.group().equals("{int}")) {
            child(here, "propertyNames").put("pattern", "^-?[0-9]+$");
          }
          here = child(here, "additionalProperties");
        }
      }
    }
    return here;
  }

  private static ObjectNode child(ObjectNode node, String name) {
    return node.get(name) instanceof ObjectNode there ? there : node.putObject(name);
  }

  private static void describe(ObjectNode value, String word) {
    switch (word) {
      case "int", "long", "number of any size" -> value.put("type", "integer");
      case "true or false" -> value.put("type", "boolean");
      case "text" -> value.put("type", "string");
      case "date" -> value.put("type", "string").put("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$");
      case "card" -> value.put("type", "string").put("pattern", "^[2-9TJQKA][cdhs]$");
      case "game by id, choices[] and fingerprint" -> {
        value.setAll(object());
        add(value, "id", "text");
        add(value, "choices[]", "text");
        add(value, "fingerprint", "text");
      }
      default -> {
        if (!word.startsWith(ONE_OF)) {
          throw new IllegalArgumentException("nobody has said what a schema says of " + word);
        }
        value.set("enum", words(word));
      }
    }
  }

  private static ArrayNode words(String word) {
    ArrayNode words = JSON.createArrayNode();
    for (String one : word.substring(ONE_OF.length()).split(", ", -1)) {
      words.add(one);
    }
    return words;
  }

  private static ObjectNode object() {
    ObjectNode object = JSON.createObjectNode();
    object.put("type", "object");
    object.putObject("properties");
    object.putArray("required");
    object.put("additionalProperties", false);
    return object;
  }
}
