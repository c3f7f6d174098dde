package io.queenhigh.lab.simulation;

import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A game played out by chance, one dollar on each of its wagers, every hand decided as well as it
 * can be.
 */
public final class Simulation {

  /** Days of play on any machine; more is a slip of the keyboard. */
  public static final long MOST_ROUNDS = 10_000_000_000_000L;

  public static final int MOST_THREADS = 256;

  /** What a meter may stand at, in dollars. */
  public static final long MOST_METER = 1_000_000_000L;

  /** Small enough that an interruption is heard at once, large enough that streams cost nothing. */
  private static final int ROUNDS_PER_SHARD = 1 << 16;

  private static final String ROUNDS = "rounds ";

  /** How rounds are settled. Both ways give the same counts. */
  public enum Way {
    /** By tables, tens of millions of rounds a second. */
    QUICK,
    /** By the rules that settle live rounds, one after the other. */
    BY_THE_BOOK
  }

  /**
   * What to play.
   *
   * @param seed the same seed and rounds give the same result
   * @param meterDollars where the progressive meter stands in every round
   */
  public record Order(long rounds, long seed, int threads, long meterDollars, Way way) {

    public Order(long rounds, long seed) {
      this(rounds, seed, Runtime.getRuntime().availableProcessors(), 0, Way.QUICK);
    }

    public Order with(Way other) {
      return new Order(rounds, seed, threads, meterDollars, other);
    }

    public Order onThreads(int number) {
      return new Order(rounds, seed, number, meterDollars, way);
    }

    public Order withMeter(long dollars) {
      return new Order(rounds, seed, threads, dollars, way);
    }

    /** Why this cannot be played, if so. */
    public Optional<String> refusal() {
      if (rounds < 1 || rounds > MOST_ROUNDS) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "A simulation plays from 1 to %,d rounds, not %,d.",
                MOST_ROUNDS,
                rounds));
      }
      if (threads < 1 || threads > MOST_THREADS) {
        return Optional.of(
            "A simulation runs on 1 to " + MOST_THREADS + " threads, not " + threads + ".");
      }
      if (meterDollars < 0 || meterDollars > MOST_METER) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "A meter stands between 0 and %,d dollars, not at %,d.",
                MOST_METER,
                meterDollars));
      }
      return Optional.empty();
    }
  }

  private final Game game;
  private final Pricing pricing;
  private final long[] plays;
  private final QuickPlay quick;

  private Simulation(Game game) {
    this.game = game;
    pricing = Pricing.of(game);
    plays = BestPlay.of(game);
    quick = new QuickPlay(game, plays);
  }

  public static Simulation of(Game game) {
    return new Simulation(game);
  }

  /**
   * Plays, and compares. Interrupt the calling thread to leave early with what is known by then.
   *
   * @param progress hears how many rounds are done
   */
  public Simulated run(Order order, Progress progress) {
    Nets nets = new Nets();
    long rounds = play(order, Part.WHOLE, progress, nets);
    return simulated(order, rounds, nets);
  }

  /** Plays one part of it, and says in lines what came out: {@link #merged} adds them up. */
  public List<String> part(Order order, Part part, Progress progress) {
    Nets nets = new Nets();
    List<String> lines = new ArrayList<>();
    lines.add(ROUNDS + play(order, part, progress, nets));
    lines.addAll(nets.lines());
    return lines;
  }

  /** What all parts of it come to: the same as a single run. */
  public Simulated merged(Order order, List<List<String>> parts) {
    Nets nets = new Nets();
    long rounds = 0;
    for (List<String> part : parts) {
      rounds += Long.parseLong(part.getFirst().substring(ROUNDS.length()));
      part.subList(1, part.size()).forEach(nets::add);
    }
    if (rounds != order.rounds() || !nets.areOf(Payoffs.wagers(game), rounds)) {
      throw new IllegalArgumentException("parts without all of " + order.rounds() + " rounds");
    }
    return simulated(order, rounds, nets);
  }

  private long play(Order order, Part part, Progress progress, Nets nets) {
    order
        .refusal()
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    Shards shards = new Shards(order.rounds(), ROUNDS_PER_SHARD, order.seed(), part);
    return switch (order.way()) {
      case QUICK -> quickly(shards, order, progress, nets);
      case BY_THE_BOOK -> byTheBook(shards, order, progress, nets);
    };
  }

  private Simulated simulated(Order order, long rounds, Nets nets) {
    return new Simulated(game, order, rounds, rounds == 0 ? List.of() : compared(nets, order));
  }

  private long quickly(Shards shards, Order order, Progress progress, Nets nets) {
    Shards.Played<long[]> played =
        shards.play(order.threads(), () -> new QuickTable(quick), progress);
    List<Wager> wagers = Payoffs.wagers(game);
    Payoffs payoffs = new Payoffs(game, order.meterDollars());
    for (int ending = 0; ending < Endings.COUNT; ending++) {
      long rounds = 0;
      for (long[] counts : played.counts()) {
        rounds += counts[ending];
      }
      if (rounds > 0) {
        Map<Wager, Long> each = new EnumMap<>(Wager.class);
        for (Wager wager : wagers) {
          each.put(wager, payoffs.net(wager, ending));
        }
        nets.add(each, rounds);
      }
    }
    return played.games();
  }

  private long byTheBook(Shards shards, Order order, Progress progress, Nets nets) {
    Shards.Played<Nets> played =
        shards.play(
            order.threads(), () -> new BookTable(game, plays, order.meterDollars()), progress);
    played.counts().forEach(nets::add);
    return played.games();
  }

  private List<SimulatedWager> compared(Nets nets, Order order) {
    List<SimulatedWager> wagers = new ArrayList<>();
    for (Wager wager : Payoffs.wagers(game)) {
      wagers.add(
          SimulatedWager.of(
              wager.key(),
              game.rule(wager).orElseThrow().label().is(),
              nets.of(wager),
              Expected.of(pricing, wager, order.meterDollars())));
    }
    if (wagers.size() > 1) {
      wagers.add(SimulatedWager.together(nets.together(), wagers));
    }
    return wagers;
  }
}
