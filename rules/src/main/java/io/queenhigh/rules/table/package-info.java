/** A table's betting positions and the way round it. Chips and cards lie here; rules do not. */
@NullMarked
package io.queenhigh.rules.table;

import org.jspecify.annotations.NullMarked;
