/** The audit against the engine it audits, and against books that somebody has been at. */
@NullMarked
package io.queenhigh.audit;

import org.jspecify.annotations.NullMarked;
