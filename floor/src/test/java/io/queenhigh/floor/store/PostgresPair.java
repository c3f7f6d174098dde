package io.queenhigh.floor.store;

import io.queenhigh.floor.NodeRoom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Two PostgreSQL servers of a test's own, one of which follows the other. Who leads is one of them
 * at first, and whoever was promoted since.
 */
public final class PostgresPair implements AutoCloseable {

  private static final String USER = "queenhigh";

  private final Path programs = Postgres.programs();
  private final Path folder;
  private final Path key;
  private Member primary = new Member("one", Port.free());
  private Member standby = new Member("two", Port.free());

  private record Member(String folder, int port) {}

  private PostgresPair() throws IOException {
    this.folder = Files.createTempDirectory("queenhigh-pair");
    this.key = Files.createTempDirectory("queenhigh").resolve("key");
    Postgres.writeKey(key);
  }

  /** Starts the first; the second is for a recipe to make. */
  public static PostgresPair create() throws IOException {
    PostgresPair pair = new PostgresPair();
    if (Postgres.isRoot()) {
      Postgres.execute(List.of("chown", "postgres", pair.folder.toString()));
    }
    pair.run(
        "initdb -D $PRIMARY_DATA -U queenhigh -A trust -E UTF8 --no-sync\n"
            + "pg_ctl -D $PRIMARY_DATA -w -l $PRIMARY_DATA.log"
            + " -o \"-p $PRIMARY_PORT $STANDBY_OPTIONS\" start");
    return pair;
  }

  /** A new database, with both servers in its address. */
  public String database(String name) {
    run("createdb -h 127.0.0.1 -p $PRIMARY_PORT -U queenhigh " + name);
    return "postgresql://%s@127.0.0.1:%d,127.0.0.1:%d/%s?keyFile=%s"
        .formatted(USER, primary.port(), standby.port(), name, key);
  }

  /** Waits until the standby is one that every commit waits for. */
  public void awaitSynchronous() {
    NodeRoom.await(
        "the standby follows",
        () ->
            said("psql -h 127.0.0.1 -p $PRIMARY_PORT -U queenhigh -d postgres -Atc"
                    + " \"select count(*) from pg_stat_replication where sync_state = 'sync'\"")
                .strip()
                .equals("1"));
  }

  /** From now on every commit waits for it. */
  public void stopStandby() {
    run("pg_ctl -D $STANDBY_DATA -w -m fast stop");
  }

  public void startStandby() {
    run(
        "pg_ctl -D $STANDBY_DATA -w -l $STANDBY_DATA/log"
            + " -o \"-p $STANDBY_PORT $STANDBY_OPTIONS\" start");
  }

  /** Without a word to anybody. */
  public void killPrimary() {
    run("pg_ctl -D $PRIMARY_DATA -w -m immediate stop");
  }

  /** The standby was promoted: the other, whose disk is gone with it, may become its standby. */
  public void promoted() {
    run("rm -rf $PRIMARY_DATA");
    Member gone = primary;
    primary = standby;
    standby = gone;
  }

  /** Runs commands of a shell as the user who runs the servers. */
  public void run(String script) {
    said(script);
  }

  private String said(String script) {
    try {
      Path file = Files.createTempFile("queenhigh-recipe", ".sh");
      Path output = Files.createTempFile("queenhigh-recipe", ".txt");
      Files.writeString(file, "set -eu\nexport PATH=" + programs + ":$PATH\n" + script + "\n");
      boolean _ = file.toFile().setReadable(true, false);
      List<String> command = new ArrayList<>();
      if (Postgres.isRoot()) {
        command.addAll(List.of("runuser", "-u", "postgres", "--"));
      }
      command.addAll(List.of("bash", file.toString()));
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile());
      builder
          .environment()
          .putAll(
              Map.of(
                  "PRIMARY_HOST",
                  "127.0.0.1",
                  "PRIMARY_PORT",
                  "" + primary.port(),
                  "PRIMARY_DATA",
                  data(primary).toString(),
                  "STANDBY_PORT",
                  "" + standby.port(),
                  "STANDBY_DATA",
                  data(standby).toString(),
                  "STANDBY_OPTIONS",
                  "-k " + folder + " -c listen_addresses=127.0.0.1",
                  "REPLICA_ROLE",
                  USER,
                  "ADMIN_ROLE",
                  USER,
                  // As long as the other servers of the tests have: a busy machine takes its time.
                  "PGCTLTIMEOUT",
                  "180"));
      int code = builder.start().waitFor();
      String text = Files.readString(output);
      Files.delete(file);
      Files.delete(output);
      if (code != 0) {
        throw new IllegalStateException(script + " failed: " + text);
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Path data(Member member) {
    return folder.resolve(member.folder());
  }

  @Override
  public void close() {
    for (Member member : List.of(primary, standby)) {
      if (Files.exists(data(member).resolve("postmaster.pid"))) {
        run("pg_ctl -D " + data(member) + " -w -m immediate stop");
      }
    }
    Postgres.execute(List.of("rm", "-rf", folder.toString()));
  }
}
