/**
 * Pages drawn by the server, for people without a program: plain HTML that needs no script. Called
 * by {@link io.queenhigh.web} only.
 */
@NullMarked
package io.queenhigh.web.pages;

import org.jspecify.annotations.NullMarked;
