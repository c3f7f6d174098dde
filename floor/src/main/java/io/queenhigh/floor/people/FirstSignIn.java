package io.queenhigh.floor.people;

import java.util.Optional;

/**
 * Somebody has used his code and chosen his own password.
 *
 * @param factor what his authenticator needs, where a password alone does not open the door
 */
public record FirstSignIn(String name, Role role, Optional<SecondFactor> factor) {}
