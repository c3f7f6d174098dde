package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What stored things look like, without any of Java's names: every component by its path, and what
 * stands there. The lists in {@code src/test/resources/format} are the promise; nothing in them is
 * ever changed but to add a new version, or a constant.
 */
public final class Shapes {

  private final SpelledNames names;

  private Shapes(SpelledNames names) {
    this.names = names;
  }

  /** Holds everything in a list of forms against the promise, and the promise against the list. */
  public static void areKept(String list, List<Form<?>> forms) throws IOException {
    Map<String, List<String>> promised = promised(list);
    Set<String> readable = new LinkedHashSet<>();
    for (Form<?> form : forms) {
      String spelled = Form.spelled(form.name(), form.version());
      List<String> now = of(form, SpelledNames.TODAY);
      assertEquals(
          String.join("\n", promised.getOrDefault(spelled, List.of())),
          String.join("\n", now),
          () ->
              """

      %s is stored, and its shape is not what format/%s.txt promises. Stored floors have the old shape. Either
        - a component or constant has another name in Java now: keep the stored one, in SpelledNames.TODAY;
        - a constant is new: add it to the list, old lines stay as they are;
        - anything else: make it version %d in its list of forms, with a step upward from version %d,
          and add the new shape to format/%s.txt under %s. The auditor's list (audit.journal.Versions)
          needs the same step. docs/format.md tells it step by step.
      This is its shape now:

      %s
      """
                  .formatted(
                      spelled,
                      list,
                      form.version() + 1,
                      form.version(),
                      list,
                      Form.spelled(form.name(), form.version() + 1),
                      spelled + "\n" + String.join("\n", now)));
      for (int version = form.oldest(); version <= form.version(); version++) {
        readable.add(Form.spelled(form.name(), version));
      }
    }
    Set<String> lost = new LinkedHashSet<>(promised.keySet());
    lost.removeAll(readable);
    lost.removeIf(spelled -> spelled.contains("snapshot"));
    assertEquals(Set.of(), lost, "promised in format/" + list + ".txt, and nothing reads it");
    assertEquals(
        Set.of(),
        readable.stream().filter(one -> !promised.containsKey(one)).collect(Collectors.toSet()),
        "read, and not in format/" + list + ".txt");
  }

  /** What a list promises, by name and version. */
  public static Map<String, List<String>> promised(String list) throws IOException {
    Map<String, List<String>> shapes = new LinkedHashMap<>();
    List<String> shape = new ArrayList<>();
    for (String line : text(list).lines().toList()) {
      if (line.startsWith("  ")) {
        shape.add(line);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        shape = new ArrayList<>();
        assertTrue(shapes.put(line, shape) == null, line + " is in the list twice");
      }
    }
    return shapes;
  }

  private static String text(String list) throws IOException {
    try (InputStream in = Shapes.class.getResourceAsStream("/format/" + list + ".txt")) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The shape of a form: {@code settlement.wagers[].cents long}. */
  static List<String> of(Form<?> form, SpelledNames names) {
    List<String> lines = new Shapes(names).shape("", form.type());
    return lines.isEmpty() ? List.of("  nothing") : lines;
  }

  private List<String> shape(String path, Type type) {
    return switch (type) {
      case ParameterizedType generic -> generic(path, generic);
      case Class<?> plain when plain == OptionalLong.class -> line(path + "?", "long");
      case Class<?> plain when plain.isRecord() && plain != Card.class && plain != Game.class ->
          components(path, plain);
      case Class<?> plain -> line(path, word(plain));
      default -> throw new IllegalArgumentException(path + ": " + type);
    };
  }

  private List<String> components(String path, Class<?> type) {
    List<String> lines = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      String name = names.component(type, component.getName());
      lines.addAll(shape(path.isEmpty() ? name : path + "." + name, component.getGenericType()));
    }
    return lines;
  }

  private List<String> generic(String path, ParameterizedType type) {
    Class<?> raw = (Class<?>) type.getRawType();
    Type[] of = type.getActualTypeArguments();
    if (raw == Optional.class) {
      return shape(path + "?", of[0]);
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return shape(path + "[]", of[0]);
    }
    if (Map.class.isAssignableFrom(raw)) {
      String key = word((Class<?>) of[0]);
      return Stream.concat(
              key.startsWith("one of") ? line(path + "{}", key).stream() : Stream.of(),
              shape(path + "{" + (key.startsWith("one of") ? "" : key) + "}", of[1]).stream())
          .toList();
    }
    throw new IllegalArgumentException(path + ": " + type);
  }

  private String word(Class<?> type) {
    if (type.isEnum()) {
      return Arrays.stream(type.getEnumConstants())
          .map(constant -> names.constant((Enum<?>) constant))
          .collect(Collectors.joining(", ", "one of ", ""));
    }
    Map<Class<?>, String> words =
        Map.of(
            int.class, "int",
            Integer.class, "int",
            long.class, "long",
            Long.class, "long",
            boolean.class, "true or false",
            BigInteger.class, "number of any size",
            String.class, "text",
            LocalDate.class, "date",
            Card.class, "card",
            Game.class, "game by id, choices[] and fingerprint");
    String word = words.get(type);
    if (word == null) {
      throw new IllegalArgumentException("nobody has said how " + type + " is stored");
    }
    return word;
  }

  private static List<String> line(String path, String word) {
    return List.of("  " + path + "  " + word);
  }

  /** Everything that stands in a spelled thing must be in its shape: the list says what is. */
  static void covers(Form<?> form, String json) {
    Set<String> paths =
        of(form, SpelledNames.TODAY).stream()
            .map(line -> line.strip().split("  ", 2)[0])
            .map(path -> path.replace("?", "").replaceAll("\\{\\w*}", "{}"))
            .collect(Collectors.toSet());
    JsonNode written = form.json().readTree(json);
    check(paths, "", written, form.name());
    JsonNode schema = StoredSchema.one(form.name(), of(form, SpelledNames.TODAY));
    assertEquals(Map.of(), JsonSchema.wrong(schema, written), () -> form.name() + " " + json);
  }

  private static void check(Set<String> paths, String path, JsonNode node, String name) {
    if (node.isArray()) {
      node.forEach(item -> check(paths, path + "[]", item, name));
    } else if (node.isObject()) {
      boolean map = paths.stream().anyMatch(known -> known.startsWith(path + "{}"));
      node.properties()
          .forEach(
              field -> {
                String below = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
                check(paths, map ? path + "{}" : below, field.getValue(), name);
              });
    } else {
      assertTrue(paths.contains(path), () -> name + " has " + path + " in none of " + paths);
    }
  }
}
