package io.queenhigh.floor.office;

import java.util.List;

/**
 * What the room's office has said and filed, as tables know it.
 *
 * @param entries everything in the register, with what no longer counts
 */
public record RoomOffice(RoomRules rules, List<RegisterEntry> entries) {

  /** An office that has said nothing. */
  public static final RoomOffice NONE = new RoomOffice(RoomRules.NONE, List.of());

  public RoomOffice {
    entries = List.copyOf(entries);
  }
}
