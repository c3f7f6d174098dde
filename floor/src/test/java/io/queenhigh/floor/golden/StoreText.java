package io.queenhigh.floor.golden;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A store's rows as text: a file for each table, a line for each row in the order of its key,
 * fields apart by tabs, the names of the columns first. {@code \N} stands for nothing, and for what
 * a column says that the tables of that time had not.
 */
public record StoreText(String table, String key, List<String> columns) {

  public static final StoreText JOURNAL =
      of(
          "journal",
          "stream, seq",
          "stream text",
          "seq number",
          "type text",
          "payload text",
          "actor text",
          "at_millis number",
          "command text",
          "prev_hash text",
          "hash text",
          "nonce bytes");

  public static final StoreText TRANSFER =
      of(
          "transfer",
          "at_millis, stream, seq, line",
          "stream text",
          "seq number",
          "line number",
          "at_millis number",
          "debit text",
          "credit text",
          "cents number");

  public static final StoreText ACCOUNT =
      of("account", "id", "id text", "cents number", "least_cents number");

  public static final StoreText KEPT = of("kept", "kind, id", "kind text", "id text", "body text");

  public static final StoreText LOG_RUN =
      of(
          "log_run",
          "first",
          "first number",
          "stream text",
          "from_seq number",
          "to_seq number",
          "secret text");

  public static final StoreText LOG_TILE =
      of("log_tile", "level, number", "level number", "number number", "hashes text");

  public static final StoreText LOG_CHECKPOINT =
      of(
          "log_checkpoint",
          "origin, size",
          "origin text",
          "size number",
          "root text",
          "at_millis number",
          "note lines");

  /** All there is in a store. */
  public static final List<StoreText> ALL =
      List.of(JOURNAL, TRANSFER, ACCOUNT, KEPT, LOG_RUN, LOG_TILE, LOG_CHECKPOINT);

  /** Line feeds, in the one column that has them. */
  private static final String LINE_FEED = "\\n";

  private static final String NOTHING = "\\N";

  private static StoreText of(String table, String key, String... columns) {
    return new StoreText(table, key, List.of(columns));
  }

  private List<String> names() {
    return columns.stream().map(column -> column.substring(0, column.indexOf(' '))).toList();
  }

  private boolean is(int column, String kind) {
    return columns.get(column).endsWith(" " + kind);
  }

  /** The file's name in a golden floor's folder. */
  public String file() {
    return table + ".tsv";
  }

  /** All rows, without the columns' names. */
  public List<String> read(Connection connection) throws SQLException {
    List<String> lines = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select * from " + table + " order by " + key)) {
      int count = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        List<String> fields = new ArrayList<>();
        for (int column = 1; column <= count; column++) {
          fields.add(field(rows, column));
        }
        lines.add(String.join("\t", fields) + ("\t" + NOTHING).repeat(columns.size() - count));
      }
    }
    return lines;
  }

  private String field(ResultSet rows, int column) throws SQLException {
    if (is(column - 1, "bytes")) {
      return Optional.ofNullable(rows.getBytes(column))
          .map(HexFormat.of()::formatHex)
          .orElse(NOTHING);
    }
    return field(
        is(column - 1, "lines")
            ? rows.getString(column).replace("\n", LINE_FEED)
            : rows.getString(column));
  }

  private static String field(@Nullable String text) {
    if (text == null) {
      return NOTHING;
    }
    if (text.equals(NOTHING) || text.chars().anyMatch(c -> c < ' ')) {
      throw new IllegalStateException("cannot be one field of a line: " + text);
    }
    return text;
  }

  void write(Connection connection, Path folder) throws SQLException, IOException {
    List<String> lines = new ArrayList<>();
    lines.add(String.join("\t", names()));
    lines.addAll(read(connection));
    PackedText.write(folder.resolve(file()), lines);
  }

  /** Whether there was this table when a golden floor was written. */
  public boolean isIn(Path folder) {
    return PackedText.exists(folder.resolve(file()));
  }

  /** The rows of a golden floor. */
  public List<String> stored(Path folder) throws IOException {
    if (!isIn(folder)) {
      return List.of();
    }
    List<String> lines = PackedText.read(folder.resolve(file()));
    String missing = ("\t" + NOTHING).repeat(columns.size() - ofThatTime(lines.getFirst()));
    return lines.stream().skip(1).map(line -> line + missing).toList();
  }

  /** How many of the columns the tables had then; later ones were added behind them. */
  private int ofThatTime(String header) {
    int count = header.split("\t", -1).length;
    if (count > columns.size() || !header.equals(String.join("\t", names().subList(0, count)))) {
      throw new IllegalStateException(file() + " has other columns: " + header);
    }
    return count;
  }

  /** Puts a golden floor's rows into an empty table. */
  void load(Connection connection, Path folder) throws SQLException, IOException {
    if (!isIn(folder)) {
      return;
    }
    int count = ofThatTime(PackedText.read(folder.resolve(file())).getFirst());
    String places = String.join(", ", Collections.nCopies(count, "?"));
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into "
                + table
                + " ("
                + String.join(", ", names().subList(0, count))
                + ") values ("
                + places
                + ")")) {
      for (String line : stored(folder)) {
        List<String> fields = Arrays.asList(line.split("\t", -1));
        for (int column = 0; column < count; column++) {
          set(insert, column, fields.get(column));
        }
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private void set(PreparedStatement insert, int column, String field) throws SQLException {
    if (is(column, "number")) {
      insert.setLong(column + 1, Long.parseLong(field));
    } else if (is(column, "bytes")) {
      insert.setBytes(column + 1, field.equals(NOTHING) ? null : HexFormat.of().parseHex(field));
    } else if (is(column, "lines")) {
      insert.setString(column + 1, field.replace(LINE_FEED, "\n"));
    } else {
      insert.setString(column + 1, field.equals(NOTHING) ? null : field);
    }
  }
}
