/**
 * The command line itself: what was typed, where answers go, and how figures are spelled there. The
 * other rooms stand on it; it knows none of them.
 */
@NullMarked
package io.queenhigh.cli.line;

import org.jspecify.annotations.NullMarked;
