/** The second opinion on the command line: {@code verify}. */
@NullMarked
package io.queenhigh.cli.audit;

import org.jspecify.annotations.NullMarked;
