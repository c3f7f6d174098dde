package io.queenhigh.web.pages;

/** What somebody sees who has lost his way: the house around him, and where to go on. */
public final class NothingHere {

  private NothingHere() {}

  public static String html() {
    return Html.page(
        "Nothing here · Queenhigh",
        main -> {
          main.el("h1", "There is nothing here");
          main.in(
              "p",
              p ->
                  p.text("No page has this address. ")
                      .link("/", "The open tables")
                      .text(" are a good place to go on; ")
                      .link("/api", "the API")
                      .text(" lists everything else."));
        });
  }
}
