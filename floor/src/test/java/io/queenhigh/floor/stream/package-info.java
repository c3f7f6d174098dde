/** What streams need to be run by a test alone: a thread that is also the clock. */
@NullMarked
package io.queenhigh.floor.stream;

import org.jspecify.annotations.NullMarked;
