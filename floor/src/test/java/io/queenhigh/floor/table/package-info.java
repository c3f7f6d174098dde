/** Tables as pure functions, without a floor around them. */
@NullMarked
package io.queenhigh.floor.table;

import org.jspecify.annotations.NullMarked;
