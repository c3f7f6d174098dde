package io.queenhigh.conformance;

/**
 * One line of a test run's minutes: a test that was run to prove a clause.
 *
 * @param clause as the test cites it: {@code CA-6CB Dealing 7}
 * @param type the test class, with its package
 * @param live whether a live table was driven meanwhile, as witnesses saw it
 */
record Proof(
    String module,
    String clause,
    String type,
    String method,
    boolean passed,
    int invocations,
    boolean live) {

  static Proof of(String module, String line) {
    String[] cells = line.split("\t", -1);
    return new Proof(
        module,
        cells[0],
        cells[1],
        cells[2],
        cells[3].equals("passed"),
        Integer.parseInt(cells[4]),
        cells[5].equals("live"));
  }

  /** As a reader looks for it: {@code ThreeCardHandTest.suitsAreEqual}. */
  String name() {
    String nested = type.substring(type.lastIndexOf('.') + 1).replace('$', '.');
    return nested + "." + method;
  }

  /** Where it is written, from the top of the repository. */
  String source() {
    String file = type.replaceFirst("\\$.*", "").replace('.', '/');
    return module + "/src/test/java/" + file + ".java";
  }
}
