package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.CountedCards;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;

/** A game whose cards are unknown joins on the word of two people. */
final class Declaring {

  private Declaring() {}

  static Optional<Refused> mayDeclare(Link link, DeclaredGame declared) {
    Controller controller = link.terms().controller();
    return Check.first(
        Check.refuseIf(
            () -> controller != Controller.MULTI_GAME_LINK,
            "link-of-one-game",
            "This controller links tables of one game: nothing is declared here",
            controller.cite(ControllerStep.LINKED_GAMES)),
        Check.refuseIf(
            () -> declared.game().isBlank(),
            "declares-no-game",
            "A declaration names its game",
            LinkRule.DECLARED_GAMES),
        Check.refuseIf(
            () ->
                CountedCards.spelled("own-" + declared.own() + "-community-" + declared.community())
                    .isEmpty(),
            "not-five-cards",
            declared.own()
                + " own and "
                + declared.community()
                + " community cards are not five: the pay table reads five",
            controller.cite(ControllerStep.PAY_TABLES)),
        Check.refuseIf(
            () -> !wholeMeter(link).equals(declared.chance().hand()),
            "declares-other-winning-hand",
            "The meter is won by " + wholeMeter(link) + ", not by " + declared.chance().hand(),
            controller.cite(ControllerStep.LINKED_GAMES)),
        Check.refuseIf(
            () ->
                link.tables().asMap().values().stream()
                    .anyMatch(row -> row.joined() && row.fit().game().equals(declared.game())),
            "declared-game-in-play",
            "Tables of " + declared.game() + " are on the link: take them off it first",
            LinkRule.DECLARED_GAMES));
  }

  private static String wholeMeter(Link link) {
    return link.payTable().lines().stream()
        .filter(line -> line.pays() instanceof Pays.MeterShare(int percent) && percent == 100)
        .map(line -> line.hand().key())
        .findFirst()
        .orElse("nothing");
  }

  static LinkEvent declare(LinkEvent.GameProposed proposed, Staff approvedBy) {
    return new LinkEvent.GameDeclared(proposed.number(), proposed.game(), approvedBy);
  }
}
