package io.queenhigh.floor.view;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.table.Happened;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.table.Spot;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * An event as people may see it: one text for everybody and, for cards dealt face down, another for
 * the one who may look.
 *
 * @param owner who sees {@code forOwner} instead
 */
public record Seen(String forAll, Optional<String> owner, String forOwner) {

  /** Face-down cards: that they were dealt, and where. */
  private record DealtDown(int seat) {}

  private record Cards(int cards) {}

  /** The hands that are turned up, with their cards: until now not everyone has seen them. */
  private record Opened(List<Integer> seats, NavigableMap<Integer, List<Card>> hands) {}

  /** What others are told of something that is nobody else's business. */
  private static final String NOTHING = "{}";

  /** Whether others are not even told what it is. */
  public boolean isHisOwn() {
    return owner.isPresent() && forAll.equals(NOTHING);
  }

  public boolean isFor(Viewer viewer) {
    return owner.isPresent() && viewer.is(owner.get());
  }

  public String to(Viewer viewer) {
    return isFor(viewer) ? forOwner : forAll;
  }

  /**
   * Splits an event into what everybody sees and what only one may.
   *
   * @param line the event as it stands in the journal, where nothing is hidden
   */
  public static Seen of(Happened happened, Fact line) {
    Round round = happened.after().round();
    if (happened.event() instanceof TableEvent.HandsTurnedUp(List<Integer> seats)) {
      return opened(round, seats);
    }
    Optional<String> limited = limited(happened.event());
    if (limited.isPresent()) {
      return new Seen(NOTHING, limited, line.payload());
    }
    if (!(happened.event() instanceof TableEvent.InRound(Event event))) {
      return open(line.payload());
    }
    return switch (event) {
      case Event.HandDealt(int seat, _) ->
          round.game().shown().is() == Shown.PLAYERS_FACE_UP
              ? open(line.payload())
              : new Seen(
                  write(new DealtDown(seat)), round.spot(seat).map(Spot::player), line.payload());
      case Event.DealerDealt(List<Card> cards) -> open(write(new Cards(cards.size())));
      case Event.CommunitySetAside(List<Card> cards) -> open(write(new Cards(cards.size())));
      case Event.HandsOpened(List<Integer> seats) -> opened(round, seats);
      // Named one by one: whoever adds an event must say here who may see it.
      case Event.TermsSet _,
          Event.SatDown _,
          Event.StoodUp _,
          Event.LeftTheTable _,
          Event.BetPlaced _,
          Event.BetWithdrawn _,
          Event.BankOffered _,
          Event.BankDeclined _,
          Event.BankTaken _,
          Event.BankPosted _,
          Event.BankVacated _,
          Event.OffersRestarted _,
          Event.ActionButtonPlaced _,
          Event.ProgressiveLocked _,
          Event.BetsClosed _,
          Event.FeeDropped _,
          Event.DeckBroughtIn _,
          Event.StacksDealt _,
          // What is keyed lies open on the table.
          Event.HandKeyed _,
          Event.DealerCardShown _,
          Event.Played _,
          Event.Folded _,
          Event.ForfeitsCollected _,
          Event.DealerRevealed _,
          Event.CommunityRevealed _,
          Event.RoundSettled _,
          Event.ShufflerFailed _,
          Event.ShufflerStepDone _,
          Event.PlayResumed _,
          Event.RoundVoided _,
          Event.NextRoundOpened _ ->
          open(line.payload());
    };
  }

  /** That somebody has limited his losses is nobody else's business. */
  private static Optional<String> limited(TableEvent event) {
    return switch (event) {
      case TableEvent.AllowanceSpent(String player, _, _) -> Optional.of(player);
      case TableEvent.AllowanceReturned(String player, _) -> Optional.of(player);
      case TableEvent.AllowanceSettled(String player, _, _) -> Optional.of(player);
      default -> Optional.empty();
    };
  }

  private static Seen opened(Round round, List<Integer> seats) {
    NavigableMap<Integer, List<Card>> hands = new TreeMap<>();
    seats.forEach(seat -> hands.put(seat, round.spot(seat).orElseThrow().cards()));
    return open(write(new Opened(seats, hands)));
  }

  private static Seen open(String json) {
    return new Seen(json, Optional.empty(), json);
  }

  private static String write(Object record) {
    return Spelling.JSON.writeValueAsString(record);
  }
}
