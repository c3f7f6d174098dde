/**
 * Who is on the floor and what they may do: accounts, sessions, roles, the cashier's window and
 * responsible play. Everything else on the floor is told {@link io.queenhigh.floor.people.Who} asks
 * and never sees a password or a token.
 *
 * <pre>
 *   name + password ──▶ Door ──▶ Badge (token) ──▶ Door.who ──▶ Who(name, role) ──▶ Role.may(Right)
 *                        │
 *   Staff, Cashier, ResponsiblePlay ┼──▶ HouseJournal (one pen) ──▶ store: stream "house" + kept rows + chips, all or nothing
 *                        │                                        │
 *                        └──── PeopleCache (rows as they are now) ◀──────┘
 * </pre>
 *
 * <p>Start with {@link io.queenhigh.floor.people.People}. The journal says what happened and holds
 * no secret; password hashes and sessions lie in kept rows only.
 */
@NullMarked
package io.queenhigh.floor.people;

import org.jspecify.annotations.NullMarked;
