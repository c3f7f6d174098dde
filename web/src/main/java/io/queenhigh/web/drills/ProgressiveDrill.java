package io.queenhigh.web.drills;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.CardReading;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.Layout;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A table whose hands hit the progressive far more often than cards would: what each is paid from
 * tray and meter, and who wins envy.
 */
final class ProgressiveDrill {
  private static final int SEATS = 6;
  private static final int TRIES = 40;
  private static final long[] DOLLARS = {1_00, 1_00, 2_00, 5_00};

  private final Game game;
  private final PayTable table;
  private final Random chance;
  private final List<Card> deck = new ArrayList<>(Cards.DECK.list());
  private final List<Card> community = new ArrayList<>();
  private final SortedMap<Integer, Spot> spots = new TreeMap<>();

  private ProgressiveDrill(Game game, long seed) {
    this.game = game;
    this.table = game.rule(Wager.PROGRESSIVE).flatMap(WagerRule::table).orElseThrow();
    this.chance = new Random(seed);
  }

  /** What each progressive wager is paid. */
  static DrillPaper pays(Game game, long seed) {
    Layout layout = new ProgressiveDrill(game, seed).dealt(_ -> true);
    return new DrillPaper(
        Optional.of(felt(layout)),
        Settle.round(layout).wagers().stream()
            .filter(wager -> wager.wager() == Wager.PROGRESSIVE)
            .map(wager -> Payouts.question(game, wager))
            .toList());
  }

  /** Who wins how much because somebody else holds a hand that triggers envy. */
  static DrillPaper envy(Game game, long seed) {
    Layout layout = new ProgressiveDrill(game, seed).dealt(line -> line.envyCents() > 0);
    List<Envy> envies = Settle.envy(layout);
    return new DrillPaper(
        Optional.of(felt(layout)),
        layout.spots().values().stream().map(spot -> envyOf(game, spot, envies)).toList());
  }

  private static Question envyOf(Game game, Spot spot, List<Envy> envies) {
    List<Envy> own = envies.stream().filter(one -> one.toSeat() == spot.seat()).toList();
    long cents = own.stream().mapToLong(Envy::cents).sum();
    String because =
        own.isEmpty()
            ? nothingBecause(spot, envies)
            : String.join(
                ", ",
                own.stream()
                    .map(
                        one ->
                            "seat %d's hand brings $%s"
                                .formatted(one.fromSeat(), Dollars.shortest(one.cents())))
                    .toList());
    return Question.amount(
        "Seat %d (%s): envy".formatted(spot.seat(), spot.player()),
        Dollars.shortest(cents),
        because,
        game.progressive().orElseThrow().envy().by());
  }

  private static String nothingBecause(Spot spot, List<Envy> envies) {
    if (!spot.has(Wager.PROGRESSIVE)) {
      return "There is no progressive wager at seat " + spot.seat();
    }
    return envies.stream().anyMatch(one -> one.fromSeat() == spot.seat())
        ? "A hand pays no envy to its own player"
        : "Nobody else's hand pays envy on this wager";
  }

  /** Cards and wagers; one seat's hand is of a wanted line. */
  private Layout dealt(Predicate<PayLine> wanted) {
    List<PayLine> lines = table.lines().stream().filter(wanted).toList();
    PayLine line = lines.get(chance.nextInt(lines.size()));
    int first = 1 + chance.nextInt(SEATS);
    List<Card> hit = hit(line);
    community.addAll(hit.subList(3, hit.size()));
    spots.put(first, spot(first, hit.subList(0, 3), true, false));
    for (int seat = 1; seat <= SEATS; seat++) {
      if (seat != first) {
        boolean wagers = chance.nextInt(4) > 0;
        spots.put(seat, spot(seat, another(), wagers, chance.nextInt(6) == 0));
      }
    }
    return new Layout(
        game,
        spots,
        drawn(3),
        community,
        0,
        0,
        game.settling().insideASeat().is(),
        MeterOrder.DEALERS_FAR_RIGHT_FIRST,
        Optional.of(PracticeRound.METER));
  }

