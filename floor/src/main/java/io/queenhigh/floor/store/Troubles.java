package io.queenhigh.floor.store;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * What has gone wrong with a store since it was opened. Of each kind the log has one line when it
 * begins and one when it is over, under one incident number, however many were told of it in
 * between; all of them are counted.
 */
final class Troubles {

  private static final System.Logger LOG = System.getLogger(Troubles.class.getName());

  /** A trouble that comes back sooner was never over. */
  private static final long QUIET_NANOS = Duration.ofSeconds(5).toNanos();

  private static final class Spell {
    private final String incident;
    private long times;
    private long lastNanos;

    Spell(String incident) {
      this.incident = incident;
    }
  }

  private final LongSupplier nanos;
  private final Map<Trouble, Spell> spells = new EnumMap<>(Trouble.class);
  private final Map<Trouble, Long> counts = new EnumMap<>(Trouble.class);
  private volatile boolean any;

  Troubles(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Counts it; the number is that of the line in the log where it began. */
  String note(Trouble kind, String what, String why) {
    return note(kind, 1, what, why);
  }

  /** The same, for as many as are told of it at once. */
  synchronized String note(Trouble kind, int told, String what, String why) {
    counts.merge(kind, (long) told, Long::sum);
    any = true;
    Spell spell = spells.computeIfAbsent(kind, _ -> new Spell(Incidents.note(what, why)));
    spell.times += told;
    spell.lastNanos = nanos.getAsLong();
    return spell.incident;
  }

  /** Something has worked; what has not happened for a while is over. */
  void fine() {
    if (any) {
      endWhatIsOver();
    }
  }

  private synchronized void endWhatIsOver() {
    long now = nanos.getAsLong();
    for (Iterator<Map.Entry<Trouble, Spell>> all = spells.entrySet().iterator(); all.hasNext(); ) {
      Map.Entry<Trouble, Spell> each = all.next();
      if (now - each.getValue().lastNanos >= QUIET_NANOS) {
        LOG.log(
            Level.WARNING,
            "Incident %s is over: %d were told \"%s\""
                .formatted(each.getValue().incident, each.getValue().times, each.getKey().what()));
        all.remove();
      }
    }
    any = !spells.isEmpty();
  }

  /** How often each kind has been met, by its key; all kinds are there from the beginning. */
  synchronized SortedMap<String, Long> counts() {
    SortedMap<String, Long> all = new TreeMap<>();
    for (Trouble kind : Trouble.values()) {
      all.put(kind.key(), counts.getOrDefault(kind, 0L));
    }
    return all;
  }
}
