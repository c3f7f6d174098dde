package io.queenhigh.audit.table;

import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Linked;
import io.queenhigh.audit.office.Office;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.rules.game.GameBook;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads a table's stream from its first line and says what each line had to move. */
public final class TableFold {

  /** What the names of tables' streams begin with. */
  public static final String STREAMS = "table/";

  private final Table table;
  private final GameBook games;
  private final Hashes hashes;
  private Optional<Finished> finished = Optional.empty();

  /**
   * A table's stream.
   *
   * @param linked what links say of it; empty where that is not known
   * @param duties what the house asks of its people, and what they have asked of it
   * @param office what the room has said for all its tables; empty where that is not known
   */
  public TableFold(
      String stream,
      GameBook games,
      Hashes hashes,
      Optional<Linked> linked,
      HouseDuties duties,
      Optional<Office> office,
      Notebook notebook,
      Tally tally) {
    this.table =
        new Table(
            stream.substring(STREAMS.length()),
            linked,
            duties,
            new Regulated(games, office),
            notebook,
            tally);
    this.games = games;
    this.hashes = hashes;
  }

  /**
   * Begins in the middle, at the line that opens a round, with what the table was set up as. What
   * came before is taken on trust.
   *
   * @param seated who sat where, as far as it is known
   */
  public void beginWith(Fields setup, long round, Map<Integer, String> seated) throws Unreadable {
    table.piece = true;
    table.opened = true;
    table.number = round - 1;
    table.stage = Stage.SETTLED;
    table.deckDue = Optional.empty();
    Setups.post(table, setup, games);
    table.names = Map.copyOf(seated);
  }

  /** How the last settled round ended, by the auditor's own reckoning. */
  public Optional<Outcome> outcome() {
    return table.outcome;
  }

  /** Whether the round is settled or void. */
  public boolean isOver() {
    return table.stage.isOver();
  }

  /** Whether nobody has bet: with its deck open, the table closed before the round was played. */
  public boolean hasNoBets() {
    return table.stage == Stage.BETS_OPEN && !table.anyBets() && table.postedCents == 0;
  }

  /**
   * What a line had to move. Nothing is known of a table whose game nobody knows, or of a line that
   * cannot be read.
   */
  public Optional<List<Move>> read(JournalLine line) {
    table.turn.goesOn(table, line);
    table.at(line);
    if (table.closed) {
      table.note(Kind.PROCEDURE, "nothing after a table is closed", line.type());
    }
    if (!table.isPosted() && !line.type().equals("TableOpened")) {
      if (!table.opened) {
        table.note(Kind.PROCEDURE, "a table's first line to open it", line.type());
        table.opened = true;
      }
      return Optional.empty();
    }
    finished = Optional.empty();
    try {
      Dealers.mayWrite(table, line.type());
      Fields said = Fields.of(line.payload());
      Authors.mayWrite(table, line.type(), said);
      List<Move> moves = moves(line.type(), said);
      table.allowances.follow(table, line.type(), moves);
      table.pit.looksAtTheClock(table);
      place(line);
      return Optional.of(moves);
    } catch (Unreadable unreadable) {
      table.note(Kind.UNREADABLE, "a " + line.type() + " line", unreadable.why());
    } catch (ArithmeticException overflow) {
      table.note(Kind.UNREADABLE, "amounts that can be counted", line.type());
    }
    return Optional.empty();
  }

  /** Keeps track of where the round lies, and says when it is over. */
  private void place(JournalLine line) {
    switch (line.type()) {
      case "TableOpened" -> {
        table.setupAt = line.seq();
        table.roundFrom = line.seq();
        table.roundAtMillis = line.atMillis();
      }
      case "TableConfigured" -> table.setupAt = line.seq();
      case "NextRoundOpened" -> {
        table.roundFrom = line.seq();
        table.roundAtMillis = line.atMillis();
        table.settled = Optional.empty();
      }
      case "RoundSettled", "RoundVoided" -> finished = finished(line, table.seal.isEmpty());
      case "DeckOpened" -> finished = finished(line, true);
      default -> {}
    }
  }

  private Optional<Finished> finished(JournalLine line, boolean whole) {
    NavigableMap<Integer, String> seated = new TreeMap<>();
    table.positions.forEach((seat, position) -> seated.put(seat, position.player));
    return whole
        ? Optional.of(
            new Finished(
                table.roundId(),
                line.stream(),
                table.roundFrom,
                line.seq(),
                table.setupAt,
                table.roundAtMillis,
                seated,
                table.stage.isOver(),
                Set.copyOf(table.collectedFrom),
                table.settled))
        : Optional.empty();
  }

