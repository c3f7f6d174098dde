package io.queenhigh.audit.table;

import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.settling.Outcome;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;

/**
 * A round that is over, as what is kept of it must tell.
 *
 * @param from its first line
 * @param to its last
 * @param setupAt the line that says how the table was set up
 * @param played whether it was settled or voided; its deck is also opened when the table closes
 *     before anybody has bet
 * @param collectedFrom who has paid a collection for it, which a void round keeps
 * @param settled what lay on the table and who won it, where it was settled
 */
public record Finished(
    String id,
    String stream,
    long from,
    long to,
    long setupAt,
    long atMillis,
    NavigableMap<Integer, String> seated,
    boolean played,
    Set<String> collectedFrom,
    Optional<Settled> settled) {

  /**
   * A settled round.
   *
   * @param nets what every player gained or lost, practice players aside
   */
  public record Settled(Laid laid, Outcome outcome, Map<String, Long> nets, long atMillis) {}
}
