package io.queenhigh.floor.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one command wants written: all of it or nothing.
 *
 * <p>Without facts it only keeps things; then it moves no money and no other writer is in its way.
 *
 * @param after the last number of the stream that its writer knows; 0 for an empty stream
 * @param prevHash the hash at that number
 * @param command the client's id of the command, by which a repetition is known
 */
public record Writing(
    String stream,
    long after,
    String prevHash,
    String actor,
    long atMillis,
    Optional<String> command,
    List<Fact> facts,
    List<Transfer> transfers,
    List<Kept> kept) {

  public Writing {
    NoNul.check(stream);
    NoNul.check(actor);
    command.ifPresent(NoNul::check);
    facts = List.copyOf(facts);
    transfers = List.copyOf(transfers);
    kept = List.copyOf(kept);
    if (facts.isEmpty() && command.isPresent()) {
      throw new IllegalArgumentException("a command is known by its last line, and here is none");
    }
    for (Transfer transfer : transfers) {
      if (transfer.fact() < 0 || transfer.fact() >= facts.size()) {
        throw new IllegalArgumentException("no fact moves the money of " + transfer);
      }
    }
  }

  /** Keeps things, or gives them up, and writes nothing to any journal. */
  public static Writing keeping(List<Kept> kept) {
    return new Writing(
        "", 0, Head.NONE.hash(), "", 0, Optional.empty(), List.of(), List.of(), kept);
  }

  /** The lines this becomes. */
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(facts.size());
    Head head = new Head(after, prevHash);
    for (Fact fact : facts) {
      boolean last = entries.size() == facts.size() - 1;
      Entry entry = entry(head, fact, last ? command : Optional.empty());
      entries.add(entry);
      head = entry.head();
    }
    return List.copyOf(entries);
  }

  private Entry entry(Head head, Fact fact, Optional<String> id) {
    long seq = head.seq() + 1;
    String hash =
        Chain.hash(head.hash(), stream, seq, fact.type(), fact.payload(), actor, atMillis);
    return new Entry(
        stream, seq, fact.type(), fact.payload(), actor, atMillis, id, head.hash(), hash);
  }
}
