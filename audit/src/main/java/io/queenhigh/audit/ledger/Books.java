package io.queenhigh.audit.ledger;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.rules.money.Dollars;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The auditor's own balances, added up from the transfers in the order of each stream. */
public final class Books {

  private final Notebook notebook;
  private final Map<String, Long> balances = new HashMap<>();

  public Books(Notebook notebook) {
    this.notebook = notebook;
  }

  /** Books what the store says an event moved, and sees that nobody owes anything afterwards. */
  public void book(Where where, List<Move> moved) {
    for (Move move : moved) {
      balances.merge(move.from(), -move.cents(), Long::sum);
      balances.merge(move.to(), move.cents(), Long::sum);
    }
    for (Move move : moved) {
      long left = balance(move.from());
      if (left < 0 && isMovedByOneStream(move.from())) {
        notebook.note(
            Kind.OVERDRAWN,
            where,
            move.from() + " to hold at least nothing",
            Dollars.text(left) + " after " + move);
      }
    }
  }

  /** Across streams only times give an order; wallets are looked at in that order by themselves. */
  private static boolean isMovedByOneStream(String account) {
    return !Accounts.mayOwe(account) && !Accounts.isShared(account);
  }

  /** Compares what an event had to move with what it moved, account by account. */
  public void compare(Where where, String event, List<Move> expected, List<Move> moved) {
    if (expected.equals(moved)) {
      return;
    }
    Map<String, Long> due = sums(expected);
    Map<String, Long> done = sums(moved);
    for (Map.Entry<String, Long> one : due.entrySet()) {
      long found = done.getOrDefault(one.getKey(), 0L);
      if (found != one.getValue()) {
        notebook.note(
            Kind.TRANSFER,
            where,
            event + " to move " + Dollars.text(one.getValue()) + one.getKey(),
            found == 0 ? "no such transfer" : Dollars.text(found));
        return;
      }
    }
    for (Map.Entry<String, Long> one : done.entrySet()) {
      if (!due.containsKey(one.getKey())) {
        notebook.note(
            Kind.TRANSFER,
            where,
            due.isEmpty()
                ? event + " to move nothing"
                : event
                    + " to move "
                    + expected.stream().map(Move::toString).collect(Collectors.joining(", ")),
            Dollars.text(one.getValue()) + one.getKey());
        return;
      }
    }
  }

  /**
   * Compares what every account had to gain with what it gained. Nothing goes in circles: but for
   * one account that the house's money passes through, nobody both pays and is paid.
   */
  public void compareGains(
      Where where, String event, Map<String, Long> due, List<Move> moved, String passes) {
    Map<String, Long> gained = new TreeMap<>();
    Map<String, Long> paid = new TreeMap<>();
    for (Move move : moved) {
      gained.merge(move.to(), move.cents(), Long::sum);
      paid.merge(move.from(), move.cents(), Long::sum);
    }
    Map<String, Long> done = new TreeMap<>(gained);
    paid.forEach((account, cents) -> done.merge(account, -cents, Long::sum));
    Map<String, Long> all = new TreeMap<>(due);
    done.keySet().forEach(account -> all.putIfAbsent(account, 0L));
    for (Map.Entry<String, Long> one : all.entrySet()) {
      long found = done.getOrDefault(one.getKey(), 0L);
      if (found != one.getValue()) {
        notebook.note(
            Kind.TRANSFER,
            where,
            event + " to bring " + one.getKey() + " " + Dollars.text(one.getValue()),
            Dollars.text(found));
        return;
      }
    }
    long house = Math.abs(done.getOrDefault(Accounts.CAGE, 0L));
    for (Map.Entry<String, Long> one : gained.entrySet()) {
      boolean circles =
          one.getKey().equals(passes) ? one.getValue() != house : paid.containsKey(one.getKey());
      if (circles) {
        notebook.note(
            Kind.TRANSFER,
            where,
            event + " to move nothing in circles",
            Dollars.text(one.getValue()) + " into " + one.getKey() + " and out of it");
        return;
      }
    }
  }

  /** Holds the sum of an account's transfers against what it must hold by the journal. */
  public void expect(Where where, String account, long cents) {
    if (balance(account) != cents) {
      notebook.note(
          Kind.BALANCE,
          where,
          account + " to hold " + Dollars.text(cents) + " by the journal",
          Dollars.text(balance(account)));
    }
  }

  private static Map<String, Long> sums(List<Move> moves) {
    Map<String, Long> sums = new TreeMap<>();
    for (Move move : moves) {
      sums.merge(" from " + move.from() + " to " + move.to(), move.cents(), Long::sum);
    }
    return sums;
  }

  public long balance(String account) {
    return balances.getOrDefault(account, 0L);
  }

  /** Holds the store's balances against those added up here. */
  public void compareBalances(Map<String, Long> stored) {
    Map<String, Long> all = new TreeMap<>(stored);
    balances.keySet().forEach(account -> all.putIfAbsent(account, 0L));
    long total = 0;
    for (Map.Entry<String, Long> one : all.entrySet()) {
      total += one.getValue();
      long own = balance(one.getKey());
      if (own != one.getValue()) {
        notebook.note(
            Kind.BALANCE,
            Where.THE_BOOKS,
            one.getKey() + " to hold " + Dollars.text(own) + ", the sum of its transfers",
            Dollars.text(one.getValue()));
      }
    }
    if (total != 0) {
      notebook.note(
          Kind.BALANCE,
          Where.THE_BOOKS,
          "all accounts together to hold nothing",
          Dollars.text(total));
    }
  }
}
