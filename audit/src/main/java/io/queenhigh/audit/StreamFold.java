package io.queenhigh.audit;

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
import io.queenhigh.audit.table.TableFold;
import io.queenhigh.rules.game.GameBook;
import java.util.List;
import java.util.Optional;

/** Follows a stream by what it is about: a table, or the house. */
sealed interface StreamFold {

  static StreamFold of(
      String stream, GameBook games, Hashes hashes, Notebook notebook, Tally tally) {
    return stream.startsWith(TableFold.STREAMS)
        ? new OfATable(new TableFold(stream, games, hashes, notebook, tally))
        : new OfTheHouse(notebook);
  }

  /** What a line had to move; nothing where that cannot be known. */
  Optional<List<Move>> read(JournalLine line);

  /** The place of the line that was read last. */
  Where where();

  /** Accounts that hold nothing once this line is written. */
  List<String> mustBeEmptyAfter(JournalLine line);

  /** The stream ends here. */
  void end();

  /** The round whose deck is sealed and not opened yet. */
  Optional<String> roundWithASeal();

  /** Holds the deck that lies ready for that round against its seal. */
  void checkKeptDeck(Optional<String> kept);

  /** A table's rounds. */
  record OfATable(TableFold fold) implements StreamFold {

    @Override
    public Optional<List<Move>> read(JournalLine line) {
      return fold.read(line);
    }

    @Override
    public Where where() {
      return fold.where();
    }

    @Override
    public List<String> mustBeEmptyAfter(JournalLine line) {
      return fold.isBetweenRounds(line) ? fold.accountsEmptyBetweenRounds() : List.of();
    }

    @Override
    public void end() {
      fold.end();
    }

    @Override
    public Optional<String> roundWithASeal() {
      return fold.roundWithASeal();
    }

    @Override
    public void checkKeptDeck(Optional<String> kept) {
      fold.checkKeptDeck(kept);
    }
  }

  /** The cashier's chips; whatever else the house writes down moves no money. */
  final class OfTheHouse implements StreamFold {

    private final Notebook notebook;
    private Where where = Where.THE_BOOKS;

    OfTheHouse(Notebook notebook) {
      this.notebook = notebook;
    }

    @Override
    public Optional<List<Move>> read(JournalLine line) {
      where = new Where(line.stream(), line.seq(), "");
      try {
        return Optional.of(
            switch (line.type()) {
              case "ChipsIssued" -> chips(line, true);
              case "ChipsRedeemed" -> chips(line, false);
              default -> Moves.none();
            });
      } catch (Unreadable unreadable) {
        notebook.note(Kind.UNREADABLE, where, "a " + line.type() + " line", unreadable.why());
        return Optional.empty();
      }
    }

    private static List<Move> chips(JournalLine line, boolean issued) throws Unreadable {
      Fields fields = Fields.of(line.payload());
      String wallet = Accounts.wallet(fields.text("player"));
      long cents = fields.cents("cents");
      return issued
          ? Moves.one(Accounts.CAGE, wallet, cents)
          : Moves.one(wallet, Accounts.CAGE, cents);
    }

    @Override
    public Where where() {
      return where;
    }

    @Override
    public List<String> mustBeEmptyAfter(JournalLine line) {
      return List.of();
    }

    @Override
    public void end() {}

    @Override
    public Optional<String> roundWithASeal() {
      return Optional.empty();
    }

    @Override
    public void checkKeptDeck(Optional<String> kept) {}
  }
}
