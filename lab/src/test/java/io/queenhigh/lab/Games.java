package io.queenhigh.lab;

import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Progressive;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games put together by hand, with all that the lab reads. */
public final class Games {

  private static final Citation BY = new Citation("TEST", "1");

  private Games() {}

  /** Washington with one Ante Bonus, Pair Plus and 6 Card Bonus table: {@code "A", "D", "6B1"}. */
  public static Game washington(String ante, String pairPlus, String sixCardBonus) {
    return washington(ante, pairPlus, sixCardBonus, "", WagerRule.OnFold.STANDS);
  }

  public static Game washington(
      String ante, String pairPlus, String sixCardBonus, String side, WagerRule.OnFold folded) {
    Map<Wager, WagerRule> wagers = standard();
    put(wagers, Wager.ANTE_BONUS, WagerRule.OnFold.FORFEITED, anteBonus(ante));
    put(wagers, Wager.PAIR_PLUS, WagerRule.OnFold.FORFEITED, pairPlus(pairPlus));
    put(wagers, Wager.SIX_CARD_BONUS, WagerRule.OnFold.STANDS, sixCardBonus(sixCardBonus));
    if (!side.isEmpty()) {
      put(wagers, Wager.PROGRESSIVE, folded, progressive(side));
    }
    return washington(wagers, side.equals("MGL") ? 2 : 0);
  }

  /** Washington with a progressive table of one's own that reads two community cards. */
  public static Game washingtonWithFives(List<PayLine> lines, WagerRule.OnFold folded) {
    Map<Wager, WagerRule> wagers = standard();
    put(
        wagers,
        Wager.PROGRESSIVE,
        folded,
        new PayTable("OWN", PayTable.Reads.THREE_AND_COMMUNITY, lines, BY));
    return washington(wagers, 2);
  }

  private static Game washington(Map<Wager, WagerRule> wagers, int communityCards) {
    return game(
        "wa/three-card-poker",
        new Bank.HouseBank(),
        Shown.NOTHING,
        Qualifier.Ante.WINS,
        wagers,
        communityCards);
  }

  /** California, where the Ante wins against an unqualified dealer: CA-TCP and CA-PCV. */
  public static Game california(String sixCardBonus) {
    return california(Qualifier.Ante.WINS, sixCardBonus);
  }

  /** CA-6CB: against an unqualified dealer the Ante wins only with the higher hand. */
  public static Game sixCardBonusOfCalifornia() {
    return california(Qualifier.Ante.WINS_IF_HIGHER_ELSE_PUSHES, "6B4");
  }

  private static Game california(Qualifier.Ante ante, String sixCardBonus) {
    Map<Wager, WagerRule> wagers = standard();
    put(wagers, Wager.PAIR_PLUS, WagerRule.OnFold.FORFEITED, pairPlus("CA"));
    if (!sixCardBonus.isEmpty()) {
      put(wagers, Wager.SIX_CARD_BONUS, WagerRule.OnFold.STANDS, sixCardBonus(sixCardBonus));
    }
    return game(
        "ca/three-card-poker",
        new Bank.PlayerDealerBank(2, Bank.AfterThat.MUST_PASS, Bank.PayoffLimit.NET),
        Shown.ONE_DEALER_CARD,
        ante,
        wagers,
        0);
  }

  /** The same game with another qualifier, shown cards or Ante rule: what a variant could be. */
  public static Game variant(Game of, Rank qualifier, Shown shown, Qualifier.Ante ante) {
    return new Game(
        of.id(),
        of.title(),
        of.document(),
        of.chosen(),
        false,
        of.fingerprint(),
        of.bank(),
        of.places(),
        of.spotsPerPlayer(),
        cited(shown),
        of.dealsFrom(),
        new Qualifier(cited(qualifier), cited(ante), cited(Qualifier.Play.PUSHES)),
        of.settling(),
        of.wagers(),
        of.progressive(),
        of.collection(),
        of.fees(),
        of.points());
  }

  private static Game game(
      String id,
      Bank bank,
      Shown shown,
      Qualifier.Ante ante,
      Map<Wager, WagerRule> wagers,
      int communityCards) {
    return new Game(
        id,
        id,
        "TEST",
        List.of(),
        false,
        "",
        cited(bank),
        cited(7),
        cited(1),
        cited(shown),
        cited(Game.DealsFrom.HOUSE_DEALERS_LEFT),
        new Qualifier(cited(Rank.QUEEN), cited(ante), cited(Qualifier.Play.PUSHES)),
        new Settling(
            cited(Settling.Procedure.HOUSE),
            cited(Settling.Around.CLOCKWISE_FROM_ACTION),
            cited(List.of(Wager.values()))),
        wagers,
        wagers.containsKey(Wager.PROGRESSIVE)
            ? Optional.of(
                new Progressive(
                    cited(Progressive.Controller.NEXUS),
                    cited(
                        communityCards == 0
                            ? Progressive.Envy.PER_WAGER_OF_OTHERS
                            : Progressive.Envy.PER_PLAYER_TIMES_WAGER),
                    cited(Progressive.MeterOrder.DEALERS_FAR_RIGHT_FIRST),
                    cited(communityCards)))
            : Optional.empty(),
        Optional.empty(),
        List.of(),
        Map.of());
  }

