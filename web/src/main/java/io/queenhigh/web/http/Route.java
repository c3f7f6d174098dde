package io.queenhigh.web.http;

import io.queenhigh.rules.game.Key;

/**
 * One route: who may ask for what, and who answers.
 *
 * @param path with {@code {name}} for one segment and {@code <name>} for the rest of the path
 * @param pace how often it may be asked for
 * @param lookedUp whether its answer is looked up in the store or takes a while to make, where
 *     those who look take turns
 */
public record Route(
    Verb verb, String path, Access access, Handler handler, Pace pace, boolean lookedUp) {

  /** One that is answered at once. */
  public Route(Verb verb, String path, Access access, Handler handler, Pace pace) {
    this(verb, path, access, handler, pace, false);
  }

  /** What can be done with a path. */
  public enum Verb {
    GET,
    POST,
    PUT,
    DELETE;

    boolean changesSomething() {
      return this != GET;
    }
  }

  /** Which rate counts. */
  public enum Pace {
    /** The rates for everything. */
    USUAL,
    /** Besides them the tight one for those who come in. */
    AT_THE_DOOR,
    /** None: whoever watches over the server may look as often as he likes. */
    UNCOUNTED
  }

  /** Answers a call that has passed the gate. */
  @FunctionalInterface
  public interface Handler {
    Response answer(Call call);
  }

  public Route at(Pace other) {
    return new Route(verb, path, access, handler, other, lookedUp);
  }

  /** The same, for an answer that is looked up. */
  public Route fromTheRecord() {
    return new Route(verb, path, access, handler, pace, true);
  }

  /** A short name for statistics: the last word of the path, or the verb where that is a name. */
  public String name() {
    String last = path.substring(path.lastIndexOf('/') + 1);
    return last.startsWith("{") ? Key.of(verb.name()) : last;
  }

  /** As the contract spells it. */
  public String template() {
    return path.replace('<', '{').replace('>', '}');
  }
}
