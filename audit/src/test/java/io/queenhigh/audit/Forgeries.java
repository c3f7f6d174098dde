package io.queenhigh.audit;

import io.queenhigh.audit.findings.Kind;
import java.sql.SQLException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What somebody might do to the books of {@link PlayedStore#writeOneOfEach}, and how it shows. */
final class Forgeries {

  private static final String SIX = "table/six";
  private static final String TCP = "table/tcp";
  private static final String WA = "table/wa";

  private Forgeries() {}

  /** What a forger does; the line where it must be found, 0 for any. */
  interface Deed {
    long does(Forger forger) throws SQLException;
  }

  record Forgery(String name, String stream, Kind kind, String words, boolean rehash, Deed deed) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** Found by the words that the finding must have. */
  static Forgery plain(String name, String stream, Kind kind, String words, Deed deed) {
    return new Forgery(name, stream, kind, words, false, deed);
  }

  /** The same by a forger who makes the chain of hashes fit again. */
  static Forgery rehashed(String name, String stream, Kind kind, String words, Deed deed) {
    return new Forgery(name, stream, kind, words, true, deed);
  }

  /** Changes the first line of a kind that has this in it. */
  static Deed says(String stream, String type, String what, String instead) {
    return forger -> {
      long seq = forger.find(stream, type, what);
      forger.say(stream, seq, payload -> payload.replace(what, instead));
      return seq;
    };
  }

  /** Changes the first number of this name in the first line of a kind by one. */
  static Deed oneMore(String stream, String type, String field) {
    return forger -> {
      long seq = forger.find(stream, type, "\"" + field + "\":");
      forger.say(stream, seq, payload -> oneMore(payload, field));
      return seq;
    };
  }

  private static String oneMore(String payload, String field) {
    Matcher number = Pattern.compile("\"" + field + "\":(-?\\d+)").matcher(payload);
    if (!number.find()) {
      throw new AssertionError(field + " is not in " + payload);
    }
    long more = Long.parseLong(number.group(1)) + 1;
    return payload.substring(0, number.start(1)) + more + payload.substring(number.end(1));
  }

  static Deed removed(String stream, String type) {
    return forger -> {
      long seq = forger.find(stream, type, "");
      forger.remove(stream, seq);
      return 0;
    };
  }

  static Stream<Forgery> all() {
    return Stream.of(journal(), setups(), procedure(), banks(), cards(), settlements(), ledger())
        .flatMap(List::stream);
  }

  private static List<Forgery> journal() {
    return List.of(
        plain(
            "a payload",
            SIX,
            Kind.HASH_CHAIN,
            "the hash of what the BetPlaced line says",
            oneMore(SIX, "BetPlaced", "cents")),
        plain(
            "an actor",
            SIX,
            Kind.HASH_CHAIN,
            "the hash of what the",
            forger -> {
              forger.execute("update journal set actor = 'me' where stream = ? and seq = 9", SIX);
              return 9;
            }),
        plain(
            "a hash",
            WA,
            Kind.HASH_CHAIN,
            "the hash of what the",
            forger -> {
              forger.execute("update journal set hash = ? where seq = 5 and stream = ?", "0", WA);
              return 5;
            }),
        plain(
            "a line that does not carry on from the one before",
            WA,
            Kind.HASH_CHAIN,
            "the hash of the line before",
            forger -> {
              forger.execute(
                  "update journal set prev_hash = ? where seq = 7 and stream = ?", "0", WA);
              return 7;
            }),
        plain(
            "a line that is gone",
            TCP,
            Kind.NUMBERING,
            "line 12 after line 11",
            forger -> {
              forger.execute("delete from journal where stream = ? and seq = 12", TCP);
              return 13;
            }),
        plain(
            "lines at the beginning that are gone",
            TCP,
            Kind.PROCEDURE,
            "a table's first line to open it",
            forger -> {
              forger.execute("delete from journal where stream = ? and seq = 1", TCP);
              return 2;
            }),
        rehashed(
            "time that runs backwards",
            TCP,
            Kind.TIME,
            "a time not before",
            forger -> {
              forger.execute(
                  "update journal set at_millis = at_millis - 5000 where stream = ? and seq = 20",
                  TCP);
              return 20;
            }),
        rehashed(
            "a payload that is no JSON",
            TCP,
            Kind.UNREADABLE,
            "a BetPlaced line; found no JSON",
            says(TCP, "BetPlaced", "{", "")),
        rehashed(
            "a payload without a field",
            TCP,
            Kind.UNREADABLE,
            "no field \"cents\"",
            says(TCP, "BetPlaced", "\"cents\"", "\"sense\"")),
        rehashed(
            "a kind of line that nobody knows",
            TCP,
            Kind.UNREADABLE,
            "found Rained",
            forger -> {
              long seq = forger.find(TCP, "ActionButtonPlaced", "");
              forger.execute(
                  "update journal set type = 'Rained' where stream = ? and seq = ?", TCP, seq);
              return seq;
            }));
  }

  private static List<Forgery> setups() {
    return List.of(
        rehashed(
            "another version of the game",
            SIX,
            Kind.SETUP,
            "with the fingerprint",
            says(SIX, "TableOpened", "\"fingerprint\":\"b", "\"fingerprint\":\"c")),
        rehashed(
            "a game that is not on the shelf",
            SIX,
            Kind.SETUP,
            "a game on the shelf",
            says(SIX, "TableOpened", "ca/6-card-bonus", "ca/7-card-bonus")),
        rehashed(
            "a fee schedule that no document prints",
            SIX,
            Kind.FEES,
            "one of the document's fee schedules",
            says(SIX, "TableOpened", "\"ante\":100", "\"ante\":101")),
        rehashed(
            "too many places",
            TCP,
            Kind.SETUP,
            "1 to 8 places",
            says(TCP, "TableOpened", "\"places\":8", "\"places\":9")),
        rehashed(
            "a second opening",
            TCP,
            Kind.PROCEDURE,
            "a table to be opened once",
            forger -> {
              long seq = forger.find(TCP, "ActionButtonPlaced", "");
              forger.execute(
                  "update journal set type = 'TableOpened', payload = ?"
                      + " where stream = ? and seq = ?",
                  forger.payload(TCP, 1),
                  TCP,
                  seq);
              return seq;
            }));
  }

  private static List<Forgery> procedure() {
    return List.of(
        rehashed(
            "a bet beyond the limits",
            WA,
            Kind.LIMITS,
            "Ante of 1.00 to 300.00; found 9",
            forger -> {
              long seq = forger.find(WA, "BetPlaced", "\"ante\"");
              forger.say(WA, seq, bet -> bet.replaceFirst("\"cents\":\\d+", "\"cents\":999999"));
              return seq;
            }),
        rehashed(
            "a Play wager that is not the Ante",
            WA,
            Kind.LIMITS,
            "a Play wager equal to the Ante",
            oneMore(WA, "Played", "cents")),
        rehashed(
            "a bet at a seat where nobody sits",
            WA,
            Kind.PROCEDURE,
            "a bet at a seat that is taken",
            forger -> {
              long seq = forger.find(WA, "BetPlaced", "");
              forger.say(WA, seq, bet -> bet.replaceFirst("\"seat\":\\d", "\"seat\":99"));
              return seq;
            }),
        rehashed(
            "a bet after bets were closed",
            TCP,
            Kind.PROCEDURE,
            "found a bet while bets are closed",
            forger -> {
              long seq = forger.find(TCP, "FeeDropped", "");
              forger.execute(
                  "update journal set type = 'BetPlaced',"
                      + " payload = '{\"seat\":1,\"wager\":\"ante\",\"cents\":500}'"
                      + " where stream = ? and seq = ?",
                  TCP,
                  seq);
              return seq;
            }),
        rehashed(
            "a decision out of turn",
            WA,
            Kind.PROCEDURE,
            "to decide; found seat",
            forger -> {
              long closed = forger.find(WA, "DealerDealt", "");
              long first = forger.find(WA, "Played", "", closed);
              long second = forger.find(WA, "Played", "", first);
              String seat = forger.payload(WA, second).replaceFirst(".*(\"seat\":\\d).*", "$1");
              forger.say(WA, first, line -> line.replaceFirst("\"seat\":\\d", seat));
              return first;
            }),
        rehashed(
            "bets that were never closed", WA, Kind.PROCEDURE, "while", removed(WA, "BetsClosed")),
        rehashed(
            "a dealer's hand that was never turned up",
            WA,
            Kind.PROCEDURE,
            "while the dealer's hand is turned up",
            removed(WA, "DealerRevealed")),
        rehashed(
            "a shown card that is not the bottom one",
            SIX,
            Kind.PROCEDURE,
            "the bottom card of the dealer's",
            forger -> {
              long seq = forger.find(SIX, "DealerCardShown", "");
              forger.say(
                  SIX,
                  seq,
                  line -> line.contains("2c") ? "{\"card\":\"3c\"}" : "{\"card\":\"2c\"}");
              return seq;
            }),
        rehashed(
            "forfeits of another seat",
            WA,
            Kind.PROCEDURE,
            "forfeits or staying hands",
            forger -> {
              long seq = forger.find(WA, "ForfeitsCollected", "");
              forger.say(WA, seq, _ -> "{\"seats\":[55],\"handsThatStay\":[]}");
              return seq;
            }),
        rehashed(
            "a round that is left out",
            WA,
            Kind.PROCEDURE,
            "round 2 after round 1",
            oneMore(WA, "NextRoundOpened", "number")),
        rehashed(
            "a seat taken twice",
            WA,
            Kind.PROCEDURE,
            "a free seat",
            forger -> {
              long first = forger.find(WA, "SatDown", "");
              long second = forger.find(WA, "SatDown", "", first);
              String seat = forger.payload(WA, first).replaceFirst(".*(\"seat\":\\d).*", "$1");
              forger.say(WA, second, line -> line.replaceFirst("\"seat\":\\d", seat));
              return second;
            }));
  }

  private static List<Forgery> banks() {
    return List.of(
        rehashed(
            "an offer to somebody who is not there",
            TCP,
            Kind.PROCEDURE,
            "an offer of the bank at a seat that is taken",
            forger -> {
              long seq = forger.find(TCP, "BankOffered", "");
              forger.say(TCP, seq, _ -> "{\"seat\":99}");
              return seq;
            }),
        rehashed(
            "a bank that somebody else takes",
            TCP,
            Kind.BANK,
            "the one who has the offer to answer it",
            forger -> {
              long seq = forger.find(TCP, "BankTaken", "");
              forger.say(TCP, seq, line -> line.replaceFirst("\"seat\":\\d", "\"seat\":99"));
              return seq;
            }),
        rehashed(
            "a bank that was never posted",
            TCP,
            Kind.BANK,
            "a player-dealer with a wager before bets close",
            forger -> {
              long closed = forger.find(TCP, "BetsClosed", "");
              long posted = forger.find(TCP, "BankPosted", "");
              while (posted < closed) {
                forger.remove(TCP, posted);
                closed--;
                posted = forger.find(TCP, "BankPosted", "");
              }
              return 0;
            }),
        rehashed(
            "a fee of another amount",
            SIX,
            Kind.FEES,
            "a fee of 1.00",
            oneMore(SIX, "FeeDropped", "cents")),
        rehashed(
            "a posted fee of another amount",
            TCP,
            Kind.FEES,
            "a fee of 1",
            oneMore(TCP, "FeeDropped", "cents")),
        rehashed(
            "a fee from the wrong seat",
            TCP,
            Kind.FEES,
            "found",
            says(TCP, "FeeDropped", "\"playerDealer\":true", "\"playerDealer\":false")),
        rehashed(
            "a fee that nobody took",
            SIX,
            Kind.FEES,
            "before the deal",
            removed(SIX, "FeeDropped")));
  }

  private static List<Forgery> cards() {
    return List.of(
        rehashed(
            "a card that comes twice",
            WA,
            Kind.CARDS,
            "a second time",
            forger -> {
              long seq = forger.find(WA, "HandDealt", "");
              String card = forger.payload(WA, seq).replaceFirst(".*\\[\"(..)\".*", "$1");
              long dealer = forger.find(WA, "DealerDealt", "");
              forger.say(WA, dealer, line -> line.replaceFirst("\\[\"..\"", "[\"" + card + "\""));
              return dealer;
            }),
        rehashed(
            "a hand of two cards",
            WA,
            Kind.CARDS,
            "3 cards",
            forger -> {
              long seq = forger.find(WA, "HandDealt", "");
              forger.say(WA, seq, line -> line.replaceFirst("\\[\"..\",", "["));
              return seq;
            }),
        rehashed(
            "a hand that is not from the sealed deck",
            WA,
            Kind.DECK_PROOF,
            "as card 1 from the top",
            forger -> {
              long opened = forger.find(WA, "DeckOpened", "");
              String last = forger.payload(WA, opened).replaceFirst(".*\"(..)\"\\].*", "$1");
              long seq = forger.find(WA, "HandDealt", "");
              forger.say(WA, seq, line -> line.replaceFirst("\\[\"..\"", "[\"" + last + "\""));
              return opened;
            }),
        rehashed(
            "another commitment",
            WA,
            Kind.DECK_PROOF,
            "a deck and salt with the sealed hash",
            forger -> {
              long seq = forger.find(WA, "DeckSealed", "");
              forger.say(
                  WA, seq, line -> line.replaceFirst("\"commitment\":\"..", "\"commitment\":\"zz"));
              return forger.find(WA, "DeckOpened", "");
            }),
        rehashed(
            "another order below the cards that were dealt",
            WA,
            Kind.DECK_PROOF,
            "a deck and salt with the sealed hash",
            forger -> {
              long seq = forger.find(WA, "DeckOpened", "");
              forger.say(WA, seq, line -> line.replaceFirst("(\"..\"),(\"..\")\\]", "$2,$1]"));
              return seq;
            }),
        rehashed(
            "another salt",
            SIX,
            Kind.DECK_PROOF,
            "a deck and salt with the sealed hash",
            says(SIX, "DeckOpened", "\"salt\":\"0", "\"salt\":\"1")),
        rehashed(
            "a deck that was never sealed",
            SIX,
            Kind.DECK_PROOF,
            "a deck sealed for round 1 before bets close",
            removed(SIX, "DeckSealed")),
        rehashed(
            "a deck that was never opened",
            SIX,
            Kind.DECK_PROOF,
            "the deck of a finished round to be opened",
            removed(SIX, "DeckOpened")),
        rehashed(
            "the same deck twice in a row",
            SIX,
            Kind.CARDS,
            "for the two take turns",
            forger -> {
              long second = forger.find(SIX, "DeckBroughtIn", "blue");
              forger.say(SIX, second, line -> line.replace("blue", "red"));
              return second;
            }),
        plain(
            "a deck that lies ready and is another one",
            SIX,
            Kind.DECK_PROOF,
            "a deck and salt with the sealed hash",
            forger -> {
              forger.execute(
                  "update kept set body = replace(body, '\"salt\":\"0', '\"salt\":\"1')"
                      + " where kind = 'deck' and id like 'six.%'");
              return 0;
            }),
        plain(
            "a deck that lay ready and is gone",
            SIX,
            Kind.DECK_PROOF,
            "the sealed deck to be kept",
            forger -> {
              forger.execute("delete from kept where kind = 'deck' and id like 'six.%'");
              return 0;
            }));
  }

  private static List<Forgery> settlements() {
    return List.of(
        rehashed("winnings", WA, Kind.SETTLEMENT, "pays", oneMore(WA, "RoundSettled", "paidCents")),
        rehashed(
            "a stake that went back",
            TCP,
            Kind.SETTLEMENT,
            "gives",
            oneMore(TCP, "RoundSettled", "returnedCents")),
        rehashed(
            "a result",
            SIX,
            Kind.SETTLEMENT,
            "loses",
            says(SIX, "RoundSettled", "\"loses\"", "\"pushes\"")),
        rehashed(
            "a bank's net",
            SIX,
            Kind.SETTLEMENT,
            "a bank's net of",
            oneMore(SIX, "RoundSettled", "bankNetCents")),
        rehashed(
            "the procedure",
            SIX,
            Kind.SETTLEMENT,
            "the procedure seat-by-seat",
            says(SIX, "RoundSettled", "seat-by-seat", "collect-first")),
        rehashed(
            "envy",
            WA,
            Kind.SETTLEMENT,
            "envy",
            forger -> {
              long seq = forger.find(WA, "RoundSettled", "\"fromSeat\"");
              forger.say(
                  WA, seq, line -> line.replaceFirst("\"envy\":\\[\\{.*?\\}\\}", "\"envy\":[{}"));
              forger.say(WA, seq, line -> line.replace("[{},", "[").replace("[{}]", "[]"));
              return seq;
            }),
        rehashed(
            "the meter after an award",
            WA,
            Kind.SETTLEMENT,
            "awards of",
            forger -> {
              long seq = forger.find(WA, "RoundSettled", "\"awardedCents\":");
              forger.say(WA, seq, line -> oneMore(line, "awardedCents"));
              return seq;
            }),
        rehashed(
            "a dealer who plays",
            WA,
            Kind.SETTLEMENT,
            "a dealer who plays",
            says(WA, "DealerRevealed", "\"plays\":true", "\"plays\":false")),
        rehashed(
            "a decision after the fact",
            SIX,
            Kind.SETTLEMENT,
            "forfeited",
            forger -> {
              long settled = forger.find(SIX, "RoundSettled", "\"forfeited\"");
              forger.say(SIX, settled, line -> line.replaceFirst("\"forfeited\"", "\"loses\""));
              return settled;
            }));
  }

  private static List<Forgery> ledger() {
    return List.of(
        plain(
            "a transfer's cents",
            WA,
            Kind.TRANSFER,
            "BetPlaced to move",
            forger -> {
              long seq = forger.find(WA, "BetPlaced", "");
              forger.execute(
                  "update transfer set cents = cents + 1 where stream = ? and seq = ?", WA, seq);
              return seq;
            }),
        plain(
            "a transfer to somebody else",
            WA,
            Kind.TRANSFER,
            "BetPlaced to move",
            forger -> {
              long seq = forger.find(WA, "BetPlaced", "");
              forger.execute(
                  "update transfer set debit = 'rack/wa/me' where stream = ? and seq = ?", WA, seq);
              return seq;
            }),
        plain(
            "a transfer that is gone",
            SIX,
            Kind.TRANSFER,
            "found no such transfer",
            forger -> {
              long seq = forger.find(SIX, "BankPosted", "");
              forger.execute("delete from transfer where stream = ? and seq = ?", SIX, seq);
              return seq;
            }),
        plain(
            "a transfer by a line that moves nothing",
            SIX,
            Kind.TRANSFER,
            "SatDown to move nothing",
            forger -> {
              long seq = forger.find(SIX, "SatDown", "");
              forger.execute(
                  "insert into transfer select stream, seq, 1, at_millis, 'tray/wa', 'wallet/me', 5"
                      + " from journal where stream = ? and seq = ?",
                  SIX,
                  seq);
              return seq;
            }),
        plain(
            "a transfer without a line",
            SIX,
            Kind.TRANSFER,
            "a line of the journal for every transfer",
            forger -> {
              forger.execute(
                  "insert into transfer values (?, 9999999, 1, 0, 'tray/wa', 'wallet/me', 5)", SIX);
              return 9_999_999;
            }),
        plain(
            "a transfer at another time",
            SIX,
            Kind.TRANSFER,
            "a transfer at the time of its line",
            forger -> {
              long seq = forger.find(SIX, "BankPosted", "");
              forger.execute(
                  "update transfer set at_millis = 5 where stream = ? and seq = ?", SIX, seq);
              return seq;
            }),
        plain(
            "a stream that has transfers only",
            "table/none",
            Kind.TRANSFER,
            "a line of the journal for every transfer",
            forger -> {
              forger.execute(
                  "insert into transfer values ('table/none', 1, 1, 0, 'tray/wa', 'cage', 5)");
              return 1;
            }),
        plain(
            "a rack that is overdrawn",
            WA,
            Kind.OVERDRAWN,
            "to hold at least nothing",
            forger -> {
              long seq = forger.find(WA, "BoughtIn", "");
              forger.execute("delete from transfer where stream = ? and seq = ?", WA, seq);
              return 0;
            }),
        plain(
            "a wallet that was empty when chips were bought from it",
            SIX,
            Kind.OVERDRAWN,
            "wallet/",
            forger -> {
              forger.execute(
                  "update transfer set at_millis = at_millis + 100000000 where stream = 'house'");
              return 0;
            }),
        plain(
            "a balance",
            "",
            Kind.BALANCE,
            "tray/wa to hold",
            forger -> {
              forger.execute("update account set cents = cents + 1 where id = 'tray/wa'");
              return 0;
            }),
        plain(
            "an account that is gone",
            "",
            Kind.BALANCE,
            "the sum of its transfers",
            forger -> {
              forger.execute("delete from account where id = 'tray/wa'");
              return 0;
            }),
        plain(
            "an account that may owe",
            "",
            Kind.OVERDRAWN,
            "no account but the cage that may owe",
            forger -> {
              forger.execute("update account set least_cents = -5 where id = 'tray/wa'");
              return 0;
            }),
        plain(
            "chips on the layout between rounds",
            WA,
            Kind.BALANCE,
            "layout/wa empty between rounds",
            forger -> {
              long seq = forger.find(WA, "RoundSettled", "");
              forger.execute(
                  "delete from transfer where stream = ? and seq = ? and debit = 'layout/wa'",
                  WA,
                  seq);
              return forger.find(WA, "NextRoundOpened", "", seq);
            }));
  }
}
