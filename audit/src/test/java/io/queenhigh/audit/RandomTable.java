package io.queenhigh.audit;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Evolve;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** A table that plays round after round by chance, through the engine. */
public final class RandomTable {

  public static final Catalogue GAMES = Catalogue.approved();

  private static final Actor DEALER = Actor.Staff.FLOOR;
  private static final Actor SUPERVISOR = Actor.Staff.FLOOR_SUPERVISOR;
  private static final List<String> PLAYERS =
      List.of("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ida", "jon");

  /** Hears what happens, after it has happened. */
  public interface Witness {
    void saw(Actor actor, List<Event> events, Round before, Round after);
  }

  private final Random random;
  private final Witness witness;
  private final boolean shuffled;
  private Round round;
  private Deck deck;

  /** What lies where, though nobody has seen it; 0 is the dealer's. */
  private Map<Integer, List<Card>> stacks = Map.of();

  private List<Card> community = List.of();

  /** Nobody here takes the bank for a third hand in a row, whatever the engine would allow. */
  private String lastBanker = "";

  private int handsInARow;

  public RandomTable(Game game, Terms terms, boolean shuffled, Random random, Witness witness) {
    this.random = random;
    this.witness = witness;
    this.shuffled = shuffled;
    this.round = Round.first(game, terms);
    this.deck = anyDeck(random);
  }

  public Round round() {
    return round;
  }

  /** The deck that lies in the shuffler. */
  public Deck deck() {
    return deck;
  }

  public static Game open(String id, List<String> choices) {
    return opened(GAMES.open(id, choices));
  }

