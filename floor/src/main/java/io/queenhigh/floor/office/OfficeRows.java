package io.queenhigh.floor.office;

import io.queenhigh.floor.journal.Form;

/** What is kept of the room's office, by its names and versions. */
public final class OfficeRows {

  public static final Form<RoomRow> ROOM = Form.of("room", 1, RoomRow.class);
  public static final Form<RegisterEntry> ENTRY = Form.of("register", 1, RegisterEntry.class);

  public static final Form<WallRow> WALL = Form.of("wall", 1, WallRow.class);

  private OfficeRows() {}
}
