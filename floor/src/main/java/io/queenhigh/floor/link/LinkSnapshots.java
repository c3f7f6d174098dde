package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Counters;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.Register;
import io.queenhigh.rules.progressive.Stretch;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TermsFinding;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** A link written down as it stands, so that a restart need not read its whole journal. */
public final class LinkSnapshots {

  public static final String KIND = "link-snapshot";

  private LinkSnapshots() {}

  /** A link and where its journal stood. */
  public record Snapshot(Head head, Link link) {}

  /** What is open to one of two people, as the journal spells it. */
  private record Proposal(String type, String payload) {}

  private record Written(
      Head head,
      LinkTerms terms,
      Link.Standing standing,
      List<TermsFinding> findings,
      List<String> acknowledged,
      Map<String, TableOnLink> tables,
      int joined,
      Optional<TableFit> fit,
      Stretch settled,
      List<PendingHit> pending,
      List<Award> awards,
      Counters counters,
      long advancedMicroCents,
      Map<Integer, Proposal> proposals,
      Link.Next next,
      List<String> receivedFrom) {}

  public static Kept keep(Snapshot snapshot) {
    return new Kept(KIND, snapshot.link().terms().id(), Optional.of(write(snapshot)));
  }

  public static String write(Snapshot snapshot) {
    Link link = snapshot.link();
    Map<Integer, Proposal> proposals = new TreeMap<>();
    link.proposals()
        .forEach(
            (number, event) ->
                proposals.put(
                    number,
                    new Proposal(LinkLines.type(event), Spelling.JSON.writeValueAsString(event))));
    return Spelling.JSON.writeValueAsString(
        new Written(
            snapshot.head(),
            link.terms(),
            link.standing(),
            link.findings(),
            List.copyOf(link.acknowledged()),
            link.tables().asMap(),
            link.joined(),
            link.fit(),
            link.settled(),
            link.pending(),
            link.awards(),
            link.counters(),
            link.advancedMicroCents(),
            proposals,
            link.next(),
            List.copyOf(link.receivedFrom())));
  }

  /** The pay table is in the catalogue; its name finds it again. */
  public static Snapshot read(String body, Function<LinkTerms, PayTable> payTables) {
    Written written = Spelling.JSON.readValue(body, Written.class);
    SortedMap<Integer, LinkEvent.Proposed> proposals = new TreeMap<>();
    written.proposals.forEach(
        (number, proposal) ->
            proposals.put(
                number, (LinkEvent.Proposed) LinkLines.read(proposal.type, proposal.payload)));
    Link link =
        new Link(
            payTables.apply(written.terms),
            written.terms,
            written.standing,
            written.findings,
            new TreeSet<>(written.acknowledged),
            Register.of(written.tables),
            written.joined,
            written.fit,
            written.settled,
            written.pending,
            written.awards,
            written.counters,
            written.advancedMicroCents,
            proposals,
            written.next,
            new TreeSet<>(written.receivedFrom));
    return new Snapshot(written.head, link);
  }
}
