package io.queenhigh.floor.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.journal.Shapes;
import io.queenhigh.rules.progressive.LinkEvent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What links store keeps its shape, whatever Java calls it. */
class LinkFormatTest {

  @Test
  void whatLinksStoreKeepsItsShape() throws IOException {
    List<Form<?>> all = new ArrayList<>(LinkLines.FORMAT.forms());
    all.addAll(LinkForms.rows());
    Shapes.areKept("link", all);
  }

  @Test
  void everyEventOfALinkHasAName() {
    Set<Class<?>> named = new HashSet<>();
    LinkLines.FORMAT.forms().forEach(form -> named.add(form.type()));
    assertEquals(new HashSet<>(records(LinkEvent.class).toList()), named);
  }

  private static Stream<Class<?>> records(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type)
        : Arrays.stream(type.getPermittedSubclasses()).flatMap(LinkFormatTest::records);
  }
}