  /** A hand of a line, drawn from few enough cards that even the rarest comes up. */
  private List<Card> hit(PayLine line) {
    int size = table.reads() == Reads.THREE_AND_COMMUNITY ? 5 : 3;
    while (true) {
      List<List<Card>> hands = new ArrayList<>();
      choose(
          few(),
          0,
          new ArrayList<>(),
          size,
          cards -> {
            if (CardReading.of(table, cards).equals(Optional.of(line))) {
              hands.add(cards);
            }
          });
      if (!hands.isEmpty()) {
        List<Card> hand = new ArrayList<>(hands.get(chance.nextInt(hands.size())));
        Collections.shuffle(hand, chance);
        deck.removeAll(hand);
        return hand;
      }
    }
  }

  /** One suit, three ranks, or five ranks in a row. */
  private List<Card> few() {
    int rank = chance.nextInt(9);
    return switch (chance.nextInt(3)) {
      case 0 -> {
        Suit suit = Suit.values()[chance.nextInt(4)];
        yield deck.stream().filter(card -> card.suit() == suit).toList();
      }
      case 1 -> {
        List<Rank> ranks = new ArrayList<>(List.of(Rank.values()));
        Collections.shuffle(ranks, chance);
        yield deck.stream().filter(card -> ranks.subList(0, 3).contains(card.rank())).toList();
      }
      default -> {
        List<Rank> row = List.of(Rank.values()).subList(rank, rank + 5);
        yield deck.stream().filter(card -> row.contains(card.rank())).toList();
      }
    };
  }

  private static void choose(
      List<Card> from, int at, List<Card> so, int size, Consumer<List<Card>> each) {
    if (so.size() == size) {
      each.accept(List.copyOf(so));
      return;
    }
    for (int i = at; i < from.size(); i++) {
      so.add(from.get(i));
      choose(from, i + 1, so, size, each);
      so.removeLast();
    }
  }

  /** Another player's hand, as often as not one that is paid. */
  private List<Card> another() {
    List<Card> cards = drawn(3);
    for (int i = 0; i < TRIES && chance.nextInt(8) > 0 && !isPaid(cards); i++) {
      deck.addAll(cards);
      cards = drawn(3);
    }
    return cards;
  }

  private boolean isPaid(List<Card> cards) {
    List<Card> all = new ArrayList<>(cards);
    all.addAll(community);
    return CardReading.of(table, all).isPresent();
  }

  private List<Card> drawn(int size) {
    Collections.shuffle(deck, chance);
    List<Card> cards = List.copyOf(deck.subList(0, size));
    deck.removeAll(cards);
    return cards;
  }

  private Spot spot(int seat, List<Card> cards, boolean wagers, boolean folds) {
    Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
    stakes.put(Wager.ANTE, 10_00L);
    if (!folds) {
      stakes.put(Wager.PLAY, 10_00L);
    }
    if (wagers) {
      stakes.put(Wager.PROGRESSIVE, stake());
    }
    return new Spot(
        seat, player(seat), stakes, cards, folds ? Decision.FOLDED : Decision.PLAYED, false);
  }

  /** Only where envy goes by the wager may a wager be more than a dollar. */
  private long stake() {
    return game.progressive().orElseThrow().envy().is() == Progressive.Envy.PER_PLAYER_TIMES_WAGER
        ? DOLLARS[chance.nextInt(DOLLARS.length)]
        : 1_00;
  }

  /** Where a player may have two spots, seats 2 and 3 are one player's. */
  private String player(int seat) {
    boolean two = game.spotsPerPlayer().is() > 1 && seat == 3;
    return "player " + (two ? 2 : seat);
  }

  private static FeltView felt(Layout layout) {
    return FeltView.of(
        layout.game(),
        Phase.REVEALED,
        layout.spots().values(),
        layout.dealer(),
        layout.community());
  }
}
