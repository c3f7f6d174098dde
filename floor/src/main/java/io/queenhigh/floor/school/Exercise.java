package io.queenhigh.floor.school;

import java.util.List;

/**
 * What is practised.
 *
 * @param drill by its kind: {@code pay-the-table}
 * @param choices everything that was chosen of the game, with its usual choices
 */
public record Exercise(String drill, String game, List<String> choices) {

  public Exercise {
    choices = List.copyOf(choices);
  }
}
