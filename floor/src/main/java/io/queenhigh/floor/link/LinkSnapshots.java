package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.SnapshotReading;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Counters;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.RowsByName;
import io.queenhigh.rules.progressive.Stretch;
import io.queenhigh.rules.progressive.TableFit;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TermsFinding;
import io.queenhigh.rules.ruling.Actor.Staff;
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

  /** Steps upward may be given up here: then a link is read from its first line once. */
  static final Form<Written> FORM = Form.of(KIND, 2, Written.class);

  public static final LinkSnapshots TODAY = new LinkSnapshots(FORM, LinkLines.FORMAT);

  private final Form<Written> form;
  private final EventFormat<LinkEvent> lines;

  private LinkSnapshots(Form<Written> form, EventFormat<LinkEvent> lines) {
    this.form = form;
    this.lines = lines;
  }

  /** Those of another version of Queenhigh, which reads no older ones. */
  public static LinkSnapshots of(int version, EventFormat<LinkEvent> lines) {
    return new LinkSnapshots(Form.of(KIND, version, Written.class), lines);
  }

  /** A link and where its journal stood. */
  public record Snapshot(Head head, Link link) {}

  /** What is open to one of two people, as the journal spells it. */
  record Proposal(String type, String payload) {}

  record Written(
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
      List<String> receivedFrom,
      Optional<Staff> setUpBy,
      Map<String, DeclaredGame> declared) {}

  public Kept keep(Snapshot snapshot) {
    return new Kept(KIND, snapshot.link().terms().id(), Optional.of(write(snapshot)));
  }

  public String write(Snapshot snapshot) {
    Link link = snapshot.link();
    Map<Integer, Proposal> proposals = new TreeMap<>();
    link.proposals()
        .forEach(
            (number, event) -> {
              Fact line = lines.write(event);
              proposals.put(number, new Proposal(line.type(), line.payload()));
            });
    return form.write(
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
            List.copyOf(link.receivedFrom()),
            link.setUpBy(),
            link.declared()));
  }

  /** The pay table is in the catalogue; its name finds it again. */
  public SnapshotReading<Snapshot> read(String body, Function<LinkTerms, PayTable> payTables) {
    return form.tryRead(body, written -> snapshot(written, payTables));
  }

  private Snapshot snapshot(Written written, Function<LinkTerms, PayTable> payTables) {
    SortedMap<Integer, LinkEvent.Proposed> proposals = new TreeMap<>();
    written.proposals.forEach(
        (number, proposal) ->
            proposals.put(
                number,
                (LinkEvent.Proposed) lines.read(new Fact(proposal.type, proposal.payload))));
    Link link =
        new Link(
            payTables.apply(written.terms),
            written.terms,
            written.standing,
            written.findings,
            new TreeSet<>(written.acknowledged),
            RowsByName.of(written.tables),
            written.joined,
            written.fit,
            written.settled,
            written.pending,
            written.awards,
            written.counters,
            written.advancedMicroCents,
            proposals,
            written.next,
            new TreeSet<>(written.receivedFrom),
            written.setUpBy,
            new TreeMap<>(written.declared));
    return new Snapshot(written.head, link);
  }
}
