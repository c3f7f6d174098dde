package io.queenhigh.floor.school;

import io.queenhigh.floor.journal.Form;

/** What is kept of training, by its names and versions. */
public final class SchoolRows {

  public static final Form<SchoolRow> SCHOOL = Form.of("school", 1, SchoolRow.class);

  /** By its paper, so that none is marked twice. */
  public static final Form<DrillDone> DRILL = Form.of("drill", 1, DrillDone.class);

  public static final Form<Assignment> ASSIGNMENT = Form.of("assignment", 1, Assignment.class);
  public static final Form<SignOff> SIGN_OFF = Form.of("sign-off", 1, SignOff.class);

  private SchoolRows() {}
}
