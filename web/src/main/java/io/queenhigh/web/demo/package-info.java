/** The demo floor: a table of every approved game, open for visitors, with practice players. */
@NullMarked
package io.queenhigh.web.demo;

import org.jspecify.annotations.NullMarked;
