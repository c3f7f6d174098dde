package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Plays a round file through the rules; the first refusal names the line it comes from. */
final class RoundFileReplay {

  private static final Actor DEALER = Actor.Staff.FLOOR;

  /** The player-dealer of a file that does not say where he sits. */
  private static final String UNNAMED = "player-dealer";

  private final RoundFile file;
  private final List<RoundFileProblem> problems = new ArrayList<>();
  private Round round;

  private RoundFileReplay(RoundFile file) {
    this.file = file;
    this.round = Round.first(file.game(), terms(file));
  }

  static Reading play(RoundFile file) {
    RoundFileReplay replay = new RoundFileReplay(file);
    replay.run();
    return replay.problems.isEmpty()
        ? new Reading.Settled(replay.round)
        : new Reading.Impossible(replay.problems);
  }

  /**
   * A player-dealer whose seat is not named sits one beyond the last place, so that seat 1 is the
   * first clockwise after him.
   */
  private static Terms terms(RoundFile file) {
    Game game = file.game();
    boolean beyond = game.isBankedByAPlayer() && file.banker() == 0;
    Terms terms =
        Terms.ofRecord(game, file.places(), file.fees())
            .withOrders(file.settlingOrder(), file.meterOrder());
    return beyond ? terms.withPlaces(file.places() + 1) : terms;
  }

  private void run() {
    if (file.game().isBankedByAPlayer()) {
      bank();
    }
    file.seats().forEach(this::sitAndBet);
    if (file.action() != 0) {
      ask(file.lineOf("action"), DEALER, new Command.PlaceActionButton(file.action()));
    }
    int noLine = 0;
    ask(noLine, DEALER, new Command.NoMoreBets());
    if (file.game().progressive().isPresent()) {
      ask(noLine, DEALER, new Command.LockProgressive());
    }
    if (file.seats().stream().allMatch(line -> !line.cards().isEmpty())) {
      ask(
          noLine,
          DEALER,
          new Command.DealKeyed(round.deck(), hands(), file.dealer(), file.community()));
      decide();
      ask(noLine, DEALER, new Command.CollectForfeits());
      ask(noLine, DEALER, new Command.Reveal());
    } else {
      keyAsTurnedUp();
    }
    ask(noLine, DEALER, new Command.Settle(file.meter()));
  }

  /** Where a hand was never seen, the others were keyed one by one. */
  private void keyAsTurnedUp() {
    int noLine = 0;
    boolean shows = file.game().shown().is() == Shown.ONE_DEALER_CARD;
    Optional<Card> shown = shows ? Optional.of(file.dealer().getLast()) : Optional.empty();
    ask(noLine, DEALER, new Command.DealStacks(round.deck(), shown));
    decide();
    ask(noLine, DEALER, new Command.CollectForfeits());
    ask(noLine, DEALER, new Command.RevealKeyed(file.dealer(), file.community()));
    for (RoundFile.SeatLine line : file.seats()) {
      if (round.turnedUpToSettle().contains(line.seat())) {
        ask(line.line(), DEALER, new Command.KeyHand(line.seat(), line.cards()));
      } else if (problems.isEmpty() && !line.cards().isEmpty()) {
        // Somebody saw it all the same; it changes nothing but stays on record.
        round = Evolve.one(round, new Event.HandKeyed(line.seat(), line.cards(), List.of()));
      }
    }
  }

  private void bank() {
    int seat = file.banker() == 0 ? file.places() + 1 : file.banker();
    int line = file.lineOf(file.banker() == 0 ? "bank" : "banker");
    Actor banker = new Actor.Player(file.banker() == 0 ? UNNAMED : ParseSeat.defaultPlayer(seat));
    ask(line, banker, new Command.SitDown(seat));
    ask(line, DEALER, new Command.OfferBank(seat));
    ask(line, banker, new Command.TakeBank(seat));
    ask(file.lineOf("bank"), banker, new Command.PostBank(seat, file.bankCents()));
  }

  private void sitAndBet(RoundFile.SeatLine line) {
    Actor player = new Actor.Player(line.player());
    ask(line.line(), player, new Command.SitDown(line.seat()));
    for (Map.Entry<Wager, Long> stake : line.stakes().entrySet()) {
      ask(line.line(), player, new Command.Bet(line.seat(), stake.getKey(), stake.getValue()));
    }
  }

  private Map<Integer, List<Card>> hands() {
    Map<Integer, List<Card>> hands = new TreeMap<>();
    file.seats().forEach(line -> hands.put(line.seat(), line.cards()));
    return hands;
  }

  private void decide() {
    for (int seat = round.turn(); seat != 0 && problems.isEmpty(); seat = round.turn()) {
      int turn = seat;
      file.seats().stream().filter(line -> line.seat() == turn).forEach(this::decide);
    }
  }

  private void decide(RoundFile.SeatLine line) {
    Command command =
        line.decision() == Decision.PLAYED
            ? new Command.Play(line.seat())
            : new Command.Fold(line.seat());
    ask(line.line(), new Actor.Player(line.player()), command);
  }

  /** After a refusal the rest of the file is not played. */
  private void ask(int line, Actor actor, Command command) {
    if (!problems.isEmpty()) {
      return;
    }
    switch (Decide.on(round, actor, command)) {
      case Ruling.Accepted(var events) -> round = Evolve.all(round, events);
      case Ruling.No(Refused no) -> problems.add(RoundFileProblem.at(line, no.why(), no.by()));
    }
  }
}
