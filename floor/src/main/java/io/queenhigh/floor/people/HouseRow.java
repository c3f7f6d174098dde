package io.queenhigh.floor.people;

/**
 * What is kept of the house itself.
 *
 * @param demo whether it is a demo, which it then stays
 * @param begun whether the duty of two persons has begun; on older floors it begins with the next
 *     thing that anybody signs
 */
record HouseRow(boolean demo, boolean begun, HouseLimits limits, long nextProposal) {

  static final String ID = "house";
  static final HouseRow NEW = new HouseRow(false, false, HouseLimits.USUAL, 1);

  HouseRow asDemo() {
    return new HouseRow(true, begun, limits, nextProposal);
  }

  HouseRow begin() {
    return new HouseRow(demo, true, limits, nextProposal);
  }

  HouseRow with(HouseLimits others) {
    return new HouseRow(demo, true, others, nextProposal);
  }

  HouseRow afterProposal() {
    return new HouseRow(demo, begun, limits, nextProposal + 1);
  }
}
