package io.queenhigh.floor.people;

/** Who asks for something, as established by a session. */
public record Who(String name, Role role) {}
