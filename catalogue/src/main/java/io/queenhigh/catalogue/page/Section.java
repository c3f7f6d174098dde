package io.queenhigh.catalogue.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A table of keys on a page, read key by key. Whatever is asked for may stand there; every other
 * key is a problem, and so is a required key that is not there.
 */
public final class Section {
  private static final int FEW_KEYS = 9;

  /** What to say where a key is missing or wrong. The words are made only when they are needed. */
  public record Advice(String what, Supplier<String> right) {
    static Advice missing(String key, Supplier<String> right) {
      return new Advice("\"" + key + "\" is missing.", right);
    }
  }

  private final TomlPage page;
  private final String path;
  private final Node.Table table;
  private final boolean isPlaceholder;

  private final Set<String> asked = new LinkedHashSet<>();
  private final Map<String, Advice> missing = new LinkedHashMap<>();

  Section(TomlPage page, String path, Node.Table table) {
    this(page, path, table, false);
  }

  private Section(TomlPage page, String path, Node.Table table, boolean isPlaceholder) {
    this.page = page;
    this.path = path;
    this.table = table;
    this.isPlaceholder = isPlaceholder;
    if (!isPlaceholder) {
      page.passed(path, table.line());
    }
  }

  /** Stands for a table that is not there: gives placeholders and files nothing. */
  static Section placeholder(TomlPage page) {
    return new Section(page, "", new Node.Table(new LinkedHashMap<>(), 1), true);
  }

  /** Reads this section to its end: what has not been asked for by then is a problem. */
  <T> T readAll(Function<Section, T> reader) {
    T value = reader.apply(this);
    fileUnknownKeys();
    missing.forEach((key, advice) -> problem(key, advice.what(), advice.right().get()));
    return value;
  }

  // ---- asking ----

  public boolean has(String key) {
    asked.add(key);
    return table.entries().containsKey(key);
  }

  public String text(String key) {
    return text(key, Advice.missing(key, () -> "Write " + key + " = \"…\"."));
  }

  /** Required text, with what to say where it is missing. */
  public String text(String key, Advice advice) {
    return switch (required(key, advice)) {
      case null -> "";
      case Node.Text(String text, _) -> {
        if (text.isBlank()) {
          problem(key, "\"" + key + "\" is empty.", advice.right().get());
        }
        yield text;
      }
      case Node other -> {
        wrongKind(key, other, () -> "Write text in quotes.");
        yield "";
      }
    };
  }

  public Optional<String> optionalText(String key) {
    return has(key) ? Optional.of(text(key)) : Optional.empty();
  }

  public boolean flag(String key) {
    if (!has(key)) {
      return false;
    }
    if (table.entries().get(key) instanceof Node.Flag(boolean yes, _)) {
      return yes;
    }
    wrongKind(key, value(key), () -> "Write true or false.");
    return false;
  }

  public long whole(String key, long least, long most) {
    Advice advice =
        Advice.missing(key, () -> "Write a whole number from " + least + " to " + most + ".");
    return switch (required(key, advice)) {
      case null -> least;
      case Node.Whole(long number, _) when number >= least && number <= most -> number;
      case Node.Whole(long number, _) -> {
        problem(key, subject(key) + " " + number + " is out of range.", advice.right().get());
        yield least;
      }
      case Node other -> {
        wrongKind(key, other, advice.right());
        yield least;
      }
    };
  }

  /** One of several words. */
  public <T> T word(String key, TomlWords<T> words) {
    T first = words.meanings().firstEntry().getValue();
    String word = text(key, Advice.missing(key, () -> "Write " + words.listed() + "."));
    return word.isBlank() ? first : meaning(key, word, words).orElse(first);
  }

  /** A list of words, each at most once. */
  public <T> List<T> words(String key, TomlWords<T> words) {
    List<T> meant = new ArrayList<>();
    for (String word : texts(key)) {
      meaning(key, word, words).ifPresent(meant::add);
    }
    return meant;
  }

  /** A list of names, none of them twice. */
  public List<String> texts(String key) {
    Supplier<String> right = () -> "Write a list of texts, each once: [\"…\", \"…\"].";
    List<String> texts = new ArrayList<>();
    switch (required(key, Advice.missing(key, right))) {
      case null -> {}
      case Node.Items(List<Node> items, _) when !items.isEmpty() -> {
        for (Node item : items) {
          if (!(item instanceof Node.Text(String text, _))) {
            wrongKind(key, item, right);
          } else if (texts.contains(text)) {
            problem(key, subject(key) + " has \"" + text + "\" twice.", "Name it once.");
          } else {
            texts.add(text);
          }
        }
      }
      case Node other -> wrongKind(key, other, right);
    }
    return texts;
  }

