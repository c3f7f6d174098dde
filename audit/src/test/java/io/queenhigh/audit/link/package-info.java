/** Links that only played on paper: the engine's events as lines, read by the auditor at once. */
@NullMarked
package io.queenhigh.audit.link;

import org.jspecify.annotations.NullMarked;
