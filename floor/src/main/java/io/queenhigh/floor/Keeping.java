package io.queenhigh.floor;

import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.journal.TableRows.Played;
import io.queenhigh.floor.journal.TableRows.RoundPlace;
import io.queenhigh.floor.journal.TableRows.Standing;
import io.queenhigh.floor.journal.TableRows.Withheld;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.table.DayTotals;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.PracticePlayers;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.table.Visitors;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** What is kept beside the journal so that it need not be searched: rounds, days, open tables. */
final class Keeping {

  private Keeping() {}

  static List<Kept> of(List<Happened> happened, DeckBox decks, GameBook games, long atMillis) {
    List<Kept> kept = new ArrayList<>();
    for (Happened one : happened) {
      TableState after = one.after();
      switch (one.event()) {
        case TableEvent.DeckSealed sealed -> kept.add(decks.putAway(sealed.round()));
        case TableEvent.DeckOpened opened -> {
          kept.add(decks.giveUp(opened.round()));
          // A deck is also opened when its table closes, or keys cards, before anybody has bet.
          if (after.round().phase().isOver()) {
            kept.add(place(after, games));
          }
        }
        case TableEvent.CutWithheld(int seat) -> kept.add(withheld(after, seat, atMillis));
        case TableEvent.InRound(Event.RoundSettled _) -> {
          placeUnlessADeckOpens(after, games, kept);
          kept.addAll(played(after, atMillis));
          kept.add(day(after));
        }
        case TableEvent.InRound(Event.RoundVoided _) -> {
          placeUnlessADeckOpens(after, games, kept);
          kept.addAll(collected(after, atMillis));
          kept.add(day(after));
        }
        case TableEvent.TableOpened _ ->
            kept.add(TableRows.TABLE.keep(after.id(), new Standing(true)));
        case TableEvent.TableClosed _ ->
            kept.add(TableRows.TABLE.keep(after.id(), new Standing(false)));
        default -> {}
      }
    }
    return kept;
  }

  private static void placeUnlessADeckOpens(TableState state, GameBook games, List<Kept> kept) {
    if (state.seal().isEmpty()) {
      kept.add(place(state, games));
    }
  }

  /** A round ends with its money, or with its opened deck; what comes later is between rounds. */
  private static Kept place(TableState state, GameBook games) {
    NavigableMap<Integer, String> seated = new TreeMap<>();
    state.round().spots().forEach((seat, spot) -> seated.put(seat, spot.player()));
    RoundPlace place =
        new RoundPlace(
            TableLines.stream(state.id()),
            state.roundFrom(),
            state.seq(),
            state.setupAt(),
            seated,
            state.roundAtMillis(),
            fileOf(state.round(), games));
    return TableRows.ROUND.keep(state.roundId(), place);
  }

  private static Optional<String> fileOf(Round round, GameBook games) {
    // A round file settles a whole round, and of one that is dealt elsewhere only the meter's part
    // is known.
    return round
        .settlement()
        .filter(_ -> !round.game().isDealtElsewhere())
        .map(_ -> RoundFile.print(round, games));
  }

  private static List<Kept> played(TableState state, long atMillis) {
    Round round = state.round();
    Settlement settlement = round.settlement().orElseThrow();
    NavigableMap<String, Long> nets = new TreeMap<>();
    for (Spot spot : round.bettingSpots().values()) {
      nets.merge(spot.player(), settlement.netOf(spot.seat()), Long::sum);
    }
    round
        .spot(round.rotation().seat())
        .ifPresent(banker -> nets.merge(banker.player(), settlement.bankNetCents(), Long::sum));
    return rows(state, nets, atMillis);
  }

  /** A void round brings nobody anything, and its collection stays where it is. */
  private static List<Kept> collected(TableState state, long atMillis) {
    NavigableMap<String, Long> nets = new TreeMap<>();
    state.round().fees().forEach(fee -> nets.put(fee.player(), 0L));
    return rows(state, nets, atMillis);
  }

  private static List<Kept> rows(TableState state, NavigableMap<String, Long> nets, long atMillis) {
    nets.keySet().removeIf(player -> PracticePlayers.isOne(player) || Visitors.isOne(player));
    return nets.entrySet().stream()
        .map(
            net ->
                TableRows.PLAYED.keep(
                    net.getKey() + "/" + state.roundId(), new Played(atMillis, net.getValue())))
        .toList();
  }

  private static Kept withheld(TableState state, int seat, long atMillis) {
    String player = state.round().spot(seat).orElseThrow().player();
    return TableRows.WITHHELD.keep(
        player + "/" + state.roundId() + "/" + seat, new Withheld(atMillis, seat));
  }

  private static Kept day(TableState state) {
    DayTotals today = state.today();
    return TableRows.DAY.keep(today.day() + "/" + state.id() + "/" + today.since(), today);
  }
}
