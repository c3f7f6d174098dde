package io.queenhigh.floor.office;

import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What the room says for all its tables.
 *
 * @param licences the kind of licence it holds, by regulator; the regulator's usual one where it
 *     says nothing
 * @param ceilings the most on one wager in this room, by regulator in cents
 * @param bankOffers regulators whose disputed rules on offering the bank the room follows
 * @param strict whether no table opens without all that must be on file
 */
public record RoomRules(
    NavigableMap<String, String> licences,
    NavigableMap<String, Long> ceilings,
    List<String> bankOffers,
    boolean strict) {

  /** A room that has said nothing. */
  public static final RoomRules NONE =
      new RoomRules(new TreeMap<>(), new TreeMap<>(), List.of(), false);

  public RoomRules {
    licences = Collections.unmodifiableNavigableMap(new TreeMap<>(licences));
    ceilings = Collections.unmodifiableNavigableMap(new TreeMap<>(ceilings));
    bankOffers = bankOffers.stream().distinct().sorted().toList();
  }

  /** Whether they allow nothing that others forbid, so that one person may say them alone. */
  public boolean isNoLooserThan(RoomRules others) {
    return licences.equals(others.licences)
        && others.ceilings.entrySet().stream()
            .allMatch(
                other ->
                    Objects.requireNonNullElse(ceilings.get(other.getKey()), Long.MAX_VALUE)
                        <= other.getValue())
        && bankOffers.containsAll(others.bankOffers)
        && (strict || !others.strict);
  }
}
