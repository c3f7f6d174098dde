package io.queenhigh.audit.table;

import java.util.List;
import java.util.Set;

/** What the house's journal says that bears on what happens at tables. */
public interface HouseDuties {

  /** A house of which nothing is known. */
  HouseDuties UNKNOWN =
      new HouseDuties() {
        @Override
        public boolean isJudged(long millis) {
          return false;
        }

        @Override
        public boolean held(String name, Set<String> posts, long millis) {
          return false;
        }

        @Override
        public boolean hasSecondDuties(long millis) {
          return false;
        }

        @Override
        public boolean limitsLosses(String player, long millis) {
          return false;
        }

        @Override
        public boolean isCounted(String player, List<String> accounts, long millis) {
          return true;
        }

        @Override
        public boolean isKeptAway(String player, long millis) {
          return false;
        }
      };

  /** Whether the house had said by then by whom it is to be judged. */
  boolean isJudged(long millis);

  /** Whether somebody held one of these posts at a time. */
  boolean held(String name, Set<String> posts, long millis);

  /** Whether the house asks more of its people by then than at first. */
  boolean hasSecondDuties(long millis);

  /** Whether somebody has limited his losses for long enough that no bet was on its way. */
  boolean limitsLosses(String player, long millis);

  /** Whether these are the accounts that count somebody's losses, one for each that he limits. */
  boolean isCounted(String player, List<String> accounts, long millis);

  /** Whether somebody has asked long enough ago to be kept from the tables. */
  boolean isKeptAway(String player, long millis);
}
