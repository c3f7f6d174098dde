package io.queenhigh.web.home;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import java.util.Optional;

/** By which edition of a game a finished round was played. */
public final class Editions {
  private final Catalogue catalogue;

  public Editions(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Nothing where the game is no longer on the shelf. */
  public Optional<Game> of(OnRecord round) {
    return round
        .setup()
        .flatMap(line -> setup(TableLines.read(line)))
        .map(setup -> catalogue.edition(setup.game(), setup.choices(), setup.fingerprint()))
        .flatMap(
            opening ->
                opening instanceof GameBook.Opening.Opened(Game game)
                    ? Optional.of(game)
                    : Optional.empty());
  }

  private static Optional<TableSetup> setup(TableEvent event) {
    return switch (event) {
      case TableEvent.TableOpened(TableSetup setup, _) -> Optional.of(setup);
      case TableEvent.TableConfigured(TableSetup setup) -> Optional.of(setup);
      default -> Optional.empty();
    };
  }
}
