package io.queenhigh.cli.line;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes maps, lists, text, numbers and truth values as one line of JSON. */
public final class JsonLine {

  private final StringBuilder text = new StringBuilder();

  private JsonLine() {}

  public static String of(Map<String, ?> object) {
    JsonLine json = new JsonLine();
    json.write(object);
    return json.text.toString();
  }

  private void write(@Nullable Object value) {
    switch (value) {
      case null -> text.append("null");
      case Map<?, ?> map -> writeMap(map);
      case List<?> list -> writeList(list);
      case Integer number -> text.append(number.intValue());
      case Long number -> text.append(number.longValue());
      case Boolean truth -> text.append(truth.booleanValue());
      default -> writeText(value.toString());
    }
  }

  private void writeMap(Map<?, ?> map) {
    text.append('{');
    Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<?, ?> entry = entries.next();
      writeText(String.valueOf(entry.getKey()));
      text.append(':');
      write(entry.getValue());
      text.append(entries.hasNext() ? "," : "");
    }
    text.append('}');
  }

  private void writeList(List<?> list) {
    text.append('[');
    for (int i = 0; i < list.size(); i++) {
      text.append(i == 0 ? "" : ",");
      write(list.get(i));
    }
    text.append(']');
  }

  private void writeText(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> text.append(c < 0x20 ? "\\u%04x".formatted((int) c) : String.valueOf(c));
      }
    }
    text.append('"');
  }
}
