package io.queenhigh.audit.office;

import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the room says for all its tables, as a line tells it. */
public record RoomSaid(
    Map<String, String> licences,
    Map<String, Long> ceilings,
    Set<String> bankOffers,
    boolean strict) {

  /** A room that has said nothing yet. */
  public static final RoomSaid NOTHING = new RoomSaid(Map.of(), Map.of(), Set.of(), false);

  public static RoomSaid of(Fields rules) throws Unreadable {
    Map<String, String> licences = new TreeMap<>();
    Fields held = rules.needed("licences");
    for (String regulator : held.names()) {
      licences.put(regulator, held.text(regulator));
    }
    Map<String, Long> ceilings = new TreeMap<>();
    Fields most = rules.needed("ceilings");
    for (String regulator : most.names()) {
      ceilings.put(regulator, most.cents(regulator));
    }
    return new RoomSaid(
        licences, ceilings, new TreeSet<>(rules.texts("bankOffers")), rules.yes("strict"));
  }

  /** Whether everything that this forbids was forbidden already, or more is now. */
  boolean allowsNoMoreThan(RoomSaid before) {
    boolean ceilingsStay =
        before.ceilings.entrySet().stream()
            .allMatch(
                was -> ceilings.getOrDefault(was.getKey(), Long.MAX_VALUE) <= was.getValue());
    return licences.equals(before.licences)
        && ceilingsStay
        && bankOffers.containsAll(before.bankOffers)
        && (strict || !before.strict);
  }
}
