/**
 * Commands whose work is done by a module that the program does not carry, because few need it and
 * it is large. They are told of like all others, and say what to do where the module is not there.
 */
@NullMarked
package io.queenhigh.cli.optional;

import org.jspecify.annotations.NullMarked;
