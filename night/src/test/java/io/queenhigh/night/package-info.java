/** Tests of the simulated night. */
@NullMarked
package io.queenhigh.night;

import org.jspecify.annotations.NullMarked;
