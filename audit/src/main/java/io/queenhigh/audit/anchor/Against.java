package io.queenhigh.audit.anchor;

import java.util.List;
import java.util.Optional;

/**
 * What an auditor brings along: checkpoints that he or others have kept outside the house.
 *
 * @param checkpoints in any order; none when he has none
 * @param key by which their signatures are checked, if he has it
 */
public record Against(List<SignedTree> checkpoints, Optional<VerifierKey> key) {

  /** Empty hands. */
  public static final Against NOTHING = new Against(List.of(), Optional.empty());

  public Against {
    checkpoints = List.copyOf(checkpoints);
  }
}
