/** Tests of what the lab's commands stand on. */
@NullMarked
package io.queenhigh.cli.lab;

import org.jspecify.annotations.NullMarked;
