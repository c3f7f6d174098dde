package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Every action that a decision allows and what it is worth, exactly, when all later decisions are
 * the best ones.
 *
 * @param decision which one it is: "before the flop"
 * @param actions by name, the most cautious first
 */
public record WeighedActions(String decision, SequencedMap<String, Fraction> actions) {

  public WeighedActions {
    actions = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(actions));
  }

  /** The name of the best action; of equals the most cautious. */
  public String best() {
    String best = actions.firstEntry().getKey();
    for (String name : actions.keySet()) {
      if (worth(name).compareTo(worth(best)) > 0) {
        best = name;
      }
    }
    return best;
  }

  public Fraction worth(String action) {
    Fraction worth = actions.get(action);
    if (worth == null) {
      throw new IllegalArgumentException("there is no action " + action);
    }
    return worth;
  }
}
