/**
 * The other games of the face-up report, by usual rules: studied, never dealt.
 *
 * <pre>
 *   games/usual/*.toml ──▶ UsualGames ──▶ UsualGame ──▶ Studies ──▶ Studied
 *                                                                    │ weigh   every action, exactly
 *                                                                    │ base    nothing seen, exactly
 *                                                                    │ exactGain, dealing
 *   Studied ──▶ StudyRun (Gains in shards, KeptShards) ──▶ Study ◀──▶ StudyFile (figures/*.toml)
 *   Study + Claims ──▶ Impact ──▶ lab.sheet.ImpactReport, ImpactHtml; lab.json.ImpactJson
 *
 *   underneath:  RankSets ─▶ DealerHands ─▶ AgainstDealer (Caribbean Stud, Four Card, Crazy 4)
 *                RideTable ─▶ LetItRide;  StudTable ─▶ StudStreets ─▶ MississippiStud
 *                HoldemTables ─▶ HoldemRankBoards ─▶ HoldemSuitBoards ─▶ HoldemDeck ─▶ UltimateHoldem
 * </pre>
 *
 * <p>Values are whole numbers of half Antes added up over all that may come, until they become
 * fractions. {@code EveryEnding}, beside the tests, deals out the same games the slow way.
 */
@NullMarked
package io.queenhigh.lab.usual;

import org.jspecify.annotations.NullMarked;
