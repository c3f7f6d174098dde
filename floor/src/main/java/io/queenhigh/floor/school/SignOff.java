package io.queenhigh.floor.school;

import io.queenhigh.floor.office.RegisterEntry.Entered;
import java.util.Optional;

/**
 * A trainer's word that somebody is ready to deal a game, whatever is chosen of it.
 *
 * @param ended who took it back
 */
public record SignOff(
    long number,
    String name,
    String game,
    String remark,
    Entered signed,
    Optional<Entered> ended,
    Optional<String> endedBecause) {

  public SignOff ended(Entered by, String because) {
    return new SignOff(number, name, game, remark, signed, Optional.of(by), Optional.of(because));
  }
}