  /** The round that ended with the line that was read last, its deck opened. */
  public Optional<Finished> finished() {
    return finished;
  }

  /** How the round was settled that is on, or was last. */
  public Optional<Outcome> settledAs() {
    return table.settled.map(Finished.Settled::outcome);
  }

  public String table() {
    return table.id;
  }

  /** The round that is on, or was last. */
  public String roundId() {
    return table.roundId();
  }

  /** Who sits at a seat; nobody has no name. */
  public String playerAt(int seat) {
    return table.position(seat).map(position -> position.player).orElse("");
  }

  public boolean isClosed() {
    return table.closed;
  }

  /** The place of the line that was read last. */
  public Where where() {
    return table.where();
  }

  /** Whether a round has just been opened, so that nothing may lie on the layout. */
  public boolean isBetweenRounds(JournalLine line) {
    return line.type().equals("NextRoundOpened") || line.type().equals("TableClosed");
  }

  public List<String> accountsEmptyBetweenRounds() {
    return List.of(table.layout(), table.bankAccount());
  }

  /** The stream ends here. */
  public void end() {
    table.turn.ends(table);
    if (table.isPosted()) {
      AtTheLink.roundEnds(table, false);
    }
    if (!table.isPosted() || table.closed) {
      return;
    }
    if (table.stage.isOver()) {
      table.expect(
          table.seal.isEmpty(),
          Kind.DECK_PROOF,
          "the deck of a finished round to be opened",
          () -> "a seal that nobody opened");
    } else if (table.stage != Stage.BETS_OPEN || table.anyBets()) {
      table.tally.unfinished();
    }
  }

  /**
   * Holds the round against what a player kept of it: his value, the seal that he saw, and what the
   * others had promised before he gave his value away.
   */
  public void checkPromise(Promise own) {
    Optional<String> value =
        Optional.ofNullable(table.cuts.get(own.seat())).flatMap(cut -> cut.value);
    table.expect(
        value.equals(Optional.of(own.value())),
        Kind.DECK_PROOF,
        "a deck cut by your value at seat " + own.seat(),
        () -> value.map(other -> "cut by " + other + " there").orElse("one that leaves it out"));
    own.seal()
        .ifPresent(
            seen ->
                table.expect(
                    seen.equals(table.sealedAs),
                    Kind.DECK_PROOF,
                    "the seal that you saw when you bet, " + seen,
                    () -> table.sealedAs));
    own.promises().ifPresent(seen -> Cuts.areThoseSeen(table, seen));
  }

  /** The round whose deck is sealed and not opened yet. */
  public Optional<String> roundWithASeal() {
    return table.seal.map(seal -> table.id + "." + seal.round());
  }

  /** Holds the deck that lies ready for that round against its seal and the cards dealt so far. */
  public void checkKeptDeck(Optional<String> kept) {
    try {
      if (kept.isEmpty()) {
        table.note(Kind.DECK_PROOF, "the sealed deck to be kept until its round is over", "none");
      } else {
        Fields deck = Fields.of(kept.get());
        deck.isOfFormatUpTo(1);
        Decks.matches(table, deck, hashes);
      }
    } catch (Unreadable unreadable) {
      table.note(Kind.UNREADABLE, "a kept deck", unreadable.why());
    }
  }

