package io.queenhigh.floor.store;

/** Another Queenhigh that wants a store, and says what it was told. */
final class StoreIntruder {

  /** What it says when nobody kept it out. */
  static final String CAME_IN = "came in";

  private StoreIntruder() {}

  public static void main(String[] arguments) {
    try (Store _ = Store.open(arguments[0])) {
      System.out.println(CAME_IN);
    } catch (StoreUnavailable refused) {
      System.out.println(refused.sentence());
    }
  }
}
