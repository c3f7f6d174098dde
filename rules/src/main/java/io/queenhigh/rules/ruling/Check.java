package io.queenhigh.rules.ruling;

import io.queenhigh.rules.game.Ground;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Questions that a command must pass. */
public final class Check {

  private Check() {}

  /** The first refusal among these checks, in order; later ones are not asked. */
  @SafeVarargs
  public static Optional<Refused> first(Supplier<Optional<Refused>>... checks) {
    for (Supplier<Optional<Refused>> check : checks) {
      Optional<Refused> refused = check.get();
      if (refused.isPresent()) {
        return refused;
      }
    }
    return Optional.empty();
  }

  public static Optional<Refused> fine() {
    return Optional.empty();
  }

  public static Optional<Refused> no(String id, String why, Ground by) {
    return Optional.of(new Refused(id, why, by.cite()));
  }

  /** Refuses when {@code wrong} holds. */
  public static Optional<Refused> refuseIf(boolean wrong, String id, String why, Ground by) {
    return wrong ? no(id, why, by) : fine();
  }

  /** The same as one of several checks: asked only when those before it have found nothing. */
  public static Supplier<Optional<Refused>> refuseIf(
      BooleanSupplier wrong, String id, String why, Ground by) {
    return () -> refuseIf(wrong.getAsBoolean(), id, why, by);
  }
}
