package io.queenhigh.night;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often what happened. */
final class Counts {

  private final long[] faults = new long[Fault.values().length];
  long steps;
  long commands;
  long done;
  long refused;
  long unavailable;
  long restarts;
  long fenced;
  long rounds;
  long lines;
  long hits;
  long paid;
  long backedOut;
  long views;
  long virtualMillis;

  void fault(Fault fault) {
    faults[fault.ordinal()]++;
  }

  long of(Fault fault) {
    return faults[fault.ordinal()];
  }

  long faults() {
    return Arrays.stream(faults).sum();
  }

  /** By name, in the order in which they are told. */
  Map<String, Long> named() {
    Map<String, Long> named = new LinkedHashMap<>();
    named.put("hours", virtualMillis / 3_600_000);
    named.put("faults", faults());
    named.put("steps", steps);
    named.put("commands", commands);
    named.put("acknowledged", done);
    named.put("refused", refused);
    named.put("unavailable", unavailable);
    named.put("starts", restarts);
    named.put("fenced", fenced);
    named.put("rounds", rounds);
    named.put("lines", lines);
    named.put("views", views);
    named.put("jackpots", hits);
    named.put("paid", paid);
    named.put("backed-out", backedOut);
    return named;
  }

  void add(Counts other) {
    for (int i = 0; i < faults.length; i++) {
      faults[i] += other.faults[i];
    }
    steps += other.steps;
    commands += other.commands;
    done += other.done;
    refused += other.refused;
    unavailable += other.unavailable;
    restarts += other.restarts;
    fenced += other.fenced;
    rounds += other.rounds;
    lines += other.lines;
    hits += other.hits;
    paid += other.paid;
    backedOut += other.backedOut;
    views += other.views;
    virtualMillis += other.virtualMillis;
  }
}
