package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.Form;
import java.util.List;

/** What is kept beside links' journals, for tests elsewhere. */
public final class LinkForms {

  private LinkForms() {}

  public static List<Form<?>> rows() {
    return List.of(LinkSnapshots.FORM, LinkRows.LINK, LinkRows.WIN_PAGE, LinkRows.SIGNED);
  }
}
