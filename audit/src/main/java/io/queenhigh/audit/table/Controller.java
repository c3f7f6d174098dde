package io.queenhigh.audit.table;

import io.queenhigh.audit.link.Signer;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The progressive controller at a table in one round, as far as the journal has been read. */
final class Controller {

  enum Phase {
    BETTING,
    LOCKED,
    SETTLING,
    OVER
  }

  /** What the link has fixed for a marked hand. */
  record Amount(int seat, long hit, long cents, boolean executive) {}

  /** A win that somebody has confirmed. */
  record Recorded(long hit, Signer by) {}

  Phase phase = Phase.BETTING;
  int spot;
  final NavigableSet<Integer> marked = new TreeSet<>();
  boolean called;
  List<Amount> amounts = List.of();

  /** The last amount of every seat, also of those that are confirmed. */
  final NavigableMap<Integer, Amount> lastAmounts = new TreeMap<>();

  boolean keyIsTurned;
  boolean confirming;
  final NavigableMap<Integer, Recorded> recorded = new TreeMap<>();
  final List<Long> onTheMeter = new ArrayList<>();

  /** Who has dealt or marked in this round, and therefore confirms nothing. */
  final Set<String> dealers = new TreeSet<>();

  boolean envyPaid;

  /** The link did not take what was locked. */
  boolean wagersWentBack;

  /** Whether another round may begin. */
  boolean isDone() {
    return phase == Phase.BETTING || phase == Phase.OVER;
  }

  /** The tray pays what is verified and no hit of the link. */
  boolean isPaidByTheLink(int seat) {
    Recorded win = recorded.get(seat);
    return win != null && win.hit() != 0;
  }

  Optional<Amount> nextToConfirm() {
    return amounts.stream().filter(amount -> !recorded.containsKey(amount.seat)).findFirst();
  }
}
