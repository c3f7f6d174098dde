/**
 * Golden floors: small stored floors of every version there has been, which every later version
 * opens, plays on, verifies and migrates. They lie in {@code floor/src/test/golden}.
 *
 * <pre>
 *   GoldenFloorWriter ──▶ scripts (CardRoomNight, JackpotNight, …) ──▶ a real Floor on SQLite
 *                     └──▶ StoreText ──▶ floor.db.gz and its rows as text
 *   GoldenFloor  finds what is there, unpacks the file, or fills a PostgreSQL database from the text
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.golden;

import org.jspecify.annotations.NullMarked;