  private List<Move> moves(String type, Fields line) throws Unreadable {
    return switch (type) {
      case "TableOpened" -> Setups.opened(table, line, games);
      case "TableConfigured" -> Setups.configured(table, line, games);
      case "TableClosed" -> Setups.closed(table);
      case "ClearanceJudged" -> table.regulated.clearanceJudged(table, line);
      case "RulesCameIntoForce" -> table.regulated.cameIntoForce(table, line);
      case "TermsSet" -> Setups.termsSet(table, line);
      case "DealersAssigned" -> Dealers.assigned(table, line);
      case "VoidProposed" -> Voiding.proposed(table, line);
      case "VoidConfirmed" -> Voiding.confirmed(table, line);
      case "VoidRejected" -> Voiding.rejected(table, line);

      case "BoughtIn" -> chips(line, Accounts.wallet(line.text("player")), true);
      case "CashedOut" -> chips(line, Accounts.wallet(line.text("player")), false);
      case "AllowanceSpent" -> Allowances.spent(table, line);
      case "AllowanceReturned" -> Allowances.returned(table, line);
      case "AllowanceSettled" -> Allowances.settled(table, line);
      case "PracticeStaked" -> chips(line, Accounts.CAGE, true);
      case "PracticeReturned" -> chips(line, Accounts.CAGE, false);
      case "SeatChipsIn" -> Visiting.chips(table, line, true);
      case "SeatChipsOut" -> Visiting.chips(table, line, false);
      case "CorrectionProposed" -> Correcting.proposed(table, line);
      case "CorrectionRejected" -> Correcting.rejected(table, line);
      case "RoundCorrected" -> Correcting.corrected(table, line);
      case "TrayFilled" -> Moves.one(Accounts.CAGE, Accounts.tray(table.id), line.cents("cents"));
      case "TrayEmptied" -> Moves.one(Accounts.tray(table.id), Accounts.CAGE, line.cents("cents"));

      case "SatDown" -> Seating.satDown(table, line);
      case "StoodUp" -> Seating.stoodUp(table, line);
      case "LeftTheTable" -> Seating.leftTheTable(table, line);
      case "SaidReady" -> Seating.saidReady(table, line);

      case "BankOffered" -> Banking.offered(table, line);
      case "BankDeclined" -> Banking.declined(table, line);
      case "BankTaken" -> Banking.taken(table, line);
      case "BankPosted" -> Banking.posted(table, line);
      case "BankVacated" -> Banking.vacated(table, line);
      case "OffersRestarted" -> Banking.restarted(table);
      case "ActionButtonPlaced" -> Banking.actionButton(table, line);

      case "BetPlaced" -> Betting.placed(table, line);
      case "BetWithdrawn" -> Betting.withdrawn(table, line);
      case "ProgressiveLocked" -> Betting.locked(table, line);
      case "BetsClosed" -> Betting.closed(table, line);
      case "FeeDropped" -> Betting.feeDropped(table, line);

      case "DeckSealed" -> Decks.sealed(table, line);
      case "DeckOpened" -> Decks.opened(table, line, hashes);
      case "CutSealed" -> Cuts.sealed(table, line);
      case "CutOpened" -> Cuts.opened(table, line, hashes);
      case "CutWithheld" -> Cuts.withheld(table, line);
      case "DeckBroughtIn" -> Dealing.broughtIn(table, line);
      case "StacksDealt" -> Keying.stacksDealt(table, line);
      case "HandKeyed" -> Keying.handKeyed(table, line);
      case "HandDealt" -> Dealing.hand(table, line);
      case "DealerDealt" -> Dealing.dealer(table, line);
      case "DealerCardShown" -> Dealing.dealerCardShown(table, line);
      case "CommunitySetAside" -> Dealing.community(table, line);

      case "Played" -> Deciding.played(table, line);
      case "Folded" -> Deciding.folded(table, line);

      case "ForfeitsCollected" -> Finishing.forfeitsCollected(table, line);
      case "DealerRevealed" -> Finishing.dealerRevealed(table, line);
      case "CommunityRevealed" -> Finishing.communityRevealed(table, line);
      case "HandsOpened" -> Finishing.handsOpened(table, line);
      case "RoundSettled" -> Resettling.settled(table, line);
      case "ShufflerFailed" -> Finishing.shufflerFailed(table);
      case "ShufflerStepDone" -> Finishing.shufflerStepDone(table, line);
      case "PlayResumed" -> Finishing.playResumed(table);
      case "RoundVoided" -> Finishing.voided(table, line);
      case "NextRoundOpened" -> Finishing.nextRoundOpened(table, line);

      case "ProgressiveReturned" -> AtTheLink.returned(table, line);
      case "WinKeyed" -> Beside.keyed(table, line);
      case "WinVerified" -> Beside.verified(table, line);
      case "HandsTurnedUp" -> Marks.handsTurnedUp(table, line);
      case "WagersLocked" -> Marks.wagersLocked(table, line);
      case "SpotSelected" -> Marks.spotSelected(table, line);
      case "HandMarked" -> Marks.marked(table, line);
      case "HandUnmarked" -> Marks.unmarked(table, line);
      case "SupervisorCalled" -> Verifying.called(table, line);
      case "AmountsFixed" -> Verifying.amountsFixed(table, line);
      case "KeyTurned" -> Verifying.keyTurned(table, line);
      case "ConfirmPressed" -> Verifying.confirmPressed(table, line);
      case "WinRecorded" -> Verifying.winRecorded(table, line);
      case "MeterReleased" -> Verifying.meterReleased(table, line);
      case "CardsLockedUp" -> Verifying.cardsLockedUp(table, line);
      case "EnvyPaid" -> Verifying.envyPaid(table, line);
      case "RoundEnded" -> Verifying.roundEnded(table);

      default -> {
        table.newer(type);
        yield Moves.none();
      }
    };
  }

  private List<Move> chips(Fields line, String with, boolean toTheTable) throws Unreadable {
    String rack = table.rack(line.text("player"));
    long cents = line.cents("cents");
    return toTheTable ? Moves.one(with, rack, cents) : Moves.one(rack, with, cents);
  }
}
