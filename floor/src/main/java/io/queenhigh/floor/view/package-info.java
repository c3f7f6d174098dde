/**
 * What each person may see of a table. Pure functions of the table and the viewer; what a viewer
 * may not see is not there.
 *
 * <pre>
 *   TableState + Viewer ──▶ Views ──▶ TableView        TableEvent + seat's owner ──▶ Seen
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.view;

import org.jspecify.annotations.NullMarked;
