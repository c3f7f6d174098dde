/**
 * Commands around a live floor: {@code serve}, {@code play}, {@code staff}, {@code rehearse} and
 * {@code jackpot}.
 */
@NullMarked
package io.queenhigh.cli.floor;

import org.jspecify.annotations.NullMarked;
