package io.queenhigh.catalogue.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The tables of a TOML text while it is being read, when headers may still add to them. */
final class TomlTree {
  private final Branch top;
  private Branch open;

  /** Why something cannot stand where it does. */
  record Clash(String what, String right) {}

  /** What can stand at a key: a value, a table that may grow, or a list of such tables. */
  private sealed interface Part {
    int line();
  }

  private record Leaf(Node node, int line) implements Part {}

  private record Branches(List<Branch> items, int line) implements Part {}

  private static final class Branch implements Part {
    final SequencedMap<String, Part> parts = new LinkedHashMap<>();
    final int line;

    /** Whether a header or dotted keys have said what is in it, so that no header may again. */
    boolean isDefined;

    Branch(int line) {
      this.line = line;
    }

    @Override
    public int line() {
      return line;
    }
  }

  TomlTree() {
    this(1);
  }

  TomlTree(int line) {
    this.top = new Branch(line);
    this.open = top;
  }

  /** A header, {@code [path]} or {@code [[path]]}: what follows belongs to it. */
  Optional<Clash> open(List<String> path, boolean isItem, int line) {
    Optional<Branch> parent = walk(top, path.subList(0, path.size() - 1), line, false);
    if (parent.isEmpty()) {
      return Optional.of(inTheWay(path));
    }
    String name = path.getLast();
    Part there = parent.get().parts.get(name);
    Branch branch = new Branch(line);
    branch.isDefined = true;
    switch (there) {
      case null -> {
        Part part = isItem ? new Branches(new ArrayList<>(List.of(branch)), line) : branch;
        parent.get().parts.put(name, part);
      }
      case Branches branches when isItem -> branches.items.add(branch);
      case Branch implied when !isItem && !implied.isDefined -> {
        implied.isDefined = true;
        branch = implied;
      }
      case Part other -> {
        return Optional.of(twice(path, other));
      }
    }
    open = branch;
    return Optional.empty();
  }

  /** A key and its value, in the table that was opened last. */
  Optional<Clash> put(List<String> path, Node value, int line) {
    Optional<Branch> parent = walk(open, path.subList(0, path.size() - 1), line, true);
    if (parent.isEmpty()) {
      return Optional.of(inTheWay(path));
    }
    Part there = parent.get().parts.putIfAbsent(path.getLast(), new Leaf(value, line));
    return there == null ? Optional.empty() : Optional.of(twice(path, there));
  }

  Node.Table top() {
    return table(top);
  }

  /**
   * Follows a path of tables and makes those that are not there; empty where a value is in the way.
   */
  private static Optional<Branch> walk(Branch from, List<String> path, int line, boolean isDotted) {
    Branch at = from;
    for (String name : path) {
      Part next = at.parts.computeIfAbsent(name, _ -> implied(line, isDotted));
      switch (next) {
        case Branch branch -> at = branch;
        case Branches branches when !isDotted -> at = branches.items.getLast();
        case Branches _, Leaf _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(at);
  }

  private static Branch implied(int line, boolean isDotted) {
    Branch branch = new Branch(line);
    branch.isDefined = isDotted;
    return branch;
  }

  private static Clash twice(List<String> path, Part there) {
    return new Clash(
        "\"%s\" stands on line %d already.".formatted(String.join(".", path), there.line()),
        "Keep one of the two.");
  }

  private static Clash inTheWay(List<String> path) {
    return new Clash(
        "\"%s\" goes through something that is not a table.".formatted(String.join(".", path)),
        "Write it as a table of its own.");
  }

  private static Node.Table table(Branch branch) {
    SequencedMap<String, Node> entries = new LinkedHashMap<>();
    branch.parts.forEach((key, part) -> entries.put(key, node(part)));
    return new Node.Table(entries, branch.line);
  }

  private static Node node(Part part) {
    return switch (part) {
      case Leaf(Node node, _) -> node;
      case Branch branch -> table(branch);
      case Branches(List<Branch> items, int line) ->
          new Node.Items(items.stream().<Node>map(TomlTree::table).toList(), line);
    };
  }
}
