package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlPage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The shipped files with some of them changed, as if somebody had edited the repository. */
final class EditedShelf implements Shelf {
  private final Map<String, String> edited = new HashMap<>();
  private final Map<String, Integer> opened = new HashMap<>();

  /** Replaces the one place where {@code from} stands. */
  EditedShelf edit(String path, String from, String to) {
    String text = text(path).orElseThrow();
    int at = text.indexOf(from);
    if (at < 0 || text.indexOf(from, at + 1) >= 0) {
      throw new IllegalArgumentException("not exactly once in " + path + ": " + from);
    }
    return rewrite(path, text.replace(from, to));
  }

  EditedShelf rewrite(String path, String text) {
    edited.put(path, text);
    return this;
  }

  Optional<String> text(String path) {
    if (edited.containsKey(path)) {
      return Optional.of(edited.get(path));
    }
    try (InputStream in = Shelf.class.getResourceAsStream("/games/" + path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How often each file has been opened. */
  Map<String, Integer> opened() {
    return opened;
  }

  @Override
  public Optional<TomlPage> page(String path) {
    opened.merge(path, 1, Integer::sum);
    return text(path).map(text -> TomlPage.of(name(path), text));
  }

  @Override
  public String name(String path) {
    return "games/" + path;
  }

  @Override
  public boolean isApproved() {
    return true;
  }
}
