package io.queenhigh.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * Choices of one kind.
 *
 * @param byDefault what is played where a table names none of them
 */
public record ChoiceGroup(
    String title, HowMany howMany, Optional<String> byDefault, List<Choice> choices) {

  /** How many of the group a table can have. */
  public enum HowMany {
    ONE,
    AT_MOST_ONE,
    ANY
  }

  public ChoiceGroup {
    choices = List.copyOf(choices);
  }

  List<String> names() {
    return choices.stream().map(Choice::name).toList();
  }
}
