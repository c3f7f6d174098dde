package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;
import java.util.List;
import java.util.Optional;

/**
 * A document that games stand on: a regulator's, one that was put before a regulator, or our own
 * published readings ({@code QH}).
 *
 * @param key what citations begin with: {@code CA-6CB}
 * @param regulator under whom its games are dealt; who speaks in it is another question
 * @param speaker who speaks where a clause names nobody else
 * @param binding the regulator's clause that makes somebody else's words the rules of play
 */
public record Document(
    String key,
    String title,
    String regulator,
    String about,
    Speaker speaker,
    Optional<Citation> binding,
    List<DocumentClause> clauses) {
  public Document {
    clauses = List.copyOf(clauses);
  }

  /** {@code The maker, Bally Technologies; made binding by WA-APP Letter 1}. */
  public String spokenBy() {
    String who = speaker.toString();
    return Character.toUpperCase(who.charAt(0))
        + who.substring(1)
        + binding.map(clause -> "; made binding by " + clause).orElse("");
  }
}
