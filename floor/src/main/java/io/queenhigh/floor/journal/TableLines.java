package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A table's events as lines of its journal, by their names and versions. */
public final class TableLines {

  public static final EventFormat<TableEvent> FORMAT =
      new EventFormat<>(
          List.of(
              Form.of("HandsTurnedUp", 1, TableEvent.HandsTurnedUp.class),
              Form.of("ProgressiveReturned", 1, TableEvent.ProgressiveReturned.class),
              Form.of(
                  "TableOpened",
                  4,
                  TableEvent.TableOpened.class,
                  TableLines::dealtByNobody,
                  TableLines::collectionAsPosted,
                  TableLines::ceilingAsPosted),
              Form.of(
                  "TableConfigured",
                  3,
                  TableEvent.TableConfigured.class,
                  TableLines::collectionAsPosted,
                  TableLines::ceilingAsPosted),
              Form.of("TableClosed", 1, TableEvent.TableClosed.class),
              Form.of("BoughtIn", 1, TableEvent.BoughtIn.class),
              Form.of("CashedOut", 1, TableEvent.CashedOut.class),
              Form.of("AllowanceSpent", 1, TableEvent.AllowanceSpent.class),
              Form.of("AllowanceReturned", 1, TableEvent.AllowanceReturned.class),
              Form.of("AllowanceSettled", 1, TableEvent.AllowanceSettled.class),
              Form.of("PracticeStaked", 1, TableEvent.PracticeStaked.class),
              Form.of("PracticeReturned", 1, TableEvent.PracticeReturned.class),
              Form.of("SeatChipsIn", 1, TableEvent.SeatChipsIn.class),
              Form.of("SeatChipsOut", 1, TableEvent.SeatChipsOut.class),
              Form.of(
                  "CorrectionProposed",
                  2,
                  TableEvent.CorrectionProposed.class,
                  TableLines::ofTheLastRound),
              Form.of("CorrectionRejected", 1, TableEvent.CorrectionRejected.class),
              Form.of("RoundCorrected", 1, TableEvent.RoundCorrected.class),
              Form.of("WinKeyed", 1, TableEvent.WinKeyed.class),
              Form.of("WinVerified", 1, TableEvent.WinVerified.class),
              Form.of("RulesCameIntoForce", 1, TableEvent.RulesCameIntoForce.class),
              Form.of(
                  "ClearanceJudged", 2, TableEvent.ClearanceJudged.class, TableLines::partByPart),
              Form.of("TrayFilled", 1, TableEvent.TrayFilled.class),
              Form.of("TrayEmptied", 1, TableEvent.TrayEmptied.class),
              Form.of("DeckSealed", 1, TableEvent.DeckSealed.class),
              Form.of("DeckOpened", 1, TableEvent.DeckOpened.class),
              Form.of("CutSealed", 1, TableEvent.CutSealed.class),
              Form.of("CutOpened", 1, TableEvent.CutOpened.class),
              Form.of("CutWithheld", 1, TableEvent.CutWithheld.class),
              Form.of("SaidReady", 1, TableEvent.SaidReady.class),
              Form.of("DealersAssigned", 1, TableEvent.DealersAssigned.class),
              Form.of("VoidProposed", 1, TableEvent.VoidProposed.class),
              Form.of("VoidConfirmed", 1, TableEvent.VoidConfirmed.class),
              Form.of("VoidRejected", 1, TableEvent.VoidRejected.class),
              Form.of("TermsSet", 1, Event.TermsSet.class),
              Form.of("SatDown", 1, Event.SatDown.class),
              Form.of("StoodUp", 1, Event.StoodUp.class),
              Form.of("LeftTheTable", 1, Event.LeftTheTable.class),
              Form.of("BetPlaced", 1, Event.BetPlaced.class),
              Form.of("BetWithdrawn", 1, Event.BetWithdrawn.class),
              Form.of("BankOffered", 1, Event.BankOffered.class),
              Form.of("BankDeclined", 1, Event.BankDeclined.class),
              Form.of("BankTaken", 1, Event.BankTaken.class),
              Form.of("BankPosted", 1, Event.BankPosted.class),
              Form.of("BankVacated", 1, Event.BankVacated.class),
              Form.of("OffersRestarted", 1, Event.OffersRestarted.class),
              Form.of("ActionButtonPlaced", 1, Event.ActionButtonPlaced.class),
              Form.of("ProgressiveLocked", 1, Event.ProgressiveLocked.class),
              Form.of("BetsClosed", 1, Event.BetsClosed.class),
              Form.of("FeeDropped", 1, Event.FeeDropped.class),
              Form.of("DeckBroughtIn", 1, Event.DeckBroughtIn.class),
              Form.of("StacksDealt", 1, Event.StacksDealt.class),
              Form.of("HandKeyed", 1, Event.HandKeyed.class),
              Form.of("HandDealt", 1, Event.HandDealt.class),
              Form.of("DealerDealt", 1, Event.DealerDealt.class),
              Form.of("DealerCardShown", 1, Event.DealerCardShown.class),
              Form.of("CommunitySetAside", 1, Event.CommunitySetAside.class),
              Form.of("Played", 1, Event.Played.class),
              Form.of("Folded", 1, Event.Folded.class),
              Form.of("ForfeitsCollected", 1, Event.ForfeitsCollected.class),
              Form.of("DealerRevealed", 1, Event.DealerRevealed.class),
              Form.of("CommunityRevealed", 1, Event.CommunityRevealed.class),
              Form.of("HandsOpened", 1, Event.HandsOpened.class),
              Form.of("RoundSettled", 1, Event.RoundSettled.class),
              Form.of("ShufflerFailed", 1, Event.ShufflerFailed.class),
              Form.of("ShufflerStepDone", 1, Event.ShufflerStepDone.class),
              Form.of("PlayResumed", 1, Event.PlayResumed.class),
              Form.of("RoundVoided", 1, Event.RoundVoided.class),
              Form.of("NextRoundOpened", 1, Event.NextRoundOpened.class),
              Form.of("SensorLit", 1, ConsoleEvent.SensorLit.class),
              Form.of("SensorCleared", 1, ConsoleEvent.SensorCleared.class),
              Form.of("WagersLocked", 1, ConsoleEvent.WagersLocked.class),
              Form.of("CardsShown", 1, ConsoleEvent.CardsShown.class),
              Form.of("SpotSelected", 1, ConsoleEvent.SpotSelected.class),
              Form.of("HandMarked", 1, ConsoleEvent.HandMarked.class),
              Form.of("HandUnmarked", 1, ConsoleEvent.HandUnmarked.class),
              Form.of("SupervisorCalled", 1, ConsoleEvent.SupervisorCalled.class),
              Form.of("AmountsFixed", 1, ConsoleEvent.AmountsFixed.class),
              Form.of("KeyTurned", 1, ConsoleEvent.KeyTurned.class),
              Form.of("ConfirmPressed", 1, ConsoleEvent.ConfirmPressed.class),
              Form.of("WinRecorded", 1, ConsoleEvent.WinRecorded.class),
              Form.of("MeterReleased", 1, ConsoleEvent.MeterReleased.class),
              Form.of("CardsLockedUp", 1, ConsoleEvent.CardsLockedUp.class),
              Form.of("EnvyPaid", 2, ConsoleEvent.EnvyPaid.class, tree -> tree),
              Form.of("RoundEnded", 1, ConsoleEvent.RoundEnded.class)),
          TableLines::inside,
          TableLines::event);

