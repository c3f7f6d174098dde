package io.queenhigh.floor.stream;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Nonces;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.stream.LiveStream.Waiting;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Commands that are judged one after the other and written down together. */
final class JudgedGroup<S, C extends Asked, H> {

  private final StreamDefinition<S, C, H> definition;
  private final Stand<S> before;
  private final long atMillis;
  private final List<C> commands = new ArrayList<>();
  private final List<H> happened = new ArrayList<>();
  private final List<Fact> facts = new ArrayList<>();
  private final List<Waiting<C>> accepted = new ArrayList<>();
  private final List<Refusal<C>> refusals = new ArrayList<>();
  private Optional<S> state;

  private record Refusal<C extends Asked>(Waiting<C> one, C command, Refused refused) {}

  JudgedGroup(StreamDefinition<S, C, H> definition, Stand<S> before, long atMillis) {
    this.definition = definition;
    this.before = before;
    this.atMillis = atMillis;
    this.state = before.state();
  }

  /** Judges one more. */
  void judge(Waiting<C> one, C command) {
    switch (definition.judge(state, command, atMillis)) {
      case Ruling.No<H>(Refused refused) -> refusals.add(new Refusal<>(one, command, refused));
      case Ruling.Accepted<H>(List<H> all) -> {
        commands.add(command);
        accepted.add(one);
        for (H each : all) {
          happened.add(each);
          facts.add(definition.write(each));
          state = definition.after(each);
        }
      }
    }
  }

  boolean refusesSomebody() {
    return !refusals.isEmpty();
  }

  /**
   * Tells those whom it refuses.
   *
   * @param before the answer to a command that was done before, by its id
   */
  void refuse(Function<String, Optional<Answer>> before) {
    for (Refusal<C> each : refusals) {
      each.one
          .told()
          .complete(each.command.id().flatMap(before).orElseGet(() -> new Answer.No(each.refused)));
    }
  }

  boolean isEmpty() {
    return happened.isEmpty();
  }

  C firstCommand() {
    return commands.getFirst();
  }

  List<H> happened() {
    return happened;
  }

  List<Fact> facts() {
    return facts;
  }

  Optional<S> after() {
    return state;
  }

  long atMillis() {
    return atMillis;
  }

  long lastSeq() {
    return before.seq() + happened.size();
  }

  int linesPerSnapshot() {
    return before.state().map(definition::linesPerSnapshot).orElse(Integer.MAX_VALUE);
  }

  /**
   * What goes to the store.
   *
   * @param chance for the hashes of its lines
   * @param snapshot whether the stream is written down as a whole, as it stood before these lines:
   *     their own hashes are known only when they are written
   */
  Writing writing(Nonces chance, boolean snapshot) {
    List<Transfer> transfers = new ArrayList<>();
    for (int place = 0; place < happened.size(); place++) {
      transfers.addAll(definition.transfers(happened.get(place), place));
    }
    List<Kept> kept = new ArrayList<>(definition.kept(before, firstCommand(), happened, atMillis));
    if (snapshot) {
      kept.add(definition.snapshot(before));
    }
    return new Writing(
        definition.stream(),
        before.seq(),
        before.head().hash(),
        firstCommand().askedBy(),
        atMillis,
        firstCommand().id(),
        facts,
        transfers,
        kept,
        facts.stream().map(_ -> chance.next()).toList());
  }

  /** Everyone hears that it is done, now that it is on disk. */
  void tell(long seq) {
    accepted.forEach(one -> one.told().complete(new Answer.Done(seq)));
  }
}
