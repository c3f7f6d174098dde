/**
 * Who the people of a house are, by its own journal: who was appointed to what, by whom, and how
 * far one of them goes alone. Links and tables ask here whether somebody held the post that he
 * signed with; what is kept of people beside the journal is held against it.
 */
@NullMarked
package io.queenhigh.audit.people;

import org.jspecify.annotations.NullMarked;
