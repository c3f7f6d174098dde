package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.LinkTerms.Limit;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.settlement.Meter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A progressive link: one meter, the tables on it, and the hits that wait to be confirmed. A fold
 * of its events.
 *
 * @param findings what the check of the terms found
 * @param acknowledged the suspected slips that a manager has seen
 * @param fit what all tables have in common; empty while none has joined
 * @param settled play since the last hit that has left the meter, up to the first that has not
 * @param pending hits still on the meter, in their order, each with the play after it
 * @param awards the log: the last pages, and every page whose award is still due
 * @param advancedMicroCents what trays have handed over beyond what they owe, below a cent each
 * @param receivedFrom links whose money came here
 * @param setUpBy who set it up; older links do not know
 * @param declared games whose cards two people have declared, by id
 */
public record Link(
    PayTable payTable,
    LinkTerms terms,
    Standing standing,
    List<TermsFinding> findings,
    Set<String> acknowledged,
    RowsByName<TableOnLink> tables,
    int joined,
    Optional<TableFit> fit,
    Stretch settled,
    List<PendingHit> pending,
    List<Award> awards,
    Counters counters,
    long advancedMicroCents,
    SortedMap<Integer, LinkEvent.Proposed> proposals,
    Next next,
    Set<String> receivedFrom,
    Optional<Staff> setUpBy,
    SortedMap<String, DeclaredGame> declared) {

  /** How many pages of the log are at hand; older ones are in the journal. */
  public static final int PAGES_AT_HAND = 25;

  public enum Standing {
    SET_UP,
    OPEN,
    SUSPENDED,
    RETIRED
  }

  /** The numbers that come next. */
  public record Next(long hit, long page, int proposal) {}

  public Link {
    findings = List.copyOf(findings);
    acknowledged = Collections.unmodifiableSet(acknowledged);
    pending = List.copyOf(pending);
    awards = List.copyOf(awards);
    proposals = Collections.unmodifiableSortedMap(proposals);
    receivedFrom = Collections.unmodifiableSet(receivedFrom);
    declared = Collections.unmodifiableSortedMap(declared);
  }

  static Link setUp(PayTable payTable, LinkEvent.LinkSetUp event) {
    return new Link(
        payTable,
        event.terms(),
        Standing.SET_UP,
        event.findings(),
        Set.of(),
        RowsByName.empty(),
        0,
        Optional.empty(),
        Stretch.from(Funds.NONE),
        List.of(),
        List.of(),
        Counters.NOTHING,
        0,
        new TreeMap<>(),
        new Next(1, 1, 1),
        Set.of(),
        event.by(),
        new TreeMap<>());
  }

  /** What the display shows: prizes stay on it until their hit has left the meter. */
  public Funds shown() {
    return settled.now(limit());
  }

  /** What wagers feed and the next hit is fixed on. */
  public Funds live() {
    return lastStretch().now(limit());
  }

  /** The same after so much more was fed. */
  Funds liveFed(long meterMicroCents, long reserveMicroCents) {
    return lastStretch().fed(meterMicroCents, reserveMicroCents).now(limit());
  }

  /** What the reserve holds by its own part of wagers, not by what a limit keeps off the meter. */
  long reserveWithoutExcessMicroCents() {
    return lastStretch().now(Optional.empty()).reserveMicroCents();
  }

  /**
   * What the three funds would hold if no hit were pending: prizes that nobody has confirmed are
   * back on the meter, and seeds for a start that no display shows yet are with the house.
   */
  public long settledMicroCents() {
    long cents = 0;
    for (PendingHit hit : pending) {
      cents += hit.isLogged() ? 0 : hit.hit().offTheMeterCents();
      cents -= hit.hit().seedCents();
    }
    return live().totalMicroCents() + MicroCents.ofCents(cents);
  }

  /** Whole cents that stand for all fractions of the funds and for what trays are ahead. */
  public long fractionsCents() {
    long parts = live().fractionsMicroCents() + advancedMicroCents;
    if (parts % MicroCents.PER_CENT != 0) {
      throw new IllegalStateException("fractions of a cent do not add up: " + parts);
    }
    return parts / MicroCents.PER_CENT;
  }

  /** Whole cents in the accounts of the three funds and their fractions. */
  long heldCents() {
    Funds live = live();
    return live.shownCents()
        + live.reserveCents()
        + MicroCents.shownCents(live.overflowMicroCents())
        + fractionsCents();
  }

  /** A table that has joined and not left. */
  public Optional<TableOnLink> table(String table) {
    return tables.get(table).filter(TableOnLink::joined);
  }

  public Optional<PendingHit> pendingHit(long number) {
    return pending.stream().filter(hit -> hit.hit().number() == number).findFirst();
  }

  /** The hits of a round that are still on the meter. */
  public List<PendingHit> pendingOf(String table, long round) {
    return pending.isEmpty()
        ? List.of()
        : pending.stream().filter(hit -> hit.hit().isOf(table, round)).toList();
  }

  public Optional<Award> award(long page) {
    return awards.stream().filter(award -> award.page() == page).findFirst();
  }

  /** What a manager still has to acknowledge before play. */
  public List<TermsFinding> openSlips() {
    return findings.stream()
        .filter(found -> found.kind().isAcknowledged() && !acknowledged.contains(found.id()))
        .toList();
  }

  /**
   * The meter that a table's round is settled with: the one its hits were fixed on, or the live one
   * where it has none.
   */
  public Meter meterFor(String table, long round) {
    // Awards in the log came before hits that are still on the meter.
    Optional<Hit> first =
        Stream.concat(awards.stream().map(Award::hit), pending.stream().map(PendingHit::hit))
            .filter(hit -> hit.isOf(table, round))
            .findFirst();
    Funds funds = first.map(Hit::before).orElse(live());
    return new Meter(
        funds.shownCents(),
        terms.seedCents(),
        Hit.reserveForAStart(terms, funds),
        terms.paysFrom() == LinkTerms.PaysFrom.ALL_FROM_METER);
  }

  Optional<Limit> limit() {
    return terms.limit();
  }

  /** The first hit that nobody has confirmed. */
  Optional<PendingHit> firstUnconfirmed() {
    return pending.stream().filter(hit -> !hit.isLogged()).findFirst();
  }

  private Stretch lastStretch() {
    return pending.isEmpty() ? settled : pending.getLast().after();
  }

  Link with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.done();
  }

  /** A link while it is being changed; lives only inside {@link #with}. */
  static final class Draft {
    private final PayTable payTable;
    private final Optional<Staff> setUpBy;
    LinkTerms terms;
    Standing standing;
    List<TermsFinding> findings;
    Set<String> acknowledged;
    RowsByName<TableOnLink> tables;
    int joined;
    Optional<TableFit> fit;
    Stretch settled;
    List<PendingHit> pending;
    List<Award> awards;
    Counters counters;
    long advancedMicroCents;
    SortedMap<Integer, LinkEvent.Proposed> proposals;
    Next next;
    Set<String> receivedFrom;
    SortedMap<String, DeclaredGame> declared;

    private Draft(Link link) {
      payTable = link.payTable;
      setUpBy = link.setUpBy;
      terms = link.terms;
      standing = link.standing;
      findings = link.findings;
      acknowledged = link.acknowledged;
      tables = link.tables;
      joined = link.joined;
      fit = link.fit;
      settled = link.settled;
      pending = link.pending;
      awards = link.awards;
      counters = link.counters;
      advancedMicroCents = link.advancedMicroCents;
      proposals = link.proposals;
      next = link.next;
      receivedFrom = link.receivedFrom;
      declared = link.declared;
    }

    /** A list to change instead of the one that the link before shares. */
    List<PendingHit> changedPending() {
      pending = new ArrayList<>(pending);
      return pending;
    }

    /** Everything up to here is over: what stands now is the new start. */
    void settle(Funds now) {
      settled = Stretch.from(now);
    }

    void acknowledge(String slip) {
      acknowledged = new TreeSet<>(acknowledged);
      acknowledged.add(slip);
    }

    void received(String from) {
      receivedFrom = new TreeSet<>(receivedFrom);
      receivedFrom.add(from);
    }

    void declare(DeclaredGame game) {
      declared = new TreeMap<>(declared);
      declared.put(game.game(), game);
    }

    void propose(LinkEvent.Proposed proposed) {
      proposals = new TreeMap<>(proposals);
      proposals.put(proposed.number(), proposed);
      next = new Next(next.hit, next.page, proposed.number() + 1);
    }

    void close(int proposal) {
      proposals = new TreeMap<>(proposals);
      proposals.remove(proposal);
    }

    private Link done() {
      return new Link(
          payTable,
          terms,
          standing,
          findings,
          acknowledged,
          tables,
          joined,
          fit,
          settled,
          pending,
          awards,
          counters,
          advancedMicroCents,
          proposals,
          next,
          receivedFrom,
          setUpBy,
          declared);
    }
  }
}
