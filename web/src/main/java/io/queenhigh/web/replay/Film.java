package io.queenhigh.web.replay;

import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.view.SettlementView;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.web.replay.Replay.Banker;
import io.queenhigh.web.replay.Replay.Chips;
import io.queenhigh.web.replay.Replay.Hand;
import io.queenhigh.web.replay.Replay.Scene;
import io.queenhigh.web.replay.Replay.Stake;
import io.queenhigh.web.replay.Replay.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Turns the lines of a round into steps; the ledger says what each line moved. */
public final class Film {

  /** A seat as the film goes on. */
  private static final class Place {
    private final NavigableMap<Wager, Long> stakes = new TreeMap<>();
    private List<Card> cards = List.of();
    private Decision decision = Decision.NONE;
    private final List<SettlementView.Line> results = new ArrayList<>();
    private long netCents;
    private long feeCents;
  }

  private final Map<Integer, String> seated;
  private final Function<Wager, String> labels;
  private final List<Step> steps = new ArrayList<>();
  private final NavigableMap<Integer, Place> places = new TreeMap<>();
  private Hand dealer = new Hand(List.of(), 0, "");
  private List<Card> community = List.of();
  private Optional<Banker> bank = Optional.empty();
  private Optional<Long> bankNetCents = Optional.empty();
  private long layoutCents;
  private long seq;

  /**
   * An empty film.
   *
   * @param seated who sat where
   * @param labels what the layout calls the wagers
   */
  public Film(Map<Integer, String> seated, Function<Wager, String> labels) {
    this.seated = seated;
    this.labels = labels;
  }

  public List<Step> steps() {
    return List.copyOf(steps);
  }

  /** The next line of the round, with what it moved. */
  public void add(long line, TableEvent event, List<LedgerRow> rows) {
    seq = line;
    int before = steps.size();
    layoutCents += rows.stream().mapToLong(Film::ontoTheLayout).sum();
    show(event);
    if (steps.size() > before) {
      Step last = steps.removeLast();
      steps.add(
          new Step(
              last.seq(),
              last.says(),
              last.seat(),
              last.by(),
              rows.stream().map(this::chips).toList(),
              last.scene()));
    }
  }

  private static long ontoTheLayout(LedgerRow row) {
    return (row.to().startsWith("layout/") ? row.cents() : 0)
        - (row.from().startsWith("layout/") ? row.cents() : 0);
  }

  private Chips chips(LedgerRow row) {
    return new Chips(place(row.from()), place(row.to()), row.cents());
  }

  /** Where an account's chips lie, in the words of the pit. */
  private static String place(String account) {
    String[] words = account.split("/", -1);
    return switch (words[0]) {
      case "rack" -> words[words.length - 1];
      case "wallet" -> words[words.length - 1] + "\u2019s wallet";
      case "coin-in" -> "coin in";
      default -> words[0];
    };
  }

  // What happened at the table

  private void show(TableEvent event) {
    switch (event) {
      case TableEvent.InRound(Event inRound) -> show(inRound);
      case TableEvent.AtController(var pressed) -> step(ControllerWords.of(pressed));
      case TableEvent.HandsTurnedUp _ ->
          step("Hands with a progressive wager are turned up for the controller.");
      case TableEvent.WinKeyed(int seat, List<Card> cards, Staff by) -> {
        place(seat).cards = cards;
        step(
            seat,
            cards.isEmpty()
                ? by.name() + " takes back the hand keyed for " + name(seat) + "."
                : by.name() + " keys the winning hand of " + name(seat) + ": " + list(cards) + ".");
      }
      case TableEvent.WinVerified(int seat, List<Card> cards, Staff by) ->
          step(seat, by.name() + " keys the same cards: " + list(cards) + ".");
      case TableEvent.ProgressiveReturned(_, String because) ->
          step("Progressive wagers go back: " + because + ".");
      case TableEvent.DeckSealed(_, DeckColour colour, _) ->
          step("The " + word(colour) + " deck is shuffled and sealed before anybody bets.");
      case TableEvent.CutSealed(int seat, _) ->
          step(seat, name(seat) + " promises a value that will cut the deck.");
      case TableEvent.CutOpened(int seat, _) ->
          step(seat, name(seat) + " opens the promised value: the deck is cut by it.");
      case TableEvent.CutWithheld(int seat) ->
          step(
              seat, name(seat) + " keeps the promised value back: the cards are dealt without it.");
      case TableEvent.DeckOpened _ ->
          step("The seal is opened: order and salt of the deck are published.");
      case TableEvent.VoidProposed(String reason, _, Staff by) ->
          step(by.name() + " proposes to void the round: " + reason + ". It waits.");
      case TableEvent.VoidConfirmed(Staff by) -> step(by.name() + " confirms it.");
      case TableEvent.VoidRejected(Staff by) -> step(by.name() + " rejects it: the round goes on.");
      case TableEvent.CorrectionProposed(_, _, String reason, Staff by) ->
          step(by.name() + " says that hands were keyed wrong: " + reason + ".");
      case TableEvent.CorrectionRejected(Staff by) -> step(by.name() + " does not agree.");
      case TableEvent.RoundCorrected corrected ->
          step(corrected.by().name() + " agrees: the round is settled once more.");
      case TableEvent.TableClosed(String reason) -> step("The table closes: " + reason + ".");
      // What happens before anybody bets is no step of the round.
      case TableEvent.TableOpened _,
          TableEvent.TableConfigured _,
          TableEvent.RulesCameIntoForce _,
          TableEvent.ClearanceJudged _,
          TableEvent.DealersAssigned _,
          TableEvent.BoughtIn _,
          TableEvent.AllowanceSpent _,
          TableEvent.AllowanceReturned _,
          TableEvent.AllowanceSettled _,
          TableEvent.CashedOut _,
          TableEvent.PracticeStaked _,
          TableEvent.PracticeReturned _,
          TableEvent.SeatChipsIn _,
          TableEvent.SeatChipsOut _,
          TableEvent.TrayFilled _,
          TableEvent.TrayEmptied _,
          TableEvent.SaidReady _ -> {}
    }
  }

