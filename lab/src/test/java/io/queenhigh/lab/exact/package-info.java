/** Exact numbers against numbers worked out by hand. */
@NullMarked
package io.queenhigh.lab.exact;

import org.jspecify.annotations.NullMarked;