  private static Map<Wager, WagerRule> standard() {
    Map<Wager, WagerRule> wagers = new EnumMap<>(Wager.class);
    for (Wager wager : List.of(Wager.ANTE, Wager.PLAY)) {
      wagers.put(
          wager,
          new WagerRule(
              wager,
              cited(wager.title()),
              cited(WagerRule.Needs.NOTHING),
              cited(WagerRule.OnFold.FORFEITED),
              Optional.empty()));
    }
    return wagers;
  }

  private static void put(
      Map<Wager, WagerRule> wagers, Wager wager, WagerRule.OnFold onFold, PayTable table) {
    wagers.put(
        wager,
        new WagerRule(
            wager,
            cited(wager.title()),
            cited(WagerRule.Needs.ANTE),
            cited(onFold),
            Optional.of(table)));
  }

  static PayTable anteBonus(String id) {
    return switch (id) {
      case "A" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 5, 4, 1);
      case "B" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 5, 3, 1);
      case "C" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 4, 3, 1);
      default -> throw new IllegalArgumentException(id);
    };
  }

  static PayTable pairPlus(String id) {
    return switch (id) {
      case "A" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 40, 30, 6, 4, 1);
      case "B" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 40, 25, 6, 4, 1);
      case "C" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 40, 30, 5, 4, 1);
      case "D" -> threeToOne(id, PaidHand.OfThree.STRAIGHT_FLUSH, 40, 30, 6, 3, 1);
      case "CA" -> threeToOne(id, PaidHand.OfThree.MINI_ROYAL, 200, 40, 30, 6, 3, 1);
      default -> throw new IllegalArgumentException(id);
    };
  }

  static PayTable sixCardBonus(String id) {
    long[] odds =
        switch (id) {
          case "6B1" -> new long[] {1000, 200, 50, 25, 20, 10, 5};
          case "6B2" -> new long[] {1000, 200, 50, 25, 15, 10, 5};
          case "6B3" -> new long[] {1000, 200, 100, 20, 15, 9, 8};
          case "6B4" -> new long[] {1000, 200, 100, 20, 15, 10, 7};
          default -> throw new IllegalArgumentException(id);
        };
    List<PayLine> lines = new ArrayList<>();
    for (int i = 0; i < odds.length; i++) {
      lines.add(new PayLine(PaidHand.OfFive.values()[i], new Pays.ToOne(odds[i]), 0));
    }
    return new PayTable(id, PayTable.Reads.BEST_FIVE_OF_SIX, lines, BY);
  }

  static PayTable progressive(String id) {
    List<PayLine> lines = new ArrayList<>();
    if (id.equals("MGL")) {
      lines.add(line(PaidHand.OfFive.ROYAL_FLUSH, new Pays.MeterShare(100), 100_000));
      lines.add(line(PaidHand.OfFive.STRAIGHT_FLUSH, new Pays.MeterShare(10), 500_000));
      lines.add(line(PaidHand.OfFive.FOUR_OF_A_KIND, new Pays.ForOne(300), 0));
      lines.add(line(PaidHand.OfFive.FULL_HOUSE, new Pays.ForOne(50), 0));
      lines.add(line(PaidHand.OfFive.FLUSH, new Pays.ForOne(40), 0));
      lines.add(line(PaidHand.OfFive.STRAIGHT, new Pays.ForOne(30), 0));
      lines.add(line(PaidHand.OfFive.THREE_OF_A_KIND, new Pays.ForOne(9), 0));
      return new PayTable(id, PayTable.Reads.THREE_AND_COMMUNITY, lines, BY);
    }
    boolean first = id.equals("P1");
    lines.add(line(PaidHand.OfThree.MINI_ROYAL_OF_SPADES, new Pays.MeterShare(100), 10_000));
    lines.add(line(PaidHand.OfThree.MINI_ROYAL, new Pays.ForOne(500), 2_500));
    lines.add(line(PaidHand.OfThree.STRAIGHT_FLUSH, new Pays.ForOne(first ? 70 : 100), 0));
    lines.add(line(PaidHand.OfThree.THREE_OF_A_KIND, new Pays.ForOne(first ? 60 : 90), 0));
    if (first) {
      lines.add(line(PaidHand.OfThree.STRAIGHT, new Pays.ForOne(6), 0));
    }
    return new PayTable(id, PayTable.Reads.OWN_THREE, lines, BY);
  }

  private static PayLine line(PaidHand hand, Pays pays, long envyCents) {
    return new PayLine(hand, pays, envyCents);
  }

  /** Lines from {@code top} down, "to 1". */
  private static PayTable threeToOne(String id, PaidHand.OfThree top, long... odds) {
    List<PayLine> lines = new ArrayList<>();
    for (int i = 0; i < odds.length; i++) {
      PaidHand hand = PaidHand.OfThree.values()[top.ordinal() + i];
      lines.add(new PayLine(hand, new Pays.ToOne(odds[i]), 0));
    }
    return new PayTable(id, PayTable.Reads.OWN_THREE, lines, BY);
  }

  private static <T> Cited<T> cited(T is) {
    return new Cited<>(is, BY);
  }
}
