package io.queenhigh.lab.simulation;

/**
 * Whether play by chance bears the exact figures out.
 *
 * @param because what the finding rests on, in words
 */
public record ChanceVerdict(Finding finding, String because) {

  /** Agrees, or not, or there is nothing to go by yet. */
  public enum Finding {
    AGREES,
    DISAGREES,
    TOO_FEW_ROUNDS
  }

  static ChanceVerdict disagrees(String because) {
    return new ChanceVerdict(Finding.DISAGREES, because);
  }

  public boolean disagrees() {
    return finding == Finding.DISAGREES;
  }
}
