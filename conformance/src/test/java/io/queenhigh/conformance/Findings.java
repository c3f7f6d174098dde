package io.queenhigh.conformance;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;

import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.DocumentClause.Stands;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The documents beside the tests that cite them and the files that stand on them: what is amiss?
 */
record Findings(List<Document> documents, List<Proof> proofs, List<CitedInFile> cited) {

  /** Clauses that name a rule which no passing test proves. */
  List<String> unproven() {
    Map<String, List<Proof>> citing = proofs.stream().collect(groupingBy(Proof::clause));
    List<String> unproven = new ArrayList<>();
    for (DocumentClause clause : clauses().toList()) {
      List<Proof> tests = citing.getOrDefault(clause.citation().toString(), List.of());
      if (clause.stands() == Stands.RULE && tests.stream().noneMatch(Proof::passed)) {
        String why = tests.isEmpty() ? "no test" : "only failing tests";
        unproven.add("%s: %s (rule: %s)".formatted(clause.citation(), why, clause.by()));
      }
    }
    return unproven;
  }

  /** What tests cite although no document has it. */
  List<String> unknownInTests() {
    Set<String> known = known();
    return proofs.stream()
        .filter(proof -> !known.contains(proof.clause()))
        .map(proof -> "%s cites %s".formatted(proof.name(), proof.clause()))
        .toList();
  }

  /** What files cite although no document has it. */
  List<String> unknownInFiles() {
    Set<String> known = known();
    return cited.stream()
        .filter(citation -> !known.contains(citation.clause()))
        .map(c -> "%s line %d cites %s".formatted(c.file(), c.line(), c.clause()))
        .toList();
  }

  List<String> duplicates() {
    Set<String> seen = new HashSet<>();
    return clauses()
        .map(clause -> clause.citation().toString())
        .filter(citation -> !seen.add(citation))
        .toList();
  }

  /** The tests that prove a clause, each once, by name. */
  List<Proof> proofsOf(DocumentClause clause) {
    return proofs.stream()
        .filter(proof -> proof.passed() && proof.clause().equals(clause.citation().toString()))
        .sorted(comparing(Proof::name))
        .toList();
  }

  /** Where a clause stands. */
  Standing standing(DocumentClause clause) {
    return switch (clause.stands()) {
      case STANDS -> Standing.STANDS_IN;
      case LATER -> Standing.OPEN;
      case RULE -> {
        if (!clause.isAboutLiveTables()) {
          yield Standing.PROVEN_ELSEWHERE;
        }
        yield proofsOf(clause).stream().anyMatch(Proof::live)
            ? Standing.PROVEN_LIVE
            : Standing.ON_PAPER;
      }
    };
  }

  private Stream<DocumentClause> clauses() {
    return documents.stream().flatMap(document -> document.clauses().stream());
  }

  private Set<String> known() {
    return clauses()
        .map(clause -> clause.citation().toString())
        .collect(toCollection(TreeSet::new));
  }
}
