package io.queenhigh.audit;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Books;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.link.LinkFold;
import io.queenhigh.audit.link.Linked;
import io.queenhigh.audit.people.HouseFold;
import io.queenhigh.audit.table.HouseDuties;
import io.queenhigh.audit.table.TableFold;
import io.queenhigh.rules.game.GameBook;
import java.util.List;
import java.util.Optional;

/** Follows a stream by what it is about: a table, a progressive link, or the house. */
sealed interface StreamFold {

  static StreamFold of(
      String stream,
      GameBook games,
      Hashes hashes,
      Linked linked,
      HouseFold house,
      HouseDuties duties,
      Notebook notebook,
      Tally tally) {
    if (stream.startsWith(TableFold.STREAMS)) {
      return new OfATable(
          new TableFold(
              stream,
              games,
              hashes,
              Optional.of(linked),
              duties,
              Optional.of(house.office()),
              notebook,
              tally));
    }
    return stream.startsWith(LinkFold.STREAMS)
        ? new OfALink(new LinkFold(stream, games, linked, notebook, tally))
        : new OfTheHouse(house, notebook);
  }

  /** Reads a line, and holds what it moved against what it had to move. */
  void read(JournalLine line, List<Move> moved, Books books);

  /** The place of the line that was read last. */
  Where where();

  /** Accounts that hold nothing once this line is written. */
  List<String> mustBeEmptyAfter(JournalLine line);

  /** The stream ends here, with all that it moved in the books. */
  void end(Books books);

  /** The round whose deck is sealed and not opened yet. */
  Optional<String> roundWithASeal();

  /** Holds the deck that lies ready for that round against its seal. */
  void checkKeptDeck(Optional<String> kept);

  /** A table's rounds. */
  record OfATable(TableFold fold) implements StreamFold {

    @Override
    public void read(JournalLine line, List<Move> moved, Books books) {
      fold.read(line).ifPresent(due -> books.compare(fold.where(), line.type(), due, moved));
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
    public void end(Books books) {
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

  /** A link's meter. */
  record OfALink(LinkFold fold) implements StreamFold {

    @Override
    public void read(JournalLine line, List<Move> moved, Books books) {
      fold.read(line)
          .ifPresent(
              gains -> books.compareGains(fold.where(), line.type(), gains, moved, fold.seed()));
    }

    @Override
    public Where where() {
      return fold.where();
    }

    @Override
    public List<String> mustBeEmptyAfter(JournalLine line) {
      return List.of();
    }

    @Override
    public void end(Books books) {
      fold.end();
      fold.holds().forEach((account, cents) -> books.expect(fold.where(), account, cents));
    }

    @Override
    public Optional<String> roundWithASeal() {
      return Optional.empty();
    }

    @Override
    public void checkKeptDeck(Optional<String> kept) {}
  }

  /** The house: people, and the cashier's chips. */
  record OfTheHouse(HouseFold fold, Notebook notebook) implements StreamFold {

    @Override
    public void read(JournalLine line, List<Move> moved, Books books) {
      try {
        books.compare(fold.where(), line.type(), fold.read(line), moved);
      } catch (Unreadable unreadable) {
        notebook.note(
            Kind.UNREADABLE, fold.where(), "a " + line.type() + " line", unreadable.why());
      }
    }

    @Override
    public Where where() {
      return fold.where();
    }

    @Override
    public List<String> mustBeEmptyAfter(JournalLine line) {
      return List.of();
    }

    @Override
    public void end(Books books) {}

    @Override
    public Optional<String> roundWithASeal() {
      return Optional.empty();
    }

    @Override
    public void checkKeptDeck(Optional<String> kept) {}
  }
}
