package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.Bank.PlayerDealerBank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Rotation;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** The player-dealer's position goes round: after each step, whose is it or who is offered it? */
final class RotationDrill {
  private static final int QUESTIONS = 8;
  private static final long BANK_CENTS = 1_000_00;
  private static final String NOBODY = "Nobody: no round is dealt until somebody takes it";

  private final Game game;
  private final Random chance;
  private final List<Question> questions = new ArrayList<>();
  private final List<String> choices;
  private PracticeRound practice;

  private RotationDrill(Game game, long seed) {
    this.game = game;
    this.chance = new Random(seed);
    this.practice = table();
    this.choices =
        Stream.concat(
                practice.round().spots().keySet().stream().map(RotationDrill::named),
                Stream.of(NOBODY))
            .toList();
  }

  static DrillPaper rotation(Game game, long seed) {
    RotationDrill drill = new RotationDrill(game, seed);
    while (drill.questions.size() < QUESTIONS) {
      drill.step();
    }
    return new DrillPaper(Optional.empty(), drill.questions);
  }

  /** People at a table where nobody has banked yet, and one of them has the offer. */
  private PracticeRound table() {
    PracticeRound fresh = PracticeRound.seated(game, Terms.usual(game), chance.nextLong());
    int seats = fresh.round().spots().size();
    fresh.go(new Command.OfferBank(1 + chance.nextInt(seats)));
    return fresh;
  }

  private void step() {
    Rotation now = practice.round().rotation();
    if (now.isHeld()) {
      bankARound(now);
    } else if (now.offeredTo() == 0) {
      practice = table();
    } else if (chance.nextInt(5) < 2) {
      practice.take(now.offeredTo(), BANK_CENTS);
    } else {
      practice.decline(now.offeredTo());
      ask(
          "%s declines the bank%s. Who is offered it next?"
              .formatted(named(now.offeredTo()), declinedBefore(now)));
    }
  }

  private void bankARound(Rotation now) {
    if (practice.round().bankCents() == 0) {
      practice.post(now.seat(), BANK_CENTS);
    }
    practice.bet();
    practice.playOut();
    practice.go(new Command.NextRound());
    ask(
        "%s has banked %s in a row, and the round is over. Who banks next, or is offered it?"
            .formatted(named(now.seat()), rounds(now.roundsInARow())));
  }

  private void ask(String what) {
    Round round = practice.round();
    Rotation rotation = round.rotation();
    int whose = rotation.isHeld() ? rotation.seat() : rotation.offeredTo();
    questions.add(
        Question.choice(
            what,
            choices,
            whose == 0 ? NOBODY : named(whose),
            because(rotation),
            game.cite(Point.BANK_ROTATES)));
  }

  private String because(Rotation rotation) {
    PlayerDealerBank bank = bank();
    String rule =
        "The bank goes clockwise; the same player banks %s in a row at most%s"
            .formatted(
                rounds(bank.roundsInARow()),
                bank.afterThat() == AfterThat.MAY_GO_ON_IF_ALL_DECLINE
                    ? ", and goes on only when all others have declined"
                    : ", then it passes to another player");
    return rotation.isHeld() ? rule + ". This player has not banked that often" : rule;
  }

  private PlayerDealerBank bank() {
    return switch (game.bank().is()) {
      case PlayerDealerBank bank -> bank;
      case Bank.HouseBank _ -> throw new IllegalStateException("the house banks this game");
    };
  }

  private String declinedBefore(Rotation now) {
    return now.declined().isEmpty()
        ? ""
        : ", after " + String.join(" and ", now.declined()).replace("player-", "seat ");
  }

  private static String rounds(int number) {
    return number + (number == 1 ? " round" : " rounds");
  }

  private static String named(int seat) {
    return "Seat " + seat;
  }
}
