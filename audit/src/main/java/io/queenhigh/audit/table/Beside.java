package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import io.queenhigh.audit.settling.PayLines;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A controller beside a table that is dealt elsewhere: people key the hands that win. */
final class Beside {

  private Beside() {}

  /** A hand on somebody's word, and once it is verified on another's, too. */
  record Keyed(List<Card> cards, Signer by, boolean verified) {}

  /** Nobody has an account there. */
  static void sits(Table table, String player) {
    table.expect(
        !table.game().isDealtElsewhere() || Accounts.isVisitor(player),
        Kind.PROCEDURE,
        "nobody with an account at a table that is dealt elsewhere",
        () -> player,
        HouseRule.CONTROLLER_ONLY.cite());
  }

  /** From now on winning hands may be keyed: the cards lie on somebody else's felt. */
  static void betsAreClosed(Table table) {
    if (table.game().isDealtElsewhere() && table.controller.phase == Controller.Phase.LOCKED) {
      table.controller.phase = Controller.Phase.SETTLING;
    }
  }

  static List<Move> keyed(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    List<Card> cards = line.cards("cards");
    Signer by = Signer.of(line.needed("by"));
    isBeside(table, "a keyed win");
    table.expectStage(Stage.BETS_CLOSED, "keying a win", Point.METER_PAYS);
    table.expect(
        by.name().equals(table.actor),
        Kind.PIT,
        "a hand keyed under the name of whoever keyed it, " + table.actor,
        by::name,
        HouseRule.CONTROLLER_ONLY.cite());
    Optional<Position> position = table.position(seat);
    table.expect(
        position.filter(at -> at.stake(Wager.PROGRESSIVE) > 0).isPresent()
            && !table.controller.marked.contains(seat),
        Kind.CONTROLLER,
        "a hand with a progressive wager and no mark",
        () -> "seat " + seat,
        HouseRule.CONTROLLER_ONLY.cite());
    position.ifPresent(at -> at.cards = cards);
    if (cards.isEmpty()) {
      table.keyed.remove(seat);
    } else {
      isAWin(table, seat, cards);
      table.keyed.put(seat, new Keyed(cards, by, false));
    }
    return Moves.none();
  }

  private static void isAWin(Table table, int seat, List<Card> cards) {
    boolean pays =
        table
            .game()
            .rule(Wager.PROGRESSIVE)
            .flatMap(rule -> rule.table())
            .flatMap(lines -> PayLines.first(lines, cards))
            .isPresent();
    table.expect(
        pays && new HashSet<>(cards).size() == cards.size(),
        Kind.CARDS,
        "a hand that is on the pay table",
        cards::toString,
        HouseRule.CONTROLLER_ONLY.cite());
    int own = Math.max(0, cards.size() - table.game().communityCards());
    Set<Card> mine = new HashSet<>(cards.subList(0, own));
    Set<Card> shared = new HashSet<>(cards.subList(own, cards.size()));
    table.keyed.forEach(
        (other, hand) -> {
          if (other != seat && hand.cards().size() == cards.size()) {
            Set<Card> theirs = new HashSet<>(hand.cards().subList(0, own));
            boolean apart =
                theirs.stream().noneMatch(card -> mine.contains(card) || shared.contains(card));
            boolean same = shared.equals(new HashSet<>(hand.cards().subList(own, cards.size())));
            table.expect(
                apart && same && mine.stream().noneMatch(shared::contains),
                Kind.CARDS,
                "hands of one deck with the same community cards",
                () -> cards + " and " + hand.cards(),
                HouseRule.CONTROLLER_ONLY.cite());
          }
        });
  }

  static List<Move> verified(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    List<Card> cards = line.cards("cards");
    Signer by = Signer.of(line.needed("by"));
    isBeside(table, "a verified win");
    Optional<Keyed> keyed = Optional.ofNullable(table.keyed.get(seat));
    table.expect(
        keyed.filter(hand -> new HashSet<>(hand.cards()).equals(new HashSet<>(cards))).isPresent(),
        Kind.CARDS,
        "the same cards that the dealer has keyed, "
            + keyed.map(hand -> hand.cards().toString()).orElse("none"),
        cards::toString,
        HouseRule.CONTROLLER_ONLY.cite());
    table.expect(
        by.name().equals(table.actor)
            && by.mayConfirm()
            && keyed.filter(hand -> hand.by().name().equals(by.name())).isEmpty()
            && !table.controller.dealers.contains(by.name()),
        Kind.CONTROLLER,
        "a supervisor or executive who has not dealt to verify a win",
        () -> by + ", asked by " + table.actor,
        HouseRule.CONTROLLER_ONLY.cite());
    keyed.ifPresent(hand -> table.keyed.put(seat, new Keyed(hand.cards(), hand.by(), true)));
    return Moves.none();
  }

  /** What is paid off the meter stands on two people's word. */
  static void isVerified(Table table, int seat, Signer by) {
    boolean verified =
        Optional.ofNullable(table.keyed.get(seat))
            .filter(Keyed::verified)
            .filter(hand -> !hand.by().name().equals(by.name()))
            .isPresent();
    table.expect(
        !table.game().isDealtElsewhere() || verified,
        Kind.CONTROLLER,
        "a win whose cards two people have keyed, confirmed by another than the first",
        () -> "that of seat " + seat + ", confirmed by " + by,
        HouseRule.CONTROLLER_ONLY.cite());
  }

  private static void isBeside(Table table, String what) {
    table.expect(
        table.game().isDealtElsewhere(),
        Kind.PROCEDURE,
        what + " only beside a game that is dealt elsewhere",
        () -> "one at " + table.id,
        HouseRule.CONTROLLER_ONLY.cite());
  }
}
