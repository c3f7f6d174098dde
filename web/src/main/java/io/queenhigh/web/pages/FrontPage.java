package io.queenhigh.web.pages;

import java.util.List;

/** The first page: what this is, which tables are open, where to go on. */
public final class FrontPage {

  /** An open table as the first page shows it. */
  public record Card(String table, String title, String game, String taken, String ante) {}

  private FrontPage() {}

  /**
   * The page.
   *
   * @param host where the reader has found us
   */
  public static String html(String host, List<Card> tables) {
    return Html.page("Queenhigh", main -> write(main, host, tables));
  }

  private static void write(Html html, String host, List<Card> tables) {
    html.el("h1", "A card room for three-card table poker");
    html.el(
        "p class=\"lede\"",
        "Every game is played exactly as its regulator's document says, every payment and every"
            + " refusal names its clause, and every deck is sealed before the bets and opened after"
            + " the round.");
    html.el("h2", "Open tables");
    if (tables.isEmpty()) {
      html.el("p", "No table is open. A supervisor or manager opens one.");
    } else {
      html.in("ul class=\"tables\"", list -> tables.forEach(table -> card(list, table)));
    }
    html.el("h2", "Sit down from a terminal");
    html.in(
        "pre",
        pre ->
            pre.el(
                "code",
                """
                curl --cookie-jar guest --json '{}' %1$s/api/guest
                curl --cookie guest %1$s/api/tables"""
                    .formatted(host)));
    html.in(
        "p",
        p ->
            p.text("Everything a table can do is in ")
                .link("/api", "the API")
                .text("; the file is ")
                .link("/openapi.yaml", "openapi.yaml")
                .text("."));
  }

  private static void card(Html list, Card table) {
    list.in(
        "li",
        item ->
            item.in("h3", head -> head.link("/api/tables/" + table.table(), table.title()))
                .el("p", table.game())
                .el("p", table.taken())
                .el("p", table.ante()));
  }
}
