package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three nodes under load, of which one after the other is killed, frozen, ended, or cut off: every
 * command that was acknowledged is there once, every stream goes on without gap or repetition, and
 * the auditor finds nothing.
 */
class NodesOrdealTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4", "t5", "t6");

  private static final Pace PATIENT =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  /** One of each kind always; more of them, with a new node for each that is gone, in the long. */
  private static final int FAULTS = Repeats.times(4, 200);

  private enum Fault {
    CUT,
    FREEZE,
    END,
    KILL
  }

  @TempDir Path folder = Path.of("");

  private final List<NodeProcess> nodes = new CopyOnWriteArrayList<>();
  private final List<NodeGuest> guests = new ArrayList<>();
  private String address = "";
  private Path keys = Path.of("");
  private int started;

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
    address = Postgres.server().database("ordeal");
    keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    try (CardRoom room = new CardRoom(address)) {
      TABLES.forEach(
          id -> room.open(CardRoom.setup(id, "wa/three-card-poker", List.of(), PATIENT, 0)));
    }
    startUpTo(3);
    TABLES.forEach(id -> guests.add(new NodeGuest(id, this::urls, random.nextLong())));
    guests.forEach(NodeGuest::begin);
    List<String> times = new ArrayList<>();
    for (int i = 0; i < FAULTS; i++) {
      Fault fault = Fault.values()[i % Fault.values().length];
      times.add(fault + " " + suffer(fault, nodes.get(random.nextInt(nodes.size()))));
      if (i + 1 >= Fault.values().length && i + 1 < FAULTS) {
        startUpTo(3);
      }
    }
    guests.forEach(NodeGuest::end);
    check();
    long all = guests.stream().mapToLong(guest -> guest.acknowledged().size()).sum();
    System.out.println("NodesOrdealTest: " + all + " acknowledged, none lost; " + times);
  }

  /** Lets it happen, and says after how many milliseconds all tables did something new again. */
  private String suffer(Fault fault, NodeProcess node) {
    long since = System.nanoTime();
    boolean stays = fault == Fault.CUT || fault == Fault.FREEZE;
    switch (fault) {
      case CUT -> Sessions.cutLeases(address);
      case FREEZE -> node.signal("STOP");
      case END -> node.signal("TERM");
      case KILL -> node.signal("KILL");
    }
    if (!stays || fault == Fault.FREEZE) {
      // A load balancer would notice, too.
      nodes.remove(node);
    }
    List<Long> millis = new ArrayList<>();
    for (NodeGuest guest : guests) {
      NodeRoom.await(
          guest.table() + " lives on after " + fault, () -> guest.last().askedNanos() - since > 0);
      millis.add((guest.last().doneNanos() - since) / 1_000_000);
    }
    if (fault == Fault.FREEZE) {
      node.signal("CONT");
      nodes.add(node);
    }
    if (!stays) {
      node.awaitEnd();
    }
    Collections.sort(millis);
    return millis.get(millis.size() / 2) + "/" + millis.getLast() + " ms";
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
        assertEquals(
            LongStream.rangeClosed(heard.getFirst(), heard.getLast()).boxed().toList(),
            heard,
            stream);
      }
    }
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
  }
}
