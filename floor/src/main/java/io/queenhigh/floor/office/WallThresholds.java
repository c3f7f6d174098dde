package io.queenhigh.floor.office;

/**
 * Beyond which figures a tile on the control room's wall turns.
 *
 * @param leastTrayCents a house's tray with less than this
 * @param heldDeviations held further from what is expected than so many standard deviations
 * @param leastRoundsAnHour fewer rounds than this in the last hour while people sit there; 0 for
 *     none
 * @param mostMeterPercent a meter above so many hundredths of what it is won at on average; 0 for
 *     none
 */
public record WallThresholds(
    long leastTrayCents, int heldDeviations, int leastRoundsAnHour, int mostMeterPercent) {

  /** What holds until a manager says otherwise. */
  public static final WallThresholds USUAL = new WallThresholds(20_000_00, 3, 0, 300);

  private static final long MOST_CENTS = 1_000_000_000_00L;
  private static final int MOST_DEVIATIONS = 9;
  private static final int MOST_ROUNDS = 1_000;
  private static final int MOST_PERCENT = 100_000;

  public boolean isInRange() {
    return leastTrayCents >= 0
        && leastTrayCents <= MOST_CENTS
        && heldDeviations >= 1
        && heldDeviations <= MOST_DEVIATIONS
        && leastRoundsAnHour >= 0
        && leastRoundsAnHour <= MOST_ROUNDS
        && mostMeterPercent >= 0
        && mostMeterPercent <= MOST_PERCENT;
  }
}
