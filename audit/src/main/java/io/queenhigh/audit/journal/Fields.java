package io.queenhigh.audit.journal;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.Wager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The fields of a line's payload, or of an object inside it. */
public final class Fields {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final JsonNode node;

  private Fields(JsonNode node) {
    this.node = node;
  }

  /** A payload that does not say what its kind of line must say. */
  public static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    public Unreadable(String why) {
      super(why);
    }

    /** Why, in words. */
    public String why() {
      return String.valueOf(getMessage());
    }
  }

  public static Fields of(String payload) throws Unreadable {
    try {
      JsonNode node = JSON.readTree(payload);
      if (node.isObject()) {
        return new Fields(node);
      }
    } catch (JacksonException broken) {
      throw new Unreadable("no JSON: " + broken.getOriginalMessage());
    }
    throw new Unreadable("no JSON object");
  }

  /** What is handed out or kept says of which format it is; the first says nothing. */
  public void isOfFormatUpTo(long newest) throws Unreadable {
    if (has("format") && number("format") > newest) {
      throw new Unreadable("of format " + number("format") + ": use a newer Queenhigh");
    }
  }

  private @Nullable JsonNode find(String name) {
    JsonNode found = node.get(name);
    return found == null || found.isNull() ? null : found;
  }

  private JsonNode get(String name) throws Unreadable {
    JsonNode found = find(name);
    if (found == null) {
      throw new Unreadable("no field \"" + name + "\"");
    }
    return found;
  }

  public boolean has(String name) {
    return find(name) != null;
  }

  public boolean isObject(String name) {
    JsonNode found = find(name);
    return found != null && found.isObject();
  }

  public boolean isList(String name) {
    JsonNode found = find(name);
    return found != null && found.isArray();
  }

  public long number(String name) throws Unreadable {
    return number(name, get(name));
  }

  private static long number(String name, JsonNode value) throws Unreadable {
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw new Unreadable("\"" + name + "\" is no whole number: " + value);
    }
    return value.longValue();
  }

  /** A whole number of any size. */
  public BigInteger whole(String name) throws Unreadable {
    JsonNode value = get(name);
    if (!value.isIntegralNumber()) {
      throw new Unreadable("\"" + name + "\" is no whole number: " + value);
    }
    return value.bigIntegerValue();
  }

  public List<Long> numbers(String name) throws Unreadable {
    return list(name, item -> number(name, item));
  }

  /** More than nothing. */
  public long cents(String name) throws Unreadable {
    long cents = number(name);
    if (cents <= 0) {
      throw new Unreadable("\"" + name + "\" is no amount: " + cents);
    }
    return cents;
  }

  public int seat(String name) throws Unreadable {
    return seat(name, get(name));
  }

  private static int seat(String name, JsonNode value) throws Unreadable {
    long seat = number(name, value);
    if (seat < 0 || seat > 1000) {
      throw new Unreadable("\"" + name + "\" is no seat: " + seat);
    }
    return (int) seat;
  }

  public boolean yes(String name) throws Unreadable {
    JsonNode value = get(name);
    if (!value.isBoolean()) {
      throw new Unreadable("\"" + name + "\" is neither true nor false: " + value);
    }
    return value.booleanValue();
  }

  public String text(String name) throws Unreadable {
    return text(name, get(name));
  }

  private static String text(String name, JsonNode value) throws Unreadable {
    if (!value.isString()) {
      throw new Unreadable("\"" + name + "\" is no text: " + value);
    }
    return value.stringValue();
  }

  public Optional<Fields> object(String name) throws Unreadable {
    JsonNode value = find(name);
    if (value == null) {
      return Optional.empty();
    }
    if (!value.isObject()) {
      throw new Unreadable("\"" + name + "\" is no object: " + value);
    }
    return Optional.of(new Fields(value));
  }

  public Fields needed(String name) throws Unreadable {
    return object(name).orElseThrow(() -> new Unreadable("no field \"" + name + "\""));
  }

  public Set<String> names() {
    return Set.copyOf(node.propertyNames());
  }

  private interface Each<T> {
    T read(JsonNode item) throws Unreadable;
  }

  private <T> List<T> list(String name, Each<T> each) throws Unreadable {
    JsonNode value = get(name);
    if (!value.isArray()) {
      throw new Unreadable("\"" + name + "\" is no list: " + value);
    }
    List<T> items = new ArrayList<>(value.size());
    for (JsonNode item : value.values()) {
      items.add(each.read(item));
    }
    return items;
  }

  /** A field's value as text: as it is, or an object as JSON without blanks. */
  public String asWritten(String name) throws Unreadable {
    JsonNode value = get(name);
    return value.isString() ? value.stringValue() : value.toString();
  }

  public List<Fields> objects(String name) throws Unreadable {
    return list(name, Fields::new);
  }

  public List<String> texts(String name) throws Unreadable {
    return list(name, item -> text(name, item));
  }

  public List<Integer> seats(String name) throws Unreadable {
    return list(name, item -> seat(name, item));
  }

  public List<Card> cards(String name) throws Unreadable {
    return list(name, item -> cardOf(text(name, item)));
  }

  public Card card(String name) throws Unreadable {
    return cardOf(text(name));
  }

  private static Card cardOf(String text) throws Unreadable {
    return Card.parse(text).orElseThrow(() -> new Unreadable("no card: " + text));
  }

  public List<Wager> wagers(String name) throws Unreadable {
    return list(name, item -> wagerOf(text(name, item)));
  }

  public Wager wager(String name) throws Unreadable {
    return wagerOf(text(name));
  }

  public static Wager wagerOf(String text) throws Unreadable {
    return Wager.of(text).orElseThrow(() -> new Unreadable("no wager: " + text));
  }

  public DeckColour colour(String name) throws Unreadable {
    return constant(name, DeckColour.values(), colour -> Key.of(colour.name()));
  }

  /** One of these, by how it is spelled. */
  public <T> T constant(String name, T[] all, Function<T, String> spelled) throws Unreadable {
    String text = text(name);
    for (T one : all) {
      if (spelled.apply(one).equals(text)) {
        return one;
      }
    }
    throw new Unreadable("\"" + name + "\" cannot be " + text);
  }
}
