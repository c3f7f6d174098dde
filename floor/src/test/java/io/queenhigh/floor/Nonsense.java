package io.queenhigh.floor;

import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Asks of a table what sensible people ask, and everything else. */
final class Nonsense {

  private static final List<String> NAMES =
      List.of("ann", "bob", "cat", "dan", "stranger", "practice-7", "practice-", "", " ", "a b");

  private static final List<Long> CENTS =
      List.of(0L, -1L, 1L, 4_99L, 5_00L, 10_00L, 300_01L, 1_000_000_000_01L, Long.MAX_VALUE);

  private final Random random;
  private final Samples samples;
  private final Crowd crowd;
  private final ClumsyStaff staff;

  Nonsense(Random random) {
    this.random = random;
    this.samples = new Samples(random);
    this.crowd = new Crowd(random, NAMES.subList(0, 4));
    this.staff = new ClumsyStaff(random);
  }

  /** The next thing somebody wants, under an id. */
  Ask next(TableState state, String id) {
    Step step =
        switch (random.nextInt(8)) {
          case 0, 1, 2 -> staff.next(state).map(ask -> ask.steps().getFirst()).orElse(any());
          case 3, 4 -> crowd.next(state).map(Nonsense::step).orElse(any());
          case 5 -> crowd.next(state).map(this::twisted).orElse(any());
          case 6 -> crowd.next(state).map(wish -> new Step(actor(), wish.command())).orElse(any());
          default -> random.nextInt(10) == 0 ? new Step(actor(), change(state)) : any();
        };
    String by = step.actor() instanceof Actor.Player(String name) ? name : "staff";
    return new Ask(by, Optional.of(by + ":" + id), List.of(step));
  }

  private static Step step(Wish wish) {
    return wish.ask("").steps().getFirst();
  }

  /** Almost what somebody sensible would do: another seat, another amount, another wager. */
  private Step twisted(Wish wish) {
    Wager[] wagers = Wager.values();
    return step(
        new Wish(
            wish.by(),
            wish.verb(),
            random.nextBoolean() ? wish.seat() : random.nextInt(-1, 10),
            random.nextBoolean() ? wish.wager() : wagers[random.nextInt(wagers.length)],
            random.nextBoolean() ? wish.cents() : CENTS.get(random.nextInt(CENTS.size()))));
  }

  private Actor actor() {
    return switch (random.nextInt(6)) {
      case 0 -> Actor.Staff.FLOOR;
      case 1 -> Actor.Staff.FLOOR_SUPERVISOR;
      default -> new Actor.Player(NAMES.get(random.nextInt(NAMES.size())));
    };
  }

  /** Another game and other terms, possible or not. */
  private TableCommand change(TableState state) {
    int places = random.nextInt(1, 12);
    TableOrder order =
        TableOrder.of("wa/three-card-poker")
            .id(random.nextInt(10) == 0 ? "another" : state.id())
            .pace(state.setup().pace())
            .practice(random.nextInt(-1, 5))
            .terms(usual -> usual.withPlaces(places));
    TableOrder other =
        switch (random.nextInt(4)) {
          case 0 -> order;
          case 1 -> order.game("wa/three-card-poker", "face-up", "two-spots");
          case 2 -> order.game("ca/6-card-bonus").fees();
          default -> order.game("ca/three-card-poker");
        };
    boolean byHand = random.nextBoolean();
    TableOrder dealt = byHand ? other.byHand() : other;
    return new TableCommand.Configure((random.nextInt(3) == 0 ? dealt.keyed() : dealt).setup());
  }

  private Step any() {
    boolean inRound = random.nextInt(3) > 0;
    return new Step(
        actor(),
        inRound
            ? new TableCommand.InRound((Command) sample(Command.class))
            : (TableCommand) sample(TableCommand.class));
  }

  private Object sample(Class<?> kind) {
    Class<?>[] types = kind.getPermittedSubclasses();
    Type type = types[random.nextInt(types.length)];
    if (type == TableCommand.InRound.class) {
      return new TableCommand.InRound((Command) sample(Command.class));
    }
    try {
      return samples.of(type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
