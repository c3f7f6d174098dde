package io.queenhigh.web.clauses;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Catalogue.Look;
import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.FieldRow;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Speaker.Voice;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The documents a game stands on, clause by clause. */
public final class ClauseDesk {
  private final Catalogue catalogue;

  public ClauseDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * A game's documents.
   *
   * @param tested whether test results are at hand at all
   */
  private record Beside(
      String game,
      String title,
      boolean approved,
      String fingerprint,
      boolean tested,
      List<Chapter> documents) {}

  /**
   * A document.
   *
   * @param speaks who does where a clause says nothing else, and by what his words bind
   */
  private record Chapter(
      String document,
      String title,
      String regulator,
      String about,
      String speaks,
      List<Paragraph> clauses) {}

  /**
   * A clause.
   *
   * @param cites what it refers to, in law or elsewhere
   * @param verdict proven by tests that passed, untested, standing in, or open
   * @param rule the machine's rule, or what stands for it
   */
  private record Paragraph(
      String clause,
      String says,
      Said by,
      List<String> cites,
      Verdict verdict,
      String rule,
      List<Field> fields,
      List<Conformance.Test> tests) {}

  private record Said(Voice voice, String name) {}

  private enum Verdict {
    PROVEN,
    ON_PAPER,
    UNTESTED,
    STANDS_IN,
    OPEN
  }

  private record Field(String section, String field, String value) {}

  public Response clauses(Call call) {
    return switch (catalogue.look(call.part("regulator") + "/" + call.part("game"))) {
      case Look.NotFound(String why) -> Response.no(Kind.NOT_FOUND, why);
      case Look.Found(GameFile file) -> Response.json(beside(file));
    };
  }

  private Beside beside(GameFile file) {
    Map<String, List<FieldRow>> fields =
        file.fields().stream().collect(Collectors.groupingBy(row -> row.citation().toString()));
    Optional<Conformance> conformance = Conformance.shipped();
    return new Beside(
        file.id(),
        file.title(),
        file.approved(),
        file.fingerprint(),
        conformance.isPresent(),
        documentsOf(file).stream()
            .flatMap(key -> catalogue.clauses().document(key).stream())
            .map(document -> chapter(document, fields, conformance))
            .toList());
  }

  /** The game's own document, then the others that its fields cite, then the house's. */
  private static Set<String> documentsOf(GameFile file) {
    Set<String> keys = new LinkedHashSet<>(List.of(file.document()));
    file.fields().forEach(row -> keys.add(row.citation().document()));
    return keys;
  }

  private static Chapter chapter(
      Document document, Map<String, List<FieldRow>> fields, Optional<Conformance> conformance) {
    return new Chapter(
        document.key(),
        document.title(),
        document.regulator(),
        document.about(),
        document.spokenBy(),
        document.clauses().stream()
            .map(
                clause ->
                    paragraph(
                        clause,
                        fields.getOrDefault(clause.citation().toString(), List.of()),
                        conformance.map(known -> known.testsOf(clause)).orElse(List.of())))
            .toList());
  }

  private static Paragraph paragraph(
      DocumentClause clause, List<FieldRow> fields, List<Conformance.Test> tests) {
    return new Paragraph(
        clause.citation().clause(),
        clause.says(),
        new Said(clause.speaker().voice(), clause.speaker().name()),
        clause.cites(),
        verdict(clause, tests),
        clause.by(),
        fields.stream().map(row -> new Field(row.section(), row.field(), row.value())).toList(),
        tests);
  }

  /** A clause about tables is proven only by a test that drove a live one. */
  private static Verdict verdict(DocumentClause clause, List<Conformance.Test> tests) {
    return switch (clause.stands()) {
      case RULE -> {
        if (tests.isEmpty()) {
          yield Verdict.UNTESTED;
        }
        yield !clause.isAboutLiveTables() || tests.stream().anyMatch(Conformance.Test::live)
            ? Verdict.PROVEN
            : Verdict.ON_PAPER;
      }
      case STANDS -> Verdict.STANDS_IN;
      case LATER -> Verdict.OPEN;
    };
  }
}
