package io.queenhigh.lab.usual;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The face-up report, done properly: seven games, two to seven spots, every printed claim beside
 * the figure.
 *
 * @param margin what the house wants to keep of the Ante, for the most spots it should deal
 */
public record Impact(List<OneGame> games, double margin) {

  /** The seventh game, which stands on its documents. */
  public static final String THREE_CARD_POKER = "wa/three-card-poker";

  /**
   * A game of the printed table that nobody has studied here.
   *
   * @param printedSpots the printed maximum; empty where it says "not beatable"
   */
  public record NotStudied(String title, Optional<Integer> printedSpots) {}

  public static final List<NotStudied> NOT_STUDIED =
      List.of(
          new NotStudied("DJ Wild Stud Poker", Optional.of(4)),
          new NotStudied("I Luv Suits", Optional.of(5)),
          new NotStudied("Face Up Pai Gow Poker", Optional.empty()),
          new NotStudied("Fortune Pai Gow Poker", Optional.empty()));

  public static List<String> namesNotStudied() {
    return NOT_STUDIED.stream().map(NotStudied::title).toList();
  }

  /**
   * One game of the report.
   *
   * @param standing by which rules it is studied
   * @param rules the rules in words
   * @param strategy how to play it with nothing seen, in words
   * @param printedSpots the printed maximum; empty where it says "not beatable"
   */
  public record OneGame(
      Study study,
      String standing,
      List<String> rules,
      List<String> strategy,
      List<String> sources,
      Optional<Integer> printedSpots,
      List<Claim> claims) {

    public OneGame {
      rules = List.copyOf(rules);
      strategy = List.copyOf(strategy);
      sources = List.copyOf(sources);
      claims = List.copyOf(claims);
    }

    /** All that is printed about the game, the number of spots last. */
    public List<Claim> allClaims() {
      return Stream.concat(claims.stream(), Stream.of(Impact.spots(this))).toList();
    }
  }

  public Impact {
    games = List.copyOf(games);
  }

  /** The day of the youngest figures; there is none where all were made just now. */
  public Optional<LocalDate> asOf() {
    return games.stream()
        .flatMap(game -> game.study().made().stream())
        .map(Study.Made::date)
        .max(Comparator.naturalOrder());
  }

  /** From the figures that ship with the product; games without any are left out. */
  public static Impact shipped(double margin) {
    List<OneGame> games = new ArrayList<>();
    StudyFile.shipped(THREE_CARD_POKER).ifPresent(study -> games.add(threeCard(study)));
    for (UsualGame game : UsualGames.all()) {
      StudyFile.shipped(game.id())
          .ifPresent(
              study ->
                  games.add(
                      new OneGame(
                          study,
                          UsualGame.STANDING,
                          Stream.concat(game.rules().stream(), game.paysInWords().stream())
                              .toList(),
                          Studies.of(game).inWords(),
                          game.sources(),
                          printedSpots(game.play()),
                          Claims.of(game, study))));
    }
    return new Impact(games, margin);
  }

  private static OneGame threeCard(Study study) {
    return new OneGame(
        study,
        "from its documents, with the first choices",
        List.of(
            "Player and dealer get three cards each. The player folds, or plays as much as the Ante.",
            "The dealer plays with queen high or better; otherwise the Ante pays 1 to 1 and Play pushes.",
            "A straight or better earns an Ante Bonus whatever the dealer has."),
        new ThreeCardStudied(threeCardPoker()).inWords(),
        List.of("Washington State Gambling Commission, Three Card Poker"),
        Optional.empty(),
        Claims.threeCard(study));
  }

  private static Optional<Integer> printedSpots(Play play) {
    return switch (play) {
      case CARIBBEAN_STUD -> Optional.of(5);
      case MISSISSIPPI_STUD -> Optional.of(4);
      case LET_IT_RIDE, ULTIMATE_TEXAS_HOLDEM, FOUR_CARD_POKER, CRAZY_4_POKER -> Optional.empty();
    };
  }

  /** Three Card Poker with its first choices. */
  public static Game threeCardPoker() {
    if (Catalogue.approved().open(THREE_CARD_POKER, List.of())
        instanceof Opening.Opened(Game game)) {
      return game;
    }
    throw new IllegalStateException("our own " + THREE_CARD_POKER + " is refused");
  }

  /** What follows for the number of spots of a game. */
  public static Claim spots(OneGame game) {
    Study study = game.study();
    int safe = study.mostSpots(0).orElse(0);
    AtSpots last = study.tables().getLast();
    boolean never = safe >= last.spots();
    String computed =
        never
            ? "the house is ahead of a perfect player at all %d spots studied"
                .formatted(last.spots())
            : "a perfect player is ahead from %d spots on".formatted(safe + 1);
    String error =
        study
            .at(Math.min(safe + 1, last.spots()))
            .map(each -> Claims.error(each.standardError()))
            .orElse("");
    if (game.printedSpots().isEmpty()) {
      return Claim.of("not beatable at any number of spots", never, computed, error);
    }
    int printed = game.printedSpots().get();
    String says = "at most %d spots".formatted(printed);
    return printed < safe
        ? new Claim(says, computed, error, Claim.Verdict.TOO_STRICT)
        : Claim.of(says, printed == safe, computed, error);
  }
}
