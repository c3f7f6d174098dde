/** How texts are hashed. */
@NullMarked
package io.queenhigh.floor.hash;

import org.jspecify.annotations.NullMarked;
