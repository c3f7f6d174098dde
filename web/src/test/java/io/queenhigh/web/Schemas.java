package io.queenhigh.web;

import io.queenhigh.web.pages.Contract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Holds JSON against the contract's schemas: as much of JSON Schema as the contract uses. */
final class Schemas {
  private static final Set<String> UNDERSTOOD =
      Set.of(
          "$ref",
          "type",
          "description",
          "example",
          "format",
          "properties",
          "required",
          "additionalProperties",
          "items",
          "enum",
          "pattern",
          "minLength",
          "maxLength",
          "minimum",
          "maximum");

  private final Contract contract;

  Schemas(Contract contract) {
    this.contract = contract;
  }

  /** What does not fit, each with its place. */
  List<String> misfits(JsonNode value, Map<?, ?> schema) {
    List<String> misfits = new ArrayList<>();
    check(value, schema, "$", misfits);
    return misfits;
  }

  private void check(JsonNode value, Map<?, ?> unresolved, String at, List<String> misfits) {
    Map<?, ?> schema = contract.resolve(unresolved);
    for (Object key : schema.keySet()) {
      if (!UNDERSTOOD.contains(key)) {
        misfits.add(at + ": this checker does not know " + key);
      }
    }
    String type = Contract.string(schema.get("type"));
    if (!isA(value, type)) {
      misfits.add(at + ": " + value + " is no " + type);
      return;
    }
    List<?> values = Contract.list(schema.get("enum"));
    if (!values.isEmpty() && !values.contains(value.asString())) {
      misfits.add(at + ": " + value + " is none of " + values);
    }
    switch (type) {
      case "object" -> checkObject(value, schema, at, misfits);
      case "array" -> {
        for (int i = 0; i < value.size(); i++) {
          check(value.get(i), Contract.map(schema.get("items")), at + "[" + i + "]", misfits);
        }
      }
      case "string" -> checkText(value.asString(), schema, at, misfits);
      case "integer" -> checkNumber(value.asLong(), schema, at, misfits);
      default -> {}
    }
  }

  private static boolean isA(JsonNode value, String type) {
    return switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "boolean" -> value.isBoolean();
      case "" -> true;
      default -> false;
    };
  }

  private void checkObject(JsonNode value, Map<?, ?> schema, String at, List<String> misfits) {
    Map<?, ?> properties = Contract.map(schema.get("properties"));
    for (Object name : Contract.list(schema.get("required"))) {
      if (!value.has(Contract.string(name))) {
        misfits.add(at + ": " + name + " is missing");
      }
    }
    Object others = schema.get("additionalProperties");
    value
        .properties()
        .forEach(
            field -> {
              String place = at + "." + field.getKey();
              if (properties.containsKey(field.getKey())) {
                Map<?, ?> property = Contract.map(properties.get(field.getKey()));
                check(field.getValue(), property, place, misfits);
              } else if (Boolean.FALSE.equals(others)) {
                misfits.add(place + ": is not in the contract");
              } else if (others instanceof Map<?, ?> other) {
                check(field.getValue(), other, place, misfits);
              }
            });
  }

  private static void checkText(String text, Map<?, ?> schema, String at, List<String> misfits) {
    if (schema.get("pattern") instanceof String pattern && !text.matches(pattern)) {
      misfits.add(at + ": \"" + text + "\" does not match " + pattern);
    }
    if (schema.get("minLength") instanceof Integer least && text.length() < least) {
      misfits.add(at + ": is too short");
    }
    if (schema.get("maxLength") instanceof Integer most && text.length() > most) {
      misfits.add(at + ": is too long");
    }
  }

  private static void checkNumber(long number, Map<?, ?> schema, String at, List<String> misfits) {
    if (schema.get("minimum") instanceof Integer least && number < least) {
      misfits.add(at + ": is too small");
    }
    if (schema.get("maximum") instanceof Integer most && number > most) {
      misfits.add(at + ": is too large");
    }
  }

  Map<?, ?> named(String name) {
    return contract.at("components", "schemas", name);
  }

  /** Every schema of the contract that has an example, by name. */
  Stream<Map.Entry<?, ?>> withExamples() {
    return contract.at("components", "schemas").entrySet().stream()
        .<Map.Entry<?, ?>>map(entry -> entry)
        .filter(entry -> Contract.map(entry.getValue()).get("example") != null);
  }
}
