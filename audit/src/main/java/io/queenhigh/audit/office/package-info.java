/**
 * What the room's office has said, by the house's journal, and which dated rules had to hold at a
 * table at a time: reckoned here from the same data files, apart from {@code floor.office}.
 */
@NullMarked
package io.queenhigh.audit.office;

import org.jspecify.annotations.NullMarked;
