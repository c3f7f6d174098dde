package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.school.SchoolRows;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What the house stores, for tests elsewhere. */
public final class HouseForms {

  private HouseForms() {}

  public static EventFormat<?> format() {
    return HouseLines.FORMAT;
  }

  public static List<Form<?>> lines() {
    return HouseLines.FORMAT.forms();
  }

  /** Every kind of fact, remembered or not. */
  static Set<Class<?>> everyFact() {
    return Arrays.stream(HouseFact.class.getPermittedSubclasses())
        .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
        .collect(Collectors.toSet());
  }

  public static List<Form<?>> rows() {
    return List.of(
        PeopleRows.PERSON,
        PeopleRows.GUEST,
        PeopleRows.SESSION,
        PeopleRows.CREDENTIALS,
        PeopleRows.HOUSE,
        PeopleRows.PROPOSAL,
        PeopleRows.WINDOW,
        OfficeRows.ROOM,
        OfficeRows.ENTRY,
        OfficeRows.WALL,
        SchoolRows.SCHOOL,
        SchoolRows.DRILL,
        SchoolRows.ASSIGNMENT,
        SchoolRows.SIGN_OFF);
  }
}
