package io.queenhigh.catalogue;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Speaker.Voice;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Who speaks in the documents, and what they refer to. */
class SpeakersTest {

  private static final Clauses CLAUSES = Catalogue.approved().clauses();

  private static Stream<Document> documents() {
    return CLAUSES.documents().stream().map(key -> CLAUSES.document(key).orElseThrow());
  }

  private static Stream<DocumentClause> clauses() {
    return documents().flatMap(document -> document.clauses().stream());
  }

  @Test
  @DisplayName("every clause says who speaks, and nobody speaks for the regulator")
  void speakers() {
    Map<String, TreeSet<String>> documents =
        clauses()
            .collect(
                groupingBy(
                    clause -> clause.speaker().toString(),
                    TreeMap::new,
                    mapping(clause -> clause.citation().document(), toCollection(TreeSet::new))));

    assertEquals(
        """
        a card room, Players Casino Ventura: [CA-PCV]
        the house, Queenhigh: [FLOOR, LINK, QH]
        the maker, Bally Technologies: [WA-MGL, WA-NX, WA-REC]
        the maker, SHFL entertainment: [WA-GM, WA-TCP]
        the maker, Scientific Games: [WA-FACE]
        the maker, Shuffle Master: [WA-6CB]
        the regulator, California Bureau of Gambling Control: [CA-6CB, CA-TCP]
        the regulator, Washington State Gambling Commission: [WA-APP, WA-FACE]""",
        documents.entrySet().stream()
            .map(entry -> entry.getKey() + ": " + entry.getValue())
            .collect(joining("\n")));
  }

  @Test
  @DisplayName("of the face-up papers the letter is the Commission's and the report the maker's")
  void letterAndReport() {
    for (DocumentClause clause : CLAUSES.document("WA-FACE").orElseThrow().clauses()) {
      assertEquals(
          clause.citation().clause().startsWith("Letter") ? Voice.REGULATOR : Voice.MAKER,
          clause.speaker().voice(),
          clause.citation()::toString);
    }
  }

  @Test
  @DisplayName("a maker's rules of play bind by the letter that approves them, his advice by none")
  void binding() {
    assertEquals(
        "[WA-TCP, WA-6CB, WA-GM, WA-NX, WA-MGL]",
        documents()
            .filter(document -> document.binding().isPresent())
            .map(Document::key)
            .toList()
            .toString());
    documents()
        .flatMap(document -> document.binding().stream())
        .forEach(
            letter ->
                assertEquals(
                    Voice.REGULATOR, CLAUSES.find(letter).orElseThrow().speaker().voice()));
    assertEquals(
        "The maker, Bally Technologies; made binding by WA-APP Letter 1",
        CLAUSES.document("WA-NX").orElseThrow().spokenBy());
    assertEquals(
        "The maker, Bally Technologies", CLAUSES.document("WA-REC").orElseThrow().spokenBy());
  }

  @Test
  @DisplayName("what the documents refer to is kept")
  void cites() {
    Map<String, TreeSet<String>> cited = new TreeMap<>();
    clauses()
        .forEach(
            clause ->
                clause
                    .cites()
                    .forEach(
                        cite ->
                            cited
                                .computeIfAbsent(cite, _ -> new TreeSet<>())
                                .add(clause.citation().toString())));

    String limits = "[WA-6CB Limits, WA-GM Limits, WA-MGL Limits, WA-NX Limits, WA-TCP Limits]";
    assertEquals(limits, String.valueOf(cited.get("WAC 230-15-040")));
    assertEquals(limits, String.valueOf(cited.get("WAC 230-15-140")));
    assertEquals("[WA-MGL 3]", String.valueOf(cited.get("WAC 230-15-685(5)")));
    assertEquals("[WA-MGL 3]", String.valueOf(cited.get("WAC 230-15-685(6)")));
    assertEquals(
        "[CA-6CB Notice, CA-TCP Notice]",
        String.valueOf(cited.get("Business and Professions Code section 19826(g)")));
    assertEquals(
        "[WA-APP Letter 6]",
        String.valueOf(cited.get("Tribal-State Compact Appendix A, Section 18")));
    assertEquals(
        4, cited.keySet().stream().filter(cite -> cite.startsWith("discountgambling")).count());
  }

  @Test
  @DisplayName("a clause is about live tables unless it says where else its rule works")
  void elsewhere() {
    assertTrue(
        clauses().filter(DocumentClause::isAboutLiveTables).count()
            > clauses().filter(clause -> clause.elsewhere().isPresent()).count());
    clauses()
        .filter(clause -> clause.elsewhere().isPresent())
        .forEach(clause -> assertFalse(clause.isAboutLiveTables()));
  }
}
