package io.queenhigh.lab.sheet;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Claim;
import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Study;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the face-up report says, the same on paper and on a page. */
record ImpactWords(Impact impact) {

  static final String OF =
      "house edge against a perfect player, of the Ante (Let It Ride: of one bet)";

  static final List<String> METHOD =
      List.of(
          "One 52-card deck; side bets are left out, because they change no decision. A spot is a hand dealt; seen are the"
              + " cards of all other spots.",
          "The edge with nothing seen is counted over every deal and is a fraction. With seen cards every action of every"
              + " decision is weighed exactly on the unseen deck; the gain of a deal is the best action less the basic one,"
              + " both on that deck. Where all sets of seen cards can be gone through the gain is a fraction, too; elsewhere"
              + " deals are drawn at random, and the standard error stands beside.",
          "Basic strategy's sampled mean stands beside its exact value: they must agree, and do.",
          "Every fast way is held against a slow one that deals out all endings with plainly written rules, in hundreds of"
              + " random situations, every action, as fractions.",
          "Simple rules are followed where they speak and basic strategy elsewhere. A table by counts is found on one half of"
              + " the deals and priced on the other.",
          "A seed and a number of shards give the same figures to the last digit on any number of threads or machines.");

  List<String> opening() {
    return List.of(
        "In 2020 the regulator let casinos deal these games with the players' cards face up, on a report that looked at"
            + " tables of three hands and said that doing it properly would take weeks per game. This is the proper version:"
            + " every decision exact, tables of two to seven hands, each printed claim beside its figure.",
        "A perfect player has a computer's judgement and every open card in view. Nobody at a table plays that well, so the"
            + " edge left against him is the least that the house keeps.",
        tally());
  }

  /** What to do about one game or several. */
  record Advice(String games, String says) {}

  /** What an operator does otherwise than the printed report says; printed mistakes first. */
  List<Advice> advice() {
    List<Advice> lines = new ArrayList<>();
    List<String> same = new ArrayList<>();
    List<Impact.OneGame> games =
        impact.games().stream()
            .sorted(
                Comparator.comparing(game -> Impact.spots(game).verdict() != Claim.Verdict.WRONG))
            .toList();
    for (Impact.OneGame game : games) {
      Study study = game.study();
      if (game.printedSpots().isEmpty() && mostSpots(study) >= all(study)) {
        same.add(study.title());
      } else {
        lines.add(new Advice(study.title(), change(game)));
      }
    }
    if (!same.isEmpty()) {
      lines.add(
          new Advice(
              String.join(", ", same),
              "Nothing changes: at all %d spots the house keeps %s or more."
                  .formatted(all(impact.games().getFirst().study()), percent(impact.margin(), 1))));
    }
    lines.add(
        new Advice(
            "The other four games",
            "Not studied here: keep to the printed limits, and do not take them as proven."));
    lines.add(
        new Advice(
            "All games",
            "Watch for players who study every open card before they act, above all those of the dealer's rank and of their"
                + " own. Each game's page says which decisions they change."));
    return lines;
  }

  private String change(Impact.OneGame game) {
    Study study = game.study();
    int safe = study.mostSpots(0).orElse(0);
    String keeps = "%d spots keep %s.".formatted(mostSpots(study), percent(impact.margin(), 1));
    String left = edge(study, safe);
    if (game.printedSpots().isEmpty()) {
      return safe < all(study)
          ? "Printed as not beatable, but a perfect player is ahead from %d spots on. Deal at most %d: %s is left there."
              .formatted(safe + 1, mostSpots(study), edge(study, mostSpots(study)))
          : "Not beatable, as printed, but at %d spots only %s is left. %s"
              .formatted(all(study), left, keeps);
    }
    int printed = game.printedSpots().get();
    if (printed < safe) {
      return "The printed limit of %d is stricter than it need be. The house stays ahead up to %d spots, there by %s. %s"
          .formatted(printed, safe, left, keeps);
    }
    return printed == safe
        ? "The printed limit of %d holds, but leaves only %s. %s".formatted(printed, left, keeps)
        : "The printed limit of %d is too high: a perfect player is ahead from %d spots on. %s"
            .formatted(printed, safe + 1, keeps);
  }

  private int mostSpots(Study study) {
    return study.mostSpots(impact.margin()).orElse(0);
  }

  private static int all(Study study) {
    return study.tables().getLast().spots();
  }

  private String tally() {
    Map<Claim.Verdict, Integer> counts = new EnumMap<>(Claim.Verdict.class);
    int claims = 0;
    for (Impact.OneGame game : impact.games()) {
      for (Claim claim : game.allClaims()) {
        counts.merge(claim.verdict(), 1, Integer::sum);
        claims++;
      }
    }
    return "Of %d printed claims %d are confirmed, %d too strict, %d wrong and %d open. That none of the games can be beaten with three hands open is confirmed for all of them; several of the printed gains are too small."
        .formatted(
            claims,
            counts.getOrDefault(Claim.Verdict.CONFIRMED, 0),
            counts.getOrDefault(Claim.Verdict.TOO_STRICT, 0),
            counts.getOrDefault(Claim.Verdict.WRONG, 0),
            counts.getOrDefault(Claim.Verdict.OPEN, 0));
  }

  /**
   * From when the figures are: the day of the youngest, not today's, so that a report stays the
   * same.
   */
  String asOf() {
    return impact.asOf().map(day -> "Figures as of " + day + ". ").orElse("");
  }

  static String limit(Optional<Integer> printedSpots) {
    return printedSpots.map(String::valueOf).orElse("no limit");
  }

  static String aheadFrom(Study study) {
    return study.aheadFrom().map(spots -> spots + " spots").orElse("never");
  }

  String most(Study study) {
    return study.mostSpots(impact.margin()).map(String::valueOf).orElse("none");
  }

  /** The strategy in words, and what it costs. */
  static List<String> strategy(Impact.OneGame game) {
    List<String> lines = new ArrayList<>(game.strategy());
    game.study()
        .base()
        .byWords()
        .map(edge -> edge.minus(game.study().base().edge()))
        .ifPresent(
            cost ->
                lines.add(
                    cost.sign() == 0
                        ? "This is the best play, exactly."
                        : "Costs %s %% of the Ante against the best play."
                            .formatted(cost.percent(4))));
    return lines;
  }

  // ---- figures ----

  static String error(AtSpots table) {
    return table.exact().isPresent() ? "exact" : percent(table.standardError(), 4);
  }

  static String edge(Study study, int spots) {
    return study.at(spots).map(each -> signed(each.edge(study.base()))).orElse("");
  }

  static String share(double part, double gain) {
    return gain <= 0 ? "" : minus(String.format(Locale.ROOT, "%.0f %%", 100 * part / gain));
  }

  static String percent(double share, int places) {
    return String.format(Locale.ROOT, "%." + places + "f %%", 100 * share);
  }

  static String signed(double share) {
    return minus(percent(share, 3));
  }

  /** A minus sign as printed, and none before a zero. */
  private static String minus(String figure) {
    boolean zero = figure.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
    return zero ? figure.replace("-", "") : figure.replace('-', '\u2212');
  }
}
