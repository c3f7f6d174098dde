package io.queenhigh.floor.journal;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * How the events of one kind of stream are spelled: by their names and versions in a list. Every
 * version that was ever written is read.
 */
public final class EventFormat<E> {

  private final List<Form<?>> forms;
  private final Function<E, Object> inside;
  private final Function<Object, E> event;
  private final Map<Class<?>, Spelled> written = new HashMap<>();
  private final Map<String, Version> read = new HashMap<>();

  private record Spelled(String type, Form<?> form) {}

  private record Version(int number, Form<?> form) {}

  /**
   * A list of events.
   *
   * @param inside the record of an event that is spelled
   * @param event the event of such a record
   */
  public EventFormat(List<Form<?>> forms, Function<E, Object> inside, Function<Object, E> event) {
    this.forms = List.copyOf(forms);
    this.inside = inside;
    this.event = event;
    for (Form<?> form : forms) {
      if (form.oldest() != 1) {
        throw new IllegalArgumentException("a journal needs every version of " + form.name());
      }
      String type = Form.spelled(form.name(), form.version());
      if (written.put(form.type(), new Spelled(type, form)) != null) {
        throw new IllegalArgumentException(form.type() + " is in the list twice");
      }
      for (int number = 1; number <= form.version(); number++) {
        if (read.put(Form.spelled(form.name(), number), new Version(number, form)) != null) {
          throw new IllegalArgumentException(form.name() + " is in the list twice");
        }
      }
    }
  }

  public List<Form<?>> forms() {
    return forms;
  }

  public Fact write(E happened) {
    Object record = inside.apply(happened);
    Spelled spelled = written.get(record.getClass());
    if (spelled == null) {
      throw new IllegalStateException(record.getClass() + " has no name in the list of events");
    }
    return new Fact(spelled.type, spelled.form.json().writeValueAsString(record));
  }

  public E read(Entry line) {
    if (!read.containsKey(line.type())) {
      throw new NewerLine(line);
    }
    return read(new Fact(line.type(), line.payload()));
  }

  public E read(Fact fact) {
    Version version = read.get(fact.type());
    if (version == null) {
      throw new IllegalStateException(fact.type() + " is not in the list of events");
    }
    return event.apply(version.form.read(version.number, fact.payload()));
  }

  /** A line as it would be written today, under its bare name: for those who look on. */
  public Fact today(Entry line) {
    Version version = read.get(line.type());
    boolean old = version != null && version.number != version.form.version();
    return new Fact(name(line.type()), old ? write(read(line)).payload() : line.payload());
  }

  /** A line's type without its version. */
  public static String name(String type) {
    int slash = type.indexOf('/');
    return slash < 0 ? type : type.substring(0, slash);
  }
}
