package io.queenhigh.night;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * What lies between people and floors. It delays commands, repeats them, lets them overtake each
 * other and loses answers; whoever hears nothing, or that it is not possible now, gives the same
 * command again under the same id, to whichever floor he reaches.
 */
final class FaultyWire {

  private static final long PATIENCE_MILLIS = 20_000;
  private static final int MOST_TRIES = 6;

  private final VirtualTime time;
  private final List<FloorNode> nodes;
  private final Disk disk;
  private final Counts counts;
  private final Consumer<Broken> broken;
  private final Map<String, Sent> sent = new TreeMap<>();
  private Optional<Sent> held = Optional.empty();
  private boolean calm;
  private long ids;

  /** What is asked of a floor; nothing, where the floor has no such table or link. */
  interface Request {
    Optional<CompletableFuture<Answer>> to(Floor floor);
  }

  /** A command on its way. */
  private static final class Sent {
    private final String stream;
    private final String command;
    private final Request request;
    private final Random random;
    private Optional<Long> done = Optional.empty();
    private int tries;
    private int unanswered;
    private int refused;
    private boolean inDoubt;
    private boolean deaf;
    private boolean settled;

    Sent(String stream, String command, Request request, Random random) {
      this.stream = stream;
      this.command = command;
      this.request = request;
      this.random = random;
    }

    @Override
    public String toString() {
      return command + " in " + stream;
    }
  }

  FaultyWire(
      VirtualTime time, List<FloorNode> nodes, Disk disk, Counts counts, Consumer<Broken> broken) {
    this.time = time;
    this.disk = disk;
    this.nodes = nodes;
    this.counts = counts;
    this.broken = broken;
  }

  /** Nothing is lost or late any more. */
  void calms() {
    calm = true;
    held.ifPresent(one -> deliver(one, 0));
    held = Optional.empty();
  }

  String nextId() {
    return "night-" + ids++;
  }

  /**
   * Sends a command.
   *
   * @param command as the journal will know it
   */
  void send(String stream, String command, Request request, Random random) {
    Sent one = new Sent(stream, command, request, random);
    sent.put(stream + " " + command, one);
    counts.commands++;
    Optional<Sent> overtaken = held;
    held = Optional.empty();
    switch (calm ? 100 : random.nextInt(60)) {
      case 0, 1, 2 -> {
        counts.fault(Fault.REPEATED);
        deliver(one, 5);
        deliver(one, 6 + random.nextInt(20_000));
      }
      case 3, 4, 5 -> {
        counts.fault(Fault.DELAYED);
        deliver(one, 1_000 + random.nextInt(30_000));
      }
      case 6, 7 -> {
        counts.fault(Fault.OVERTAKEN);
        held = Optional.of(one);
      }
      case 8, 9, 10 -> {
        counts.fault(Fault.UNHEARD);
        one.deaf = true;
        deliver(one, 5);
      }
      default -> deliver(one, calm ? 5 : 5 + random.nextInt(40));
    }
    overtaken.ifPresent(late -> deliver(late, 60));
  }

  private void deliver(Sent one, long millis) {
    one.tries++;
    one.unanswered++;
    time.after(millis, () -> arrives(one));
    int tries = one.tries;
    time.after(
        millis + PATIENCE_MILLIS,
        () -> {
          if (!one.settled && one.tries == tries) {
            again(one, 0);
          }
        });
  }

  private void arrives(Sent one) {
    List<FloorNode> up = nodes.stream().filter(FloorNode::isUp).toList();
    if (up.isEmpty()) {
      return;
    }
    up.get(one.random.nextInt(up.size()))
        .hands(
            floor -> {
              Optional<CompletableFuture<Answer>> answer = one.request.to(floor);
              if (answer.isEmpty()) {
                one.unanswered--;
                one.settled = true;
                return;
              }
              CompletableFuture<Answer> _ =
                  answer.get().whenComplete((said, mistake) -> heard(one, said, mistake));
            });
  }

  private void heard(Sent one, Answer said, Throwable mistake) {
    one.unanswered--;
    if (mistake != null) {
      one.settled = true;
      one.inDoubt = true;
      broken.accept(Broken.of(Property.NO_MISTAKE, kindOf(mistake), one + ": " + mistake));
      return;
    }
    switch (said) {
      case Answer.Done(long seq) -> {
        counts.done++;
        if (saysSomethingElse(one, seq)) {
          // It was all right and changed nothing, so that it has no line of its own.
          hears(one);
          return;
        }
        if (one.done.filter(before -> before != seq).isPresent()) {
          broken.accept(
              Broken.of(
                  Property.ONCE,
                  "two lines",
                  "%s was done at line %d, and again at %d".formatted(one, one.done.get(), seq)));
        }
        one.done = Optional.of(seq);
        hears(one);
      }
      case Answer.No _ -> {
        counts.refused++;
        one.refused++;
        one.done.ifPresent(
            seq ->
                broken.accept(
                    Broken.of(
                        Property.ONCE,
                        "two answers",
                        "%s was done at line %d, and then refused".formatted(one, seq))));
        hears(one);
      }
      case Answer.Unavailable _ -> {
        counts.unavailable++;
        one.inDoubt = true;
        again(one, 1_000 + one.random.nextInt(4_000));
      }
    }
  }

  private boolean saysSomethingElse(Sent one, long seq) {
    return disk.store().read(one.stream, seq - 1, 1).stream()
        .anyMatch(line -> !line.command().equals(Optional.of(one.command)));
  }

  static String kindOf(Throwable mistake) {
    return mistake.getClass().getSimpleName();
  }

  private void hears(Sent one) {
    if (one.deaf) {
      one.deaf = false;
      again(one, 2_000);
    } else {
      one.settled = true;
    }
  }

  private void again(Sent one, long millis) {
    if (one.tries < MOST_TRIES) {
      deliver(one, millis);
    }
  }

  /** Holds what people were told against what is on disk. */
  void judge(Store store) {
    for (Sent one : sent.values()) {
      Optional<Entry> line = store.lineOf(one.stream, one.command);
      Optional<Long> seq = line.map(Entry::seq);
      if (one.done.isPresent() && !one.done.equals(seq)) {
        broken.accept(
            Broken.of(
                Property.ACKNOWLEDGED,
                "a command",
                "%s was acknowledged as line %d, and is %s"
                    .formatted(
                        one,
                        one.done.get(),
                        seq.map(there -> "line " + there).orElse("not there"))));
      }
      boolean onlyRefused =
          one.refused > 0 && one.done.isEmpty() && one.unanswered == 0 && !one.inDoubt;
      if (onlyRefused && seq.isPresent()) {
        broken.accept(
            Broken.of(
                Property.REFUSED,
                "a command",
                "%s was refused, and is line %d".formatted(one, seq.get())));
      }
    }
  }

  /** Those that wait for an answer still, for a floor that must not leave anybody waiting. */
  List<String> unanswered() {
    List<String> all = new ArrayList<>();
    sent.values().stream().filter(one -> !one.settled).forEach(one -> all.add(one.toString()));
    return all;
  }
}
