/**
 * What the documents print, beside what is exactly true.
 *
 * <pre>
 *   GameFile.published ─┐
 *   Pricing ────────────┼─▶ PublishedFigures ─▶ Compared: agrees, or a named disagreement
 *   FaceUp gain ────────┘
 * </pre>
 */
@NullMarked
package io.queenhigh.lab.published;

import org.jspecify.annotations.NullMarked;
