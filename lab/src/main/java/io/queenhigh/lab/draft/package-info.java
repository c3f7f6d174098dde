/**
 * Games that nobody has approved: an approved one with other pay lines or another rule, for the
 * workbench to price. A draft can be computed with and never played.
 */
@NullMarked
package io.queenhigh.lab.draft;

import org.jspecify.annotations.NullMarked;
