package io.queenhigh.catalogue.page;

import static java.util.stream.Collectors.joining;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** What stands at a key of a page, with its line. */
public sealed interface Node {

  int line();

  /** The value as a person would read it out. */
  String words();

  /** Keys in the order of the page. */
  record Table(SequencedMap<String, Node> entries, int line) implements Node {
    public Table {
      entries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(entries));
    }

    /** What the key says where it says plain text, else nothing. */
    public String text(String key) {
      return entries.get(key) instanceof Text(String text, _) ? text : "";
    }

    @Override
    public String words() {
      return entries.entrySet().stream()
          .map(entry -> plain(entry.getKey()) + " " + entry.getValue().words())
          .collect(joining(" "));
    }
  }

  record Items(List<Node> items, int line) implements Node {
    public Items {
      items = List.copyOf(items);
    }

    @Override
    public String words() {
      return items.stream().map(Node::words).collect(joining(", "));
    }
  }

  record Text(String text, int line) implements Node {
    @Override
    public String words() {
      return plain(text);
    }
  }

  record Whole(long number, int line) implements Node {
    @Override
    public String words() {
      return Long.toString(number);
    }
  }

  record Flag(boolean yes, int line) implements Node {
    @Override
    public String words() {
      return yes ? "yes" : "no";
    }
  }

  /** TOML has fractions, dates and times; no file of ours does. */
  record Other(String words, int line) implements Node {}

  /** A keyword without its hyphens; a name such as TCP-01 keeps them. */
  static String plain(String keyword) {
    return keyword.matches("[a-z0-9]+(-[a-z0-9]+)*") ? keyword.replace('-', ' ') : keyword;
  }
}
