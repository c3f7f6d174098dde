/** The command line, run as a person or a program would. */
@NullMarked
package io.queenhigh.cli;

import org.jspecify.annotations.NullMarked;
