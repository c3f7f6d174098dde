package io.queenhigh.audit;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Key;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Records as the floor's journal spells them in JSON. */
final class Spelled {

  private Spelled() {}

  static String json(Object value) {
    return switch (value) {
      case Optional<?> maybe -> maybe.map(Spelled::json).orElse("null");
      case Card card -> quoted(card.toString());
      case Enum<?> constant -> quoted(Key.of(constant.name()));
      case CharSequence text -> quoted(text.toString());
      case Collection<?> all ->
          all.stream().map(Spelled::json).collect(Collectors.joining(",", "[", "]"));
      case Map<?, ?> all ->
          all.entrySet().stream()
              .map(one -> keyed(one.getKey(), one.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
      case Record record -> ofRecord(record);
      default -> value.toString();
    };
  }

  private static String keyed(Object key, Object value) {
    return (key instanceof Enum<?> ? json(key) : quoted(key.toString())) + ":" + json(value);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private static String ofRecord(Record record) {
    StringBuilder json = new StringBuilder("{");
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Object value = value(record, component);
      if (value instanceof Optional<?> maybe && maybe.isEmpty()) {
        continue;
      }
      json.append(json.length() > 1 ? "," : "").append(keyed(component.getName(), value));
    }
    return json.append("}").toString();
  }

  private static Object value(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
