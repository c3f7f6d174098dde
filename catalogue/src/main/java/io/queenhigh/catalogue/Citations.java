package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.Section.Advice;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the clauses that fields stand on, and refuses those that no document has. */
final class Citations {
  private static final Citation PLACEHOLDER = new Citation("", "");

  private final Clauses clauses;
  private final String home;
  private final Set<String> documents = new HashSet<>();

  /**
   * @param home the document that a clause belongs to when it names none; blank where each must
   */
  Citations(Clauses clauses, String home) {
    this.clauses = clauses;
    this.home = home;
  }

  /** A field and its clause: {@code shown = { is = "nothing", by = "Dealing 3" }}. */
  <T> Cited<T> field(Section section, String key, Function<Section, T> is) {
    return section.in(
        key,
        () -> "Write " + key + " = { is = …, by = \"…\" }.",
        field -> new Cited<>(is.apply(field), by(field)));
  }

  <T> Optional<Cited<T>> optionalField(Section section, String key, Function<Section, T> is) {
    return section.has(key) ? Optional.of(field(section, key, is)) : Optional.empty();
  }

  /** A rule that says what it is by its name: {@code reveal = { by = "Dealing 6" }}. */
  Citation rule(Section section, String key) {
    return section.in(key, () -> "Write " + key + " = { by = \"…\" }.", this::by);
  }

  Citation by(Section section) {
    return at(section, "by");
  }

  Citation at(Section section, String key) {
    String text = section.text(key, new Advice("has no clause.", () -> right(key)));
    if (text.isBlank()) {
      return PLACEHOLDER;
    }
    Citation citation = clauses.cite(text, home);
    if (home.isBlank() && citation.document().isBlank()) {
      section.problem(key, "\"%s\" names no document.".formatted(text), right(key));
      return PLACEHOLDER;
    }
    if (!clauses.knows(citation.document())) {
      return PLACEHOLDER; // the file's own document is wrong, which is a problem already
    }
    documents.add(citation.document());
    if (clauses.find(citation).isEmpty()) {
      section.problem(
          key,
          "%s has no clause \"%s\".".formatted(citation.document(), citation.clause()),
          "Nearest: %s.".formatted(Nearest.listed(clauses.nearest(citation), "or")));
    }
    return citation;
  }

  /** What is wrong with the cited documents themselves. */
  List<TomlProblem> problems() {
    return clauses.problems(documents);
  }

  private String right(String key) {
    return home.isBlank()
        ? "Write %s = \"…\", a document and its clause that says so.".formatted(key)
        : "Write %s = \"…\", the clause of %s that says so.".formatted(key, home);
  }
}
