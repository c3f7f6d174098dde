/**
 * What the command line tells about itself, all of it read from the commands' own help: the
 * overview, the manual page, and completion for two shells.
 */
@NullMarked
package io.queenhigh.cli.help;

import org.jspecify.annotations.NullMarked;
