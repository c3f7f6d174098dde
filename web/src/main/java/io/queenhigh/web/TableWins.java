package io.queenhigh.web;

import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.progressive.controller.Console.Amount;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The win pages of a round, read off the table's journal: what was marked, fixed and verified. */
final class TableWins {

  /**
   * A verified win.
   *
   * @param hit the link's number; 0 for what the tray pays
   */
  record Win(
      String round,
      int seat,
      String player,
      String hand,
      List<Card> cards,
      long cents,
      long hit,
      String paidBy,
      String dealer,
      Staff confirmedBy,
      long atMillis) {}

  /** Who marked which hand. */
  private record Mark(String hand, String dealer) {}

  private final OnRecord round;
  private final Map<Integer, List<Card>> hands = new HashMap<>();
  private final Map<Integer, Mark> marks = new HashMap<>();
  private final Map<Integer, Long> amounts = new HashMap<>();
  private final List<Win> wins = new ArrayList<>();
  private List<Card> community = List.of();

  private TableWins(OnRecord round) {
    this.round = round;
  }

  static List<Win> of(OnRecord round) {
    TableWins read = new TableWins(round);
    round.lines().forEach(read::read);
    return List.copyOf(read.wins);
  }

  private void read(Entry line) {
    switch (TableLines.read(line)) {
      case TableEvent.InRound(Event.HandDealt(int seat, List<Card> cards)) ->
          hands.put(seat, cards);
      case TableEvent.InRound(Event.HandKeyed(int seat, List<Card> cards, _)) ->
          hands.put(seat, cards);
      case TableEvent.WinKeyed(int seat, List<Card> cards, _) -> hands.put(seat, cards);
      case TableEvent.InRound(Event.CommunityRevealed(List<Card> cards)) -> community = cards;
      case TableEvent.AtController(ConsoleEvent.HandMarked marked) ->
          marked.seats().forEach(seat -> marks.put(seat, new Mark(marked.hand(), marked.dealer())));
      case TableEvent.AtController(ConsoleEvent.AmountsFixed(List<Amount> fixed)) ->
          fixed.forEach(amount -> amounts.put(amount.seat(), amount.cents()));
      case TableEvent.AtController(ConsoleEvent.WinRecorded(int seat, long hit, Staff by)) ->
          wins.add(win(seat, hit, by, line.atMillis()));
      default -> {}
    }
  }

  private Win win(int seat, long hit, Staff by, long atMillis) {
    List<Card> cards = new ArrayList<>(hands.getOrDefault(seat, List.of()));
    cards.addAll(community);
    Mark mark = marks.getOrDefault(seat, new Mark("", ""));
    return new Win(
        round.id(),
        seat,
        round.seated().getOrDefault(seat, ""),
        mark.hand(),
        cards,
        amounts.getOrDefault(seat, 0L),
        hit,
        hit == 0 ? "tray" : "link",
        mark.dealer(),
        by,
        atMillis);
  }
}
