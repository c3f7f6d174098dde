package io.queenhigh.floor.stream;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.rules.ruling.Refused;

/** A limit under which something is asked, and what is said when it would be exceeded. */
public record Within(Ceiling ceiling, Refused otherwise) {}
