package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.cards.DeckSeal;
import io.queenhigh.floor.cards.NaiveCut;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Accounts;
import io.queenhigh.floor.table.Decks.Sealed;
import io.queenhigh.floor.table.Fold;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads one table's journal line by line from the first and holds every line against what must
 * always be true: the chain, the money, the order of a round, the deck.
 */
final class Inspector {

  private static final int LINES_AT_ONCE = 5_000;

  private final Fold fold = new Fold(CardRoom.CATALOGUE);
  private final String id;
  private final Map<String, Long> commands = new HashMap<>();
  private final Map<Long, String> seals = new HashMap<>();
  private final List<Card> dealt = new ArrayList<>();
  private final NavigableMap<Integer, String> cuts = new TreeMap<>();
  private Head head = Head.NONE;
  private @Nullable TableState state;

  Inspector(String id) {
    this.id = id;
  }

  /** Everything that was written since it last looked. */
  List<Entry> readOn(Store store) {
    List<Entry> all = new ArrayList<>();
    while (true) {
      List<Entry> lines = store.read(TableLines.stream(id), head.seq(), LINES_AT_ONCE);
      lines.forEach(this::read);
      all.addAll(lines);
      if (lines.size() < LINES_AT_ONCE) {
        return all;
      }
    }
  }

  /** The table, folded from its first line. */
  TableState state() {
    if (state == null) {
      throw new IllegalStateException("table " + id + " has no journal");
    }
    return state;
  }

  Head head() {
    return head;
  }

  /** The line in which a command ended. */
  Optional<Long> lineOf(String command) {
    return Optional.ofNullable(commands.get(command));
  }

  private void read(Entry line) {
    assertEquals(head.seq() + 1, line.seq(), line.stream());
    assertEquals(head.hash(), line.prevHash(), line.toString());
    assertTrue(line.isIntact(), line.toString());
    line.command()
        .ifPresent(command -> assertEquals(null, commands.put(command, line.seq()), "twice"));
    head = line.head();
    TableEvent event = TableLines.read(line);
    TableState after =
        event instanceof TableEvent.TableOpened opened
            ? fold.first(opened, line.atMillis())
            : fold.after(state(), event, line.atMillis());
    if (state != null) {
      checkPhase(state.round().phase(), after.round().phase(), line);
    }
    state = after;
    checkMoney(after, line);
    checkDeck(event);
  }

  private static void checkPhase(Phase before, Phase after, Entry line) {
    boolean right =
        switch (after) {
          case BETTING ->
              Set.of(Phase.BETTING, Phase.SETTLED, Phase.VOID).contains(before)
                  && (before == Phase.BETTING || line.type().equals("NextRoundOpened"));
          case BETS_CLOSED -> before == Phase.BETTING || before == after;
          case DECIDING -> before == Phase.BETS_CLOSED || before == after;
          case DECIDED -> Set.of(Phase.BETS_CLOSED, Phase.DECIDING, Phase.DECIDED).contains(before);
          case FORFEITS_COLLECTED -> before == Phase.DECIDED || before == after;
          case REVEALED -> before == Phase.FORFEITS_COLLECTED || before == after;
          case SETTLED -> before == Phase.REVEALED || before == after;
          case VOID -> before != Phase.SETTLED;
        };
    assertTrue(right, () -> before + " to " + after + " by " + line);
  }

  private static void checkMoney(TableState table, Entry line) {
    table.chips().forEach((account, cents) -> assertTrue(cents > 0, account + " at " + line));
    boolean over = table.round().phase() == Phase.SETTLED || table.round().phase() == Phase.VOID;
    long staked =
        table.round().bettingSpots().values().stream()
            .map(Spot::stakes)
            .flatMap(stakes -> stakes.values().stream())
            .mapToLong(Long::longValue)
            .sum();
    assertEquals(over ? 0 : staked, chips(table, Accounts.layout(table.id())), line.toString());
    assertEquals(
        over ? 0 : table.round().bankCents(),
        chips(table, Accounts.bank(table.id())),
        line.toString());
  }

  private static long chips(TableState table, String account) {
    return table.chips().getOrDefault(account, 0L);
  }

  /** One deck a round, sealed before it is dealt and the same when it is opened. */
  private void checkDeck(TableEvent event) {
    switch (event) {
      case TableEvent.DeckSealed(long round, _, String commitment) -> {
        assertEquals(state().round().number(), round);
        assertEquals(null, seals.put(round, commitment), "a second deck for round " + round);
      }
      case TableEvent.DeckOpened(long round, _, List<Card> order, String salt) -> {
        checkOrder(round, new Deck(order), salt);
        seals.remove(round);
      }
      case TableEvent.CutOpened(int seat, String value) -> cuts.put(seat, value);
      case TableEvent.InRound(Event.NextRoundOpened _) -> {
        dealt.clear();
        cuts.clear();
      }
      case TableEvent.InRound(Event.HandDealt(_, List<Card> cards)) -> dealt.addAll(cards);
      case TableEvent.InRound(Event.DealerDealt(List<Card> cards)) -> dealt.addAll(cards);
      case TableEvent.InRound(Event.CommunitySetAside(List<Card> cards)) -> dealt.addAll(cards);
      default -> {}
    }
  }

  private void checkOrder(long round, Deck deck, String salt) {
    String seal = seals.getOrDefault(round, "none");
    assertTrue(DeckSeal.check(seal, id + "." + round, deck, salt), id + "." + round);
    Deck cut = NaiveCut.of(id + "." + round, seal, deck, cuts);
    assertEquals(
        Cards.text(cut.order().subList(0, dealt.size())), Cards.text(dealt), id + "." + round);
  }

  /** That the deck put away for the round that is on is the sealed one, and the one dealt from. */
  void checkDeckPutAway(Store store) {
    Optional<String> body = store.kept(DeckBox.kind(), state().roundId());
    assertEquals(state().seal().isPresent(), body.isPresent(), state().roundId());
    if (body.isPresent()) {
      Sealed deck =
          DeckBox.read(
              store.vault(),
              state().roundId(),
              body.get(),
              state().seal().orElseThrow().commitment());
      assertEquals(deck.commitment(), seals.get(deck.round()));
      checkOrder(deck.round(), deck.deck(), deck.salt());
    }
  }

  /** That the ledger holds for this table what its journal says. */
  void checkLedger(Store store) {
    NavigableMap<String, Long> held = new TreeMap<>(store.balances(Accounts.rack(id, "")));
    for (String account :
        List.of(Accounts.layout(id), Accounts.bank(id), Accounts.tray(id), Accounts.drop(id))) {
      held.put(account, store.balance(account));
    }
    held.values().removeIf(cents -> cents == 0);
    assertEquals(state().chips(), held);
    state().chips().navigableKeySet().stream()
        .filter(account -> account.startsWith(Accounts.rack(id, "")))
        .map(account -> account.substring(Accounts.rack(id, "").length()))
        .forEach(player -> assertTrue(state().isSeated(player), player + " is gone"));
  }

  /** That nothing was made or lost: every account of the house together holds nothing. */
  static void checkHouse(Store store) {
    assertEquals(List.of(), store.wrongInTheBooks());
    NavigableMap<String, Long> all = new TreeMap<>(store.balances(""));
    assertEquals(0, all.values().stream().mapToLong(Long::longValue).sum());
    all.remove(Accounts.CAGE);
    all.keySet().removeIf(account -> account.startsWith(Accounts.limit("")));
    all.forEach((account, cents) -> assertTrue(cents >= 0, account));
  }
}
