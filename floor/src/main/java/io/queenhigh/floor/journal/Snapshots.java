package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * A table written down as it stands, so that a restart need not read its whole journal. The journal
 * stays the truth: folding it from the first line gives the same table.
 */
public final class Snapshots {

  private static final String KIND = "snapshot";

  private final Form<Snapshot> form;

  public Snapshots(Form<Snapshot> form) {
    this.form = form;
  }

  /** Steps upward may be given up here: then a table is read from its first line once. */
  public Snapshots(GameBook games) {
    this(form(5, games));
  }

  public static Form<Snapshot> form(int version, GameBook games) {
    return new Form<>(KIND, version, Snapshot.class, List.of(), withGames(games));
  }

  /** A table and where its journal stood. */
  public record Snapshot(Head head, TableState state) {}

  public Kept keep(Snapshot snapshot) {
    return form.keep(snapshot.state().id(), snapshot);
  }

  public Form<Snapshot> form() {
    return form;
  }

  public static String kind() {
    return KIND;
  }

  public SnapshotReading<Snapshot> read(String body) {
    return form.tryRead(body, Function.identity());
  }

  /** How states are spelled, whose games are in the catalogue. */
  private static JsonMapper withGames(GameBook games) {
    SimpleModule byName = new SimpleModule("games by name");
    byName.addSerializer(Game.class, new GameWriter());
    byName.addDeserializer(Game.class, new GameReader(games));
    return Spelling.STORED.rebuild().addModule(byName).build();
  }

  /** A game is in the catalogue; its name and choices find it again. */
  private record GameName(String id, List<String> choices, String fingerprint) {}

  private static final class GameWriter extends StdSerializer<Game> {
    GameWriter() {
      super(Game.class);
    }

    @Override
    public void serialize(Game game, JsonGenerator out, SerializationContext context) {
      out.writePOJO(new GameName(game.id(), game.chosen(), game.fingerprint()));
    }
  }

  private static final class GameReader extends StdDeserializer<Game> {
    private final transient GameBook games;

    GameReader(GameBook games) {
      super(Game.class);
      this.games = games;
    }

    @Override
    public Game deserialize(JsonParser in, DeserializationContext context) {
      GameName name = in.readValueAs(GameName.class);
      return switch (games.edition(name.id(), name.choices(), name.fingerprint())) {
        case GameBook.Opening.Opened(Game game) -> game;
        case GameBook.Opening.Unknown(String why) -> throw new IllegalStateException(why);
      };
    }
  }
}
