package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On PostgreSQL whoever serves the floor adds to its history, and cannot take back a word of it.
 */
class ServingRoleTest {

  private static final String NOT_ALLOWED = "42501";

  private String owner = "";
  private String serving = "";

  @BeforeEach
  void aDatabaseWithTwoRoles() throws SQLException {
    String admin = Postgres.server().database("rights");
    owner = admin.replace("//queenhigh@", "//deeds@");
    serving = admin.replace("//queenhigh@", "//counter@");
    try (Connection connection = Address.of(admin).connect();
        Statement statement = connection.createStatement()) {
      for (String role : List.of("deeds", "counter")) {
        statement.execute(
            "do $$ begin create role %s login; exception when duplicate_object then null; end $$"
                .formatted(role));
      }
      statement.execute("grant create, usage on schema public to deeds");
    }
  }

  @Test
  void itServesAndItsOwnerMigrates() {
    StoreUnavailable tooEarly =
        assertThrows(StoreUnavailable.class, () -> Store.open(serving).close());
    assertTrue(tooEarly.sentence().contains("run queenhigh store migrate"), tooEarly.sentence());
    Store.migrate(owner, Optional.of("counter"));
    try (Store store = Store.open(serving)) {
      Scribe scribe = new Scribe(store, "table/1");
      List<Transfer> chips = List.of(new Transfer(0, "cage", "wallet/ann", 5_00));
      assertInstanceOf(Written.Durable.class, scribe.write("one", chips, Optional.of("c-1")));
      assertInstanceOf(Written.Durable.class, scribe.write("two", chips, Optional.empty()));
      assertEquals(10_00, store.balance("wallet/ann"));
      keep(store, Optional.of("body"));
      keep(store, Optional.of("another"));
      keep(store, Optional.empty());
      assertEquals(Optional.empty(), store.kept("kind", "id"));
      assertEquals(List.of(), store.wrongInTheBooks());
      keepALog(store);
      assertDoesNotThrow(() -> liveAsANode(serving));
    }
  }

  private static void liveAsANode(String address) throws SQLException {
    try (NodeStore nodes = NodeStore.at(address);
        NodeStore.Lease one = nodes.join("https://one", "1");
        NodeStore.Lease two = nodes.join("https://two", "1")) {
      one.claim(List.of("table/1"));
      two.claim(List.of("table/1"));
      assertEquals(Map.of("table/1", one.id()), two.owners());
      assertFalse(nodes.begun("table/1", two.id()));
      assertTrue(nodes.handOver("table/1", one.id(), two.id()));
      assertFalse(nodes.handOver("table/1", one.id(), two.id()));
      nodes.cannotRead("table/1", one.id());
      nodes.leaves(one.id());
      NodeStore.Sight sight = two.look();
      assertEquals(List.of(one.id(), two.id()), sight.living().stream().map(n -> n.id()).toList());
      assertEquals(List.of(true, false), sight.living().stream().map(n -> n.leaving()).toList());
      assertEquals(List.of(new NodeStore.Unreadable("table/1", one.id())), sight.unreadable());
    }
  }

  private static void keepALog(Store store) {
    try (LogStore log = store.log()) {
      assertTrue(
          log.append(
              List.of(new LogRun(0, "table/1", 1, 1, "aa")), List.of(new LogTile(0, 0, "AA=="))));
      assertTrue(
          log.append(
              List.of(new LogRun(1, "table/1", 2, 2, "bb")), List.of(new LogTile(0, 0, "AAAA"))));
      assertEquals(Optional.of("AAAA"), log.tile(0, 0));
      assertTrue(log.keep(new LogCheckpoint("log", 2, "root", 0, "note")));
      assertEquals(2, log.size());
    }
  }

  private static void keep(Store store, Optional<String> body) {
    Writing writing = Writing.keeping(List.of(new Kept("kind", "id", body)));
    assertInstanceOf(Written.Durable.class, store.write(writing).join());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update journal set payload = '{}'",
        "update journal set command = null",
        "delete from journal",
        "truncate journal",
        "update transfer set cents = 1",
        "delete from transfer",
        "truncate transfer",
        "delete from account",
        "truncate account",
        "update log_run set secret = ''",
        "delete from log_run",
        "update log_checkpoint set note = ''",
        "delete from log_checkpoint",
        "truncate log_checkpoint",
        "update log_run set to_seq = 1",
        "update log_checkpoint set root = ''",
        "delete from log_tile",
        "truncate kept",
        "alter table journal disable trigger all",
        "drop trigger journal_is_append_only on journal",
        "drop table journal",
        "create table elsewhere (id int)",
        "update flyway_schema_history set version = '99'",
        "insert into flyway_schema_history select * from flyway_schema_history",
        "do $$ begin grant update on journal to counter; update journal set type = ''; end $$",
        "set role deeds"
      })
  void historyIsNotItsToChange(String deed) throws SQLException {
    Store.migrate(owner, Optional.of("counter"));
    try (Store store = Store.open(serving)) {
      new Scribe(store, "table/1").write("one");
    }
    try (Connection connection = Address.of(serving).connect();
        Statement statement = connection.createStatement()) {
      SQLException no = assertThrows(SQLException.class, () -> statement.execute(deed));
      assertEquals(NOT_ALLOWED, no.getSQLState(), no.getMessage());
    }
  }
}
