package io.queenhigh.catalogue.page;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** Our TOML reader against a general one, on every shipped file and on whatever TOML allows. */
class TomlTest {

  static List<Path> shippedFiles() throws IOException, URISyntaxException {
    URL url = Objects.requireNonNull(TomlPage.class.getResource("/games/index.toml"));
    try (Stream<Path> files = Files.walk(Path.of(url.toURI()).resolveSibling(""))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shippedFiles")
  void readsShippedFilesLikeItsTwin(Path file) throws IOException {
    assertSameAsTwin(Files.readString(file));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n# only a comment",
        "a = 1\r\nb = 2\r\n",
        "a = +1\nb = -17\nc = 1_000\nd = 0\ne = -0",
        "a = true\nb = false",
        "a = \"x\\ty\\\"z\\\\ \\u00e9 \\U0001F0A1 \\b\\f\\n\\r\"",
        "a = 'C:\\no\\escape'",
        "a = ''\nb = \"\"",
        "a = \"\"\"\none\n  two\"\"\"",
        "a = \"\"\"one \\\n    two\"\"\"",
        "a = \"\"\"say \"hi\" and \"\"two\"\"\"\"",
        "a = '''\nit's ''fine''\n'''",
        "a = []\nb = [ ]\nc = [1, 2,]\nd = [[1], [\"x\", 'y']]",
        "a = [ # first\n  1, # one\n\n  2\n  # last\n]",
        "a = {}\nb = { x = 1 }\nc = { x = { y = [1, { z = 2 }] } }",
        "a.b.c = 1\na.b.d = 2\na.e = 3",
        "\"a b\" = 1\n'c.d' = 2\n\"\" = 3\nx.\"y z\".w = 4",
        "1 = 2\n-_- = 3",
        "a = { b.c = 1, b.d = 2 }",
        "[a]\nb = 1\n[c]\nd = 2",
        "[a.b]\nx = 1\n[a]\ny = 2",
        "[ a . \"b c\" ]\nx = 1",
        "[[a]]\nx = 1\n[[a]]\nx = 2\n[a.b]\ny = 3\n[[a.c]]\nz = 4\n[[a.c]]\nz = 5",
        "[a] # comment\nx = 1 # comment",
        "  a   =   1  \n\t[b]\n\tc\t=\t2",
        "a = \"é – … 🂡\"",
        "a = \"# no comment\" # comment",
      })
  void readsWhateverTomlAllowsLikeItsTwin(String text) {
    assertSameAsTwin(text);
  }

  @ParameterizedTest(name = "both refuse: {0}")
  @ValueSource(
      strings = {
        "a",
        "a =",
        "= 1",
        "a = 1 b = 2",
        "a = 1\na = 2",
        "a = {b = 1, b = 2}",
        "a = {b = 1,, c = 2}",
        "a = {b = 1} x",
        "a = [1, 2",
        "a = [1 2]",
        "a = \"x",
        "a = \"x\ny\"",
        "a = 'x",
        "a = \"\\q\"",
        "a = \"\\ud800\"",
        "a = \"\"\"x",
        "a = queen-high",
        "[a",
        "[a]]",
        "[]",
        "[a.]",
        "[[a]",
        "[a]\nx = 1\n[a]\ny = 2",
        "a = 1\n[a]\nx = 1",
        "a = 1\n[a.b]\nx = 1",
        "[[a]]\n[a]",
        "[a]\n[[a]]",
        "a = [1]\n[[a]]",
        "a.b = 1\n[a]\nc = 2",
        "a = 1\na.b = 2",
      })
  void bothRefuse(String text) {
    assertTrue(org.tomlj.Toml.parse(text).hasErrors(), "the twin accepts it");
    assertTrue(!Toml.parse(text).slips().isEmpty(), "we accept it");
  }

  @ParameterizedTest(name = "we refuse, where the twin fails or looks away: {0}")
  @ValueSource(strings = {"a = \"\\u12\"", "a = {b = 1}\n[a.c]\nx = 1", "a = {b = 1\n}"})
  void weRefuse(String text) {
    assertTrue(!Toml.parse(text).slips().isEmpty());
  }

  @ParameterizedTest(name = "{0} → line {1}: {2} {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a = 1;b = ;c = 3|2|a value is missing.|Write one after the \"=\".",
        "a = 1;b 2|2|\"=\" is missing.|Write =.",
        "a = queen|1|queen is text without quotes.|Write \"queen\".",
        "a = \"queen|1|a text does not end.|Close it with \".",
        "a = { b = 1|1|a table in braces does not end on its line.|Close it with \"}\".",
        "a = [1,;2;b = 3|3|a list does not end.|Close it with \"]\".",
        "a = 1;;a = 2|3|\"a\" stands on line 1 already.|Keep one of the two.",
        "[a];x = 1;[b];[a]|4|\"a\" stands on line 1 already.|Keep one of the two.",
        "a = 1;[a.b]|2|\"a.b\" goes through something that is not a table."
            + "|Write it as a table of its own.",
        "a = 1 2|1|there is more on the line than belongs there.|Write one key on a line.",
        "a = \"\\x\"|1|\"\\x\" means nothing.|Write \\\\ for a backslash.",
        "[a|1|\"]\" is missing.|Write ].",
        "=1|1|a key is missing.|Write key = value.",
      })
  void slips(String text, int line, String what, String right) {
    assertEquals(
        List.of(new Toml.Slip(line, what, right)), Toml.parse(text.replace(';', '\n')).slips());
  }

