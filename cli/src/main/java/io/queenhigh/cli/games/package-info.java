/** Commands about games and rounds on paper: {@code games} and {@code settle}. */
@NullMarked
package io.queenhigh.cli.games;

import org.jspecify.annotations.NullMarked;
