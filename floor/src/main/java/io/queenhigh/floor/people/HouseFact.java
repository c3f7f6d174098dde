package io.queenhigh.floor.people;

import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallSignal;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.school.DrillMark;
import io.queenhigh.floor.school.Exercise;
import java.util.OptionalLong;

/** What happens to people, as the stream {@code house} tells it; none of it is secret. */
sealed interface HouseFact permits HouseFact.Remembered, HouseFact.Unremembered {

  /** Changes a row that somebody might put back as it was; {@link HouseMemory} would notice. */
  sealed interface Remembered extends HouseFact {}

  /** Leaves no row that would be worth putting back. */
  sealed interface Unremembered extends HouseFact {}

  /** Whom a line is about that is about nobody. */
  String THE_HOUSE = "house";

  /** Who it is about. */
  String name();

  record PersonRegistered(String name, Role role) implements Remembered {}

  record GuestArrived(String name) implements Unremembered {}

  /** A guest has chosen a password: he keeps his name and is a player from now on. */
  record GuestRegistered(String name) implements Remembered {}

  record LoggedIn(String name) implements Unremembered {}

  record LoginFailed(String name, String from) implements Unremembered {}

  record LockedOut(String name, long untilMillis) implements Unremembered {}

  record LoggedOut(String name) implements Unremembered {}

  record PasswordChanged(String name) implements Remembered {}

  record PasswordReset(String name) implements Remembered {}

  record RoleChanged(String name, Role from, Role to) implements Remembered {}

  record PersonDeactivated(String name) implements Remembered {}

  record SelfExcluded(String name, long untilMillis) implements Remembered {}

  /** What a player asked for; what is looser than before holds from the time it names. */
  record LimitsSet(
      String name,
      OptionalLong minutes,
      OptionalLong depositCents,
      OptionalLong lossDayCents,
      OptionalLong lossWeekCents,
      OptionalLong lossMonthCents,
      long loosenedFromMillis)
      implements Unremembered {}

  /** A player takes a break and stays signed in. */
  record CooledOff(String name, long untilMillis) implements Remembered {}

  /** Another limit holds within a period: what is left of its account goes back. */
  record AllowanceClosed(String name, OpenAllowance allowance, long cents)
      implements Unremembered {}

  /** From now on this account counts what somebody may lose in a period. */
  record AllowanceOpened(String name, OpenAllowance allowance, long cents)
      implements Unremembered {}

  /** The day begins for which a player's limits count. */
  record SittingStarted(String name) implements Unremembered {}

  record ChipsIssued(String player, long cents) implements Unremembered {
    @Override
    public String name() {
      return player;
    }
  }

  record ChipsRedeemed(String player, long cents) implements Unremembered {
    @Override
    public String name() {
      return player;
    }
  }

  /**
   * A demo gives somebody a new stack who has nothing left to bet.
   *
   * @param day days since 1970, in UTC
   * @param time the first, second, … of that day
   */
  record FreshChipsGiven(String player, long cents, long day, int time) implements Unremembered {
    @Override
    public String name() {
      return player;
    }
  }

  /** This floor is a demo for ever: its staff share a password that everybody knows. */
  record OpenedAsDemo() implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /**
   * What one person may do alone. The first of these begins the duty of two persons.
   *
   * @param duties which edition of those duties holds from this line on
   */
  record HouseLimitsSet(HouseLimits limits, int duties) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** From here on every row of people carries the mark of the floor's key. */
  record PeopleBound() implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  record AppointmentProposed(long number, String name, Role role) implements Unremembered {}

  record RoleProposed(long number, String name, Role role) implements Unremembered {}

  record ResetProposed(long number, String name) implements Unremembered {}

  record ClosingProposed(long number, String name) implements Unremembered {}

  record LimitsProposed(long number, HouseLimits limits) implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** Chips that are more than a cashier moves alone; taken back where they are not given. */
  record CashProposed(long number, String player, long cents, boolean given)
      implements Unremembered {
    @Override
    public String name() {
      return player;
    }
  }

  /** A second person agrees; what was proposed follows in the next line. */
  record ProposalApproved(long number) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  record ProposalWithdrawn(long number) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** A code that is good for one sign-in, at which its holder chooses a password of his own. */
  record CodeGiven(String name, long untilMillis) implements Remembered {}

  record PasswordChosen(String name) implements Remembered {}

  /** A secret was shown for a second factor, which counts once it has been used. */
  record SecondFactorOffered(String name) implements Remembered {}

  record SecondFactorSet(String name) implements Remembered {}

  record RecoveryCodeUsed(String name, int left) implements Remembered {}

  /** Somebody says alone what holds for all tables, no looser than before. */
  record RoomRulesSet(long number, RoomRules rules) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** Somebody wants other rules for all tables, which hold when a second person confirms them. */
  record RoomRulesEntered(long number, RoomRules rules) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** Somebody enters what the room has on file, which counts when a second person confirms it. */
  record RecordEntered(long number, ApprovalRecord record) implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** A second person confirms what stands in the register under a number: now it counts. */
  record EntryConfirmed(long number) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** What stands there counts no longer. */
  record EntryEnded(long number, String because) implements Remembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** A manager says beyond which figures a tile on the wall turns. */
  record WallThresholdsSet(WallThresholds thresholds) implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** A figure on the wall has gone beyond its threshold. */
  record ThresholdCrossed(WallFigure figure) implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /**
   * It has come back.
   *
   * @param found empty where nobody looks at it any more: its table is closed, or it has no
   *     threshold now
   */
  record ThresholdRegained(String of, WallSignal signal, OptionalLong found, OptionalLong threshold)
      implements Unremembered {
    @Override
    public String name() {
      return THE_HOUSE;
    }
  }

  /** Somebody who deals hands a drill in, and it is marked. */
  record DrillHandedIn(long number, String name, String paper, DrillMark mark)
      implements Unremembered {}

  /** A trainer gives somebody a drill to do, until so many of a hundred answers are right. */
  record DrillAssigned(long number, String name, Exercise exercise, int percent)
      implements Unremembered {}

  record AssignmentWithdrawn(long number, String name, String because) implements Unremembered {}

  /** A trainer's word that somebody is ready to deal a game. */
  record DealerSignedOff(long number, String name, String game, String remark)
      implements Unremembered {}

  record SignOffEnded(long number, String name, String because) implements Remembered {}

  /** Somebody has read in the books, in a journal or in the list of people. */
  record RecordsRead(String name, String what) implements Unremembered {}
}
