/**
 * How fast the lab is, each fast way beside its naive twin in the same run. Never shipped.
 *
 * <p>Only ratios within a run mean something on a shared machine.
 */
@NullMarked
package io.queenhigh.bench;

import org.jspecify.annotations.NullMarked;
