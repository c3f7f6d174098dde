package io.queenhigh.catalogue.page;

import static java.util.Comparator.comparingInt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A TOML file being read, and the problems found on it so far.
 *
 * <p>Reading never stops at a problem: a placeholder stands in for what is wrong, so that the rest
 * is read too. Nothing read from a page with problems may be used.
 */
public final class TomlPage {
  private final String file;
  private final Node.Table top;
  private final List<TomlProblem> problems = new ArrayList<>();
  private final Set<String> troubled = new HashSet<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private boolean isLegible = true;

  private TomlPage(String file, Node.Table top) {
    this.file = file;
    this.top = top;
  }

  public static TomlPage of(String file, String text) {
    Toml.Result toml = Toml.parse(text);
    TomlPage page = new TomlPage(file, toml.top());
    for (Toml.Slip slip : toml.slips()) {
      page.problems.add(new TomlProblem(file, slip.line(), slip.what(), slip.right()));
      page.isLegible = false;
    }
    return page;
  }

  /** A file that ships with the product. Only its own module may read it, so others ask here. */
  public static Optional<TomlPage> packaged(String file) {
    try (InputStream in = TomlPage.class.getResourceAsStream("/" + file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(of(file, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException("our own " + file + " cannot be read", e);
    }
  }

  /** A page that stands for a file that could not be read. */
  public static TomlPage unreadable(String file, String what, String right) {
    TomlPage page = new TomlPage(file, new Node.Table(new LinkedHashMap<>(), 0));
    page.problems.add(new TomlProblem(file, 0, what, right));
    page.isLegible = false;
    return page;
  }

  public String file() {
    return file;
  }

  /** Everything on the page, as it stands there. */
  public Node.Table top() {
    return top;
  }

  /** In the order of the page. */
  public List<TomlProblem> problems() {
    return problems.stream().sorted(comparingInt(TomlProblem::line)).toList();
  }

  public boolean isSound() {
    return problems.isEmpty();
  }

  /** Reads the whole page. Where it is not even TOML there is nothing more to say about it. */
  public <T> T read(Function<Section, T> reader) {
    return isLegible
        ? new Section(this, "", top).readAll(reader)
        : reader.apply(Section.placeholder(this));
  }

  /**
   * Files a problem between several fields, each named by its path ({@code "settling procedure"}),
   * at the first of them; unless one of them has a problem already, which may be the cause.
   */
  public void contradiction(List<String> fields, String what, String right) {
    if (isLegible && fields.stream().allMatch(this::isSound)) {
      String field = fields.getFirst();
      file(field, lineOf(field), field + ": " + what, right);
    }
  }

  /** The line of a field or, where it is not there, of the section it belongs in. */
  private int lineOf(String path) {
    Integer line = lines.get(path);
    int end = path.lastIndexOf(' ');
    return line != null ? line : end < 0 ? 1 : lineOf(path.substring(0, end));
  }

  private boolean isSound(String path) {
    return troubled.stream()
        .noneMatch(
            place ->
                place.equals(path) || place.startsWith(path + " ") || path.startsWith(place + " "));
  }

  void file(String path, int line, String what, String right) {
    troubled.add(path);
    problems.add(new TomlProblem(file, line, what, right));
  }

  /** Marks a field whose value is only a placeholder, so that it contradicts nothing. */
  void trouble(String path) {
    troubled.add(path);
  }

  void passed(String path, int line) {
    lines.put(path, line);
  }
}
