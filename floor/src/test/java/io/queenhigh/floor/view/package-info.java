/** Tests of what people see of a table. */
@NullMarked
package io.queenhigh.floor.view;

import org.jspecify.annotations.NullMarked;
