package io.queenhigh.lab.simulation;

/**
 * Whether play by chance bears the exact figures out.
 *
 * @param because what the finding rests on, in words
 */
public record Verdict(Finding finding, String because) {

  /** Agrees, or not, or there is nothing to go by yet. */
  public enum Finding {
    AGREES,
    DISAGREES,
    TOO_FEW_ROUNDS
  }

  static Verdict disagrees(String because) {
    return new Verdict(Finding.DISAGREES, because);
  }

  public boolean disagrees() {
    return finding == Finding.DISAGREES;
  }
}
