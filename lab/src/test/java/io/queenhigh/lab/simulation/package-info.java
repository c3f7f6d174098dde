/** Play by chance: fair, repeatable, and the same as what the rules settle. */
@NullMarked
package io.queenhigh.lab.simulation;

import org.jspecify.annotations.NullMarked;
