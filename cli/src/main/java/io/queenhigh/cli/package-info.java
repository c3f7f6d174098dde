/**
 * The {@code queenhigh} command. Nobody calls it but the launcher.
 *
 * <pre>
 *   Main ──▶ Commands ──▶ one CliCommand of a room:  games │ lab │ floor │ audit │ help
 *                                                      └─────┴───┬───┴──────┴──────┘
 *                                                               line   (Arguments, Terminal, JsonLine, …)
 * </pre>
 *
 * <p>Results go to standard output, talk to standard error; the exit code is 0, 1 when the rules or
 * a file say no, 2 when the command line is wrong.
 */
@NullMarked
package io.queenhigh.cli;

import org.jspecify.annotations.NullMarked;
