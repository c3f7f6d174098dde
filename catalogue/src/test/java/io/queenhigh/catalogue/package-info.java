/** Tests of the game files and of what reads them. */
@NullMarked
package io.queenhigh.catalogue;

import org.jspecify.annotations.NullMarked;
