package io.queenhigh.web.pages;

import io.queenhigh.catalogue.Version;
import java.util.function.Consumer;

/** HTML in the making. Text is always escaped, so that nobody's name can become markup. */
final class Html {
  private final StringBuilder out = new StringBuilder();

  private Html() {}

  /** A whole page of the house. */
  static String page(String title, Consumer<Html> content) {
    Html html = new Html();
    html.out.append("<!doctype html>\n");
    html.in(
        "html lang=\"en\"",
        page -> {
          page.in("head", head -> head(head, title));
          page.in("body", body -> body.masthead().in("main", content).footer());
        });
    return html.out.append('\n').toString();
  }

  private static void head(Html head, String title) {
    head.out.append("<meta charset=\"utf-8\">");
    head.out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    head.el("title", title);
    head.out.append("<link rel=\"icon\" href=\"/favicon.svg\">");
    head.out.append("<link rel=\"stylesheet\" href=\"/queenhigh.css\">");
  }

  private Html masthead() {
    return in(
        "header",
        header -> {
          header.in("a class=\"mark\" href=\"/\"", mark -> mark.el("b", "Q♠").text(" Queenhigh"));
          header.in(
              "nav aria-label=\"Pages\"",
              nav ->
                  nav.link("/", "Tables")
                      .link("/lab", "Lab")
                      .link("/games", "Games")
                      .link("/api", "API"));
        });
  }

  private Html footer() {
    return in(
        "footer",
        footer ->
            footer.el(
                "p",
                "Three Card Poker, Pair Plus and 6 Card Bonus are marks of their owner; games are"
                    + " named here by the documents that approve them. Play chips only. Queenhigh "
                    + Version.number()
                    + "."));
  }

  /** An element with more inside. The tag may carry attributes written by us. */
  Html in(String tag, Consumer<Html> inside) {
    out.append('<').append(tag).append('>');
    inside.accept(this);
    int end = tag.indexOf(' ');
    out.append("</").append(end < 0 ? tag : tag.substring(0, end)).append('>');
    return this;
  }

  /** An element with text inside. */
  Html el(String tag, String text) {
    return in(tag, inside -> inside.text(text));
  }

  Html link(String to, String text) {
    return el("a href=\"" + escaped(to) + "\"", text);
  }

  Html text(String text) {
    out.append(escaped(text));
    return this;
  }

  /** Text whose backticks mark code and whose empty lines part paragraphs. */
  Html prose(String text) {
    for (String paragraph : text.strip().split("\\n\\s*\\n", -1)) {
      in("p", p -> p.marked(paragraph.strip()));
    }
    return this;
  }

  Html marked(String text) {
    String[] parts = text.split("`", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 0) {
        text(parts[i]);
      } else {
        el("code", parts[i]);
      }
    }
    return this;
  }

  static String escaped(String text) {
    StringBuilder safe = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> safe.append("&amp;");
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&#39;");
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }
}
