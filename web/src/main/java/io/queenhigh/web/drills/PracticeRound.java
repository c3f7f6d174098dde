package io.queenhigh.web.drills;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/** A round for practice: people sit down and bet, cards are shuffled, all by one seed. */
final class PracticeRound {
  private static final Actor DEALER = Actor.Staff.FLOOR;
  private static final long[] CHIPS = {5_00, 10_00, 15_00, 25_00, 50_00};
  private static final int PLAYERS = 4;
  private static final int TRIES = 500;

  private final Random chance;
  private final Deck deck;
  private Round round;

  /** What stands on the meter of a practice table. */
  static final Meter METER = new Meter(12_345_67, 10_000_00, 250_00);

  private PracticeRound(Game game, Terms terms, long seed) {
    chance = new Random(seed);
    List<Card> cards = new ArrayList<>(Cards.DECK.list());
    Collections.shuffle(cards, chance);
    deck = new Deck(cards);
    round = Round.first(game, terms);
  }

  /** People have sat down; where the house banks they have bet as well. */
  static PracticeRound opened(Game game, long seed) {
    PracticeRound practice = seated(game, Terms.usual(game), seed);
    if (!game.isBankedByAPlayer()) {
      practice.bet();
    }
    return practice;
  }

  /** People have sat down, at a table on these terms. */
  static PracticeRound seated(Game game, Terms terms, long seed) {
    PracticeRound practice = new PracticeRound(game, terms, seed);
    practice.sitDown();
    return practice;
  }

  /** A settled round with something to pay. */
  static Round settled(Game game, long seed) {
    return settled(game, seed, false, round -> paid(round) >= 3 && paysOdds(round));
  }

  /** A settled round whose player-dealer could not meet everything. */
  static Round settledShort(Game game, long seed) {
    return settled(game, seed, true, PracticeRound::ranOut);
  }

  private static Round settled(Game game, long seed, boolean short_, Predicate<Round> wanted) {
    Random seeds = new Random(seed);
    Round last = played(game, seeds.nextLong(), short_);
    for (int i = 0; i < TRIES && !wanted.test(last); i++) {
      last = played(game, seeds.nextLong(), short_);
    }
    return last;
  }

  private static Round played(Game game, long seed, boolean short_) {
    PracticeRound practice = opened(game, seed);
    if (game.isBankedByAPlayer()) {
      practice.bank(short_ ? 60_00 : 2_000_00);
      practice.bet();
    }
    practice.playOut();
    return practice.round;
  }

  /** From closed bets to the last payment. */
  void playOut() {
    if (round.game().progressive().isPresent()) {
      go(new Command.LockProgressive());
    }
    go(new Command.NoMoreBets());
    deal();
    go(new Command.CollectForfeits());
    go(new Command.Reveal());
    go(new Command.Settle(meter()));
  }

  /** What the dealer's settling needs to know, where the table has a meter. */
  Optional<Meter> meter() {
    return Optional.of(METER).filter(_ -> round.game().progressive().isPresent());
  }

  private static long paid(Round round) {
    return round.settlement().orElseThrow().wagers().stream()
        .filter(wager -> wager.result() == Result.WINS)
        .count();
  }

  /** Whether a pay table says more than even money somewhere: that is what is worth practising. */
  private static boolean paysOdds(Round round) {
    return round.settlement().orElseThrow().wagers().stream()
        .anyMatch(wager -> wager.paidCents() > wager.stakeCents());
  }

  private static boolean ranOut(Round round) {
    return round.settlement().orElseThrow().wagers().stream()
        .anyMatch(
            wager -> wager.result() == Result.UNCOVERED || wager.result() == Result.PARTLY_COVERED);
  }

  Round round() {
    return round;
  }

  /** What a trainee asks for as the house dealer. */
  Optional<Refused> ask(Command command) {
    return ask(DEALER, command);
  }

  /** Deals the shuffled deck; players decide at once. */
  Optional<Refused> deal() {
    Optional<Refused> no = ask(new Command.Deal(round.deck(), deck));
    while (no.isEmpty() && round.turn() != 0) {
      decide(round.turn());
    }
    return no;
  }

  /** The first seat is offered the bank, takes it and posts; then the others bet. */
  Optional<Refused> offerBank() {
    Optional<Refused> no = ask(new Command.OfferBank(1));
    if (no.isEmpty()) {
      take(500_00);
      bet();
    }
    return no;
  }

  void bank(long cents) {
    go(new Command.OfferBank(1));
    take(cents);
  }

  private void take(long cents) {
    take(1, cents);
  }

  /** Somebody who has the offer takes the bank and posts. */
  void take(int seat, long cents) {
    go(player(seat), new Command.TakeBank(seat));
    post(seat, cents);
  }

  void post(int seat, long cents) {
    go(player(seat), new Command.PostBank(seat, cents));
  }

  void decline(int seat) {
    go(player(seat), new Command.DeclineBank(seat));
  }

  private void sitDown() {
    int banker = round.game().isBankedByAPlayer() ? 1 : 0;
    int people = Math.min(PLAYERS, round.terms().mostPlayers()) + banker;
    for (int seat = 1; seat <= people; seat++) {
      go(player(seat), new Command.SitDown(seat));
    }
  }

  /** Everybody bets who does not bank, within the table's limits. */
  void bet() {
    for (Spot spot : round.spots().values()) {
      if (spot.seat() == round.rotation().seat()) {
        continue;
      }
      bet(spot.seat(), Wager.ANTE);
      for (Wager side : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
        if (round.game().offers(side) && chance.nextInt(3) > 0) {
          bet(spot.seat(), side);
        }
      }
      if (round.game().offers(Wager.PROGRESSIVE) && chance.nextInt(3) > 0) {
        go(player(spot.seat()), new Command.Bet(spot.seat(), Wager.PROGRESSIVE, 1_00));
      }
    }
  }

  private void bet(int seat, Wager wager) {
    Limits limits = round.terms().limitsOf(wager);
    long chips = CHIPS[chance.nextInt(CHIPS.length)];
    long cents = Math.clamp(chips, limits.minimumCents(), limits.maximumCents());
    go(player(seat), new Command.Bet(seat, wager, cents));
  }

  /** Queen high or better plays, which is near enough to what people do. */
  private void decide(int seat) {
    boolean plays = round.spot(seat).orElseThrow().hand().isAtLeastHigh(Rank.QUEEN);
    go(player(seat), plays ? new Command.Play(seat) : new Command.Fold(seat));
  }

  private static Actor player(int seat) {
    return new Actor.Player("player-" + seat);
  }

  /** What the house dealer does; a practice round is never refused. */
  void go(Command command) {
    go(DEALER, command);
  }

  private void go(Actor actor, Command command) {
    ask(actor, command)
        .ifPresent(
            no -> {
              throw new IllegalStateException(no.toString());
            });
  }

  private Optional<Refused> ask(Actor actor, Command command) {
    return switch (Decide.on(round, actor, command)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<Event> events) -> {
        round = Evolve.all(round, events);
        yield Optional.empty();
      }
    };
  }
}
