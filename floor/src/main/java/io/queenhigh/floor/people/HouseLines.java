package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What happens to people as lines of the house's journal, by its names and versions. */
final class HouseLines {

  static final String PEOPLE_BOUND = "PeopleBound";

  static final EventFormat<HouseFact> FORMAT =
      new EventFormat<>(
          List.of(
              Form.of("PersonRegistered", 1, HouseFact.PersonRegistered.class),
              Form.of("GuestArrived", 1, HouseFact.GuestArrived.class),
              Form.of("LoggedIn", 1, HouseFact.LoggedIn.class),
              Form.of("LoginFailed", 1, HouseFact.LoginFailed.class),
              Form.of("LockedOut", 1, HouseFact.LockedOut.class),
              Form.of("LoggedOut", 1, HouseFact.LoggedOut.class),
              Form.of("PasswordChanged", 1, HouseFact.PasswordChanged.class),
              Form.of("PasswordReset", 1, HouseFact.PasswordReset.class),
              Form.of("RoleChanged", 1, HouseFact.RoleChanged.class),
              Form.of("PersonDeactivated", 1, HouseFact.PersonDeactivated.class),
              Form.of("SelfExcluded", 1, HouseFact.SelfExcluded.class),
              Form.of("LimitsSet", 2, HouseFact.LimitsSet.class, HouseLines::wasADeposit),
              Form.of("CooledOff", 1, HouseFact.CooledOff.class),
              Form.of("AllowanceClosed", 1, HouseFact.AllowanceClosed.class),
              Form.of("AllowanceOpened", 1, HouseFact.AllowanceOpened.class),
              Form.of("SittingStarted", 1, HouseFact.SittingStarted.class),
              Form.of("ChipsIssued", 1, HouseFact.ChipsIssued.class),
              Form.of("ChipsRedeemed", 1, HouseFact.ChipsRedeemed.class),
              Form.of("OpenedAsDemo", 1, HouseFact.OpenedAsDemo.class),
              Form.of(
                  "HouseLimitsSet",
                  3,
                  HouseFact.HouseLimitsSet.class,
                  tree -> tree.put("duties", HouseRow.FIRST_DUTIES),
                  HouseLimits::withoutAnEnd),
              Form.of("AppointmentProposed", 1, HouseFact.AppointmentProposed.class),
              Form.of("RoleProposed", 1, HouseFact.RoleProposed.class),
              Form.of("ResetProposed", 1, HouseFact.ResetProposed.class),
              Form.of("ClosingProposed", 1, HouseFact.ClosingProposed.class),
              Form.of(
                  "LimitsProposed", 2, HouseFact.LimitsProposed.class, HouseLimits::withoutAnEnd),
              Form.of("CashProposed", 1, HouseFact.CashProposed.class),
              Form.of("ProposalApproved", 1, HouseFact.ProposalApproved.class),
              Form.of("ProposalWithdrawn", 1, HouseFact.ProposalWithdrawn.class),
              Form.of("CodeGiven", 1, HouseFact.CodeGiven.class),
              Form.of("PasswordChosen", 1, HouseFact.PasswordChosen.class),
              Form.of("SecondFactorOffered", 1, HouseFact.SecondFactorOffered.class),
              Form.of("SecondFactorSet", 1, HouseFact.SecondFactorSet.class),
              Form.of("RecoveryCodeUsed", 1, HouseFact.RecoveryCodeUsed.class),
              Form.of(PEOPLE_BOUND, 1, HouseFact.PeopleBound.class),
              Form.of("RecordsRead", 1, HouseFact.RecordsRead.class),
              Form.of("GuestRegistered", 1, HouseFact.GuestRegistered.class),
              Form.of("FreshChipsGiven", 1, HouseFact.FreshChipsGiven.class),
              Form.of("RoomRulesSet", 1, HouseFact.RoomRulesSet.class),
              Form.of("RoomRulesEntered", 1, HouseFact.RoomRulesEntered.class),
              Form.of("RecordEntered", 1, HouseFact.RecordEntered.class),
              Form.of("EntryConfirmed", 1, HouseFact.EntryConfirmed.class),
              Form.of("EntryEnded", 1, HouseFact.EntryEnded.class),
              Form.of("WallThresholdsSet", 1, HouseFact.WallThresholdsSet.class),
              Form.of("ThresholdCrossed", 1, HouseFact.ThresholdCrossed.class),
              Form.of("ThresholdRegained", 1, HouseFact.ThresholdRegained.class),
              Form.of("DrillHandedIn", 1, HouseFact.DrillHandedIn.class),
              Form.of("DrillAssigned", 1, HouseFact.DrillAssigned.class),
              Form.of("AssignmentWithdrawn", 1, HouseFact.AssignmentWithdrawn.class),
              Form.of("DealerSignedOff", 1, HouseFact.DealerSignedOff.class),
              Form.of("SignOffEnded", 1, HouseFact.SignOffEnded.class)),
          fact -> fact,
          HouseFact.class::cast);

  private HouseLines() {}

  /** What was called a loss was what somebody brought to the tables. */
  private static ObjectNode wasADeposit(ObjectNode tree) {
    if (tree.has("lossCents")) {
      tree.set("depositCents", tree.remove("lossCents"));
    }
    return tree;
  }
}
