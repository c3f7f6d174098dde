package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.WinPage;

/** What is kept beside links' journals, by its names and versions; days are whole links. */
public final class LinkRows {

  public static final Form<Standing> LINK = Form.of("link", 1, Standing.class);

  static final Form<WinPage> WIN_PAGE = Form.of("win-page", 1, WinPage.class);
  static final Form<LinkEvent.DaySignedOff> SIGNED =
      Form.of("link-day-signed", 1, LinkEvent.DaySignedOff.class);

  private LinkRows() {}

  /** A link that was set up is found again at the next start. */
  public record Standing(boolean setUp) {}
}
