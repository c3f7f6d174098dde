package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.PostgresPair;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.StandbyRecipe;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.proof.Repeats;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three nodes under load on two PostgreSQL servers: nodes are killed, frozen, ended, or cut off,
 * connections end, the primary is killed, alone or with a node. Every command that was acknowledged
 * is there once, every stream goes on without gap or repetition, and the auditor finds nothing.
 */
class NodesOrdealTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");

  private static final Pace PATIENT =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  /** So many kinds in the usual check, others in every run. */
  private static final int FAULTS = Repeats.times(4, 200);

  /** So many nodes there are when the next fault comes. */
  private static final int AT_LEAST = Repeats.times(2, 3);

  private enum Fault {
    /** The sessions end by which nodes live. */
    LEASES,
    /** All connections to the database end. */
    CONNECTIONS,
    /** SIGSTOP, until the others have taken over. */
    FREEZE,
    /** SIGTERM. */
    END,
    KILL,
    /** The primary is killed and its standby promoted. */
    PRIMARY,
    /** A node and the primary at once. */
    KILL_AND_PRIMARY;

    boolean endsANode() {
      return this == END || this == KILL || this == KILL_AND_PRIMARY;
    }

    boolean endsThePrimary() {
      return this == PRIMARY || this == KILL_AND_PRIMARY;
    }
  }

  /** A table that is handed over should be silent for no longer. */
  private static final long SHORT_SILENCE_MILLIS = 300;

  /** How far back a table tells those who come back line by line. */
  private static final int LINES_REMEMBERED = 128;

  /** How long the first frozen node stays so, at least. */
  private static final Duration LONG_SLEEP = Duration.ofSeconds(Repeats.times(1, 60));

  /** All of them, or those that are asked for: {@code -Dqueenhigh.faults=END,KILL}. */
  private static final List<Fault> KINDS =
      Optional.ofNullable(System.getProperty("queenhigh.faults"))
          .map(asked -> Stream.of(asked.split(",")).map(Fault::valueOf).toList())
          .orElse(List.of(Fault.values()));

  @TempDir Path folder = Path.of("");

  private final List<NodeProcess> nodes = new CopyOnWriteArrayList<>();
  private final List<NodeGuest> guests = new ArrayList<>();

  /** How long each table was silent while a node handed its tables over. */
  private final List<Long> silences = new ArrayList<>();

  private String address = "";
  private Path keys = Path.of("");
  private int started;
  private boolean hasSlept;

  @AfterEach
  void stop() {
    nodes.forEach(NodeProcess::end);
  }

  private List<String> urls() {
    return nodes.stream().map(NodeProcess::url).toList();
  }

  private void startUpTo(int many) throws Exception {
    List<Process> begun = new ArrayList<>();
    int first = started;
    while (nodes.size() + begun.size() < many) {
      begun.add(NodeProcess.begin(folder, said(started++), address, keys));
    }
    for (int i = 0; i < begun.size(); i++) {
      nodes.add(NodeProcess.open(begun.get(i), said(first + i)));
    }
  }

  private Path said(int number) {
    return folder.resolve("node" + number + ".txt");
  }

  @Test
  void whateverHappensToNodesNothingIsLostOrDoneTwice() throws Exception {
    long seed = Repeats.seed(NodesOrdealTest.class);
    Random random = new Random(seed);
    keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    try (PostgresPair pair = PostgresPair.create()) {
      address = pair.database("ordeal");
      StandbyRecipe.give(pair);
      try (CardRoom room = new CardRoom(address)) {
        TABLES.forEach(
            id -> room.open(CardRoom.setup(id, "wa/three-card-poker", List.of(), PATIENT, 0)));
      }
      suffer(pair, random);
    }
  }

  private void suffer(PostgresPair pair, Random random) throws Exception {
    startUpTo(3);
    TABLES.forEach(id -> guests.add(new NodeGuest(id, this::urls, random.nextLong())));
    guests.forEach(NodeGuest::begin);
    Map<Fault, List<Long>> times = new EnumMap<>(Fault.class);
    List<Fault> kinds = new ArrayList<>(KINDS);
    for (int i = 0; i < FAULTS; i++) {
      if (i % kinds.size() == 0) {
        Collections.shuffle(kinds, random);
      }
      startUpTo(AT_LEAST);
      Fault fault = kinds.get(i % kinds.size());
      times
          .computeIfAbsent(fault, _ -> new ArrayList<>())
          .add(suffer(fault, pair, nodes.get(random.nextInt(nodes.size()))));
    }
    guests.forEach(NodeGuest::end);
    check();
    long all = guests.stream().mapToLong(guest -> guest.acknowledged().size()).sum();
    System.out.println("NodesOrdealTest: " + all + " acknowledged, none lost");
    times.forEach((fault, each) -> say(fault + ", all tables again", each));
    if (!silences.isEmpty()) {
      say(Fault.END + ", a table silent", silences);
      long tooLong = silences.stream().filter(millis -> millis > SHORT_SILENCE_MILLIS).count();
      System.out.println(
          "NodesOrdealTest: " + tooLong + " of them longer than " + SHORT_SILENCE_MILLIS + " ms");
    }
  }

  private static void say(String what, List<Long> millis) {
    List<Long> sorted = millis.stream().sorted().toList();
    System.out.printf(
        "NodesOrdealTest: %s, %d times: %d ms (median), %d ms (worst)%n",
        what, sorted.size(), sorted.get(sorted.size() / 2), sorted.getLast());
  }

  /** Lets it happen, and says after how many milliseconds all tables did something new again. */
  private long suffer(Fault fault, PostgresPair pair, NodeProcess node) throws IOException {
    long since = System.nanoTime();
    guests.forEach(guest -> guest.countsFrom(since));
    switch (fault) {
      case LEASES -> Sessions.cutLeases(address);
      case CONNECTIONS -> Sessions.cutAll(address);
      case FREEZE -> node.signal("STOP");
      case END -> node.signal("TERM");
      case KILL, KILL_AND_PRIMARY -> node.signal("KILL");
      case PRIMARY -> {}
    }
    if (fault.endsANode() || fault == Fault.FREEZE) {
      // A load balancer would notice, too.
      nodes.remove(node);
    }
    if (fault.endsThePrimary()) {
      pair.killPrimary();
      StandbyRecipe.promote(pair);
    }
    long last = since;
    for (NodeGuest guest : guests) {
      NodeRoom.await(
          guest.table() + " lives on after " + fault, () -> guest.last().askedNanos() - since > 0);
      last = Math.max(last, guest.last().doneNanos());
    }
    if (fault == Fault.FREEZE) {
      if (!hasSlept) {
        hasSlept = true;
        NodeRoom.await("it sleeps", () -> System.nanoTime() - since > LONG_SLEEP.toNanos());
      }
      node.signal("CONT");
      nodes.add(node);
    }
    if (fault.endsANode()) {
      node.awaitEnd();
    }
    if (fault == Fault.END) {
      guests.forEach(guest -> silences.add(guest.longestNanos() / 1_000_000));
    }
    if (fault.endsThePrimary()) {
      pair.promoted();
      StandbyRecipe.give(pair);
    }
    return (last - since) / 1_000_000;
  }

  private static List<String> jumps(List<Long> heard) {
    return IntStream.range(1, heard.size())
        .filter(i -> heard.get(i) != heard.get(i - 1) + 1)
        .mapToObj(i -> heard.get(i - 1) + " to " + heard.get(i))
        .toList();
  }

  /** How often so many lines were missed at once; the long sleep is one. */
  private static int missedMuch(List<Long> heard) {
    long times =
        IntStream.range(1, heard.size())
            .filter(i -> heard.get(i) - heard.get(i - 1) > LINES_REMEMBERED)
            .count();
    return LONG_SLEEP.toSeconds() > 1 && times == 1 ? 1 : 0;
  }

  private void check() {
    try (Store store = Store.open(address)) {
      for (NodeGuest guest : guests) {
        String stream = "table/" + guest.table();
        guest
            .acknowledged()
            .forEach(
                (id, seq) ->
                    assertEquals(
                        Optional.of(seq),
                        store.lineOf(stream, guest.name() + ":" + id).map(Entry::seq),
                        stream + " " + id));
        List<Long> heard = List.copyOf(guest.heard());
        assertTrue(heard.size() > 2, stream);
        // Who read by a node that slept long had missed more than a table remembers, and was shown
        // the whole table instead.
        List<String> jumps = jumps(heard);
        assertEquals(
            List.of(),
            jumps.subList(Math.min(jumps.size(), missedMuch(heard)), jumps.size()),
            stream);
      }
    }
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
  }
}
