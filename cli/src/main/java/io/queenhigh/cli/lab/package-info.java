/**
 * Commands that compute: {@code edge}, {@code ev}, {@code strategy}, {@code face-up}, {@code
 * sheet}, {@code simulate} and {@code progressive}. A command reads its options, asks the lab, and
 * hands the answer to a page of text, a line of JSON or a table for spreadsheets.
 */
@NullMarked
package io.queenhigh.cli.lab;

import org.jspecify.annotations.NullMarked;
