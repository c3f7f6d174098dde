/** The {@code queenhigh} command. Nobody calls it but the launcher. */
@NullMarked
package io.queenhigh.cli;

import org.jspecify.annotations.NullMarked;
