package io.queenhigh.export;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.LinkEvent;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads a link's journal. What concerns a round that is still on stays untold, by its hits and win
 * pages too.
 */
final class LinkHistory {

  /** What an event is about. */
  private record About(
      Optional<String> table,
      Optional<String> round,
      OptionalLong hit,
      OptionalLong page,
      Optional<String> player,
      OptionalLong cents,
      Optional<Funds> before,
      Optional<Funds> after) {

    static final About NOTHING =
        new About(
            Optional.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            Optional.empty());

    static About round(String table, long number) {
      return NOTHING.at(Optional.of(table), Optional.of(table + "." + number));
    }

    About at(Optional<String> other, Optional<String> number) {
      return new About(other, number, hit, page, player, cents, before, after);
    }

    About hit(long number) {
      return new About(table, round, OptionalLong.of(number), page, player, cents, before, after);
    }

    About page(long number) {
      return new About(table, round, hit, OptionalLong.of(number), player, cents, before, after);
    }

    About player(String name) {
      return new About(table, round, hit, page, Optional.of(name), cents, before, after);
    }

    About cents(long amount) {
      return new About(table, round, hit, page, player, OptionalLong.of(amount), before, after);
    }

    About funds(Funds was, Funds is) {
      return new About(table, round, hit, page, player, cents, Optional.of(was), Optional.of(is));
    }
  }

  private final String link;
  private final Predicate<String> isFinished;
  private final ParquetFiles files;
  private final Map<Long, Hit> hits = new HashMap<>();
  private final Map<Long, Long> hitsOfPages = new HashMap<>();

  LinkHistory(String link, Predicate<String> isFinished, ParquetFiles files) {
    this.link = link;
    this.isFinished = isFinished;
    this.files = files;
  }

  void read(Entry line) {
    LinkEvent event = LinkLines.read(line);
    remember(event);
    About about = about(event);
    if (about.round().filter(isFinished.negate()).isPresent()) {
      return;
    }
    files.add(
        ExportSheet.LINK_EVENTS,
        link,
        line.seq(),
        Instant.ofEpochMilli(line.atMillis()),
        EventFormat.name(line.type()),
        about.table().orElse(null),
        about.round().orElse(null),
        boxed(about.hit()),
        boxed(about.page()),
        about.player().orElse(null),
        boxed(about.cents()),
        about.before().map(Funds::meterMicroCents).orElse(null),
        about.after().map(Funds::meterMicroCents).orElse(null),
        about.after().map(Funds::reserveMicroCents).orElse(null),
        line.actor(),
        line.payload());
  }

  private void remember(LinkEvent event) {
    if (event instanceof LinkEvent.HitsFixed fixed) {
      fixed.hits().forEach(hit -> hits.put(hit.number(), hit));
    }
    if (event instanceof LinkEvent.HitConfirmed confirmed) {
      hitsOfPages.put(confirmed.page(), confirmed.hit());
    }
  }

  private About about(LinkEvent event) {
    return switch (event) {
      case LinkEvent.LinkOpened opened -> About.NOTHING.funds(Funds.NONE, opened.after());
      case LinkEvent.TableJoined joined ->
          About.NOTHING.at(Optional.of(joined.fit().table()), Optional.empty());
      case LinkEvent.TableLeft left ->
          About.NOTHING.at(Optional.of(left.table()), Optional.empty());
      case LinkEvent.Contributed fed ->
          About.round(fed.table(), fed.round())
              .cents(fed.countedCents())
              .funds(fed.before(), fed.after());
      case LinkEvent.ContributionReturned back ->
          About.round(back.table(), back.round())
              .cents(back.returnedCents())
              .funds(back.before(), back.after());
      case LinkEvent.ContributionKept kept -> About.round(kept.table(), kept.round());
      case LinkEvent.RoundEnded ended -> About.round(ended.table(), ended.round());
      case LinkEvent.HitsFixed fixed -> About.round(fixed.table(), fixed.round());
      case LinkEvent.HitCancelled cancelled ->
          hit(cancelled.hit()).funds(cancelled.before(), cancelled.after());
      case LinkEvent.HitConfirmed confirmed ->
          hit(confirmed.hit()).page(confirmed.page()).cents(confirmed.awardCents());
      case LinkEvent.MeterMoved moved -> hit(moved.hit()).funds(moved.before(), moved.after());
      case LinkEvent.AwardPaid paid -> page(paid.page()).player(paid.player()).cents(paid.cents());
      case LinkEvent.FundsAdjusted adjusted ->
          About.NOTHING.cents(adjusted.cents()).funds(adjusted.before(), adjusted.after());
      case LinkEvent.AwardBackedOut out ->
          page(out.page()).cents(out.awardCents()).funds(out.before(), out.after());
      case LinkEvent.LinkRetired retired ->
          About.NOTHING.cents(retired.cents()).funds(retired.funds(), Funds.NONE);
      case LinkEvent.FundsReceived received ->
          About.NOTHING.cents(received.cents()).funds(received.before(), received.after());
      case LinkEvent.LinkSetUp _,
          LinkEvent.SlipAcknowledged _,
          LinkEvent.LinkSuspended _,
          LinkEvent.LinkResumed _,
          LinkEvent.Proposed _,
          LinkEvent.ProposalWithdrawn _,
          LinkEvent.TermsChanged _,
          LinkEvent.GameDeclared _,
          LinkEvent.DaySignedOff _ ->
          About.NOTHING;
    };
  }

  private About hit(long number) {
    return Optional.ofNullable(hits.get(number))
        .map(hit -> About.round(hit.table(), hit.round()).player(hit.winner().player()))
        .orElse(About.NOTHING)
        .hit(number);
  }

  private About page(long number) {
    return Optional.ofNullable(hitsOfPages.get(number))
        .map(this::hit)
        .orElse(About.NOTHING)
        .page(number);
  }

  private static @Nullable Object boxed(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : null;
  }
}
