/** What the house's rules about people promise, on real databases and with a clock that is set. */
@NullMarked
package io.queenhigh.floor.people;

import org.jspecify.annotations.NullMarked;
