package io.queenhigh.floor;

import io.queenhigh.floor.cards.Shuffled;
import io.queenhigh.floor.cards.ShuffledDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.journal.TableRows;
import io.queenhigh.floor.journal.TableRows.Secret;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.table.Decks;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import java.util.Optional;

/**
 * The decks of one table while a command is judged. A deck that is sealed goes to disk with its
 * seal, apart from the journal and encrypted, so that a crash does not change the cards and no
 * reader of the journal or the database knows them.
 */
final class DeckBox implements Decks {

  private final Shuffler shuffler;
  private final Vault vault;
  private final String table;
  private final Optional<Sealed> inUse;
  private Optional<Sealed> fresh = Optional.empty();

  DeckBox(Shuffler shuffler, Vault vault, String table, Optional<Sealed> inUse) {
    this.shuffler = shuffler;
    this.vault = vault;
    this.table = table;
    this.inUse = inUse;
  }

  @Override
  public Optional<Sealed> sealed() {
    return fresh.isPresent() ? fresh : inUse;
  }

  @Override
  public Optional<Sealed> shuffle(long round, DeckColour colour) {
    return switch (shuffler.shuffle()) {
      case ShuffledDeck deck -> {
        String commitment = deck.seal(roundId(round));
        fresh = Optional.of(new Sealed(round, colour, deck.deck(), deck.salt(), commitment));
        yield fresh;
      }
      case Shuffled.Failed _ -> Optional.empty();
    };
  }

  Kept putAway(long round) {
    Sealed deck = fresh.filter(one -> one.round() == round).orElseThrow();
    Secret secret = new Secret(round, deck.colour(), deck.deck().order(), deck.salt());
    String id = roundId(round);
    return new Kept(kind(), id, Optional.of(vault.seal(place(id), TableRows.DECK.write(secret))));
  }

  Kept giveUp(long round) {
    return TableRows.DECK.giveUp(roundId(round));
  }

  static String kind() {
    return TableRows.DECK.name();
  }

  private static String place(String round) {
    return kind() + "/" + round;
  }

  /** The deck that was put away before the floor stopped; those of format 1 lay open. */
  static Sealed read(Vault vault, String round, String body, String commitment) {
    Secret secret = TableRows.DECK.read(vault.open(place(round), body));
    return new Sealed(
        secret.round(), secret.colour(), new Deck(secret.order()), secret.salt(), commitment);
  }

  private String roundId(long round) {
    return table + "." + round;
  }
}
