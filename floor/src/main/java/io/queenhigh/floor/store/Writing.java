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
 * @param nonces the chance in the hash of each fact's line
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
    List<Kept> kept,
    List<String> nonces) {

  public Writing {
    NoNul.check(stream);
    NoNul.check(actor);
    command.ifPresent(NoNul::check);
    facts = List.copyOf(facts);
    transfers = List.copyOf(transfers);
    kept = List.copyOf(kept);
    nonces = List.copyOf(nonces);
    if (nonces.size() != facts.size()) {
      throw new IllegalArgumentException("every fact has its nonce, and only one");
    }
    if (facts.isEmpty() && command.isPresent()) {
      throw new IllegalArgumentException("a command is known by its last line, and here is none");
    }
    for (Transfer transfer : transfers) {
      if (transfer.fact() < 0 || transfer.fact() >= facts.size()) {
        throw new IllegalArgumentException("no fact moves the money of " + transfer);
      }
    }
  }

  /** With the system's chance in its hashes. */
  public Writing(
      String stream,
      long after,
      String prevHash,
      String actor,
      long atMillis,
      Optional<String> command,
      List<Fact> facts,
      List<Transfer> transfers,
      List<Kept> kept) {
    this(
        stream,
        after,
        prevHash,
        actor,
        atMillis,
        command,
        facts,
        transfers,
        kept,
        facts.stream().map(_ -> Nonces.SYSTEM.next()).toList());
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
      Entry entry = entry(head, fact, entries.size());
      entries.add(entry);
      head = entry.head();
    }
    return List.copyOf(entries);
  }

  private Entry entry(Head head, Fact fact, int place) {
    return new Entry(
            stream,
            head.seq() + 1,
            fact.type(),
            fact.payload(),
            actor,
            atMillis,
            place == facts.size() - 1 ? command : Optional.empty(),
            Optional.of(nonces.get(place)),
            head.hash(),
            "")
        .chained();
  }
}
