package io.queenhigh.floor.people;

/**
 * What is kept of the house itself.
 *
 * @param demo whether it is a demo, which it then stays
 * @param begun whether the duty of two persons has begun; on older floors it begins with the next
 *     thing that anybody signs
 * @param duties which edition of those duties its journal has named
 */
record HouseRow(boolean demo, boolean begun, HouseLimits limits, long nextProposal, int duties) {

  static final String ID = "house";

  /** Two persons for posts that sign and for large cash. */
  static final int FIRST_DUTIES = 1;

  /**
   * Since the second edition two also for dealers, for players' passwords and for chips that a
   * player did not ask for; since the third also to close a player's account, and a player's word
   * at the cage has an end.
   */
  static final int DUTIES = 3;

  static final HouseRow NEW = new HouseRow(false, false, HouseLimits.USUAL, 1, FIRST_DUTIES);

  HouseRow asDemo() {
    return new HouseRow(true, begun, limits, nextProposal, duties);
  }

  HouseRow begin() {
    return new HouseRow(demo, true, limits, nextProposal, DUTIES);
  }

  /** Whether the journal has yet to say which duties hold. */
  boolean isToBegin() {
    return !demo && (!begun || duties < DUTIES);
  }

  HouseRow with(HouseLimits others) {
    return new HouseRow(demo, true, others, nextProposal, DUTIES);
  }

  HouseRow afterProposal() {
    return new HouseRow(demo, begun, limits, nextProposal + 1, duties);
  }
}
