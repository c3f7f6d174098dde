package io.queenhigh.floor.school;

/**
 * What is kept of the school itself.
 *
 * @param next the number of the next entry in its book
 */
public record SchoolRow(long next) {

  public static final String ID = "school";

  public static final SchoolRow NEW = new SchoolRow(1);

  public SchoolRow afterEntry() {
    return new SchoolRow(next + 1);
  }
}
