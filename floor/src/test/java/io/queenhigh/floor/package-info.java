/** The floor as a whole: real tables on a real store. */
@NullMarked
package io.queenhigh.floor;

import org.jspecify.annotations.NullMarked;
