package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.page.Node;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every clause and every key of every shipped file is needed: without it the file is refused. */
class NothingLeftOutTest {
  private static final Pattern CLAUSE = Pattern.compile("(, )?\\bby *= \"[^\"]*\"( (?=}))?");

  private static final Index INDEX = Index.of(new PackagedShelf());
  private static final Clauses CLAUSES = new Clauses(INDEX.documents());
  private static final PayTables TABLES = new PayTables(CLAUSES, INDEX.tables());

  /** Keys that a file may do without; whatever is not listed here is required. */
  private static final Set<String> OPTIONAL =
      Set.of(
          "options", // the house may have nothing to choose
          "options.*",
          "published", // a document may print no figures
          "remark", // or nothing odd
          "remark.of", // a remark may concern every table
          "remark.acknowledge",
          "table.lines.envy", // most hands have no envy
          "fee-schedule.per-wager.ante"); // players may play without a fee

  static Stream<String> files() {
    return Stream.concat(INDEX.games().values().stream(), INDEX.tables().stream())
        .map(place -> place.path() + Place.ENDING);
  }

  @ParameterizedTest(name = "{0} is refused without any one of its clauses, at its line")
  @MethodSource("files")
  void everyClause(String file) {
    String text = new EditedShelf().text(file).orElseThrow();
    List<MatchResult> clauses = CLAUSE.matcher(text).results().toList();
    assertTrue(clauses.size() >= 3, file);

    for (MatchResult clause : clauses) {
      String without = text.substring(0, clause.start()) + text.substring(clause.end());
      int line = lineOfTable(text, clause.start());

      List<TomlProblem> problems = problems(file, without);

      assertEquals(1, problems.size(), () -> clause.group() + " in line " + line + ": " + problems);
      TomlProblem problem = problems.getFirst();
      assertEquals("games/" + file + ":" + line, problem.file() + ":" + problem.line());
      assertTrue(problem.what().endsWith("has no clause."), problem::toString);
    }
  }

  @ParameterizedTest(name = "{0} is refused without any one of its keys that is not optional")
  @MethodSource("files")
  void everyKey(String file) {
    TomlPage page = TomlPage.of(file, new EditedShelf().text(file).orElseThrow());
    List<Cut> cuts = cuts(page.top(), "");
    Set<String> notNeeded = new TreeSet<>();

    for (Cut cut : cuts) {
      List<TomlProblem> problems = problems(file, toml(cut.without()));
      if (problems.isEmpty()) {
        notNeeded.add(cut.path());
      } else {
        assertTrue(
            problems.stream().anyMatch(each -> each.file().equals("games/" + file)),
            () -> cut.path() + ": " + problems);
        assertTrue(
            problems.stream().allMatch(each -> each.line() > 0),
            () -> cut.path() + ": " + problems);
      }
    }

    assertTrue(cuts.size() > 30, file + " has " + cuts.size() + " keys");
    notNeeded.removeIf(
        path -> OPTIONAL.contains(path) || OPTIONAL.contains(path.replaceFirst("[^.]*$", "*")));
    assertEquals(Set.of(), notNeeded);
  }

  /** A field in braces stands on one line; a table of several lines begins at its header. */
  private static int lineOfTable(String text, int at) {
    int start = text.lastIndexOf('\n', at) + 1;
    boolean isOwnLine = text.startsWith("by", start);
    int head = isOwnLine ? text.lastIndexOf("\n[", at) + 1 : start;
    return (int) text.substring(0, head).lines().count() + 1;
  }

  /** Reads the edited file against the shipped tables and clauses. */
  private static List<TomlProblem> problems(String file, String text) {
    Place place = new Place(new EditedShelf().rewrite(file, text), file.replace(Place.ENDING, ""));
    if (file.startsWith("tables/")) {
      return TableReader.read(place.page(), CLAUSES, Set.of()).problems();
    }
    return switch (GameReader.read(place, CLAUSES, TABLES)) {
      case GameReader.Reading.Sound _ -> List.of();
      case GameReader.Reading.Unsound(List<TomlProblem> problems) -> problems;
    };
  }

  /** A page from which one key is gone. */
  private record Cut(String path, Node without) {}

  private static List<Cut> cuts(Node node, String path) {
    List<Cut> cuts = new ArrayList<>();
    switch (node) {
      case Node.Table(SequencedMap<String, Node> entries, int line) ->
          entries.forEach(
              (key, value) -> {
                String inner = path.isEmpty() ? key : path + "." + key;
                SequencedMap<String, Node> rest = new LinkedHashMap<>(entries);
                rest.remove(key);
                cuts.add(new Cut(inner, new Node.Table(rest, line)));
                for (Cut cut : cuts(value, inner)) {
                  SequencedMap<String, Node> changed = new LinkedHashMap<>(entries);
                  changed.put(key, cut.without());
                  cuts.add(new Cut(cut.path(), new Node.Table(changed, line)));
                }
              });
      case Node.Items(List<Node> items, int line) -> {
        for (int i = 0; i < items.size(); i++) {
          for (Cut cut : cuts(items.get(i), path)) {
            List<Node> changed = new ArrayList<>(items);
            changed.set(i, cut.without());
            cuts.add(new Cut(cut.path(), new Node.Items(changed, line)));
          }
        }
      }
      case Node.Text _, Node.Whole _, Node.Flag _, Node.Other _ -> {}
    }
    return cuts;
  }

  private static String toml(Node page) {
    return ((Node.Table) page)
        .entries().entrySet().stream()
            .map(entry -> entry.getKey() + " = " + inline(entry.getValue()) + "\n")
            .collect(joining());
  }

  private static String inline(Node node) {
    return switch (node) {
      case Node.Table table ->
          table.entries().entrySet().stream()
              .map(entry -> entry.getKey() + " = " + inline(entry.getValue()))
              .collect(joining(", ", "{", "}"));
      case Node.Items items ->
          items.items().stream().map(NothingLeftOutTest::inline).collect(joining(", ", "[", "]"));
      case Node.Text(String text, _) -> "'" + text.replace("'", "’") + "'";
      case Node.Whole(long number, _) -> Long.toString(number);
      case Node.Flag(boolean yes, _) -> Boolean.toString(yes);
      case Node.Other(String words, _) -> words;
    };
  }
}
