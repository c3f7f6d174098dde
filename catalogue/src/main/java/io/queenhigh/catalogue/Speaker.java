package io.queenhigh.catalogue;

/**
 * Who says what a clause says. A maker's advice binds nobody, and a card room's brochure is not its
 * regulator's word.
 *
 * @param name as the document signs it: {@code Washington State Gambling Commission}
 */
public record Speaker(Voice voice, String name) {

  /** In what office somebody speaks. */
  public enum Voice {
    REGULATOR("the regulator"),
    /** Of the game or of its equipment. */
    MAKER("the maker"),
    CARD_ROOM("a card room"),
    /** Ourselves, where no document says anything. */
    HOUSE("the house");

    private final String says;

    Voice(String says) {
      this.says = says;
    }

    public String says() {
      return says;
    }
  }

  /** {@code the maker, Scientific Games}. */
  @Override
  public String toString() {
    return voice.says() + ", " + name;
  }
}
