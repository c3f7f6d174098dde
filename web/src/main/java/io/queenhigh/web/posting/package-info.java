/**
 * What must be posted at a table, told from its game file and its settings: on its page, and as a
 * placard. {@code TableDesk} calls it.
 */
@NullMarked
package io.queenhigh.web.posting;

import org.jspecify.annotations.NullMarked;
