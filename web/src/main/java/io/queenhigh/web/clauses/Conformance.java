package io.queenhigh.web.clauses;

import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.floor.journal.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the tests proved when the last full check ran, as it is shipped. Of a clause that reads
 * differently now it says nothing: that reading has not been tested.
 */
final class Conformance {

  /**
   * A test that was run and passed.
   *
   * @param cases how many times it ran, each with other values
   * @param live whether it drove a live table
   */
  record Test(String name, String source, int cases, boolean live) {}

  private record Proven(String clause, String rule, List<Test> tests) {}

  private record Minutes(List<Proven> clauses) {}

  private static final Optional<Conformance> SHIPPED = read();

  private final Map<String, Proven> proven;

  private Conformance(Minutes minutes) {
    proven =
        minutes.clauses().stream()
            .collect(Collectors.toMap(Proven::clause, Function.identity(), (first, _) -> first));
  }

  /** Nothing where no full check has been run on what is shipped. */
  static Optional<Conformance> shipped() {
    return SHIPPED;
  }

  private static Optional<Conformance> read() {
    try (InputStream in = Conformance.class.getResourceAsStream("/conformance.json")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new Conformance(Spelling.JSON.readValue(in, Minutes.class)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Test> testsOf(DocumentClause clause) {
    return Optional.ofNullable(proven.get(clause.citation().toString()))
        .filter(then -> then.rule().equals(clause.by()))
        .map(Proven::tests)
        .orElse(List.of());
  }
}
