package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.Overheard;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.LogCheckpoint;
import io.queenhigh.floor.store.LogStore;
import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.PostgresPair;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.StandbyRecipe;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The log beside a real store, on both databases. */
class AnchorTest {

  private static final String SQLITE = "sqlite";
  private static final String POSTGRESQL = "postgresql";

  private static final SigningKeys.Found.Key KEY =
      new SigningKeys.Found.Key(
          NoteKey.parse(
                  "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz")
              .orElseThrow());

  @TempDir Path folder = Path.of("");

  private String store(String kind) {
    return kind.equals(SQLITE)
        ? "sqlite:" + folder.resolve("floor.db")
        : Postgres.server().database("anchored");
  }

  private AnchorSettings settings(List<String> shipped) {
    return AnchorSettings.usual(KEY, Optional.of(folder.resolve("checkpoint")))
        .shippingTo(shipped::add);
  }

  private static void write(Store store, String stream, int lines) {
    for (int i = 0; i < lines; i++) {
      Head head = store.head(stream);
      Written written =
          store
              .write(
                  new Writing(
                      stream,
                      head.seq(),
                      head.hash(),
                      "tester",
                      1_700_000_000_000L,
                      Optional.empty(),
                      List.of(new Fact("Tested", "{\"line\":" + i + "}")),
                      List.of(),
                      List.of()))
              .join();
      assertTrue(written instanceof Written.Durable, written::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SQLITE, POSTGRESQL})
  void takesInAllLinesThereAreAndThenThoseThatCome(String kind) throws Exception {
    String address = store(kind);
    List<String> shipped = new ArrayList<>();
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, settings(shipped))) {
      write(store, "house", 3);
      write(store, "table/a", 300);
      assertEquals(303, anchor.lag());
      Checkpoint first = anchor.turn().orElseThrow();
      assertEquals(303, first.size());
      assertEquals(0, anchor.lag());
      write(store, "table/a", 2);
      write(store, "table/b", 1);
      assertEquals(3, anchor.lag());
      Checkpoint second = anchor.turn().orElseThrow();
      assertEquals(306, second.size());
      assertEquals(List.of(first.note(), second.note()), shipped);
      assertEquals(second.note(), Files.readString(folder.resolve("checkpoint")));
      assertEquals(
          "PeterNeumann\n306\n" + second.root().base64() + "\n",
          second.note().substring(0, second.note().indexOf("\n\n") + 1));
      assertEquals(Optional.of(second), anchor.turn(), "nothing is new");
      assertEquals(2, shipped.size());
      everyLineIsProved(store, anchor, second);
      theTilesAreThoseOfTheTree(anchor, second);
    }
    try (Store store = Store.open(address);
        Anchor again = Anchor.at(store, settings(shipped))) {
      assertEquals(306, again.turn().orElseThrow().size());
      assertEquals(2, shipped.size(), "what was signed is not signed again");
    }
  }

  /** Another tree of that size might be signed when the standby is promoted without this one. */
  @Test
  void whatWasSignedIsShownByNobodyBeforeTheStandbyHasIt() throws Exception {
    try (PostgresPair pair = PostgresPair.create()) {
      String address = pair.database("anchored");
      StandbyRecipe.give(pair);
      try (Store store = Store.open(address);
          LogStore rows = store.log();
          Anchor anchor = Anchor.at(store, settings(new ArrayList<>()))) {
        write(store, "house", 3);
        TransparencyLog log = new TransparencyLog(rows, new SecureRandom());
        LogCheckpoint signed =
            Checkpoint.sign(KEY.key(), log.takeIn(), log.tree().root(3), 0).row();
        pair.stopStandby();
        CompletableFuture<Boolean> cut = CompletableFuture.supplyAsync(() -> rows.keep(signed));
        NodeRoom.await("it waits", () -> Sessions.waitingForTheStandby(address) == 1);
        Sessions.cutThoseWhoWaitForTheStandby(address);
        assertThrows(CompletionException.class, cut::join);
        assertEquals(Optional.of(signed), rows.newest("PeterNeumann"), "it can be read");
        CompletableFuture<Optional<Checkpoint>> told = CompletableFuture.supplyAsync(anchor::turn);
        NodeRoom.await(
            "it waits", () -> told.isDone() || Sessions.waitingForTheStandby(address) == 1);
        assertFalse(told.isDone(), () -> "" + told.join());
        pair.startStandby();
        assertEquals(3, told.join().orElseThrow().size());
      }
    }
  }

  /**
   * Whoever holds the database empties the log and takes the checkpoint away: the key, which lies
   * elsewhere, signs him no other history.
   */
  @Test
  void aKeyThatHasSignedBeforeSignsNothingWhereAllOfItIsGone() throws Exception {
    String address = store(SQLITE);
    Path file = folder.resolve("floor.db.checkpoint");
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, AnchorSettings.usual(found(address), Optional.of(file)))) {
      write(store, "house", 3);
      assertEquals(3, anchor.turn().orElseThrow().size());
    }
    Files.delete(file);
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("floor.db"));
        Statement sql = connection.createStatement()) {
      for (String table : List.of("log_run", "log_tile", "log_checkpoint")) {
        sql.execute("drop trigger if exists " + table + "_is_not_deleted");
        sql.execute("delete from " + table);
      }
    }
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, AnchorSettings.usual(found(address), Optional.of(file)))) {
      assertEquals(Optional.empty(), anchor.turn());
      assertTrue(anchor.trouble().orElseThrow().contains("is not new"), anchor.trouble()::toString);
    }
    assertFalse(Files.exists(file));
    SigningKeys.Found.Key key = (SigningKeys.Found.Key) found(address);
    SigningKeys.Found said =
        SigningKeys.find(address, true, Map.of("QUEENHIGH_LOG_BEGINS", key.key().name())::get);
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, AnchorSettings.usual(said, Optional.of(file)))) {
      assertEquals(3, anchor.turn().orElseThrow().size(), "somebody has said that it begins here");
    }
  }

  private static SigningKeys.Found found(String address) {
    return SigningKeys.find(address, false, _ -> null);
  }

  private static void everyLineIsProved(Store store, Anchor anchor, Checkpoint checkpoint) {
    for (String stream : store.streams()) {
      for (Entry line : store.read(stream, 0, 1_000)) {
        Inclusion proof = anchor.inclusion(stream, 1, line.seq()).orElseThrow();
        assertEquals(checkpoint.note(), proof.checkpoint());
        Inclusion.Line proved = proof.lines().getFirst();
        TreeHash leaf = LineLeaf.of(stream, line.seq(), line.hash(), proved.salt());
        assertEquals(checkpoint.root(), climbed(leaf, proved, checkpoint.size()));
      }
      assertEquals(
          Optional.empty(), anchor.inclusion(stream, 1, store.head(stream).seq() + 1), stream);
    }
  }

  /** From the top: which side a leaf is on is known at every fork. */
  private static TreeHash climbed(TreeHash leaf, Inclusion.Line proved, long size) {
    return climbed(leaf, proved.leaf(), size, proved.path().stream().map(TreeHash::of).toList());
  }

  private static TreeHash climbed(TreeHash leaf, long index, long size, List<TreeHash> path) {
    if (size == 1) {
      assertEquals(List.of(), path);
      return leaf;
    }
    long half = Long.highestOneBit(size - 1);
    TreeHash last = path.getLast();
    List<TreeHash> rest = path.subList(0, path.size() - 1);
    return index < half
        ? TreeHash.node(climbed(leaf, index, half, rest), last)
        : TreeHash.node(last, climbed(leaf, index - half, size - half, rest));
  }

  private static void theTilesAreThoseOfTheTree(Anchor anchor, Checkpoint checkpoint) {
    assertEquals(256 * 32, anchor.tile(0, 0, 256).orElseThrow().length);
    assertEquals(50 * 32, anchor.tile(0, 1, 50).orElseThrow().length);
    assertEquals(32, anchor.tile(1, 0, 1).orElseThrow().length);
    assertTrue(anchor.tile(0, 1, 51).isEmpty());
    assertTrue(anchor.tile(0, 2, 1).isEmpty());
    assertTrue(anchor.tile(1, 0, 2).isEmpty());
    assertTrue(anchor.tile(2, 0, 1).isEmpty());
    assertTrue(anchor.tile(63, 0, 1).isEmpty());
    assertEquals(306, checkpoint.size());
  }

  /** Two nodes with the same key: whoever comes second goes on from what the first has written. */
  @Test
  void ofTwoNodesOneWritesAtATimeAndBothSignTheSame() throws Exception {
    String address = store(POSTGRESQL);
    List<String> shipped = new ArrayList<>();
    AnchorSettings here = AnchorSettings.usual(KEY, Optional.empty()).shippingTo(shipped::add);
    try (Store store = Store.open(address);
        Anchor one = Anchor.at(store, here);
        Anchor two = Anchor.at(store, here)) {
      for (int i = 0; i < 20; i++) {
        write(store, "table/" + i % 3, 7);
        Anchor first = i % 2 == 0 ? one : two;
        Anchor second = i % 2 == 0 ? two : one;
        Checkpoint signed = first.turn().orElseThrow();
        assertEquals(7L * (i + 1), signed.size());
        assertEquals(signed.note(), second.turn().orElseThrow().note());
      }
      assertEquals(Optional.empty(), one.trouble());
      assertEquals(Optional.empty(), two.trouble());
    }
  }

  @Test
  void twoNodesAtOnceNeverSignTwoTreesOfOneSize() throws Exception {
    String address = store(POSTGRESQL);
    List<String> shipped = Collections.synchronizedList(new ArrayList<>());
    AnchorSettings here = AnchorSettings.usual(KEY, Optional.empty()).shippingTo(shipped::add);
    try (Store store = Store.open(address);
        Anchor one = Anchor.at(store, here);
        Anchor two = Anchor.at(store, here)) {
      for (int i = 0; i < 30; i++) {
        write(store, "table/" + i % 5, 3);
        Thread other = Thread.ofPlatform().start(two::turn);
        one.turn();
        other.join();
      }
      one.turn();
      assertEquals(90, one.newest().orElseThrow().size());
      Signed.check(shipped);
    }
  }

  /** A store that was put back is not signed on: the file beside it knows better. */
  @ParameterizedTest
  @ValueSource(strings = {SQLITE, POSTGRESQL})
  void aStoreThatWasPutBackIsNotSigned(String kind) throws Exception {
    List<String> shipped = new ArrayList<>();
    String address = store(kind);
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, settings(shipped))) {
      write(store, "table/a", 20);
      anchor.turn();
    }
    String earlier =
        kind.equals(SQLITE)
            ? "sqlite:" + folder.resolve("earlier.db")
            : Postgres.server().database("earlier");
    try (Store store = Store.open(earlier);
        Anchor anchor = Anchor.at(store, settings(shipped))) {
      write(store, "table/a", 10);
      assertEquals(Optional.empty(), anchor.turn());
      assertTrue(anchor.trouble().orElseThrow().contains("put back to an earlier state"));
      write(store, "table/a", 10);
      assertEquals(Optional.empty(), anchor.turn());
      assertTrue(anchor.trouble().orElseThrow().contains("are not those that were signed"));
      assertEquals(1, shipped.size());
    }
  }

  @Test
  void linesThatWereCutOffStopTheSigning() throws Exception {
    List<String> shipped = new ArrayList<>();
    String address = store(SQLITE);
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, settings(shipped))) {
      write(store, "table/a", 20);
      anchor.turn();
      execute(
          address,
          "drop trigger journal_is_not_deleted",
          "delete from journal where stream = 'table/a' and seq > 15");
      assertEquals(20, anchor.turn().orElseThrow().size(), "the last one stays what it is");
      assertTrue(anchor.trouble().orElseThrow().contains("its end was cut off"));
    }
  }

  /** Whatever is done to the tree in the store: what is signed is the tree of the journal. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "update log_tile set hashes = substr(hashes, 1, 44) where level = 0",
        "update log_tile set hashes = '' where number = 1",
        "update log_tile set hashes = ''",
        "delete from log_tile where level = 0",
        "delete from log_tile where level = 1",
        "update log_tile set hashes = 'AAAAAAAAAAAAAAAAAAAA' || substr(hashes, 21) where level = 1",
        "update log_tile set hashes = 'AAAAAAAAAAAAAAAAAAAA' || substr(hashes, 21) where level = 0"
      })
  void aTreeThatWasTamperedWithIsNotSigned(String tampering) throws Exception {
    List<String> shipped = new ArrayList<>();
    String address = store(SQLITE);
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, settings(shipped))) {
      write(store, "table/a", 300);
      anchor.turn();
      execute(address, tampering);
      write(store, "table/a", 1);
      anchor.turn();
    }
    execute(address, tampering);
    try (Store store = Store.open(address);
        Anchor again = Anchor.at(store, settings(shipped))) {
      again.turn();
      write(store, "table/b", 220);
      again.turn();
      Optional<Inclusion> _ = again.inclusion("table/a", 1, 7);
      try (LogStore rows = store.log()) {
        NaiveTree naive = new NaiveTree(Signed.leaves(store, rows));
        Signed.check(shipped)
            .forEach((size, root) -> assertEquals(naive.root(size.intValue()).base64(), root));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {SQLITE, POSTGRESQL})
  void runsAndCheckpointsAreAppendOnly(String kind) throws Exception {
    String address = store(kind);
    try (Store store = Store.open(address);
        Anchor anchor = Anchor.at(store, settings(new ArrayList<>()))) {
      write(store, "table/a", 2);
      anchor.turn();
      for (String change :
          List.of(
              "update log_run set to_seq = 1",
              "delete from log_run",
              "update log_checkpoint set root = ''",
              "delete from log_checkpoint")) {
        assertTrue(isRefused(address, change), change);
      }
    }
  }

  @Test
  void withoutAKeyTheOrderIsFixedAndNothingIsSigned() throws Exception {
    String address = store(SQLITE);
    AnchorSettings unsigned =
        AnchorSettings.usual(new SigningKeys.Found.None("No key."), Optional.empty());
    try (Store store = Store.open(address)) {
      try (Anchor anchor = Anchor.at(store, unsigned)) {
        write(store, "table/a", 5);
        assertEquals(Optional.empty(), anchor.turn());
        assertEquals(Optional.of("No key."), anchor.trouble());
        assertEquals(5, anchor.lag());
        assertFalse(Anchor.isSigned(store));
      }
      try (Anchor anchor = Anchor.at(store, settings(new ArrayList<>()))) {
        assertEquals(5, anchor.turn().orElseThrow().size());
        assertTrue(Anchor.isSigned(store));
      }
    }
  }

  /** What nobody may guess must not be guessable from public tiles. */
  @Test
  void twoLinesThatSayTheSameHaveLeavesOfTheirOwn() {
    String hash = "0".repeat(64);
    String salt = LineLeaf.salt("a".repeat(64), 1);
    assertEquals(LineLeaf.of("t", 1, hash, salt), LineLeaf.of("t", 1, hash, salt));
    assertFalse(
        LineLeaf.of("t", 1, hash, salt)
            .equals(LineLeaf.of("t", 1, hash, LineLeaf.salt("b".repeat(64), 1))));
  }

  private static boolean isRefused(String address, String change) throws Exception {
    try {
      execute(address, change);
      return false;
    } catch (SQLException _) {
      return true;
    }
  }

  private static void execute(String address, String... all) throws Exception {
    try (Connection connection = OldTables.connect(address);
        Statement statement = connection.createStatement()) {
      for (String sql : all) {
        statement.execute(sql);
      }
    }
  }

  /** One of several nodes with a key of its own: the others sign on under theirs. */
  @Test
  void whoBeginsAnotherNameSaysUnderWhichTheLogWasSigned() throws Exception {
    List<String> said = new ArrayList<>();
    Path other = folder.resolve("other.key");
    NoteKey fresh = NoteKey.create(new SecureRandom());
    SigningKeys.write(fresh, other);
    SigningKeys.Found found =
        SigningKeys.find(
            "postgresql://anywhere",
            true,
            Map.of(SigningKeys.FILE_VARIABLE, other.toString())::get);
    try (Store store = Store.open(store(SQLITE));
        Anchor one = Anchor.at(store, settings(new ArrayList<>()));
        Overheard _ = new Overheard(Anchor.class.getName(), said::add)) {
      write(store, "house", 3);
      assertTrue(one.turn().isPresent());
      assertEquals(List.of(), said);
      try (Anchor two = Anchor.at(store, AnchorSettings.usual(found, Optional.empty()))) {
        write(store, "house", 1);
        assertTrue(two.turn().isPresent());
        assertTrue(two.turn().isPresent());
      }
    }
    assertEquals(1, said.size(), said::toString);
    assertTrue(said.getFirst().contains(KEY.key().name()), said::toString);
    assertTrue(said.getFirst().contains(fresh.name()), said::toString);
  }
}