  @Test
  @DisplayName("every slip is told, one to a statement, and what follows is still read")
  void allSlips() {
    Toml.Result result =
        Toml.parse(
            """
            a = one
            b = [
              { x = 1 },
              { y = two },
              { z = 3 },
            ]
            c = 3
            d 4
            """);

    assertEquals(List.of(1, 4, 8), result.slips().stream().map(Toml.Slip::line).toList());
    assertEquals(new Node.Whole(3, 7), result.top().entries().get("c"));
  }

  @Test
  @DisplayName("no text makes the reader fail or hang: a shipped file with random damage")
  void damage() throws IOException, URISyntaxException {
    List<String> texts = new ArrayList<>();
    for (Path file : shippedFiles()) {
      texts.add(Files.readString(file));
    }
    Random random = new Random(Repeats.seed(TomlTest.class, 7));
    String noise = "\"'[]{}=,.#\\\n\t a1-\u0000";
    int read = 0;
    for (int i = 0; i < 3_000; i++) {
      StringBuilder text = new StringBuilder(texts.get(random.nextInt(texts.size())));
      text.setLength(Math.min(text.length(), 1_500));
      for (int hits = 1 + random.nextInt(5); hits > 0; hits--) {
        int at = random.nextInt(text.length());
        text.setCharAt(at, noise.charAt(random.nextInt(noise.length())));
      }
      Toml.Result result = Toml.parse(text.toString());
      if (result.slips().isEmpty() && text.indexOf("\\") < 0) {
        TomlParseResult twin = org.tomlj.Toml.parse(text.toString());
        assertEquals(List.of(), twin.errors(), text::toString);
        assertEquals(twin(twin), ours(result.top()), text::toString);
        read++;
      }
    }
    assertTrue(read > 100, "only " + read + " texts could be compared");
  }

  @Test
  @DisplayName("everything has the line on which it begins")
  void lines() {
    Node.Table top =
        Toml.parse(
                """
                a = 1

                [b]
                c = [
                  { d = 1 },
                  2,
                ]
                [[e]]
                f = 1
                """)
            .top();

    assertEquals("1 {a: 1, b: 3 {c: 4 [5 {d: 5}, 6]}, e: 8 [8 {f: 9}]}", lines(top));
  }

  private static void assertSameAsTwin(String text) {
    Toml.Result result = Toml.parse(text);
    TomlParseResult twin = org.tomlj.Toml.parse(text);

    assertEquals(List.of(), twin.errors());
    assertEquals(List.of(), result.slips());
    assertEquals(twin(twin), ours(result.top()));
  }

  private static Object ours(Node node) {
    return switch (node) {
      case Node.Table table -> {
        Map<String, Object> entries = new LinkedHashMap<>();
        table.entries().forEach((key, value) -> entries.put(key, ours(value)));
        yield entries;
      }
      case Node.Items items -> items.items().stream().map(TomlTest::ours).toList();
      case Node.Text(String text, _) -> text;
      case Node.Whole(long number, _) -> number;
      case Node.Flag(boolean yes, _) -> yes;
      case Node.Other(String words, _) -> words;
    };
  }

  private static Object twin(Object value) {
    return switch (value) {
      case TomlTable table -> {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (String key : table.keySet()) {
          entries.put(key, twin(Objects.requireNonNull(table.get(List.of(key)))));
        }
        yield entries;
      }
      case TomlArray array -> array.toList().stream().map(TomlTest::twin).toList();
      default -> value;
    };
  }

  private static String lines(Node node) {
    return switch (node) {
      case Node.Table table ->
          table.entries().entrySet().stream()
              .map(entry -> entry.getKey() + ": " + lines(entry.getValue()))
              .collect(joining(", ", node.line() + " {", "}"));
      case Node.Items items ->
          items.items().stream()
              .map(TomlTest::lines)
              .collect(joining(", ", node.line() + " [", "]"));
      case Node.Text _, Node.Whole _, Node.Flag _, Node.Other _ -> "" + node.line();
    };
  }
}