  private TableLines() {}

  /** Before dealers were assigned, nobody was. */
  private static ObjectNode dealtByNobody(ObjectNode tree) {
    tree.putArray("dealers");
    return tree;
  }

  /** Before a collection was demanded, a table could go without one, and such a table plays on. */
  private static ObjectNode collectionAsPosted(ObjectNode tree) {
    return tree;
  }

  /** Before regulators' ceilings were kept, a table had the limits that were posted at it. */
  private static ObjectNode ceilingAsPosted(ObjectNode tree) {
    return tree;
  }

  /** Before any round of the day could be corrected, it was the last one that was settled. */
  private static ObjectNode ofTheLastRound(ObjectNode tree) {
    return tree;
  }

  /** Before equipment was judged by the systems it is approved as, each part counted by itself. */
  private static ObjectNode partByPart(ObjectNode tree) {
    return tree;
  }

  /** The stream that a table writes to. */
  public static String stream(String table) {
    return "table/" + table;
  }

  public static Fact write(TableEvent event) {
    return FORMAT.write(event);
  }

  public static TableEvent read(Entry line) {
    return FORMAT.read(line);
  }

  /** What the rules speak of stands in the journal as the rules say it. */
  public static Object inside(TableEvent event) {
    return switch (event) {
      case TableEvent.InRound(Event inRound) -> inRound;
      case TableEvent.AtController(ConsoleEvent atController) -> atController;
      default -> event;
    };
  }

  public static TableEvent event(Object inside) {
    return switch (inside) {
      case Event inRound -> TableEvent.of(inRound);
      case ConsoleEvent atController -> new TableEvent.AtController(atController);
      case Object own -> (TableEvent) own;
    };
  }
}
