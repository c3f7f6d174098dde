package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A link's events as lines of its journal, by their names and versions. */
public final class LinkLines {

  public static final EventFormat<LinkEvent> FORMAT =
      new EventFormat<>(
          List.of(
              Form.of("LinkSetUp", 2, LinkEvent.LinkSetUp.class, LinkLines::withoutSource),
              Form.of("SlipAcknowledged", 1, LinkEvent.SlipAcknowledged.class),
              Form.of("LinkOpened", 2, LinkEvent.LinkOpened.class, tree -> tree),
              Form.of("LinkSuspended", 1, LinkEvent.LinkSuspended.class),
              Form.of("LinkResumed", 1, LinkEvent.LinkResumed.class),
              Form.of("TableJoined", 1, LinkEvent.TableJoined.class),
              Form.of("TableLeft", 1, LinkEvent.TableLeft.class),
              Form.of("Contributed", 1, LinkEvent.Contributed.class),
              Form.of("ContributionReturned", 1, LinkEvent.ContributionReturned.class),
              Form.of("ContributionKept", 1, LinkEvent.ContributionKept.class),
              Form.of("RoundEnded", 1, LinkEvent.RoundEnded.class),
              Form.of("HitsFixed", 1, LinkEvent.HitsFixed.class),
              Form.of("HitCancelled", 1, LinkEvent.HitCancelled.class),
              Form.of("HitConfirmed", 1, LinkEvent.HitConfirmed.class),
              Form.of("MeterMoved", 1, LinkEvent.MeterMoved.class),
              Form.of("AwardPaid", 2, LinkEvent.AwardPaid.class, tree -> tree),
              Form.of("TermsProposed", 2, LinkEvent.TermsProposed.class, LinkLines::withoutSource),
              Form.of("AdjustmentProposed", 1, LinkEvent.AdjustmentProposed.class),
              Form.of("BackOutProposed", 1, LinkEvent.BackOutProposed.class),
              Form.of("RetirementProposed", 1, LinkEvent.RetirementProposed.class),
              Form.of("GameProposed", 1, LinkEvent.GameProposed.class),
              Form.of("ProposalWithdrawn", 1, LinkEvent.ProposalWithdrawn.class),
              Form.of("TermsChanged", 2, LinkEvent.TermsChanged.class, LinkLines::withoutSource),
              Form.of("FundsAdjusted", 1, LinkEvent.FundsAdjusted.class),
              Form.of("AwardBackedOut", 1, LinkEvent.AwardBackedOut.class),
              Form.of("LinkRetired", 1, LinkEvent.LinkRetired.class),
              Form.of("GameDeclared", 1, LinkEvent.GameDeclared.class),
              Form.of("DaySignedOff", 1, LinkEvent.DaySignedOff.class),
              Form.of("FundsReceived", 1, LinkEvent.FundsReceived.class)),
          event -> event,
          LinkEvent.class::cast);

  private LinkLines() {}

  /** Before sources were recorded, nobody said where the maker's settings were written. */
  private static ObjectNode withoutSource(ObjectNode tree) {
    if (tree.path("terms").path("configured") instanceof ObjectNode configured) {
      configured.put("source", LinkTerms.Configured.NOT_ON_RECORD);
    }
    return tree;
  }

  /** The stream that a link writes to. */
  public static String stream(String link) {
    return "link/" + link;
  }

  public static Fact write(LinkEvent event) {
    return FORMAT.write(event);
  }

  public static LinkEvent read(Entry line) {
    return FORMAT.read(line);
  }
}
