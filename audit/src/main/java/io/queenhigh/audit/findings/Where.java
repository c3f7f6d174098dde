package io.queenhigh.audit.findings;

/**
 * The place of a finding.
 *
 * @param stream the journal's stream; empty where the finding is about the books as a whole
 * @param seq the line's number in its stream, or in a round file; 0 for none
 * @param round the round's id; empty outside rounds
 */
public record Where(String stream, long seq, String round) {

  /** Not one line, but all of them. */
  public static final Where THE_BOOKS = new Where("", 0, "");

  public static Where line(long number) {
    return new Where("", number, "");
  }

  @Override
  public String toString() {
    String place = stream.isEmpty() && seq == 0 ? "the books" : stream;
    String line = seq == 0 ? "" : (stream.isEmpty() ? "line " : " line ") + seq;
    return place + line + (round.isEmpty() ? "" : ", round " + round);
  }
}
