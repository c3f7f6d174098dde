package io.queenhigh.floor;

import io.queenhigh.floor.stream.Asked;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.Optional;

/** What somebody asks of a progressive link. */
sealed interface LinkAsk extends Asked {

  Staff by();

  @Override
  default String askedBy() {
    return by().name();
  }

  /** Sets it up. */
  record SetUp(Staff by, Optional<String> id, LinkTerms terms) implements LinkAsk {}

  /** Does something with it; tables are not known by an id but by their round. */
  record Order(Staff by, Optional<String> id, LinkCommand command) implements LinkAsk {

    /** Lines that are written together have one author, so that a person's are his own. */
    @Override
    public boolean alone() {
      return id.isPresent() || !by.equals(Staff.FLOOR);
    }
  }
}
