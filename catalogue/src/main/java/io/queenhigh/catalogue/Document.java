package io.queenhigh.catalogue;

import java.util.List;

/**
 * A regulator's document, or our own published readings ({@code QH}).
 *
 * @param key what citations begin with: {@code CA-6CB}
 */
public record Document(
    String key, String title, String regulator, String about, List<DocumentClause> clauses) {
  public Document {
    clauses = List.copyOf(clauses);
  }
}
