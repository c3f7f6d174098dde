package io.queenhigh.floor.people;

import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Form;
import io.queenhigh.floor.office.OfficeRows;
import io.queenhigh.floor.school.SchoolRows;
import java.util.List;

/** What the house stores, for tests elsewhere. */
public final class HouseForms {

  private HouseForms() {}

  public static EventFormat<?> format() {
    return HouseLines.FORMAT;
  }

  public static List<Form<?>> lines() {
    return HouseLines.FORMAT.forms();
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
