package io.queenhigh.floor.store;

import io.queenhigh.floor.NodeRoom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Two PostgreSQL servers of a test's own, the second of which follows the first. */
public final class PostgresPair implements AutoCloseable {

  private static final String USER = "queenhigh";

  private final Path programs = Postgres.programs();
  private final Path folder;
  private final Path key;
  private final int primaryPort;
  private final int standbyPort;
  private boolean primaryRuns;

  private PostgresPair() throws IOException {
    this.folder = Files.createTempDirectory("queenhigh-pair");
    this.key = Files.createTempDirectory("queenhigh").resolve("key");
    Postgres.writeKey(key);
    this.primaryPort = Port.free();
    this.standbyPort = Port.free();
  }

  /** Starts the first; the second is for a recipe to make. */
  public static PostgresPair create() throws IOException {
    PostgresPair pair = new PostgresPair();
    if (Postgres.isRoot()) {
      Postgres.execute(List.of("chown", "postgres", pair.folder.toString()));
    }
    pair.run(
        "initdb -D primary -U queenhigh -A trust -E UTF8 --no-sync\n"
            + "pg_ctl -D primary -w -l primary.log -o \"-p $PRIMARY_PORT $STANDBY_OPTIONS\" start");
    pair.primaryRuns = true;
    return pair;
  }

  /** A new database, with both servers in its address. */
  public String database(String name) {
    run("createdb -h 127.0.0.1 -p $PRIMARY_PORT -U queenhigh " + name);
    return "postgresql://%s@127.0.0.1:%d,127.0.0.1:%d/%s?keyFile=%s"
        .formatted(USER, primaryPort, standbyPort, name, key);
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

  /** Without a word to anybody. */
  public void killPrimary() {
    run("pg_ctl -D primary -w -m immediate stop");
    primaryRuns = false;
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
                  "" + primaryPort,
                  "STANDBY_PORT",
                  "" + standbyPort,
                  "STANDBY_DATA",
                  folder.resolve("standby").toString(),
                  "STANDBY_OPTIONS",
                  "-k " + folder + " -c listen_addresses=127.0.0.1",
                  "REPLICA_ROLE",
                  USER,
                  "ADMIN_ROLE",
                  USER));
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

  @Override
  public void close() {
    if (primaryRuns) {
      killPrimary();
    }
    if (Files.exists(folder.resolve("standby").resolve("postmaster.pid"))) {
      run("pg_ctl -D standby -w -m immediate stop");
    }
    Postgres.execute(List.of("rm", "-rf", folder.toString()));
  }
}
