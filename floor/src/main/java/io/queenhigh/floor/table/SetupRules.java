package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;

/** How a table is set up, and set up again between rounds. */
final class SetupRules {

  private static final String ID = "[a-z0-9][a-z0-9-]{0,23}";
  private static final int MOST_TITLE = 60;

  /** Nothing binds the house to cards that somebody types; so much hangs on one of them at most. */
  private static final long MOST_KEYED_CENTS = 1_000_00;

  private SetupRules() {}

  static Optional<Refused> configure(Deliberation table, Actor actor, TableSetup setup) {
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> !actor.maySign(),
                "only-a-supervisor-sets-up",
                "Only a supervisor, executive or manager changes how a table is set up",
                HouseRule.SETUP),
            () ->
                table.state().isOver()
                    ? RoundRules.inRound(table, Actor.Staff.FLOOR, new Command.NextRound())
                    : Check.fine(),
            Check.refuseIf(
                () -> !table.state().isUntouched(),
                "set-up-between-rounds",
                "A table is changed between rounds, not during one",
                HouseRule.BETWEEN_ROUNDS),
            () -> DealerRules.notOneself(setup, table.state().dealers(), actor.name()),
            () -> table.link().mayBecome(setup),
            () -> check(table.rules(), setup, table.state()));
    if (no.isPresent()) {
      return no;
    }
    if (!setup.isShuffled()) {
      DeckRules.open(table);
    }
    table.happen(new TableEvent.TableConfigured(setup));
    ChipRules.trayFitsTheGame(table);
    RegulatedTable.postWhatHolds(table);
    DealerRules.sendHome(table, actor);
    // Practice players come and go with the setup.
    PracticePlayers.seats(table.state()).forEach(step -> TableRules.judge(table, step));
    DeckRules.seal(table);
    return Check.fine();
  }

  static Optional<Refused> check(TableRules rules, TableSetup setup) {
    return switch (rules.fold().opening(setup)) {
      case GameBook.Opening.Unknown _ ->
          no("no-such-game", "There is no such game, or its choices do not go together");
      case GameBook.Opening.Opened(Game game) ->
          Check.first(
              () -> check(setup, Round.first(game, setup.terms())),
              () -> RegulatedTable.allows(rules, setup, game));
    };
  }

  /** A table that is open keeps its name, and its seats must still exist. */
  static Optional<Refused> check(TableRules rules, TableSetup setup, TableState state) {
    if (!setup.id().equals(state.id())) {
      return no("table-keeps-its-name", "A table keeps its name");
    }
    int highest = state.round().spots().isEmpty() ? 0 : state.round().spots().lastKey();
    if (setup.terms().places() < highest) {
      return no(
          "seat-would-vanish",
          "Somebody sits at seat " + highest + ": the table cannot have fewer places");
    }
    Optional<Refused> no = check(rules, setup);
    return no.isPresent() ? no : seats(rules.fold().game(setup), state);
  }

  private static Optional<Refused> seats(Game game, TableState state) {
    int most = game.spotsPerPlayer().is();
    for (Spot spot : state.round().spots().values()) {
      long has =
          state.round().spots().values().stream()
              .filter(other -> other.player().equals(spot.player()))
              .count();
      if (has > most) {
        return no(
            "too-many-seats-for-game",
            spot.player() + " has " + has + " seats, and this game allows " + most);
      }
    }
    return Optional.empty();
  }

  private static Optional<Refused> check(TableSetup setup, Round empty) {
    if (!setup.id().matches(ID)) {
      return no(
          "table-name-malformed", "A table's name has 1 to 24 small letters, digits and hyphens");
    }
    if (setup.title().isBlank() || setup.title().length() > MOST_TITLE) {
      return no("table-title-malformed", "A table's title has 1 to " + MOST_TITLE + " characters");
    }
    if (!setup.fingerprint().equals(empty.game().fingerprint())) {
      return no("other-game-file", "The game file is not the one this setup was made for");
    }
    if (empty.game().progressive().isPresent() != setup.link().isPresent()) {
      return setup.link().isPresent()
          ? no(
              "link-without-progressive",
              "A table is on a link only with a progressive among its choices")
          : no(
              "progressive-without-link",
              "A progressive wager needs a link: name the one that this table is to be on");
    }
    Optional<String> verified = setup.link().flatMap(TableSetup.Linked::verifyFrom);
    if (verified.isPresent() && !Controllers.pays(empty.game(), verified.get())) {
      return no(
          "no-such-award",
          "The pay table has no award for \"" + verified.get() + "\" that could be verified");
    }
    if (setup.link().isPresent() && limitsOfProgressive(setup).maximumCents() == Long.MAX_VALUE) {
      return no(
          "progressive-without-maximum",
          "A progressive wager has a largest amount, because a sensor counts chips");
    }
    if (!setup.pace().isSane()) {
      return no(
          "pace-out-of-range", "A table waits between 0 and " + Pace.MOST_MILLIS + " milliseconds");
    }
    if (setup.isControllerOnly() != empty.game().isDealtElsewhere()) {
      return setup.isControllerOnly()
          ? no(
              "game-is-dealt-here",
              "A table that is controller only stands beside a game of links/, not " + setup.game())
          : no(
              "game-is-dealt-elsewhere",
              setup.game() + " is dealt elsewhere: its table is controller only");
    }
    if (setup.isControllerOnly() && setup.practicePlayers() > 0) {
      return no(
          "no-practice-beside-a-controller", "Nobody practises at a table that is dealt elsewhere");
    }
    if (setup.isAutomatic() && !setup.isShuffled()) {
      return no(
          "keyed-cards-need-a-dealer",
          "Cards are keyed in by a person: this table needs one as its dealer");
    }
    if (!setup.isShuffled()
        && !empty.game().isBankedByAPlayer()
        && highestCents(empty.game(), setup) > MOST_KEYED_CENTS) {
      return Check.no(
          "keyed-limit-too-high",
          "Where cards are keyed in and the house banks, a wager is %s at most"
              .formatted(Dollars.text(MOST_KEYED_CENTS)),
          HouseRule.OWN_TABLE);
    }
    if (setup.practicePlayers() < 0
        || setup.practicePlayers() >= Math.min(setup.terms().places(), PracticePlayers.MOST + 1)) {
      return no("practice-leaves-a-seat", "Practice players leave at least one seat free");
    }
    if (setup.rotation2026() && !empty.game().isBankedByAPlayer()) {
      return no("no-bank-to-rotate", "The house banks this game; there is no position to rotate");
    }
    return switch (Decide.on(empty, Actor.Staff.FLOOR, new Command.SetTerms(setup.terms()))) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted<Event> _ -> Check.fine();
    };
  }

  private static long highestCents(Game game, TableSetup setup) {
    return setup.terms().limits().entrySet().stream()
        .filter(posted -> game.offers(posted.getKey()))
        .mapToLong(posted -> posted.getValue().maximumCents())
        .max()
        .orElse(0);
  }

  private static Limits limitsOfProgressive(TableSetup setup) {
    return setup.terms().limitsOf(Wager.PROGRESSIVE);
  }

  private static Optional<Refused> no(String id, String why) {
    return Check.no(id, why, HouseRule.SETUP);
  }
}
