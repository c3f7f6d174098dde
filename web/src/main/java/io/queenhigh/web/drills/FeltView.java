package io.queenhigh.web.drills;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.table.Decision;
import io.queenhigh.rules.table.Spot;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A practice table as a trainee sees it.
 *
 * @param labels what the layout calls its wagers
 * @param bankCents what the player-dealer has posted
 * @param start the seat where settling starts; 0 where the house banks
 * @param community cards that complete everybody's hand for the progressive
 * @param meterCents what the meter shows, where the table has one
 * @param posted what hangs at the table and is asked about
 */
record FeltView(
    String game,
    String title,
    Phase phase,
    Map<Wager, String> labels,
    List<Seat> seats,
    List<Card> dealer,
    Optional<String> hand,
    long bankCents,
    int banker,
    int start,
    List<Card> community,
    Optional<Long> meterCents,
    List<String> posted) {

  record Seat(
      int seat, Map<Wager, Long> stakes, List<Card> cards, String hand, Decision decision) {}

  static FeltView of(Round round) {
    boolean open = round.phase() == Phase.REVEALED || round.phase() == Phase.SETTLED;
    FeltView felt =
        of(
            round.game(),
            round.phase(),
            round.spots().values(),
            open ? Cards.of(round.dealer()).list() : List.of(),
            open ? round.community() : List.of());
    return felt.bankedBy(
        round.bankCents(),
        round.rotation().seat(),
        round.rotation().isHeld() ? round.settlingStart() : 0);
  }

  /** A table that the house banks; its hands lie open once the dealer's does. */
  static FeltView of(
      Game game, Phase phase, Collection<Spot> spots, List<Card> dealer, List<Card> community) {
    boolean open = !dealer.isEmpty();
    return new FeltView(
        game.id(),
        game.title(),
        phase,
        labels(game),
        spots.stream().map(spot -> seat(spot, open)).toList(),
        dealer,
        open ? Optional.of(ThreeCardHand.of(dealer).toString()) : Optional.empty(),
        0,
        0,
        0,
        community,
        game.progressive().map(_ -> PracticeRound.METER.meterCents()),
        List.of());
  }

  private FeltView bankedBy(long cents, int seat, int from) {
    return new FeltView(
        game,
        title,
        phase,
        labels,
        seats,
        dealer,
        hand,
        cents,
        seat,
        from,
        community,
        meterCents,
        posted);
  }

  FeltView posting(List<String> lines) {
    return new FeltView(
        game,
        title,
        phase,
        labels,
        seats,
        dealer,
        hand,
        bankCents,
        banker,
        start,
        community,
        meterCents,
        lines);
  }

  private static Map<Wager, String> labels(Game game) {
    Map<Wager, String> labels = new EnumMap<>(Wager.class);
    game.wagers().keySet().forEach(wager -> labels.put(wager, game.label(wager)));
    return labels;
  }

  private static Seat seat(Spot spot, boolean open) {
    boolean shown = open && !spot.cards().isEmpty();
    return new Seat(
        spot.seat(),
        spot.stakes(),
        shown ? Cards.of(spot.cards()).list() : List.of(),
        shown ? spot.hand().toString() : "",
        spot.decision());
  }
}
