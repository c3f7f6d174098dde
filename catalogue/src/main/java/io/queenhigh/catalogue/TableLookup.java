package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.Node;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the pay tables that one game file names, and remembers what they say. */
final class TableLookup {
  private final PayTables payTables;
  private final SortedMap<String, Node> contents = new TreeMap<>();
  private final Set<TomlProblem> problems = new LinkedHashSet<>();

  TableLookup(PayTables payTables) {
    this.payTables = payTables;
  }

  /** The table that a key names; it stands on the clause of the game that prints it. */
  PayTable find(Section section, String key, Wager wager, String id, Citation by) {
    List<TableFile> files = payTables.filesFor(wager);
    files.forEach(file -> problems.addAll(file.problems()));
    Optional<TableFile.Entry> found =
        files.stream()
            .filter(file -> file.wager() == wager)
            .flatMap(file -> file.find(id).stream())
            .findFirst();
    if (found.isEmpty()) {
      if (!id.isBlank() && files.stream().allMatch(file -> file.problems().isEmpty())) {
        notFound(section, key, wager, id, files);
      }
      return new PayTable(id, PayTable.Reads.OWN_THREE, List.of(), by);
    }
    contents.put(id, found.get().content());
    PayTable table = found.get().table();
    return new PayTable(id, table.reads(), table.lines(), by);
  }

  /** What the tables found so far say, by name. */
  SortedMap<String, Node> contents() {
    return contents;
  }

  /** What is wrong in the files of tables themselves. */
  Set<TomlProblem> problems() {
    return problems;
  }

  private void notFound(
      Section section, String key, Wager wager, String id, List<TableFile> files) {
    List<String> ids =
        files.stream()
            .filter(file -> file.wager() == wager)
            .flatMap(file -> file.entries().stream())
            .map(entry -> entry.table().id())
            .toList();
    section.problem(
        key,
        payTables
            .wagerOf(id)
            .map(other -> "\"%s\" is a %s table.".formatted(id, other.title()))
            .orElse("there is no table \"%s\".".formatted(id)),
        "%s tables are %s.".formatted(wager.title(), Nearest.listed(ids, "and")));
  }
}
