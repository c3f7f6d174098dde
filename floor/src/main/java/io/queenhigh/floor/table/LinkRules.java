package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.LinkRule;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.util.List;
import java.util.Optional;

/**
 * What a table asks of its link's standing before it acts: a wager only for a meter in play, money
 * only when its hits are confirmed, a next round only when the link has closed the last one.
 *
 * @param link as this table knows it; empty when it cannot be reached, or there is none
 */
record LinkRules(TableState state, Optional<Link> link) {

  /** Whether a progressive wager may be placed or locked now. */
  Optional<Refused> takesWagers() {
    if (state.setup().link().isEmpty()) {
      return Optional.empty();
    }
    if (link.isEmpty()) {
      return no(
          "link-out-of-reach",
          "The progressive link cannot be reached; the game goes on without it");
    }
    if (link.get().standing() != Standing.OPEN) {
      return no(
          "progressive-not-in-play",
          "The progressive link is not in play; the game goes on without it");
    }
    if (row().isEmpty()) {
      return no(
          "table-not-on-its-link",
          "This table is not on its link yet; the game goes on without the progressive");
    }
    return Optional.empty();
  }

  /** A sensor counts chips of one kind. */
  Optional<Refused> isWholeUnits(long cents) {
    long unit = state.setup().terms().limitsOf(Wager.PROGRESSIVE).minimumCents();
    return state.setup().link().isPresent() && unit > 0 && cents % unit != 0
        ? no(
            "progressive-not-a-multiple",
            "The progressive wager is a multiple of " + Dollars.text(unit))
        : Optional.empty();
  }

  /** The link's log counts, also where a crash kept the controller from hearing of it. */
  Optional<Refused> mayVoid() {
    return link.stream()
        .flatMap(seen -> seen.awards().stream())
        .map(Award::hit)
        .filter(hit -> hit.isOf(state.id(), state.round().number()))
        .findFirst()
        .flatMap(
            hit ->
                Check.no(
                    "win-in-the-links-log",
                    "The win of seat "
                        + hit.winner().seat()
                        + " is in the link's log: only a back-out by two people reverses it",
                    LinkRule.VOID_ROUNDS));
  }

  /** Who has confirmed a hit, where the link has it in its log. */
  Optional<Staff> confirmedBy(long hit) {
    return link.stream()
        .flatMap(seen -> seen.awards().stream())
        .filter(award -> award.hit().number() == hit)
        .map(Award::confirmedBy)
        .findFirst();
  }

  /** A mark agrees with the cards, so that nobody has to take back a win whose place is fixed. */
  Optional<Refused> mayUnmark(List<Integer> seats) {
    return Check.refuseIf(
        seats.stream().anyMatch(this::hasAHit),
        "win-is-called",
        "The amount of this win is fixed: only two people take it back, by voiding the round",
        HouseRule.VOID_BY_TWO);
  }

  /** The seats whose marks are taken back. */
  static List<Integer> unmarked(List<ConsoleEvent> events) {
    return events.stream()
        .filter(ConsoleEvent.HandUnmarked.class::isInstance)
        .flatMap(event -> ((ConsoleEvent.HandUnmarked) event).seats().stream())
        .toList();
  }

  /** Whether a seat's win has its place and amount, at the controller or on the link. */
  private boolean hasAHit(int seat) {
    return state.controller().stream()
            .flatMap(console -> console.amounts().stream())
            .anyMatch(amount -> amount.seat() == seat)
        || link.stream()
            .flatMap(seen -> seen.pendingOf(state.id(), state.round().number()).stream())
            .anyMatch(pending -> pending.hit().winner().seat() == seat);
  }

  /** A mark was made by the cards as they were keyed, and goes before they are corrected. */
  Optional<Refused> mayKey() {
    return state
        .controller()
        .filter(console -> !console.marked().isEmpty())
        .flatMap(
            _ ->
                no(
                    "marks-before-cards",
                    "Hands are marked at the controller by these cards: take the marks back first"));
  }

