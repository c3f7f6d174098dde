package io.queenhigh.floor.office;

/** A figure on the control room's wall that has a threshold. */
public enum WallSignal {
  /** What a house's tray holds, in cents. */
  TRAY,
  /** How far what a table held today is from what is expected, in cents. */
  HELD,
  /** Rounds within the last hour. */
  ROUNDS,
  /** A link's meter, in hundredths of what it is won at on average. */
  METER;

  /** Whether too little of it turns the tile. */
  boolean isLow() {
    return this == TRAY || this == ROUNDS;
  }
}
