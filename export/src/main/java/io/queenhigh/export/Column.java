package io.queenhigh.export;

/** A column of an exported table: what it is called, what stands in it, and what that means. */
record Column(String name, Kind kind, String says) {

  /** What stands in a column. Amounts are whole cents, and times are moments of universal time. */
  enum Kind {
    TEXT("VARCHAR"),
    CENTS("BIGINT"),
    COUNT("BIGINT"),
    FLAG("BOOLEAN"),
    TIME("TIMESTAMP WITH TIME ZONE");

    private final String sql;

    Kind(String sql) {
      this.sql = sql;
    }

    String sql() {
      return sql;
    }
  }

  static Column text(String name, String says) {
    return new Column(name, Kind.TEXT, says);
  }

  static Column cents(String name, String says) {
    return new Column(name, Kind.CENTS, says);
  }

  static Column count(String name, String says) {
    return new Column(name, Kind.COUNT, says);
  }

  static Column flag(String name, String says) {
    return new Column(name, Kind.FLAG, says);
  }

  static Column time(String name, String says) {
    return new Column(name, Kind.TIME, says);
  }
}
