/**
 * The frame around each page: its shell, its assets, what it asks for first, and the contract as a
 * page. What stands in the frame is drawn by the pages' own code. Called by {@link
 * io.queenhigh.web} only.
 */
@NullMarked
package io.queenhigh.web.pages;

import org.jspecify.annotations.NullMarked;
