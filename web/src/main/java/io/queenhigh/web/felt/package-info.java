/**
 * What a player's page needs beside the table itself: what is printed on the cloth, and what the
 * lab thinks of his cards.
 *
 * <pre>
 *   Game ──▶ Cloth          TableView of the player himself + lab.Decision ──▶ CoachAdvice
 * </pre>
 */
@NullMarked
package io.queenhigh.web.felt;

import org.jspecify.annotations.NullMarked;
