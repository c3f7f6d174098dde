package io.queenhigh.cli.floor;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.view.TableView;
import io.queenhigh.rules.round.Phase;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The terminal player's part in the deck: a value promised with his bets, opened, and looked for.
 */
final class OwnCut {

  private static final SecureRandom CHANCE = new SecureRandom();

  private final Terminal terminal;
  private Optional<String> typed = Optional.empty();
  private Optional<Made> made = Optional.empty();

  /** A value for one round, and what was seen of the deck when it was made. */
  private record Made(String round, Promise promise, boolean opened) {}

  OwnCut(Terminal terminal) {
    this.terminal = terminal;
  }

  /** {@code cut HEX}: the value of the next bets, chosen by hand. */
  void byHand(String value) {
    if (PlayersCut.isSpelledRight(value)) {
      typed = Optional.of(value);
      terminal.print("Your next bets cut the deck with that value.");
    } else {
      terminal.print(terminal.odd("A value is 64 hex digits in small letters"));
    }
  }

  /** The promise that goes with the bets at a seat. */
  Optional<TableCommand> sealed(TableView view, int seat) {
    return view.deck()
        .map(
            deck -> {
              String value = typed.orElseGet(OwnCut::random);
              typed = Optional.empty();
              Promise own = new Promise(seat, value, Optional.of(deck.commitment()));
              made = Optional.of(new Made(view.round(), own, false));
              return new TableCommand.SealCut(seat, PlayersCut.seal(view.round(), seat, value));
            });
  }

  /**
   * The promised value, once bets are closed. Before it goes everybody's promises are kept:
   * whatever is promised later could have been made to fit. It does not go where deck or promise
   * are others.
   */
  Optional<TableCommand> opened(TableView view) {
    Map<Integer, String> promises = promises(view);
    Optional<Made> due =
        made.filter(own -> !own.opened() && own.round().equals(view.round()))
            .filter(_ -> view.phase() == Phase.BETS_CLOSED)
            .filter(own -> isAsItWas(own, view, promises))
            .map(own -> new Made(own.round(), own.promise().having(promises), true));
    made = due.or(() -> made);
    return due.map(own -> new TableCommand.OpenCut(own.promise().seat(), own.promise().value()));
  }

  private static boolean isAsItWas(Made own, TableView view, Map<Integer, String> promises) {
    Promise promise = own.promise();
    String promised = PlayersCut.seal(own.round(), promise.seat(), promise.value());
    return view.deck().map(TableView.Seal::commitment).equals(promise.seal())
        && promised.equals(promises.get(promise.seat()));
  }

  private static Map<Integer, String> promises(TableView view) {
    Map<Integer, String> promises = new TreeMap<>();
    view.deck()
        .ifPresent(deck -> deck.cuts().forEach(cut -> promises.put(cut.seat(), cut.commitment())));
    return promises;
  }

  /** The round to be checked, once it is over. */
  Optional<String> over(TableView view) {
    return made.map(Made::round)
        .filter(round -> !round.equals(view.round()) || view.phase().isOver());
  }

  /** Says whether the deck of a finished round was cut by this player's value. */
  void check(String proof, Catalogue catalogue) {
    Made own = made.orElseThrow();
    made = Optional.empty();
    Report report = Audit.round(proof, catalogue, own.promise());
    terminal.print(
        report.isClean()
            ? terminal.faint("Deck of " + own.round() + " proven: your value is in its order.")
            : terminal.bad(
                "Deck of %s not proven: %s".formatted(own.round(), report.findings().getFirst())));
  }

  private static String random() {
    byte[] value = new byte[32];
    CHANCE.nextBytes(value);
    return HexFormat.of().formatHex(value);
  }
}
