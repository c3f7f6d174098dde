/**
 * The approved games: reads and checks the game files. Everything but {@code rules} may call it.
 */
@NullMarked
package io.queenhigh.catalogue;

import org.jspecify.annotations.NullMarked;
