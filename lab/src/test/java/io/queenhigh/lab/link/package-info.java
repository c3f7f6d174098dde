/** Plans checked a second way: every sequence of rounds, or rounds dealt and paid one by one. */
@NullMarked
package io.queenhigh.lab.link;

import org.jspecify.annotations.NullMarked;
