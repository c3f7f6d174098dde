package io.queenhigh.export;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;
import org.jspecify.annotations.Nullable;

/** Takes rows and writes them as Parquet, by a DuckDB that lives on disk only as long as that. */
final class ParquetFiles implements AutoCloseable {

  private static final String WORK = "export.duckdb";

  private final Path folder;
  private final Connection duck;
  private final Map<ExportSheet, DuckDBAppender> appenders = new EnumMap<>(ExportSheet.class);
  private final Map<ExportSheet, Long> rows = new EnumMap<>(ExportSheet.class);

  ParquetFiles(Path folder) throws SQLException {
    this.folder = folder;
    // Asked by name: Java's own list of drivers does not look beside the program.
    this.duck = new DuckDBDriver().connect("jdbc:duckdb:" + folder.resolve(WORK), new Properties());
    try (Statement statement = duck.createStatement()) {
      for (ExportSheet sheet : ExportSheet.values()) {
        statement.execute(
            sheet.columns().stream()
                .map(column -> column.name() + " " + column.kind().sql())
                .collect(joining(", ", "create table " + sheet.file() + " (", ")")));
      }
    }
    for (ExportSheet sheet : ExportSheet.values()) {
      appenders.put(
          sheet,
          duck.unwrap(DuckDBConnection.class)
              .createAppender(DuckDBConnection.DEFAULT_SCHEMA, sheet.file()));
      rows.put(sheet, 0L);
    }
  }

  /** One row; a value that is not there is null. */
  void add(ExportSheet sheet, @Nullable Object... values) {
    List<Column> columns = sheet.columns();
    if (values.length != columns.size()) {
      throw new IllegalStateException(sheet + " has " + columns.size() + " columns");
    }
    DuckDBAppender appender = Objects.requireNonNull(appenders.get(sheet));
    try {
      appender.beginRow();
      for (int i = 0; i < values.length; i++) {
        append(appender, columns.get(i), values[i]);
      }
      appender.endRow();
      rows.merge(sheet, 1L, Long::sum);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void append(DuckDBAppender appender, Column column, @Nullable Object value)
      throws SQLException {
    if (value == null) {
      appender.appendNull();
      return;
    }
    switch (column.kind()) {
      case TEXT -> appender.append((String) value);
      case CENTS, COUNT -> appender.append(((Number) value).longValue());
      case FLAG -> appender.append((boolean) value);
      case TIME -> appender.append(((Instant) value).atOffset(ZoneOffset.UTC));
    }
  }

  /** Writes the files and returns how many rows each has. */
  Map<ExportSheet, Long> write() throws SQLException, IOException {
    for (DuckDBAppender appender : appenders.values()) {
      appender.close();
    }
    appenders.clear();
    try (Statement statement = duck.createStatement()) {
      for (ExportSheet sheet : ExportSheet.values()) {
        statement.execute(
            "copy %s to '%s' (format parquet, compression zstd)"
                .formatted(
                    sheet.file(),
                    folder.resolve(sheet.file() + ".parquet").toString().replace("'", "''")));
      }
    }
    duck.close();
    Files.deleteIfExists(folder.resolve(WORK));
    Files.deleteIfExists(folder.resolve(WORK + ".wal"));
    return rows;
  }

  @Override
  public void close() throws SQLException {
    for (DuckDBAppender appender : appenders.values()) {
      appender.close();
    }
    duck.close();
  }
}