  private void show(Event event) {
    switch (event) {
      case Event.BankOffered(int seat) ->
          step(seat, "The player-dealer\u2019s position is offered to " + name(seat) + ".");
      case Event.BankDeclined(int seat) -> step(seat, name(seat) + " declines the position.");
      case Event.BankTaken(int seat, _) -> step(seat, name(seat) + " takes the position.");
      case Event.BankPosted(int seat, long cents) -> {
        bank = Optional.of(new Banker(seat, name(seat), cents, 0));
        step(seat, name(seat) + " posts " + said(cents) + " as the bank.");
      }
      case Event.BankVacated(int seat) -> {
        bank = Optional.empty();
        step(seat, name(seat) + " gives the bank up.");
      }
      case Event.ActionButtonPlaced(int seat) ->
          step(seat, "The action button is placed at seat " + seat + ".");
      case Event.BetPlaced(int seat, Wager wager, long cents) -> {
        place(seat).stakes.put(wager, cents);
        step(seat, name(seat) + " bets " + said(cents) + " on " + labels.apply(wager) + ".");
      }
      case Event.BetWithdrawn(int seat, Wager wager) -> {
        place(seat).stakes.remove(wager);
        step(seat, name(seat) + " takes " + labels.apply(wager) + " back.");
      }
      case Event.ProgressiveLocked _ -> step("Progressive wagers are locked and taken in.");
      case Event.BetsClosed _ -> step("\u201cNo more bets.\u201d");
      case Event.FeeDropped(int seat, long cents, boolean playerDealer) -> {
        if (playerDealer) {
          bank = bank.map(held -> new Banker(seat, name(seat), held.cents(), cents));
        } else {
          place(seat).feeCents += cents;
        }
        step(
            seat,
            name(seat)
                + (playerDealer ? ", the player-dealer," : "")
                + " pays the collection fee of "
                + said(cents)
                + ".");
      }
      case Event.DeckBroughtIn(DeckColour colour) ->
          step("The " + word(colour) + " deck comes in.");
      case Event.HandDealt(int seat, List<Card> cards) -> {
        place(seat).cards = cards;
        step(seat, name(seat) + " is dealt " + list(cards) + ".");
      }
      case Event.DealerDealt(List<Card> cards) -> {
        dealer = new Hand(List.of(), cards.size(), "");
        step("The dealer\u2019s hand is dealt, face down.");
      }
      case Event.DealerCardShown(Card card) -> {
        dealer = new Hand(List.of(card), 2, "");
        step("The dealer shows " + card + ".");
      }
      case Event.StacksDealt _ -> {
        dealer = new Hand(List.of(), 3, "");
        step("Three cards lie at every seat with a wager and at the dealer\u2019s, face down.");
      }
      case Event.HandKeyed(int seat, List<Card> cards, List<Card> instead) ->
          keyed(seat, cards, instead);
      case Event.CommunitySetAside _ -> step("The community cards are set aside, face down.");
      case Event.Played(int seat, long cents) -> {
        place(seat).decision = Decision.PLAYED;
        place(seat).stakes.put(Wager.PLAY, cents);
        step(
            seat,
            name(seat) + " plays, with " + said(cents) + " on " + labels.apply(Wager.PLAY) + ".");
      }
      case Event.Folded(int seat, Event.Folded.Why why) -> {
        place(seat).decision = Decision.FOLDED;
        step(seat, name(seat) + " folds" + because(why) + ".");
      }
      case Event.ForfeitsCollected(List<Integer> seats, _) -> {
        if (!seats.isEmpty()) {
          step("Folded hands and their wagers are collected.");
        }
      }
      case Event.DealerRevealed(List<Card> cards, _, String announcement) -> {
        dealer = new Hand(cards, 0, announcement);
        step("\u201c" + announcement + ".\u201d");
      }
      case Event.CommunityRevealed(List<Card> cards) -> {
        community = cards;
        step("The community cards are " + list(cards) + ".");
      }
      case Event.HandsOpened _ -> step("The players\u2019 hands are opened.");
      case Event.RoundSettled(Settlement settlement) -> settle(settlement);
      case Event.ShufflerFailed _ -> step("The shuffler has failed; play is suspended.");
      case Event.ShufflerStepDone(ShufflerStep done) -> step(done.says() + ".");
      case Event.PlayResumed _ -> step("Play resumes.");
      case Event.RoundVoided(String reason, Citation by) -> {
        places.values().forEach(place -> place.stakes.clear());
        step(
            Optional.empty(),
            Optional.of(by),
            "The round is void: " + reason + ". Every wager goes back.");
      }
      // What happens before anybody bets is no step of the round.
      case Event.TermsSet _,
          Event.SatDown _,
          Event.StoodUp _,
          Event.LeftTheTable _,
          Event.OffersRestarted _,
          Event.NextRoundOpened _ -> {}
    }
  }

