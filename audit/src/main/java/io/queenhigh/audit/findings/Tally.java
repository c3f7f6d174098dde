package io.queenhigh.audit.findings;

/** Counts what an audit has looked at, while it looks. */
public final class Tally {

  private long streams;
  private long lines;
  private long settled;
  private long voided;
  private long unfinished;
  private long wagers;
  private long links;
  private long contributions;
  private long hits;
  private long awards;
  private long transfers;
  private long accounts;
  private long decks;
  private long cuts;
  private long withheld;
  private long attested;

  public void stream() {
    streams++;
  }

  public void line() {
    lines++;
  }

  public void settled(int withWagers) {
    settled++;
    wagers += withWagers;
  }

  public void voided() {
    voided++;
  }

  public void unfinished() {
    unfinished++;
  }

  public void link() {
    links++;
  }

  public void contribution() {
    contributions++;
  }

  public void hit() {
    hits++;
  }

  public void award() {
    awards++;
  }

  public void transfers(int more) {
    transfers += more;
  }

  public void account() {
    accounts++;
  }

  public void deck() {
    decks++;
  }

  public void cut() {
    cuts++;
  }

  public void withheld() {
    withheld++;
  }

  /** Wagers whose cards stand on people's word. */
  public void attested(int wagers) {
    attested += wagers;
  }

  public long lines() {
    return lines;
  }

  public Counts counts(long millis) {
    return new Counts(
        streams,
        lines,
        settled,
        voided,
        unfinished,
        wagers,
        links,
        contributions,
        hits,
        awards,
        transfers,
        accounts,
        decks,
        cuts,
        withheld,
        attested,
        millis);
  }
}
