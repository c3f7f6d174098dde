package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;

/** Whether a table can be set up like this. */
final class SetupRules {

  private static final String ID = "[a-z0-9][a-z0-9-]{0,23}";
  private static final int MOST_TITLE = 60;

  private SetupRules() {}

  static Optional<Refused> check(Fold fold, TableSetup setup) {
    return switch (fold.opening(setup)) {
      case GameBook.Opening.Unknown _ ->
          no("There is no such game, or its choices do not go together");
      case GameBook.Opening.Opened(Game game) -> check(setup, Round.first(game, setup.terms()));
    };
  }

  /** A table that is open keeps its name, and its seats must still exist. */
  static Optional<Refused> check(Fold fold, TableSetup setup, TableState state) {
    if (!setup.id().equals(state.id())) {
      return no("A table keeps its name");
    }
    int highest = state.round().spots().isEmpty() ? 0 : state.round().spots().lastKey();
    if (setup.terms().places() < highest) {
      return no("Somebody sits at seat " + highest + ": the table cannot have fewer places");
    }
    Optional<Refused> no = check(fold, setup);
    return no.isPresent() ? no : seats(fold.game(setup), state);
  }

  private static Optional<Refused> seats(Game game, TableState state) {
    int most = game.spotsPerPlayer().is();
    for (Spot spot : state.round().spots().values()) {
      long has =
          state.round().spots().values().stream()
              .filter(other -> other.player().equals(spot.player()))
              .count();
      if (has > most) {
        return no(spot.player() + " has " + has + " seats, and this game allows " + most);
      }
    }
    return Optional.empty();
  }

  private static Optional<Refused> check(TableSetup setup, Round empty) {
    if (!setup.id().matches(ID)) {
      return no("A table's name has 1 to 24 small letters, digits and hyphens");
    }
    if (setup.title().isBlank() || setup.title().length() > MOST_TITLE) {
      return no("A table's title has 1 to " + MOST_TITLE + " characters");
    }
    if (!setup.fingerprint().equals(empty.game().fingerprint())) {
      return no("The game file is not the one this setup was made for");
    }
    if (empty.game().progressive().isPresent() != setup.link().isPresent()) {
      return no(
          setup.link().isPresent()
              ? "A table is on a link only with a progressive among its choices"
              : "A progressive wager needs a link: name the one that this table is to be on");
    }
    if (setup.link().isPresent() && limitsOfProgressive(setup).maximumCents() == Long.MAX_VALUE) {
      return no("A progressive wager has a largest amount, because a sensor counts chips");
    }
    if (!setup.pace().isSane()) {
      return no("A table waits between 0 and " + Pace.MOST_MILLIS + " milliseconds");
    }
    if (setup.isAutomatic() && !setup.isShuffled()) {
      return no("Cards are keyed in by a person: this table needs one as its dealer");
    }
    if (setup.practicePlayers() < 0
        || setup.practicePlayers() >= Math.min(setup.terms().places(), PracticePlayers.MOST + 1)) {
      return no("Practice players leave at least one seat free");
    }
    if (setup.rotation2026() && !empty.game().isBankedByAPlayer()) {
      return no("The house banks this game; there is no position to rotate");
    }
    return switch (Decide.on(empty, new Actor.HouseDealer(), new Command.SetTerms(setup.terms()))) {
      case Refused refused -> Optional.of(refused);
      default -> Optional.empty();
    };
  }

  private static Limits limitsOfProgressive(TableSetup setup) {
    return setup.terms().limitsOf(Wager.PROGRESSIVE);
  }

  private static Optional<Refused> no(String why) {
    return Optional.of(HouseRule.SETUP.refuse(why));
  }
}
