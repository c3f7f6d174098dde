package io.queenhigh.floor.journal;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** Holds JSON against a schema: as much of JSON Schema as {@code docs/schemas} uses. */
public final class JsonSchema {

  private static final ObjectMapper JSON = JsonMapper.builder().build();

  private static final Set<String> UNDERSTOOD =
      Set.of(
          "$schema",
          "$id",
          "$comment",
          "$defs",
          "$ref",
          "title",
          "description",
          "type",
          "const",
          "enum",
          "pattern",
          "anyOf",
          "items",
          "properties",
          "required",
          "propertyNames",
          "additionalProperties");

  private final JsonNode root;
  private final Map<String, String> wrong = new LinkedHashMap<>();

  private JsonSchema(JsonNode root) {
    this.root = root;
  }

  /** What speaks against a thing: the place and the rule; empty when it is as the schema says. */
  public static Map<String, String> wrong(JsonNode schema, JsonNode thing) {
    return wrong(schema, schema, thing);
  }

  /** The same by a definition of a whole schema, which may name others of it. */
  public static Map<String, String> wrong(JsonNode root, JsonNode definition, JsonNode thing) {
    JsonSchema checked = new JsonSchema(root);
    checked.check(definition, thing, "");
    return checked.wrong;
  }

  private void check(JsonNode schema, JsonNode thing, String place) {
    for (String keyword : schema.propertyNames()) {
      if (!UNDERSTOOD.contains(keyword)) {
        throw new IllegalArgumentException("nobody checks " + keyword);
      }
    }
    if (schema.has("$ref")) {
      check(root.at(schema.get("$ref").asString().substring(1)), thing, place);
      return;
    }
    if (schema.has("anyOf")
        && schema.get("anyOf").valueStream().noneMatch(one -> wrong(root, one, thing).isEmpty())) {
      wrong.put(place, "is none of what it may be");
    }
    if (schema.has("type") && !isA(schema.get("type").asString(), thing)) {
      wrong.put(place, "is not of type " + schema.get("type").asString());
      return;
    }
    if (schema.has("const") && !schema.get("const").asString().equals(thing.asString())) {
      wrong.put(place, "is not " + schema.get("const"));
    }
    if (schema.has("enum")
        && schema.get("enum").valueStream().noneMatch(one -> one.equals(thing))) {
      wrong.put(place, thing + " is none of " + schema.get("enum"));
    }
    if (schema.has("pattern") && !thing.asString().matches(schema.get("pattern").asString())) {
      wrong.put(place, thing + " is not like " + schema.get("pattern"));
    }
    if (thing.isArray()) {
      int number = 0;
      for (JsonNode item : thing) {
        check(schema.path("items"), item, place + "[" + number++ + "]");
      }
    }
    if (thing.isObject() && !schema.has("anyOf")) {
      checkObject(schema, thing, place);
    }
  }

  private void checkObject(JsonNode schema, JsonNode thing, String place) {
    schema
        .path("required")
        .valueStream()
        .map(JsonNode::asString)
        .filter(name -> !thing.has(name))
        .forEach(name -> wrong.put(place + "." + name, "is missing"));
    JsonNode others = schema.path("additionalProperties");
    thing
        .properties()
        .forEach(
            field -> {
              String below = place + "." + field.getKey();
              if (schema.has("propertyNames")) {
                JsonNode name = JSON.getNodeFactory().stringNode(field.getKey());
                check(schema.get("propertyNames"), name, below + " (its name)");
              }
              JsonNode known = schema.path("properties").path(field.getKey());
              if (!known.isMissingNode()) {
                check(known, field.getValue(), below);
              } else if (others.isObject()) {
                check(others, field.getValue(), below);
              } else {
                wrong.put(below, "is not known");
              }
            });
  }

  private static boolean isA(String type, JsonNode thing) {
    return switch (type) {
      case "object" -> thing.isObject();
      case "array" -> thing.isArray();
      case "integer" -> thing.isIntegralNumber();
      case "boolean" -> thing.isBoolean();
      case "string" -> thing.isString();
      default -> throw new IllegalArgumentException(type);
    };
  }
}