  private void keyed(int seat, List<Card> cards, List<Card> instead) {
    String whose = seat == 0 ? "The dealer\u2019s hand" : name(seat) + "\u2019s hand";
    if (seat > 0) {
      place(seat).cards = cards;
    }
    step(
        instead.isEmpty()
            ? whose + " is turned up: " + list(cards) + "."
            : whose + " was keyed wrong: it is " + list(cards) + ", not " + list(instead) + ".");
  }

  private static String because(Event.Folded.Why why) {
    return switch (why) {
      case CHOSE_TO -> "";
      case TIMED_OUT -> ": the time is up";
      case LEFT -> ": the seat was left";
    };
  }

  /** Wager by wager in the order of settling; the ledger then moves all of it at once. */
  private void settle(Settlement settlement) {
    for (SettlementView.Line line : SettlementView.of(settlement, labels).wagers()) {
      Place place = place(line.seat());
      place.results.add(line);
      place.netCents += line.netCents();
      place.stakes.remove(line.wager());
      step(Optional.of(line.seat()), Optional.of(line.by()), sentence(line));
    }
    for (Envy envy : settlement.envy()) {
      place(envy.toSeat()).netCents += envy.cents();
      step(
          Optional.of(envy.toSeat()),
          Optional.of(envy.by()),
          "%s wins %s envy for the hand at seat %d."
              .formatted(name(envy.toSeat()), said(envy.cents()), envy.fromSeat()));
    }
    bankNetCents = Optional.of(settlement.bankNetCents());
    step("Everything is taken and paid.");
  }

  private String sentence(SettlementView.Line line) {
    long moved = line.paidCents() > 0 ? line.paidCents() : line.takenCents();
    return "%s: %s %s%s, %s."
        .formatted(
            name(line.seat()),
            line.label(),
            line.word(),
            moved > 0 ? " " + said(moved) : "",
            line.because());
  }

  // How it is put down

  private void step(String says) {
    step(Optional.empty(), Optional.empty(), says);
  }

  private void step(int seat, String says) {
    step(Optional.of(seat), Optional.empty(), says);
  }

  private void step(Optional<Integer> seat, Optional<Citation> by, String says) {
    steps.add(new Step(seq, says, seat, by, List.of(), scene()));
  }

  private Scene scene() {
    return new Scene(
        places.entrySet().stream().map(entry -> shown(entry.getKey(), entry.getValue())).toList(),
        dealer,
        community,
        bank,
        bankNetCents,
        layoutCents);
  }

  private Replay.Place shown(int seat, Place place) {
    return new Replay.Place(
        seat,
        name(seat),
        place.stakes.entrySet().stream()
            .map(stake -> new Stake(labels.apply(stake.getKey()), stake.getValue()))
            .toList(),
        place.cards,
        place.decision,
        List.copyOf(place.results),
        place.netCents,
        place.feeCents,
        place.netCents - place.feeCents);
  }

  private Place place(int seat) {
    return places.computeIfAbsent(seat, _ -> new Place());
  }

  private String name(int seat) {
    return seated.getOrDefault(seat, "Seat " + seat);
  }

  private static String list(List<Card> cards) {
    return String.join(" ", cards.stream().map(Card::toString).toList());
  }

  private static String word(DeckColour colour) {
    return Key.of(colour.name());
  }

  private static String said(long cents) {
    return Amounts.said(cents);
  }
}
