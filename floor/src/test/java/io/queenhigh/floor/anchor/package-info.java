/** Tests of the transparency log. */
@NullMarked
package io.queenhigh.floor.anchor;

import org.jspecify.annotations.NullMarked;