  /** Hits are confirmed before anything is paid, because only then their amounts are certain. */
  Optional<Refused> maySettle() {
    return state.controller().filter(LinkRules::isLocked).flatMap(Console::winsNotDone);
  }

  /** The meter that this round's awards are fixed on. */
  Optional<Meter> meter() {
    boolean locked = state.controller().filter(LinkRules::isLocked).isPresent();
    return locked
        ? link.map(seen -> seen.meterFor(state.id(), state.round().number()))
        : Optional.empty();
  }

  /** The round pays what the link has fixed, to the cent. */
  Optional<Refused> agrees(Settlement settlement) {
    for (Console.Amount amount :
        state.controller().map(Console::amounts).orElse(List.<Console.Amount>of())) {
      long paid =
          settlement.at(amount.seat()).stream()
              .filter(wager -> wager.wager() == Wager.PROGRESSIVE)
              .mapToLong(SettledWager::paidCents)
              .sum();
      if (paid != amount.cents()) {
        return Check.no(
            "link-fixed-another-amount",
            "Seat "
                + amount.seat()
                + " wins "
                + Dollars.text(paid)
                + " by its cards, and the link has fixed "
                + Dollars.text(amount.cents())
                + ": call the progressive manager",
            LinkRule.ORDER_OF_HITS);
      }
    }
    return Optional.empty();
  }

  Optional<Refused> mayOpenNextRound() {
    boolean over =
        state.controller().filter(console -> console.phase() == Console.Phase.SETTLING).isEmpty();
    if (!over && state.round().voided().isEmpty()) {
      return no(
          "progressive-round-not-over",
          "The progressive round is not over: press " + overButton() + " first");
    }
    boolean held =
        row()
            .filter(on -> on.round() == state.round().number())
            .filter(on -> on.lock() == TableOnLink.Lock.LOCKED)
            .isPresent();
    return held
        ? no("link-has-not-closed-round", "The link has not closed this round yet; ask again")
        : Optional.empty();
  }

  /** What a link has agreed to is changed off the link. */
  Optional<Refused> mayBecome(TableSetup setup) {
    TableSetup present = state.setup();
    boolean same =
        sameLink(present, setup)
            && present.game().equals(setup.game())
            && present.choices().equals(setup.choices())
            && present.terms().meterOrder() == setup.terms().meterOrder()
            && present
                .terms()
                .limitsOf(Wager.PROGRESSIVE)
                .equals(setup.terms().limitsOf(Wager.PROGRESSIVE));
    return same || row().isEmpty()
        ? Optional.empty()
        : Check.no(
            "off-the-link-first",
            "Take the table off its link before this is changed",
            LinkRule.TABLES);
  }

  /** From which award on a supervisor is called is the table's own affair. */
  private static boolean sameLink(TableSetup present, TableSetup setup) {
    return present.link().map(TableSetup.Linked::id).equals(setup.link().map(TableSetup.Linked::id))
        && present
            .link()
            .map(TableSetup.Linked::paysFrom)
            .equals(setup.link().map(TableSetup.Linked::paysFrom));
  }

  private Optional<TableOnLink> row() {
    return link.flatMap(seen -> seen.table(state.id()));
  }

  private String overButton() {
    return state.controller().map(console -> console.controller().overButton()).orElse("");
  }

  static boolean isLocked(Console console) {
    return console.phase() != Console.Phase.BETTING;
  }

  /** Whether wagers of this round are locked and not given back. */
  static boolean holdsWagers(Round round) {
    return round.progressiveLocked()
        && round.bettingSpots().values().stream().anyMatch(spot -> spot.has(Wager.PROGRESSIVE));
  }

  private static Optional<Refused> no(String id, String why) {
    return Check.no(id, why, HouseRule.PROGRESSIVE);
  }
}
