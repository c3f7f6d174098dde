/** The store on real databases: a SQLite file and a PostgreSQL server that the tests start. */
@NullMarked
package io.queenhigh.floor.store;

import org.jspecify.annotations.NullMarked;
