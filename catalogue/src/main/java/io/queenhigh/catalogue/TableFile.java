package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Node;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;

/** The pay tables of one wager, as one file has them. */
record TableFile(Wager wager, List<Entry> entries, List<TomlProblem> problems) {

  /** A table and what its file says about it, for the fingerprint. */
  record Entry(PayTable table, Node content) {}

  TableFile {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
  }

  Optional<Entry> find(String id) {
    return entries.stream().filter(entry -> entry.table().id().equals(id)).findFirst();
  }
}