  private static Game opened(GameBook.Opening opening) {
    return switch (opening) {
      case GameBook.Opening.Opened(Game game) -> game;
      case GameBook.Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  /** Any game with any choices. */
  public static Game anyGame(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> open("ca/6-card-bonus", maybe(random, "gross-limit"));
      case 1 -> open("ca/three-card-poker", maybe(random, "gross-limit"));
      case 2 -> open("ca/players-casino-ventura", maybe(random, "gross-limit"));
      default -> washington(random);
    };
  }

  private static Game washington(Random random) {
    List<String> choices = new ArrayList<>();
    choices.add("TCP-%02d".formatted(1 + random.nextInt(12)));
    if (random.nextBoolean()) {
      choices.add("6B" + (1 + random.nextInt(4)));
    }
    String progressive = List.of("", "P1", "P2", "MGL").get(random.nextInt(4));
    if (!progressive.isEmpty()) {
      choices.add(progressive);
      if (!progressive.equals("MGL")) {
        choices.add(random.nextBoolean() ? "game-manager" : "nexus");
      }
      choices.addAll(maybe(random, "folded-hands-qualify"));
    }
    choices.addAll(maybe(random, "two-spots"));
    choices.addAll(maybe(random, random.nextBoolean() ? "face-up" : "ante-required"));
    return random.nextInt(4) > 0
        ? open("wa/three-card-poker", choices)
        : opened(GAMES.edition("wa/three-card-poker", choices, anyEdition(random)));
  }

  private static String anyEdition(Random random) {
    List<String> editions = List.copyOf(GAMES.earlier());
    return editions.get(random.nextInt(editions.size()));
  }

  private static List<String> maybe(Random random, String choice) {
    return random.nextBoolean() ? List.of(choice) : List.of();
  }

  /** Any terms that the rules allow for a game. */
  public static Terms anyTerms(Game game, Random random) {
    Terms terms = Terms.usual(game);
    if (game.isBankedByAPlayer()) {
      return terms.withFees(anyFees(game, random));
    }
    List<Wager> order = new ArrayList<>(game.settling().insideASeat().is());
    Collections.shuffle(order, random);
    MeterOrder meter = MeterOrder.values()[random.nextInt(2)];
    return random.nextBoolean() ? terms : terms.withOrders(order, meter);
  }

  static FeeSchedule anyFees(Game game, Random random) {
    if (!game.fees().isEmpty()) {
      return game.fees().get(random.nextInt(game.fees().size()));
    }
    return new FeeSchedule(
        "posted",
        100,
        FeeSchedule.NO_LIMIT,
        Map.of(Wager.ANTE, 100L, Wager.PAIR_PLUS, 50L),
        List.of(new FeeSchedule.Tier(0, 100), new FeeSchedule.Tier(100_00, 200)),
        game.cite(Point.FLAT_FEES));
  }

  /** From bets to money, or to a void round; then the next round is opened. */
  public void playARound() {
    comeAndGo();
    if (round.game().isBankedByAPlayer()) {
      bank();
    }
    bets();
    boolean lockFirst = random.nextBoolean();
    if (lockFirst) {
      ask(DEALER, new Command.LockProgressive());
    }
    if (!ask(DEALER, new Command.NoMoreBets())) {
      ask(SUPERVISOR, new Command.VoidRound("nobody plays"));
      openTheNext();
      return;
    }
    ask(DEALER, new Command.LockProgressive());
    leave(30);
    if (random.nextInt(40) == 0) {
      ask(DEALER, new Command.ReportShufflerFailure());
      ask(DEALER, new Command.ResumeAfterFailure());
    }
    deal();
    serve();
    if (random.nextInt(40) == 0) {
      ask(DEALER, new Command.ReportWrongNumberOfCards(0, 4));
      openTheNext();
      return;
    }
    decide();
    ask(DEALER, new Command.CollectForfeits());
    reveal();
    settle();
    handsInARow++;
    leave(20);
    openTheNext();
  }

  private void openTheNext() {
    Round before = round;
    deck = anyDeck(random);
    if (!ask(DEALER, new Command.NextRound())) {
      throw new AssertionError("no next round after " + before.phase());
    }
  }

  private void comeAndGo() {
    leave(4);
    int wanted = 2 + random.nextInt(6);
    for (int i = 0; i < 30 && round.spots().size() < wanted; i++) {
      int seat = 1 + random.nextInt(round.terms().places());
      ask(player(PLAYERS.get(random.nextInt(PLAYERS.size()))), new Command.SitDown(seat));
    }
  }

  private void leave(int oneIn) {
    for (Spot spot : List.copyOf(round.spots().values())) {
      if (random.nextInt(oneIn) == 0) {
        if (random.nextBoolean()) {
          ask(player(spot.player()), new Command.StandUp(spot.seat()));
        } else {
          ask(SUPERVISOR, new Command.RemoveFromSeat(spot.seat()));
        }
      }
    }
  }

  private boolean hasServed(String name) {
    return name.equals(lastBanker) && handsInARow >= 2;
  }

  private void bank() {
    int held = round.rotation().seat();
    String holder = round.spot(held).map(Spot::player).orElse("");
    if (held != 0 && hasServed(holder)) {
      ask(player(holder), new Command.PassBank(held));
    }
    for (int i = 0; i < 60 && !round.rotation().isHeld(); i++) {
      int offered = round.rotation().offeredTo();
      if (offered == 0) {
        ask(DEALER, new Command.OfferBank(1 + random.nextInt(round.terms().places())));
      } else {
        String name = round.spot(offered).orElseThrow().player();
        Actor player = player(name);
        switch (hasServed(name) ? 0 : random.nextInt(4)) {
          case 0 -> ask(player, new Command.DeclineBank(offered));
          case 1 -> ask(DEALER, new Command.TimeOut(offered));
          default -> ask(player, new Command.TakeBank(offered));
        }
      }
    }
    int seat = round.rotation().seat();
    if (seat != 0) {
      Actor player = player(round.spot(seat).orElseThrow().player());
      ask(player, new Command.PostBank(seat, 1 + random.nextInt(400_00)));
      if (random.nextInt(3) == 0) {
        ask(player, new Command.PostBank(seat, 1 + random.nextInt(400_00)));
      }
      if (random.nextInt(12) == 0) {
        ask(player, new Command.PassBank(seat));
        bank();
      }
    }
  }

  private void bets() {
    for (Spot spot : List.copyOf(round.spots().values())) {
      Actor player = player(spot.player());
      boolean alone = random.nextInt(4) == 0;
      ask(player, bet(spot.seat(), alone ? Wager.PAIR_PLUS : Wager.ANTE));
      for (Wager wager : Wager.values()) {
        if (wager != Wager.ANTE && random.nextBoolean()) {
          ask(player, bet(spot.seat(), wager));
        }
      }
      if (random.nextInt(5) == 0) {
        ask(player, new Command.WithdrawBet(spot.seat(), Wager.PAIR_PLUS));
        ask(player, bet(spot.seat(), Wager.ANTE));
      }
    }
    if (random.nextInt(3) == 0) {
      int seat = 1 + random.nextInt(round.terms().places());
      ask(DEALER, new Command.PlaceActionButton(seat));
    }
  }

  private Command bet(int seat, Wager wager) {
    Limits limits = round.terms().limitsOf(wager);
    long wide = Math.min(limits.maximumCents() - limits.minimumCents(), 60_00);
    long cents = limits.minimumCents() + (long) (random.nextDouble() * (wide + 1));
    return new Command.Bet(seat, wager, random.nextInt(4) == 0 ? cents : (cents + 99) / 100 * 100);
  }

  private void deal() {
    Command deal = new Command.Deal(round.deck(), deck);
    if (!shuffled) {
      List<Integer> order = round.dealingOrder();
      stacks = new TreeMap<>();
      for (int i = 0; i < order.size(); i++) {
        stacks.put(order.get(i), deck.stack(i));
      }
      stacks.put(0, deck.stack(order.size()));
      int next = 3 * (order.size() + 1);
      community = deck.order().subList(next, next + round.game().communityCards());
      deal = random.nextInt(4) == 0 ? allAtOnce() : faceDown();
    }
    if (!ask(DEALER, deal)) {
      throw new AssertionError("no deal");
    }
  }

  private Command allAtOnce() {
    Map<Integer, List<Card>> hands = new TreeMap<>(stacks);
    hands.remove(0);
    return new Command.DealKeyed(round.deck(), hands, stack(0), community);
  }

  private List<Card> stack(int seat) {
    return Objects.requireNonNull(stacks.get(seat));
  }

  private Command faceDown() {
    boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
    return new Command.DealStacks(
        round.deck(), shows ? Optional.of(stack(0).getLast()) : Optional.empty());
  }

  /** Cards are keyed as they are turned up, and now and then wrong at first. */
  private void reveal() {
    if (!round.byHand()) {
      ask(DEALER, new Command.Reveal());
      return;
    }
    List<Card> spare = deck.order().subList(49, 52);
    boolean shows = round.game().shown().is() == Shown.ONE_DEALER_CARD;
    if (shows && random.nextInt(4) == 0) {
      must(new Command.KeyShownCard(spare.getFirst()));
      must(new Command.KeyShownCard(stack(0).getLast()));
    }
    if (random.nextInt(4) == 0) {
      List<Card> wrong = new ArrayList<>(stack(0));
      wrong.set(0, spare.getFirst());
      must(new Command.RevealKeyed(wrong, community));
    }
    must(new Command.RevealKeyed(stack(0), community));
    for (int seat : round.turnedUpToSettle()) {
      if (random.nextInt(6) == 0) {
        must(new Command.KeyHand(seat, spare));
      }
      must(new Command.KeyHand(seat, stack(seat)));
    }
  }

  private void must(Command command) {
    if (!ask(DEALER, command)) {
      throw new AssertionError(Decide.on(round, DEALER, command).toString());
    }
  }

  private void serve() {
    String banker = round.spot(round.rotation().seat()).map(Spot::player).orElse("");
    handsInARow = banker.equals(lastBanker) ? handsInARow : 0;
    lastBanker = banker;
  }

  private void decide() {
    while (round.turn() != 0) {
      Spot spot = round.spot(round.turn()).orElseThrow();
      Actor player = player(spot.player());
      switch (random.nextInt(12)) {
        case 0, 1, 2 -> ask(player, new Command.Fold(spot.seat()));
        case 3 -> ask(DEALER, new Command.TimeOut(spot.seat()));
        case 4 -> leave(6);
        default -> ask(player, new Command.Play(spot.seat()));
      }
    }
  }

  private void settle() {
    Optional<Meter> meter =
        round.game().progressive().isEmpty()
            ? Optional.empty()
            : Optional.of(
                new Meter(
                    1 + random.nextInt(5_000_000),
                    1 + random.nextInt(100_000),
                    random.nextInt(50_000)));
    if (!ask(DEALER, new Command.Settle(meter))) {
      throw new AssertionError("not settled in " + round.phase());
    }
  }

  private static Actor player(String name) {
    return new Actor.Player(name);
  }

  /** Whether the engine accepted it. */
  private boolean ask(Actor actor, Command command) {
    if (Decide.on(round, actor, command) instanceof Ruling.Accepted(List<Event> events)) {
      Round before = round;
      round = Evolve.all(round, events);
      witness.saw(actor, events, before, round);
      return true;
    }
    return false;
  }

  /** Half the time high spades and sevens lie on top, so that rare hands happen. */
  private static Deck anyDeck(Random random) {
    List<Card> cards = new ArrayList<>(Card.all());
    Collections.shuffle(cards, random);
    if (random.nextBoolean()) {
      List<Card> special = new ArrayList<>(cards("As Ks Qs Js Ts 9s 8s 7s 7h 7d Ah Kh Qh"));
      Collections.shuffle(special, random);
      cards.removeAll(special);
      cards.addAll(0, special);
      if (random.nextBoolean()) {
        cards.removeAll(cards("As Ks Qs"));
        cards.addAll(0, cards("As Ks Qs"));
      }
    }
    return new Deck(cards);
  }

  static List<Card> cards(String text) {
    return Arrays.stream(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList();
  }
}
