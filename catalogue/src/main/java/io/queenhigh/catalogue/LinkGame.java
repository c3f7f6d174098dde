package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.CountedCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.Needs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game as a progressive controller beside its table knows it: which cards the pay table reads,
 * and on whose word. Nothing else of it is known, so that nobody deals it here.
 *
 * @param beside the approved game whose progressive it plays by
 * @param letter the clause that lets this game be connected
 * @param tables the pay tables that its controller may run
 * @param cards which five cards count; empty where an operator has to declare it
 */
public record LinkGame(
    String id,
    String title,
    GameFile beside,
    Standing standing,
    Citation letter,
    Cited<List<String>> tables,
    Optional<Cited<CountedCards>> cards,
    String fingerprint) {

  /** On whose word the cards count. */
  public enum Standing {
    FROM_THE_DOCUMENTS("from the documents"),
    USUAL_RULES("usual rules, not from the documents"),
    UNKNOWN("unknown");

    private final String says;

    Standing(String says) {
      this.says = says;
    }

    /** As it is spelled in files and said to people. */
    public String says() {
      return says;
    }
  }

  private static final int COUNTED_OWN = 3;

  private static final String CARDS_ARE_UNKNOWN =
      "Which cards of %s count is unknown. Declare them on the link, and name them here: %s [%s]";
  private static final String CARDS_ARE_KNOWN =
      "The cards of %s are known: %s. Leave \"%s\" out. [%s]";

  /**
   * The game of a table that is controller only: a progressive wager and nothing beside it. Where
   * the cards are unknown, the choices name those that were declared.
   */
  public Opening choose(List<String> names) {
    Optional<CountedCards> named =
        names.stream().flatMap(name -> CountedCards.spelled(name).stream()).findFirst();
    List<String> others =
        names.stream().filter(name -> CountedCards.spelled(name).isEmpty()).toList();
    if (others.stream().noneMatch(tables.is()::contains)) {
      return unknown(
          "A controller runs a pay table: choose "
              + String.join(" or ", tables.is())
              + ". ["
              + tables.by()
              + "]");
    }
    if (cards.isEmpty() && named.isEmpty()) {
      return unknown(
          CARDS_ARE_UNKNOWN.formatted(title, String.join(", ", CountedCards.spellings()), letter));
    }
    if (cards.isPresent() && named.isPresent()) {
      CountedCards known = cards.get().is();
      return unknown(CARDS_ARE_KNOWN.formatted(title, known, named.get().key(), cards.get().by()));
    }
    return switch (beside.choose(others)) {
      case Opening.Unknown no -> no;
      case Opening.Opened(Game game) -> beside(game, others, named);
    };
  }

  /**
   * The same for a study of its meter. How often several players win in one round hangs on how many
   * cards they share, which is counted for three own cards only.
   */
  public Opening toStudy(List<String> names) {
    return switch (choose(names)) {
      case Opening.Opened(Game game)
          when cards.isPresent() && cards.get().is().own() != COUNTED_OWN ->
          unknown(
              "A meter beside %s is not studied by itself: several wins in one round are counted for three own cards only. Of one wager the figures are those of %s. [%s]"
                  .formatted(title, beside.id(), cards.get().by()));
      case Opening other -> other;
    };
  }

  private Opening beside(Game game, List<String> names, Optional<CountedCards> declared) {
    Optional<String> foreign =
        names.stream().filter(name -> !belongsToAController(game, name)).findFirst();
    if (foreign.isPresent()) {
      return unknown(
          "\"%s\" is a choice of the game itself, and only its progressive is run here. Leave it out. [%s]"
              .formatted(foreign.get(), tables.by()));
    }
    Progressive side = game.progressive().orElseThrow();
    WagerRule rule = game.rule(Wager.PROGRESSIVE).orElseThrow();
    boolean ofThree = rule.table().orElseThrow().reads() == Reads.OWN_THREE;
    Cited<Integer> community =
        ofThree
            ? side.communityCards()
            : cards
                .map(known -> new Cited<>(known.is().community(), known.by()))
                .or(() -> declared.map(named -> new Cited<>(named.community(), letter)))
                .orElseThrow();
    List<String> chosen =
        Stream.concat(
                game.chosen().stream().filter(name -> belongsToAController(game, name)),
                declared.map(CountedCards::key).stream())
            .toList();
    return new Opening.Opened(
        new Game(
            id,
            title,
            side.controller().by().document(),
            chosen,
            standing == Standing.FROM_THE_DOCUMENTS && game.approved(),
            fingerprint,
            game.bank(),
            game.places(),
            game.spotsPerPlayer(),
            game.shown(),
            game.dealsFrom(),
            game.qualifier(),
            game.settling().withOnly(Wager.PROGRESSIVE),
            Map.of(
                Wager.PROGRESSIVE,
                new WagerRule(
                    Wager.PROGRESSIVE,
                    rule.label(),
                    // The regular wager is the table's own affair: nobody here sees it.
                    new Cited<>(Needs.NOTHING, rule.needs().by()),
                    rule.onFold(),
                    rule.table())),
            Optional.of(
                new Progressive(side.controller(), side.envy(), side.meterOrder(), community)),
            Optional.empty(),
            List.of(),
            game.points()));
  }

  private boolean belongsToAController(Game game, String name) {
    return tables.is().contains(name)
        || name.equals(TableOption.FOLDED_HANDS_QUALIFY.key())
        || name.equals(TomlWords.spelled(game.progressive().orElseThrow().controller().is()));
  }

  private static Opening unknown(String why) {
    return new Opening.Unknown(why);
  }
}
