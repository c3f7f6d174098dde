/** Proves the other games of the report, each by a second way. */
@NullMarked
package io.queenhigh.lab.usual;

import org.jspecify.annotations.NullMarked;
