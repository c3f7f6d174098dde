package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.TableOnLink.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A link's books over a day: what it opened with, everything that came and went, and what it must
 * therefore close with. All amounts are of meter, reserve and overflow together, in micro-cents; a
 * hit counts once it is confirmed.
 *
 * @param differences in words; none when the day may be signed off
 */
public record Reconciliation(
    long opening,
    long contributions,
    long reserve,
    long returned,
    long wins,
    long seeds,
    long backedOut,
    long adjustments,
    long handedOver,
    long closing,
    List<String> differences) {

  public Reconciliation {
    differences = List.copyOf(differences);
  }

  /**
   * Holds two moments of a link against each other, and its tables against their own counts.
   *
   * @param counted what each table's own record says of the time between
   */
  public static Reconciliation of(Link opening, Link closing, Map<String, Count> counted) {
    Counters from = opening.counters();
    Counters to = closing.counters();
    Reconciliation lines =
        new Reconciliation(
            opening.settledMicroCents(),
            to.feed().meterMicroCents() - from.feed().meterMicroCents(),
            to.feed().reserveMicroCents() - from.feed().reserveMicroCents(),
            to.feed().returnedMicroCents() - from.feed().returnedMicroCents(),
            MicroCents.ofCents(offTheMeter(to) - offTheMeter(from)),
            MicroCents.ofCents(to.wins().seedCents() - from.wins().seedCents()),
            MicroCents.ofCents(to.wins().backedOutCents() - from.wins().backedOutCents()),
            MicroCents.ofCents(byHand(to) - byHand(from)),
            received(to) - received(from),
            closing.settledMicroCents(),
            List.of());
    return lines.with(lines.differences(opening, closing, counted));
  }

  public boolean balances() {
    return differences.isEmpty();
  }

  /** What should be there and is not, or is there and should not be. */
  public long differenceMicroCents() {
    return closing
        - opening
        - contributions
        - reserve
        + returned
        + wins
        - seeds
        - backedOut
        - adjustments
        - handedOver;
  }

  private List<String> differences(Link before, Link after, Map<String, Count> counted) {
    List<String> found = new ArrayList<>();
    if (differenceMicroCents() != 0) {
      found.add("The funds are off by " + MicroCents.text(differenceMicroCents()));
    }
    SortedMap<String, TableOnLink> rows = after.tables().asMap();
    SortedMap<String, Count> own = new TreeMap<>(counted);
    rows.keySet().forEach(table -> own.putIfAbsent(table, Count.NOTHING));
    own.forEach(
        (table, count) -> {
          Count linked = count(after, table).minus(count(before, table));
          if (!linked.equals(count)) {
            found.add(
                "Table " + table + " has counted " + words(count) + ", the link " + words(linked));
          }
        });
    return found;
  }

  private static Count count(Link link, String table) {
    return link.tables().get(table).map(TableOnLink::count).orElse(Count.NOTHING);
  }

  private static String words(Count count) {
    return count.wagers() + " wagers and " + count.returned() + " returned";
  }

  private static long offTheMeter(Counters counters) {
    return counters.wins().cents() - counters.wins().fromHouseCents();
  }

  private static long byHand(Counters counters) {
    return counters.byHand().addedCents()
        - counters.byHand().takenCents()
        - counters.byHand().seedRecoveredCents();
  }

  private static long received(Counters counters) {
    return counters.byHand().receivedMicroCents() - counters.byHand().handedOnMicroCents();
  }

  private Reconciliation with(List<String> found) {
    return new Reconciliation(
        opening,
        contributions,
        reserve,
        returned,
        wins,
        seeds,
        backedOut,
        adjustments,
        handedOver,
        closing,
        found);
  }
}
