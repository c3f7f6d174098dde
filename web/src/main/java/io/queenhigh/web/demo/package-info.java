/**
 * The demo floor: a table of every approved game and two progressive links, open for visitors, with
 * practice players and a supervisor who helps out. {@code serve} calls it, and only for the demo.
 */
@NullMarked
package io.queenhigh.web.demo;

import org.jspecify.annotations.NullMarked;
