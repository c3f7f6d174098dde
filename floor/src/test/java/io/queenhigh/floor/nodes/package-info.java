/** Tests of several nodes. */
@NullMarked
package io.queenhigh.floor.nodes;

import org.jspecify.annotations.NullMarked;
