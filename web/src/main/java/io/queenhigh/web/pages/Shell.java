package io.queenhigh.web.pages;

import io.queenhigh.catalogue.Version;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The HTML around a page: what a browser needs before the page's own script takes over. */
public final class Shell {

  /** A page, by the folder that holds its script. */
  public enum Page {
    LOBBY(
        "Queenhigh",
        "Three-card table poker, exactly as its regulators' documents say: sit down and be dealt in."),
    TABLE(
        "Table",
        "A table: its cloth, its cards, its pay tables, and every result with its clause."),
    LEARN("How to play", "Each game on one screen, drawn from its own rules, with a hand to try."),
    ME(
        "Your page",
        "Your rounds, your results against what was expected, and your decisions against the odds."),
    ROUND("Round", "A round of cards, step by step, with its record and the proof of its deck."),
    LAB("Lab", "Exact prices of every wager, strategy, and a workbench for pay tables."),
    HAND(
        "One hand",
        "One hand weighed exactly: with what was seen, on the map, and against every card the dealer could show."),
    SIMULATION(
        "Simulation", "A game played out at random, millions of rounds beside its exact prices."),
    FACEUP(
        "Dealt face up",
        "What it is worth to see the other players' cards: seven games, two to seven spots, claims and decisions."),
    GAMES(
        "Games",
        "Every clause of the documents beside the rule that plays it and the tests that hold it."),
    REGISTER(
        "Register",
        "What must be on file for each game, option and controller, what is, and which tables are cleared."),
    FLOOR("Floor", "All tables, meters and jackpots of the floor."),
    DISPLAY("Meter", "A progressive meter for a screen at the table."),
    WIN("Win page", "A progressive award, as printed for the payout."),
    TRAIN("Training", "Drills for dealers: pay the table, read the hand, work the keypad."),
    SCHOOL(
        "School",
        "The dealers' school: who has practised what, what is set, and who is signed off for which game."),
    SURVEILLANCE(
        "Surveillance",
        "How people play where cards lie face up: decisions against basic strategy and against all cards in sight."),
    API("API", "Every request the house answers: search it, read it, try it."),
    NOTHING("Nothing here", "No page has this address."),
    AUDIT("Audit", "The journal, the ledger, and an independent check of both.");

    private final String title;
    private final String says;

    Page(String title, String says) {
      this.title = title;
      this.says = says;
    }

    private String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** No page of a demo looks like one of a room where people are who they say. */
  private static final String DEMO_MARK =
      "\n<aside class=\"demo-mark\" aria-label=\"Demo floor\">Demo floor: play chips only;"
          + " everybody knows the staff password.</aside>";

  private final Assets assets;
  private final boolean demo;

  public Shell(Assets assets, boolean demo) {
    this.assets = assets;
    this.demo = demo;
  }

  /**
   * A page as somebody gets it.
   *
   * @param of what it is about, for its title
   * @param path its own address
   * @param chosen whether the address goes on with choices of a game
   */
  public String html(Page page, String of, String path, boolean chosen, Optional<Who> who) {
    String title = (of.isEmpty() ? "" : of + " · ") + page.title;
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="description" content="%s">
        <title>%s</title>
        <link rel="icon" href="/favicon.svg">
        <link rel="stylesheet" href="%s">
        <script type="module" src="%s"></script>%10$s
        </head>
        <body data-page="%s"%s data-demo="%s" data-version="%s">
        <nav class="skip" aria-label="Shortcut"><a href="#main">To the page</a></nav>
        <qh-masthead></qh-masthead>%9$s
        <main id="main" tabindex="-1"><qh-%5$s><noscript>This page is drawn by a script, which your browser does not run. \
        Everything on it can also be had from <a href="/api">the API</a>, and tables can be played with \
        <code>queenhigh play</code>.</noscript></qh-%5$s></main>
        <footer><p>Three Card Poker, Pair Plus and 6 Card Bonus are marks of their owner; games are named here by the \
        documents that approve them. Play chips only. Queenhigh %8$s. <a href="/api">API</a></p></footer>
        <qh-toasts></qh-toasts>
        </body>
        </html>
        """
        .formatted(
            Html.escaped(page.says),
            Html.escaped(page == Page.LOBBY ? title : title + " · Queenhigh"),
            assets.path("app.css"),
            assets.path("app.js"),
            page.key(),
            who.map(Shell::person).orElse(""),
            demo,
            Version.number(),
            demo ? DEMO_MARK : "",
            Stream.concat(
                    assets.needs(page.key()).stream().map(Shell::needed),
                    FirstAsks.of(page, path, chosen).stream().map(Shell::asked))
                .collect(Collectors.joining()));
  }

  private static String needed(String file) {
    return file.endsWith(".js")
        ? "\n<link rel=\"modulepreload\" href=\"%s\">".formatted(file)
        : "\n<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"%s\">"
            .formatted(file);
  }

  private static String asked(String address) {
    return "\n<link rel=\"preload\" as=\"fetch\" crossorigin href=\"%s\">"
        .formatted(Html.escaped(address));
  }

  private static String person(Who who) {
    return " data-name=\"%s\" data-role=\"%s\" data-rights=\"%s\""
        .formatted(
            Html.escaped(who.name()),
            who.role(),
            who.role().rights().stream().map(Right::toString).collect(Collectors.joining(" ")));
  }
}
