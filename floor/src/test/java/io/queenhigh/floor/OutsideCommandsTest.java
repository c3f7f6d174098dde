package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What nobody can ask from outside, because only a table or a controller knows it. */
class OutsideCommandsTest {

  /** A redeal that the link keeps wagers for and the table knows nothing of sets the two apart. */
  @Test
  @Clause("LINK Void rounds")
  void aLinkTakesATablesWordFromTheTableOnly() {
    List<Class<?>> asked =
        Arrays.stream(LiveLink.class.getDeclaredMethods())
            .filter(method -> method.getName().equals("ask"))
            .filter(method -> Modifier.isPublic(method.getModifiers()))
            .map(Method::getParameterTypes)
            .<Class<?>>map(types -> types[types.length - 1])
            .toList();
    assertEquals(List.of(LinkCommand.OfTheOffice.class), asked);
    for (Class<?> word :
        List.of(
            LinkCommand.Contribute.class,
            LinkCommand.ReturnContribution.class,
            LinkCommand.KeepForRedeal.class,
            LinkCommand.Claim.class,
            LinkCommand.Cancel.class,
            LinkCommand.EndRound.class,
            LinkCommand.Confirm.class,
            LinkCommand.MoveMeter.class)) {
      assertFalse(LinkCommand.OfTheOffice.class.isAssignableFrom(word), word::getSimpleName);
    }
  }

  /** A sensor's light follows from a bet: written down by hand, no auditor would know the line. */
  @Test
  @Clause("FLOOR Progressive wagers")
  void whatAControllerNoticesNobodyPresses() {
    assertEquals(
        ConsoleCommand.Pressed.class,
        TableCommand.AtController.class.getRecordComponents()[0].getType());
    assertEquals(
        Set.of(
            ConsoleCommand.LightSensor.class,
            ConsoleCommand.ClearSensor.class,
            ConsoleCommand.ShowCards.class,
            ConsoleCommand.ReadWins.class),
        Set.of(ConsoleCommand.Noticed.class.getPermittedSubclasses()));
    for (Class<?> noticed : ConsoleCommand.Noticed.class.getPermittedSubclasses()) {
      assertFalse(ConsoleCommand.Pressed.class.isAssignableFrom(noticed), noticed::getSimpleName);
    }
  }
}
