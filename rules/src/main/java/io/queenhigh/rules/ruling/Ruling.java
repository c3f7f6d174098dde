package io.queenhigh.rules.ruling;

import io.queenhigh.rules.game.Ground;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The answer to a command: what happens, or why it does not. */
public sealed interface Ruling<E> {

  /** What happens; nothing where somebody repeats what is known already. */
  record Accepted<E>(List<E> events) implements Ruling<E> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  record No<E>(Refused refused) implements Ruling<E> {}

  static <E> Ruling<E> accepted() {
    return new Accepted<>(List.of());
  }

  static <E> Ruling<E> accepted(E event) {
    return new Accepted<>(List.of(event));
  }

  static <E> Ruling<E> accepted(E first, E second) {
    return new Accepted<>(List.of(first, second));
  }

  static <E> Ruling<E> no(Refused refused) {
    return new No<>(refused);
  }

  static <E> Ruling<E> no(String id, String why, Ground by) {
    return no(new Refused(id, why, by.cite()));
  }

  /** One thing happens, unless a check says no. */
  static <E> Ruling<E> unless(Optional<Refused> no, Supplier<E> event) {
    return allUnless(no, () -> List.of(event.get()));
  }

  static <E> Ruling<E> allUnless(Optional<Refused> no, Supplier<List<E>> events) {
    return no.isPresent() ? no(no.get()) : new Accepted<>(events.get());
  }
}
