package io.queenhigh.floor;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.link.LinkSnapshots;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.progressive.LinkEvent;

/** How a floor spells what it stores; a test may pretend to be a later version. */
public record Formats(
    EventFormat<TableEvent> tables,
    Snapshots snapshots,
    EventFormat<LinkEvent> links,
    LinkSnapshots linkSnapshots) {

  static Formats today(GameBook games) {
    return new Formats(
        TableLines.FORMAT, new Snapshots(games), LinkLines.FORMAT, LinkSnapshots.TODAY);
  }
}
