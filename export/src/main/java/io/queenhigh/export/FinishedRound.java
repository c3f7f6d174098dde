package io.queenhigh.export;

import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.settlement.Settlement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** What is known of a round, filled in line by line; nobody but its history changes it. */
final class FinishedRound {
  String id = "";
  String table = "";
  long number;
  String game = "";
  List<String> choices = List.of();
  String fingerprint = "";
  long openedMillis;
  OptionalLong dealtMillis = OptionalLong.empty();
  long endedMillis;
  long firstLine;
  long lastLine;
  long bankPostedCents;
  int bankSeat;
  boolean isCorrected;
  List<Card> dealer = List.of();
  List<Card> community = List.of();
  Optional<Boolean> dealerPlays = Optional.empty();
  Optional<Settlement> settlement = Optional.empty();
  Optional<String> voidBecause = Optional.empty();
  Map<Integer, String> seated = Map.of();
  final Map<Integer, List<Card>> hands = new HashMap<>();
  final Map<Integer, String> decisions = new HashMap<>();
  final NavigableMap<Integer, Long> fees = new TreeMap<>();

  void playedBy(TableSetup setup) {
    game = setup.game();
    choices = setup.choices();
    fingerprint = setup.fingerprint();
  }

  /** From here on nobody sits down in this round. */
  void closed(Map<Integer, String> people, int bank) {
    seated = Map.copyOf(people);
    bankSeat = bank;
  }

  void dealt(long atMillis) {
    if (dealtMillis.isEmpty()) {
      dealtMillis = OptionalLong.of(atMillis);
    }
  }

  /** Two people have agreed that hands were keyed wrong; seat 0 is the dealer's. */
  void corrected(NavigableMap<Integer, List<Card>> right, Settlement again) {
    right.forEach(
        (seat, cards) -> {
          if (seat == 0) {
            dealer = cards;
          } else {
            hands.put(seat, cards);
          }
        });
    settlement = Optional.of(again);
    isCorrected = true;
  }

  long stakedCents() {
    return settlement.map(Settlement::wagers).orElse(List.of()).stream()
        .mapToLong(wager -> wager.stakeCents())
        .sum();
  }

  long seatsWithWagers() {
    return settlement.map(Settlement::wagers).orElse(List.of()).stream()
        .mapToInt(wager -> wager.seat())
        .distinct()
        .count();
  }

  long feesCents() {
    return fees.values().stream().mapToLong(Long::longValue).sum();
  }
}
