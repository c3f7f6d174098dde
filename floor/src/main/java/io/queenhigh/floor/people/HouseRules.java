package io.queenhigh.floor.people;

import static io.queenhigh.floor.people.PeopleRows.HOUSE;
import static io.queenhigh.floor.people.PeopleRows.PROPOSAL;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What holds for the house as a whole: demo or not, its limits, what waits for a second person. */
final class HouseRules {

  private final BoundRows rows;
  private volatile boolean demo;

  HouseRules(BoundRows rows) {
    this.rows = rows;
  }

  HouseRow row() {
    return rows.kept(HOUSE, HouseRow.ID).orElse(HouseRow.NEW);
  }

  /** Once a demo, always a demo: only a no is asked again. */
  boolean isDemo() {
    demo = demo || row().demo();
    return demo;
  }

  /** When somebody signs who has just been appointed or reset. */
  long signsFrom(long nowMillis) {
    return isDemo() ? 0 : nowMillis + row().limits().quietMillis();
  }

  /** Begins the duty of two persons with this page, where it has not begun. */
  void begin(HouseDecision<?> page) {
    HouseRow row = row();
    if (row.isToBegin()) {
      page.fact(new HouseFact.HouseLimitsSet(row.limits(), HouseRow.DUTIES))
          .keep(HOUSE.keep(HouseRow.ID, row.begin()));
    }
  }

  long nextProposal() {
    return row().nextProposal();
  }

  /** Lets something wait for a second person, under the next number. */
  void propose(HouseDecision<?> page, ProposalRow draft, Optional<String> codePart, long now) {
    HouseRow row = row();
    if (row.isToBegin()) {
      page.fact(new HouseFact.HouseLimitsSet(row.limits(), HouseRow.DUTIES));
    }
    HouseRow begun = row.isToBegin() ? row.begin() : row;
    ProposalRow proposal = draft.numbered(row.nextProposal(), now, codePart);
    page.fact(proposal.fact())
        .keep(HOUSE.keep(HouseRow.ID, begun.afterProposal()))
        .keep(PROPOSAL.keep(id(proposal.number()), proposal));
  }

  Optional<ProposalRow> proposal(long number) {
    return rows.kept(PROPOSAL, id(number));
  }

  /** What waits, the oldest first. */
  List<ProposalRow> proposals() {
    return rows.keptOf(PROPOSAL).values().stream()
        .sorted(Comparator.comparingLong(ProposalRow::number))
        .toList();
  }

  static String id(long number) {
    return String.valueOf(number);
  }
}
