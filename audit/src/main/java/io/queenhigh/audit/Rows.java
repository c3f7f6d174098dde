package io.queenhigh.audit;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** The rows of a query, one after the other, with a look at the next one. */
final class Rows<T> implements AutoCloseable {

  /** Makes something of the row that is on. */
  interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  private final PreparedStatement select;
  private final ResultSet rows;
  private final Reading<T> reading;
  private Optional<T> next;

  Rows(PreparedStatement select, Reading<T> reading) throws SQLException {
    this.select = select;
    this.rows = select.executeQuery();
    this.reading = reading;
    this.next = advance();
  }

  private Optional<T> advance() throws SQLException {
    return rows.next() ? Optional.of(reading.of(rows)) : Optional.empty();
  }

  /** The next row, which stays the next one. */
  Optional<T> peek() {
    return next;
  }

  /** The next row; nothing after the last. */
  Optional<T> next() throws SQLException {
    Optional<T> row = next;
    if (row.isPresent()) {
      next = advance();
    }
    return row;
  }

  @Override
  public void close() throws SQLException {
    rows.close();
    select.close();
  }
}
