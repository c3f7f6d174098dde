/** Drafts and comparisons. */
@NullMarked
package io.queenhigh.lab.draft;

import org.jspecify.annotations.NullMarked;
