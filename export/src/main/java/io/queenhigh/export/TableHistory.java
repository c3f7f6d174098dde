package io.queenhigh.export;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Reads a table's journal and hands on every round once it is over. Of a round that is on nothing
 * leaves here. A round waits for the next one to end, because until then two people may correct it.
 */
final class TableHistory {

  private final String table;
  private final Consumer<FinishedRound> finished;
  private final NavigableMap<Long, FinishedRound> waiting = new TreeMap<>();
  private final NavigableMap<Long, Span> spans = new TreeMap<>();
  private final Map<Integer, String> seated = new HashMap<>();
  private Optional<TableSetup> setup = Optional.empty();
  private int bankSeat;
  private FinishedRound round = new FinishedRound();
  private long lastLine;

  /** The lines of a finished round, up to the next one's first. */
  private record Span(String round, long to) {}

  TableHistory(String table, Consumer<FinishedRound> finished) {
    this.table = table;
    this.finished = finished;
  }

  void read(Entry line) {
    lastLine = line.seq();
    switch (TableLines.read(line)) {
      case TableEvent.TableOpened(TableSetup opened, _) -> {
        setup = Optional.of(opened);
        open(1, line);
      }
      case TableEvent.TableConfigured(TableSetup changed) -> {
        setup = Optional.of(changed);
        if (!spans.containsKey(round.firstLine)) {
          round.playedBy(changed);
        }
      }
      case TableEvent.RoundCorrected(
              long number,
              NavigableMap<Integer, List<Card>> hands,
              Settlement settlement,
              _,
              _) ->
          Optional.ofNullable(waiting.get(number))
              .ifPresent(before -> before.corrected(hands, settlement));
      case TableEvent.InRound(Event event) -> inRound(event, line);
      case TableEvent _ -> {}
    }
  }

  private void inRound(Event event, Entry line) {
    switch (event) {
      case Event.NextRoundOpened(long number) -> open(number, line);
      case Event.SatDown(int seat, String player) -> seated.put(seat, player);
      case Event.StoodUp(int seat) -> seated.remove(seat);
      case Event.BankTaken(int seat, _) -> bankSeat = seat;
      case Event.BankVacated _ -> bankSeat = 0;
      case Event.BankPosted(_, long cents) -> round.bankPostedCents = cents;
      case Event.BetsClosed _ -> round.closed(seated, bankSeat);
      case Event.FeeDropped(int seat, long cents, _) -> round.fees.merge(seat, cents, Long::sum);
      case Event.StacksDealt _ -> round.dealt(line.atMillis());
      case Event.HandDealt(int seat, List<Card> cards) -> {
        round.dealt(line.atMillis());
        round.hands.put(seat, cards);
      }
      case Event.HandKeyed(int seat, List<Card> cards, _) -> {
        if (seat == 0) {
          round.dealer = cards;
        } else {
          round.hands.put(seat, cards);
        }
      }
      case Event.DealerDealt(List<Card> cards) -> round.dealer = cards;
      case Event.DealerRevealed(List<Card> cards, boolean plays, _) -> {
        round.dealer = cards;
        round.dealerPlays = Optional.of(plays);
      }
      case Event.CommunityRevealed(List<Card> cards) -> round.community = cards;
      case Event.Played(int seat, _) -> round.decisions.put(seat, "played");
      case Event.Folded(int seat, Event.Folded.Why why) ->
          round.decisions.put(
              seat,
              switch (why) {
                case CHOSE_TO -> "folded";
                case TIMED_OUT -> "timed-out";
                case LEFT -> "left";
              });
      case Event.RoundSettled(Settlement settlement) -> {
        round.settlement = Optional.of(settlement);
        over(line);
      }
      case Event.RoundVoided(String reason, Citation _) -> {
        round.voidBecause = Optional.of(reason);
        over(line);
      }
      case Event.TermsSet _,
          Event.LeftTheTable _,
          Event.BetPlaced _,
          Event.BetWithdrawn _,
          Event.BankOffered _,
          Event.BankDeclined _,
          Event.OffersRestarted _,
          Event.ActionButtonPlaced _,
          Event.ProgressiveLocked _,
          Event.DeckBroughtIn _,
          Event.DealerCardShown _,
          Event.CommunitySetAside _,
          Event.ForfeitsCollected _,
          Event.HandsOpened _,
          Event.ShufflerFailed _,
          Event.ShufflerStepDone _,
          Event.PlayResumed _ -> {}
    }
  }

  private void open(long number, Entry line) {
    round = new FinishedRound();
    round.id = table + "." + number;
    round.table = table;
    round.number = number;
    round.openedMillis = line.atMillis();
    round.firstLine = line.seq();
    setup.ifPresent(round::playedBy);
  }

  private void over(Entry line) {
    round.endedMillis = line.atMillis();
    round.lastLine = line.seq();
    if (round.seated.isEmpty()) {
      round.closed(seated, bankSeat);
    }
    List<FinishedRound> settled = new ArrayList<>(waiting.values());
    waiting.clear();
    settled.forEach(finished);
    waiting.put(round.number, round);
    spans.put(round.firstLine, new Span(round.id, line.seq()));
  }

  /** Hands on what still waits. */
  void end() {
    waiting.values().forEach(finished);
    waiting.clear();
  }

  /** The first line of the round that is on; what comes from there on is not told yet. */
  OptionalLong hiddenFrom() {
    boolean over = spans.containsKey(round.firstLine);
    return over || lastLine == 0 ? OptionalLong.empty() : OptionalLong.of(round.firstLine);
  }

  /** The finished round that a line belongs to, together with what follows until the next opens. */
  Optional<String> roundAt(long line) {
    return Optional.ofNullable(spans.floorEntry(line)).map(entry -> entry.getValue().round());
  }
}
