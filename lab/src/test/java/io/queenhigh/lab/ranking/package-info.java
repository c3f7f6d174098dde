/** Both twins of every ranking, side by side over every hand. */
@NullMarked
package io.queenhigh.lab.ranking;

import org.jspecify.annotations.NullMarked;
