package io.queenhigh.web;

import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.link.LinkView;
import io.queenhigh.floor.store.Store;
import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Counters;
import io.queenhigh.rules.progressive.DeclaredGame;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reason;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import io.queenhigh.rules.progressive.TermsFinding;
import io.queenhigh.rules.progressive.WinPage;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;

/**
 * A link as those who run it see it.
 *
 * @param openSlips what a manager has to acknowledge before play
 * @param setUpBy who does not open it
 * @param longRun the house's edge by the number of players at a table, as the lab has it
 * @param due awards that are confirmed and not paid
 */
record LinkDetails(
    LinkView link,
    LinkTerms terms,
    List<TermsFinding> findings,
    List<TermsFinding> openSlips,
    List<LinkOutlook.Edge> longRun,
    Exact funds,
    Counters counters,
    List<Row> tables,
    List<Proposal> proposals,
    List<WinPage> due,
    Optional<String> setUpBy) {

  /** What the funds hold to the last part of a cent, in dollars. */
  record Exact(String meter, String reserve, String overflow, String fractions) {}

  /** A table that is or was on the link. */
  record Row(String table, boolean joined, String game, long round, Lock lock, Count count) {}

  /** What one person wants and another has to approve; the fields of its kind are there. */
  record Proposal(
      int number,
      String change,
      Staff by,
      String because,
      Optional<Fund> fund,
      Optional<Long> cents,
      Optional<Reason> reason,
      Optional<Long> page,
      Optional<String> to,
      Optional<LinkTerms> terms,
      List<TermsFinding> findings,
      Optional<DeclaredGame> game) {

    static Proposal of(LinkEvent.Proposed proposed) {
      Proposal plain =
          new Proposal(
              proposed.number(),
              "",
              proposed.by(),
              proposed.because(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              List.of(),
              Optional.empty());
      return switch (proposed) {
        case LinkEvent.AdjustmentProposed adjustment -> plain.with(adjustment);
        case LinkEvent.BackOutProposed backOut -> plain.with(backOut);
        case LinkEvent.TermsProposed terms -> plain.with(terms);
        case LinkEvent.RetirementProposed retirement -> plain.with(retirement);
        case LinkEvent.GameProposed declaration -> plain.with(declaration);
      };
    }

    private Proposal with(LinkEvent.AdjustmentProposed proposed) {
      return new Proposal(
          number,
          "adjustment",
          by,
          because,
          Optional.of(proposed.fund()),
          Optional.of(proposed.cents()),
          Optional.of(proposed.reason()),
          page,
          to,
          terms,
          findings,
          game);
    }

    private Proposal with(LinkEvent.BackOutProposed proposed) {
      return new Proposal(
          number,
          "back-out",
          by,
          because,
          fund,
          cents,
          reason,
          Optional.of(proposed.page()),
          to,
          terms,
          findings,
          game);
    }

    private Proposal with(LinkEvent.TermsProposed proposed) {
      return new Proposal(
          number,
          "terms",
          by,
          because,
          fund,
          cents,
          reason,
          page,
          to,
          Optional.of(proposed.terms()),
          proposed.findings(),
          game);
    }

    private Proposal with(LinkEvent.GameProposed proposed) {
      return new Proposal(
          number,
          "game",
          by,
          because,
          fund,
          cents,
          reason,
          page,
          to,
          terms,
          findings,
          Optional.of(proposed.game()));
    }

    private Proposal with(LinkEvent.RetirementProposed proposed) {
      return new Proposal(
          number,
          "retirement",
          by,
          because,
          fund,
          cents,
          reason,
          page,
          Optional.of(proposed.to()),
          terms,
          findings,
          game);
    }
  }

  static LinkDetails of(LiveLink live, Store store, LinkOutlook outlook) {
    Link link = live.state();
    return new LinkDetails(
        live.view(),
        link.terms(),
        link.findings(),
        link.openSlips(),
        outlook.longRun(link.terms()),
        exact(link),
        link.counters(),
        link.tables().asMap().entrySet().stream()
            .map(row -> row(row.getKey(), row.getValue()))
            .toList(),
        link.proposals().values().stream().map(Proposal::of).toList(),
        link.awards().stream()
            .filter(award -> award.state() == Award.State.DUE)
            .flatMap(award -> LinkBooks.page(store, live.id(), award.page()).stream())
            .toList(),
        link.setUpBy().map(Staff::name));
  }

  private static Exact exact(Link link) {
    Funds live = link.live();
    return new Exact(
        MicroCents.text(live.meterMicroCents()),
        MicroCents.text(live.reserveMicroCents()),
        MicroCents.text(live.overflowMicroCents()),
        MicroCents.text(MicroCents.ofCents(link.fractionsCents())));
  }

  private static Row row(String table, TableOnLink on) {
    return new Row(table, on.joined(), on.fit().game(), on.round(), on.lock(), on.count());
  }
}
