package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Kept;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * One kind of stored thing: its name, today's version, the record that holds it now, and the steps
 * by which what was stored before becomes what is stored today. None of it follows Java's names.
 *
 * <p>Version 1 is spelled without a number, because it was written before there were any. A later
 * one is told by the line's type ({@code BoughtIn/2}) or, in what is kept, by the first field
 * ({@code "format":2}).
 *
 * @param upward the last of these makes today's version of the one before it, and so on down
 */
public record Form<T>(String name, int version, Class<T> type, List<Step> upward, JsonMapper json) {

  private static final String FORMAT = "{\"format\":";

  /** Makes the next version of one, in JSON: no old record has to be kept for it. */
  @FunctionalInterface
  public interface Step {
    ObjectNode up(ObjectNode tree);
  }

  public Form {
    upward = List.copyOf(upward);
    if (version < 1 || upward.size() >= version) {
      throw new IllegalArgumentException(
          "%s is version %d, and so has at most %d steps upward"
              .formatted(name, version, version - 1));
    }
  }

  public static <T> Form<T> of(String name, int version, Class<T> type, Step... upward) {
    return new Form<>(name, version, type, List.of(upward), Spelling.STORED);
  }

  /** The oldest version that is still read: the first, unless its steps were given up. */
  public int oldest() {
    return version - upward.size();
  }

  public static String spelled(String name, int version) {
    return version == 1 ? name : name + "/" + version;
  }

  /** Something to be kept under an id, with the name as its kind. */
  public Kept keep(String id, T value) {
    return new Kept(name, id, Optional.of(write(value)));
  }

  public Kept giveUp(String id) {
    return new Kept(name, id, Optional.empty());
  }

  /** With its version inside. */
  public String write(T value) {
    String body = json.writeValueAsString(value);
    return version == 1
        ? body
        : FORMAT + version + (body.length() == 2 ? "" : ",") + body.substring(1);
  }

  public T read(String body) {
    if (!body.startsWith(FORMAT)) {
      return read(1, body);
    }
    int end = FORMAT.length();
    while (end < body.length() && Character.isDigit(body.charAt(end))) {
      end++;
    }
    boolean more = end < body.length() && body.charAt(end) == ',';
    String number = body.substring(FORMAT.length(), end);
    return read(
        number.matches("\\d{1,4}") ? Integer.parseInt(number) : 0,
        "{" + body.substring(more ? end + 1 : end));
  }

  /** For what can be made again from the journal: whatever is wrong with it, it is no loss. */
  public <S> SnapshotReading<S> tryRead(String body, Function<T, S> made) {
    try {
      return new SnapshotReading.Read<>(made.apply(read(body)));
    } catch (JacksonException wrong) {
      return new SnapshotReading.Unreadable<>(String.valueOf(wrong.getOriginalMessage()));
    } catch (RuntimeException wrong) {
      return new SnapshotReading.Unreadable<>(String.valueOf(wrong.getMessage()));
    }
  }

  T read(int written, String body) {
    if (written == version) {
      return json.readValue(body, type);
    }
    if (written > version || written < oldest()) {
      throw new IllegalStateException(
          written > version
              ? "%s is of version %d, and this Queenhigh reads up to %d: use a newer one"
                  .formatted(name, written, version)
              : "%s is of version %d, which is not read any more".formatted(name, written));
    }
    ObjectNode tree = (ObjectNode) json.readTree(body);
    for (Step step : upward.subList(written - oldest(), upward.size())) {
      tree = step.up(tree);
    }
    return json.treeToValue(tree, type);
  }
}