  /** A required table of keys. */
  public <T> T in(String key, Function<Section, T> reader) {
    return in(key, () -> "Write " + key + " = { … }.", reader);
  }

  public <T> T in(String key, Supplier<String> right, Function<Section, T> reader) {
    return switch (required(key, Advice.missing(key, right))) {
      case null -> reader.apply(placeholder(page));
      case Node.Table inner -> new Section(page, pathOf(key), inner).readAll(reader);
      case Node other -> {
        wrongKind(key, other, right);
        yield reader.apply(placeholder(page));
      }
    };
  }

  public <T> Optional<T> optionalIn(String key, Function<Section, T> reader) {
    return has(key) ? Optional.of(in(key, reader)) : Optional.empty();
  }

  /**
   * Tables under one key, {@code [[key]]}; none where the key is not there.
   *
   * @param naming the key whose text tells them apart in problems
   */
  public <T> List<T> each(String key, String naming, Function<Section, T> reader) {
    if (!has(key)) {
      return List.of();
    }
    Supplier<String> right = () -> "Write it as [[" + key + "]] tables.";
    List<T> read = new ArrayList<>();
    switch (value(key)) {
      case Node.Items(List<Node> items, _) -> {
        for (Node item : items) {
          if (item instanceof Node.Table inner) {
            String name =
                inner.text(naming).isEmpty() ? "" + (read.size() + 1) : inner.text(naming);
            read.add(new Section(page, pathOf(key) + " " + name, inner).readAll(reader));
          } else {
            wrongKind(key, item, right);
          }
        }
      }
      case Node other -> wrongKind(key, other, right);
    }
    return read;
  }

  // ---- finding fault ----

  /** Files a problem at this key, or at the section's head where it has no such key. */
  public void problem(String key, String what, String right) {
    if (!isPlaceholder) {
      Node value = table.entries().get(key);
      page.file(pathOf(key), value == null ? table.line() : value.line(), said(what), right);
    }
  }

  private <T> Optional<T> meaning(String key, String word, TomlWords<T> words) {
    Optional<T> meaning = Optional.ofNullable(words.meanings().get(word));
    if (meaning.isEmpty()) {
      String what = "\"%s\" is not %s.".formatted(word, words.kind());
      problem(
          key, key.equals("is") ? what : key + " " + what, "Write %s.".formatted(words.listed()));
    }
    return meaning;
  }

  private @Nullable Node required(String key, Advice advice) {
    asked.add(key);
    Node value = table.entries().get(key);
    if (value == null && !isPlaceholder) {
      missing.put(key, advice);
    }
    return value;
  }

  private void wrongKind(String key, Node value, Supplier<String> right) {
    String is =
        switch (value) {
          case Node.Table _ -> "a table of keys";
          case Node.Items(List<Node> items, _) when items.isEmpty() -> "an empty list";
          case Node.Items _ -> "a list";
          case Node.Text(String text, _) -> "the text \"" + text + "\"";
          case Node.Whole(long number, _) -> "the number " + number;
          case Node.Flag(boolean yes, _) -> String.valueOf(yes);
          case Node.Other(String words, _) -> words;
        };
    problem(key, subject(key) + " is " + is + ".", right.get());
  }

  /** A key that looks like a misspelt one takes that one's place, so that it is not missed too. */
  private void fileUnknownKeys() {
    Set<String> keys = table.entries().keySet();
    if (asked.containsAll(keys)) {
      return;
    }
    Set<String> open = new LinkedHashSet<>(asked);
    open.removeAll(keys);
    for (String key : keys) {
      if (!asked.contains(key)) {
        Optional<String> meant = Nearest.to(key, open);
        meant.ifPresent(this::isMisspelt);
        problem(
            key,
            "\"%s\" is not a key here.".formatted(key),
            meant.map("Did you mean \"%s\"?"::formatted).orElseGet(() -> keysHere(key)));
      }
    }
  }

  private void isMisspelt(String key) {
    missing.remove(key);
    page.trouble(pathOf(key));
  }

  private String keysHere(String unknown) {
    return asked.size() <= FEW_KEYS
        ? "Leave it out; the keys here are " + Nearest.listed(asked, "and") + "."
        : "Leave it out; the nearest keys here are "
            + Nearest.listed(Nearest.to(unknown, asked, 3), "and")
            + ".";
  }

  /** A field's own value stands at "is", which makes no sentence. */
  private static String subject(String key) {
    return key.equals("is") ? "the value" : key;
  }

  private Node value(String key) {
    Node value = table.entries().get(key);
    if (value == null) {
      throw new IllegalStateException(key + " was there a moment ago");
    }
    return value;
  }

  private String pathOf(String key) {
    return path.isEmpty() ? key : path + " " + key;
  }

  private String said(String what) {
    return path.isEmpty() ? what : path + ": " + what;
  }
}
