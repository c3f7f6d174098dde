/** The other games of the face-up report, by the usual rules. */
@NullMarked
package io.queenhigh.lab.usual;

import org.jspecify.annotations.NullMarked;
