package io.queenhigh.catalogue;

import io.queenhigh.catalogue.Speaker.Voice;
import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Citation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The clause catalogue: what each clause of each document says. Documents are read when asked for.
 */
public final class Clauses {
  private static final TomlWords<Voice> VOICES = TomlWords.of("a speaker", Voice.class);
  private static final Pattern WAC = Pattern.compile("WAC \\d+-\\d+-\\d+(\\(\\w+\\))*");

  private final Map<String, Place> places;
  private final Map<String, Filed> filed = new ConcurrentHashMap<>();

  /** A document as it was read, with its clauses by name. */
  private record Filed(
      Document document, Map<String, DocumentClause> byName, List<TomlProblem> problems) {}

  Clauses(Map<String, Place> places) {
    this.places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
  }

  /** The keys of all documents. */
  public List<String> documents() {
    return List.copyOf(places.keySet());
  }

  public Optional<Document> document(String key) {
    return places.containsKey(key) ? Optional.of(filed(key).document()) : Optional.empty();
  }

  public Optional<DocumentClause> find(Citation citation) {
    return places.containsKey(citation.document())
        ? Optional.ofNullable(filed(citation.document()).byName().get(citation.clause()))
        : Optional.empty();
  }

  /** The clauses of a document whose names come nearest to one that does not exist. */
  List<String> nearest(Citation citation) {
    return Nearest.to(citation.clause(), filed(citation.document()).byName().keySet(), 3);
  }

  boolean knows(String document) {
    return places.containsKey(document);
  }

  /** Reads {@code Dealing 7} as a clause of the home document and {@code QH Tie} as one of QH. */
  Citation cite(String text, String home) {
    int space = text.indexOf(' ');
    return space > 0 && knows(text.substring(0, space))
        ? new Citation(text.substring(0, space), text.substring(space + 1))
        : new Citation(home, text);
  }

  List<TomlProblem> problems(Set<String> documents) {
    List<TomlProblem> problems = new ArrayList<>();
    documents.stream().filter(this::knows).forEach(key -> problems.addAll(filed(key).problems()));
    return problems;
  }

  private Filed filed(String key) {
    return filed.computeIfAbsent(key, this::read);
  }

  private Filed read(String key) {
    TomlPage page = Optional.ofNullable(places.get(key)).map(Place::page).orElseThrow();
    Document document = page.read(top -> document(key, top));
    return new Filed(document, byName(document.clauses()), page.problems());
  }

  private static Map<String, DocumentClause> byName(List<DocumentClause> clauses) {
    Map<String, DocumentClause> byName = new LinkedHashMap<>();
    clauses.forEach(clause -> byName.putIfAbsent(clause.citation().clause(), clause));
    return byName;
  }

  private Document document(String key, Section top) {
    if (!top.text("document").equals(key)) {
      top.problem(
          "document",
          "document is not the key that the file is named for.",
          "Write \"%s\".".formatted(key));
    }
    String title = top.text("title");
    String regulator = top.text("regulator");
    String about = top.text("about");
    Speaker speaker = speaker(top, regulator);
    Optional<Citation> binding = top.optionalText("binding").map(text -> binding(top, text));
    List<String> names = new ArrayList<>();
    return new Document(
        key,
        title,
        regulator,
        about,
        speaker,
        binding,
        top.each("clause", "id", section -> clause(key, section, regulator, speaker, names)));
  }

  /** A regulator is named once; anybody else says who he is. */
  private static Speaker speaker(Section section, String regulator) {
    Voice voice = section.word("speaks", VOICES);
    Optional<String> name = section.optionalText("speaker");
    if (voice == Voice.REGULATOR && name.isPresent()) {
      section.problem("speaker", "the regulator has a name already.", "Leave speaker out.");
    }
    if (voice != Voice.REGULATOR && name.isEmpty()) {
      section.problem(
          "speaks", "%s has no name.".formatted(voice.says()), "Write speaker = \"…\".");
    }
    return new Speaker(voice, name.orElse(regulator));
  }

  private Citation binding(Section top, String text) {
    Citation citation = cite(text, "");
    if (citation.document().isBlank()) {
      top.problem(
          "binding",
          "\"%s\" names no document.".formatted(text),
          "Write a document and its clause, \"WA-APP Letter 1\".");
    }
    return citation;
  }

  private static DocumentClause clause(
      String key, Section section, String regulator, Speaker speaker, List<String> names) {
    String id = section.text("id");
    if (names.contains(id)) {
      section.problem("id", "stands twice in the file.", "Give every clause one entry.");
    }
    names.add(id);
    section.optionalText("reads");
    List<DocumentClause.Stands> ways =
        List.of(DocumentClause.Stands.values()).stream()
            .filter(way -> section.has(TomlWords.spelled(way)))
            .toList();
    if (ways.size() != 1) {
      section.problem(
          "id",
          "says in %d ways what stands for it.".formatted(ways.size()),
          "Write one of rule, stands and later.");
    }
    DocumentClause.Stands way = ways.isEmpty() ? DocumentClause.Stands.RULE : ways.getFirst();
    return new DocumentClause(
        new Citation(key, id),
        section.text("says"),
        way,
        section.optionalText(TomlWords.spelled(way)).orElse(""),
        section.has("speaks") || section.has("speaker") ? speaker(section, regulator) : speaker,
        section.has("cites") ? cites(section) : List.of(),
        elsewhere(section, way));
  }

  private static List<String> cites(Section section) {
    List<String> cites = section.texts("cites");
    cites.stream()
        .filter(one -> one.isBlank() || (one.startsWith("WAC") && !WAC.matcher(one).matches()))
        .forEach(
            one ->
                section.problem(
                    "cites",
                    "\"%s\" is no section of the code.".formatted(one),
                    "Write \"WAC 230-15-040\", with its paragraph where it names one: \"(5)\"."));
    return cites;
  }

  private static Optional<String> elsewhere(Section section, DocumentClause.Stands way) {
    Optional<String> elsewhere = section.optionalText("elsewhere");
    if (elsewhere.isPresent() && way != DocumentClause.Stands.RULE) {
      section.problem("elsewhere", "has no rule that could work there.", "Leave elsewhere out.");
    }
    return elsewhere;
  }
}
