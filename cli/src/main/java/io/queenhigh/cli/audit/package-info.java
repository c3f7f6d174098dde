/**
 * The second opinion on the command line: {@code verify}, and {@code witness} on another machine.
 */
@NullMarked
package io.queenhigh.cli.audit;

import org.jspecify.annotations.NullMarked;
