package io.queenhigh.web.http;

import io.queenhigh.floor.store.CommandId;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Problem.WrongField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a JSON object, read one by one. What is wrong is noted and a stand-in is returned,
 * so that a caller hears of all his slips at once; nobody acts on the stand-ins.
 */
public final class Fields {
  private final String asked;
  private final JsonNode object;
  private final String path;
  private final List<WrongField> wrong;
  private final Set<String> known = new LinkedHashSet<>();

  /** What came out of the fields, or all that is wrong with them. */
  sealed interface Read<T> {
    record Good<T>(T value) implements Read<T> {}

    record Bad<T>(List<WrongField> fields) implements Read<T> {}
  }

  private Fields(String asked, JsonNode object, String path, List<WrongField> wrong) {
    this.asked = asked;
    this.object = object;
    this.path = path;
    this.wrong = wrong;
  }

  /**
   * Reads an object.
   *
   * @param asked what is asked for with it: method and path
   */
  static <T> Read<T> read(String asked, JsonNode object, Function<Fields, T> form) {
    List<WrongField> wrong = new ArrayList<>();
    T value = new Fields(asked, object, "", wrong).whole(form);
    return wrong.isEmpty() ? new Read.Good<>(value) : new Read.Bad<>(wrong);
  }

  private <T> T whole(Function<Fields, T> form) {
    T value = form.apply(this);
    for (String name : object.propertyNames()) {
      if (!known.contains(name)) {
        note(name, "is unknown here" + offer());
      }
    }
    return value;
  }

  private String offer() {
    return known.isEmpty() ? "; no field is" : "; known: " + String.join(", ", known);
  }

  public boolean has(String name) {
    known.add(name);
    JsonNode node = object.get(name);
    return node != null && !node.isNull();
  }

  public String text(String name, int least, int most) {
    if (!has(name)) {
      return missing(name, "");
    }
    JsonNode node = object.get(name);
    if (!node.isString()) {
      return note(name, "must be a text in quotes", "");
    }
    String text = node.asString();
    int length = text.codePointCount(0, text.length());
    if (length < least || length > most) {
      String span = least == most ? String.valueOf(least) : least + " to " + most;
      return note(name, "must have %s characters".formatted(span), "");
    }
    if (text.chars().anyMatch(Character::isISOControl)) {
      return note(name, "must not have control characters", "");
    }
    return text;
  }

  /** A text of letters, digits, dots, dashes and underscores. */
  public String word(String name, int least, int most) {
    String text = text(name, least, most);
    return text.matches("[A-Za-z0-9._-]*")
        ? text
        : note(name, "may have letters, digits, '.', '-' and '_' only", "");
  }

  /** The sender's own id of what he asks, together with what that is. */
  public String commandId(String name, int least, int most) {
    return CommandId.stored(word(name, least, most), asked + " " + Json.sorted(object));
  }

  public Optional<String> ifText(String name, int most) {
    return has(name) ? Optional.of(text(name, 0, most)) : Optional.empty();
  }

  public long whole(String name, long least, long most) {
    if (!has(name)) {
      return missing(name, least);
    }
    JsonNode node = object.get(name);
    if (!node.isIntegralNumber() || !node.canConvertToLong()) {
      return note(name, "must be a whole number", least);
    }
    long number = node.asLong();
    return least <= number && number <= most
        ? number
        : note(name, "must be from %d to %d".formatted(least, most), least);
  }

  public int small(String name, int least, int most) {
    return Math.toIntExact(whole(name, least, most));
  }

  public boolean truth(String name) {
    if (!has(name)) {
      return missing(name, false);
    }
    JsonNode node = object.get(name);
    return node.isBoolean() ? node.asBoolean() : note(name, "must be true or false", false);
  }

  /** Dollars as people write them, {@code "25"} or {@code "2.50"}; in cents. */
  public long dollars(String name) {
    if (!has(name)) {
      return missing(name, 0L);
    }
    JsonNode node = object.get(name);
    if (!node.isString()) {
      return note(name, "must be dollars in quotes, like \"25\" or \"2.50\"", 0L);
    }
    return Dollars.parse(node.asString())
        .orElseGet(() -> note(name, "must be dollars, like \"25\" or \"2.50\"", 0L));
  }

  /** One of the named values. */
  public <T> T oneOf(String name, Map<String, T> values, T standIn) {
    if (!has(name)) {
      return missing(name, standIn);
    }
    JsonNode node = object.get(name);
    T value = node.isString() ? values.get(node.asString()) : null;
    return value != null
        ? value
        : note(name, "must be one of " + String.join(", ", values.keySet()), standIn);
  }

  /** One of an enum's constants, spelled as everywhere in JSON: {@code house-dealers-left}. */
  public <E extends Enum<E>> E oneOf(String name, Class<E> type) {
    E[] constants = type.getEnumConstants();
    Map<String, E> values =
        Stream.of(constants)
            .collect(
                Collectors.toMap(
                    constant -> Key.of(constant.name()),
                    Function.identity(),
                    (first, _) -> first,
                    LinkedHashMap::new));
    return oneOf(name, values, constants[0]);
  }

  /** What a reader makes of a text; empty is no value. */
  public <T> T parsed(String name, Function<String, Optional<T>> reader, String what, T standIn) {
    if (!has(name)) {
      return missing(name, standIn);
    }
    JsonNode node = object.get(name);
    Optional<T> value = node.isString() ? reader.apply(node.asString()) : Optional.empty();
    return value.orElseGet(() -> note(name, "must be " + what, standIn));
  }

  public List<String> texts(String name, int most, int longest) {
    if (!has(name)) {
      return missing(name, List.of());
    }
    JsonNode node = object.get(name);
    if (!node.isArray() || node.size() > most) {
      return note(name, "must be a list of at most %d texts".formatted(most), List.of());
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode one : node) {
      if (!one.isString() || one.asString().length() > longest) {
        return note(name, "must hold texts of at most %d characters".formatted(longest), List.of());
      }
      texts.add(one.asString());
    }
    return texts;
  }

  /** An object inside this one. */
  public <T> T object(String name, Function<Fields, T> form, T standIn) {
    if (!has(name)) {
      return missing(name, standIn);
    }
    JsonNode node = object.get(name);
    return node.isObject()
        ? new Fields(asked, node, path + name + ".", wrong).whole(form)
        : note(name, "must be an object", standIn);
  }

  /** The names of the fields that are there, for objects whose keys are data. */
  public List<String> names() {
    List<String> names = List.copyOf(object.propertyNames());
    known.addAll(names);
    return names;
  }

  /** Notes that a field cannot be taken. */
  public <T> T note(String name, String detail, T standIn) {
    note(name, detail);
    return standIn;
  }

  private <T> T missing(String name, T standIn) {
    return note(name, "is missing", standIn);
  }

  private void note(String name, String detail) {
    wrong.add(new WrongField(path + shortened(name), detail));
  }

  /** A field name comes from the caller; a problem must not grow with it. */
  private static String shortened(String name) {
    String shown = name.replaceAll("[^\\x20-\\x7e]", "?");
    return shown.length() <= 40 ? shown : shown.substring(0, 40) + "…";
  }
}
