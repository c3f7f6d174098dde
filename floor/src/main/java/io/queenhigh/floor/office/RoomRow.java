package io.queenhigh.floor.office;

/**
 * What is kept of the room itself.
 *
 * @param next the number of the next entry in the register
 */
public record RoomRow(RoomRules rules, long next) {

  public static final String ID = "room";

  public static final RoomRow NEW = new RoomRow(RoomRules.NONE, 1);

  public RoomRow with(RoomRules others) {
    return new RoomRow(others, next);
  }

  public RoomRow afterEntry() {
    return new RoomRow(rules, next + 1);
  }
}
