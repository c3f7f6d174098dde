package io.queenhigh.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.catalogue.page.TomlProblem;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that somebody got wrong: a small edit of a good one, and every word of our answer. */
class RefusedFilesTest {
  private static final String BONUS = "ca/6-card-bonus.toml";
  private static final String VENTURA = "ca/players-casino-ventura.toml";
  private static final String POKER = "ca/three-card-poker.toml";
  private static final String WASHINGTON = "wa/three-card-poker.toml";
  private static final String PAIR_PLUS = "tables/pair-plus.toml";
  private static final String ANTE_BONUS = "tables/ante-bonus.toml";
  private static final String SIX_CARD = "tables/six-card-bonus.toml";
  private static final String PROGRESSIVE = "tables/progressive.toml";

  /** Given a file in which {@code from} has become {@code to}, then exactly these problems. */
  record Edit(String name, String file, String from, String to, List<String> problems) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Edit> edits() {
    return List.of(
        // keys
        edit(
            "a misspelt key",
            BONUS,
            "shown            = {",
            "shwon            = {",
            "games/ca/6-card-bonus.toml:9: \"shwon\" is not a key here. Did you mean \"shown\"?"),
        edit(
            "a misspelt section",
            BONUS,
            "[qualifier]",
            "[qualifer]",
            "games/ca/6-card-bonus.toml:13: \"qualifer\" is not a key here. Did you mean \"qualifier\"?"),
        edit(
            "a misspelt wager section",
            BONUS,
            "[pair-plus]",
            "[pair-pluss]",
            "games/ca/6-card-bonus.toml:34: \"pair-pluss\" is not a key here. Did you mean \"pair-plus\"?"),
        edit(
            "a misspelt point",
            BONUS,
            "house-never-banks        =",
            "house-never-bank         =",
            "games/ca/6-card-bonus.toml:86: procedure: \"house-never-bank\" is not a key here. Did you mean \"house-never-banks\"?"),
        edit(
            "a key that means nothing",
            BONUS,
            "places           = { is = 7,",
            "seed             = 1\nplaces           = { is = 7,",
            "games/ca/6-card-bonus.toml:7: \"seed\" is not a key here. Leave it out; the nearest keys here are fees, id and ante."),
        edit(
            "a key that means nothing inside a field",
            BONUS,
            "places           = { is = 7,",
            "places           = { is = 7, soft = true,",
            "games/ca/6-card-bonus.toml:7: places: \"soft\" is not a key here. Leave it out; the keys here are is and by."),
        edit(
            "a missing key",
            BONUS,
            "title    = \"Three Card Poker 6 Card Bonus\"\n",
            "",
            "games/ca/6-card-bonus.toml:1: \"title\" is missing. Write title = \"…\"."),
        edit(
            "a missing field",
            BONUS,
            "deals-from       = { is = \"player-dealers-left\", by = \"Dealing 7\" }\n",
            "",
            "games/ca/6-card-bonus.toml:1: \"deals-from\" is missing. Write deals-from = { is = …, by = \"…\" }."),
        edit(
            "a missing section",
            POKER,
            "[qualifier]\nhand = { is = \"queen-high\", by = \"Round 5\" }\nante = { is = \"wins\", by = \"Round 5.a\" }\nplay = { is = \"pushes\", by = \"Round 5.a\" }\n",
            "",
            "games/ca/three-card-poker.toml:1: \"qualifier\" is missing. Write qualifier = { … }."),
        edit(
            "a missing point",
            BONUS,
            "reveal                   = { by = \"Dealing 13\" }\n",
            "",
            "games/ca/6-card-bonus.toml:64: procedure: \"reveal\" is missing. Write reveal = { by = \"…\" }."),
        // clauses
        edit(
            "a field without its clause",
            BONUS,
            "{ is = \"one-dealer-card\", by = \"Dealing 8\" }",
            "{ is = \"one-dealer-card\" }",
            "games/ca/6-card-bonus.toml:9: shown: has no clause. Write by = \"…\", the clause of CA-6CB that says so."),
        edit(
            "a value without braces and clause",
            BONUS,
            "places           = { is = 7, by = \"Table\" }",
            "places           = 7",
            "games/ca/6-card-bonus.toml:7: places is the number 7. Write places = { is = …, by = \"…\" }."),
        edit(
            "an empty clause",
            BONUS,
            "\"one-dealer-card\", by = \"Dealing 8\"",
            "\"one-dealer-card\", by = \"\"",
            "games/ca/6-card-bonus.toml:9: shown: \"by\" is empty. Write by = \"…\", the clause of CA-6CB that says so."),
        edit(
            "a clause that the document does not have",
            BONUS,
            "\"one-dealer-card\", by = \"Dealing 8\"",
            "\"one-dealer-card\", by = \"Dealing 88\"",
            "games/ca/6-card-bonus.toml:9: shown: CA-6CB has no clause \"Dealing 88\". Nearest: Dealing 8, Dealing 1 or Dealing 2."),
        edit(
            "a clause of a document that there is not",
            BONUS,
            "\"one-dealer-card\", by = \"Dealing 8\"",
            "\"one-dealer-card\", by = \"CA-6BC Dealing 8\"",
            "games/ca/6-card-bonus.toml:9: shown: CA-6CB has no clause \"CA-6BC Dealing 8\". Nearest: Dealing 8, Dealing 1 or Dealing 2."),
        edit(
            "a point without its clause",
            BONUS,
            "reveal                   = { by = \"Dealing 13\" }",
            "reveal                   = { }",
            "games/ca/6-card-bonus.toml:77: procedure reveal: has no clause. Write by = \"…\", the clause of CA-6CB that says so."),
        edit(
            "a remark on nothing",
            BONUS,
            "reading = \"QH Tie below the qualifier\"",
            "reading = \"QH Tie under the qualifier\"",
            "games/ca/6-card-bonus.toml:112: remark QH Tie under the qualifier: QH has no clause \"Tie under the qualifier\". Nearest: Tie below the qualifier, Envy per player or Executive level."),
        // identity
        edit(
            "an id that is not the file's",
            BONUS,
            "id       = \"ca/6-card-bonus\"",
            "id       = \"ca/six-card-bonus\"",
            "games/ca/6-card-bonus.toml:2: id \"ca/six-card-bonus\" is not where the file stands. Write \"ca/6-card-bonus\"."),
        edit(
            "a document that there is not",
            POKER,
            "document = \"CA-TCP\"",
            "document = \"CA-TPC\"",
            "games/ca/three-card-poker.toml:4: document \"CA-TPC\" has no clauses here. The documents are CA-6CB, CA-TCP, CA-PCV, WA-TCP, WA-6CB, WA-GM, WA-NX, WA-MGL, WA-REC, WA-FACE, WA-APP, QH, FLOOR and LINK."),
        // kinds of values
        edit(
            "text for a number",
            BONUS,
            "{ is = 7, by = \"Table\" }",
            "{ is = \"seven\", by = \"Table\" }",
            "games/ca/6-card-bonus.toml:7: places: the value is the text \"seven\". Write a whole number from 1 to 14."),
        edit(
            "a number for text",
            BONUS,
            "label   = { is = \"Ante\", by = \"Table\" }",
            "label   = { is = 1, by = \"Table\" }",
            "games/ca/6-card-bonus.toml:25: ante label: the value is the number 1. Write text in quotes."),
        edit(
            "a fraction",
            BONUS,
            "{ is = 7, by = \"Table\" }",
            "{ is = 6.5, by = \"Table\" }",
            "games/ca/6-card-bonus.toml:7: places: the value is 6.5. Write a whole number from 1 to 14."),
        edit(
            "a list for a word",
            BONUS,
            "{ is = \"one-dealer-card\", by",
            "{ is = [\"one-dealer-card\"], by",
            "games/ca/6-card-bonus.toml:9: shown: the value is a list. Write text in quotes."),
        edit(
            "a word for a list",
            BONUS,
            "{ is = [\"6B4\"], by",
            "{ is = \"6B4\", by",
            "games/ca/6-card-bonus.toml:45: six-card-bonus tables: the value is the text \"6B4\". Write a list of texts, each once: [\"…\", \"…\"]."),
        edit(
            "a number among words",
            BONUS,
            "{ is = [\"6B4\"], by",
            "{ is = [\"6B4\", 4], by",
            "games/ca/6-card-bonus.toml:45: six-card-bonus tables: the value is the number 4. Write a list of texts, each once: [\"…\", \"…\"]."),
        edit(
            "a flag that is none",
            WASHINGTON,
            "acknowledge = true",
            "acknowledge = \"true\"",
            "games/wa/three-card-poker.toml:302: remark QH MGL envy: acknowledge is the text \"true\". Write true or false."),
        edit(
            "too many places",
            BONUS,
            "{ is = 7, by = \"Table\" }",
            "{ is = 15, by = \"Table\" }",
            "games/ca/6-card-bonus.toml:7: places: the value 15 is out of range. Write a whole number from 1 to 14."),
        edit(
            "no places",
            WASHINGTON,
            "{ is = 7, by = \"QH Places\" }",
            "{ is = 0, by = \"QH Places\" }",
            "games/wa/three-card-poker.toml:7: places: the value 0 is out of range. Write a whole number from 1 to 14."),
        edit(
            "an unknown word",
            BONUS,
            "\"one-dealer-card\"",
            "\"two-dealer-cards\"",
            "games/ca/6-card-bonus.toml:9: shown: \"two-dealer-cards\" is not something that can be shown. Write \"nothing\", \"one-dealer-card\" or \"players-face-up\"."),
        edit(
            "an unknown qualifier",
            BONUS,
            "\"queen-high\"",
            "\"quen-high\"",
            "games/ca/6-card-bonus.toml:14: qualifier hand: \"quen-high\" is not a qualifier. Write \"ace-high\", \"king-high\", \"queen-high\", \"jack-high\", \"10-high\", \"9-high\", \"8-high\", \"7-high\", \"6-high\", \"5-high\", \"4-high\", \"3-high\" or \"2-high\"."),
        edit(
            "an unknown wager in the order",
            BONUS,
            "[\"ante\", \"play\", \"pair-plus\", \"six-card-bonus\"]",
            "[\"ante\", \"play\", \"pair-plus\", \"six-card\"]",
            "games/ca/6-card-bonus.toml:21: settling inside-a-seat: \"six-card\" is not a wager. Write \"ante\", \"play\", \"ante-bonus\", \"pair-plus\", \"six-card-bonus\" or \"progressive\"."),
        edit(
            "not TOML",
            BONUS,
            "shown            = { is = \"one-dealer-card\", by = \"Dealing 8\" }",
            "shown            = { is = one-dealer-card, by = \"Dealing 8\" }",
            "games/ca/6-card-bonus.toml:9: one-dealer-card is text without quotes. Write \"one-dealer-card\"."),
        edit(
            "a key twice",
            BONUS,
            "fees             = {",
            "places           = {",
            "games/ca/6-card-bonus.toml:11: \"places\" stands on line 7 already. Keep one of the two."),
        // pay tables
        edit(
            "an unknown way to pay",
            PAIR_PLUS,
            "id    = \"PP-CA\"\nreads = \"own-three\"\nodds  = \"to-1\"",
            "id    = \"PP-CA\"\nreads = \"own-three\"\nodds  = \"per-1\"",
            "games/tables/pair-plus.toml:8: table PP-CA: odds \"per-1\" is not a way to pay. Write \"to-1\" or \"for-1\"."),
        edit(
            "a hand that is none",
            PAIR_PLUS,
            "{ hand = \"mini-royal\",      pays = 200 }",
            "{ hand = \"mini-roal\",       pays = 200 }",
            "games/tables/pair-plus.toml:10: table PP-CA lines mini-roal: is not a poker hand. Write \"mini-royal-of-spades\", \"mini-royal\", \"straight-flush\", \"three-of-a-kind\", \"straight\", \"flush\" or \"pair\"."),
        edit(
            "a five-card hand in a three-card table",
            PAIR_PLUS,
            "{ hand = \"mini-royal\",      pays = 200 }",
            "{ hand = \"full-house\",      pays = 200 }",
            "games/tables/pair-plus.toml:10: table PP-CA lines full-house: is a hand of five cards, and the table reads three. Write \"mini-royal-of-spades\", \"mini-royal\", \"straight-flush\", \"three-of-a-kind\", \"straight\", \"flush\" or \"pair\"."),
        edit(
            "a three-card hand in a five-card table",
            PROGRESSIVE,
            "{ hand = \"royal-flush\",     percent-of-meter = 100",
            "{ hand = \"mini-royal\",      percent-of-meter = 100",
            "games/tables/progressive.toml:35: table MGL lines mini-royal: is a hand of three cards, and the table reads five. Write \"royal-flush\", \"straight-flush\", \"four-of-a-kind\", \"full-house\", \"flush\", \"straight\", \"three-of-a-kind\", \"two-pair\" or \"pair\"."),
        edit(
            "lines in the wrong order",
            PAIR_PLUS,
            "{ hand = \"straight\",        pays = 5 },\n  { hand = \"flush\",           pays = 4 },",
            "{ hand = \"flush\",           pays = 4 },\n  { hand = \"straight\",        pays = 5 },",
            "games/tables/pair-plus.toml:53: table PP-C lines straight: stands below flush, which it beats. Write the lines from the highest hand down."),
        edit(
            "a hand with two lines",
            PAIR_PLUS,
            "{ hand = \"straight\",        pays = 5 },",
            "{ hand = \"straight\",        pays = 5 },\n  { hand = \"straight\",        pays = 4 },",
            "games/tables/pair-plus.toml:53: table PP-C lines straight: has two lines. Give each hand one."),
        edit(
            "odds of nothing",
            PAIR_PLUS,
            "pays = 200",
            "pays = 0",
            "games/tables/pair-plus.toml:10: table PP-CA lines mini-royal: pays 0 is out of range. Write a whole number from 1 to 1000000."),
        edit(
            "a share of a meter outside the progressive",
            PAIR_PLUS,
            "pays = 200",
            "percent-of-meter = 100",
            "games/tables/pair-plus.toml:10: table PP-CA lines mini-royal: \"percent-of-meter\" is not a key here. Leave it out; the keys here are hand and pays.",
            "games/tables/pair-plus.toml:10: table PP-CA lines mini-royal: \"pays\" is missing. Write a whole number from 1 to 1000000."),
        edit(
            "more than the whole meter",
            PROGRESSIVE,
            "{ hand = \"royal-flush\",     percent-of-meter = 100",
            "{ hand = \"royal-flush\",     percent-of-meter = 110",
            "games/tables/progressive.toml:35: table MGL lines royal-flush: percent-of-meter 110 is out of range. Write a whole number from 1 to 100."),
        edit(
            "odds and a share of the meter",
            PROGRESSIVE,
            "percent-of-meter = 10,",
            "percent-of-meter = 10, pays = 50,",
            "games/tables/progressive.toml:36: table MGL lines straight-flush: pays odds and a share of the meter. Write one of the two."),
        edit(
            "envy that is no amount",
            PROGRESSIVE,
            "\"$5,000\"",
            "\"5000 dollars\"",
            "games/tables/progressive.toml:36: table MGL lines straight-flush: envy \"5000 dollars\" is not an amount. Write dollars: \"$5\" or \"$1.50\"."),
        edit(
            "envy on a wager that has none",
            PAIR_PLUS,
            "pays = 200",
            "pays = 200, envy = \"$100\"",
            "games/tables/pair-plus.toml:10: table PP-CA lines mini-royal: \"envy\" is not a key here. Leave it out; the keys here are hand and pays."),
        edit(
            "a progressive that gives the stake back",
            PROGRESSIVE,
            "reads = \"three-and-community\"\nodds  = \"for-1\"",
            "reads = \"three-and-community\"\nodds  = \"to-1\"",
            "games/tables/progressive.toml:33: table MGL: the stake of a progressive wager is gone before the deal. Write \"for-1\"."),
        edit(
            "a table that reads other cards than its wager",
            SIX_CARD,
            "id    = \"6B4\"\nreads = \"best-five-of-six\"",
            "id    = \"6B4\"\nreads = \"own-three\"",
            "games/tables/six-card-bonus.toml:52: table 6B4: a 6 Card Bonus table does not read \"own-three\". Write \"best-five-of-six\"."),
        edit(
            "a table named twice",
            PAIR_PLUS,
            "id    = \"PP-D\"",
            "id    = \"PP-A\"",
            "games/tables/pair-plus.toml:59: table PP-A: there is a table of this name already. Choose another."),
        edit(
            "a table with a strange name",
            PAIR_PLUS,
            "id    = \"PP-D\"",
            "id    = \"pp d\"",
            "games/tables/pair-plus.toml:59: table pp d: \"pp d\" is not a table's name. Write capitals, digits and single hyphens: \"PP-A\"."),
        edit(
            "a table without lines",
            ANTE_BONUS,
            "lines = [\n  { hand = \"straight-flush\",  pays = 4 },\n  { hand = \"three-of-a-kind\", pays = 3 },\n  { hand = \"straight\",        pays = 1 },\n]",
            "lines = []",
            "games/tables/ante-bonus.toml:30: table AB-C: pays nothing. Write lines = [{ hand = \"…\", pays = 1 }]."),
        edit(
            "a table's clause without its document",
            SIX_CARD,
            "  { hand = \"straight\",        pays = 9 },\n  { hand = \"three-of-a-kind\", pays = 8 },\n]\nby    = \"WA-6CB 4\"",
            "  { hand = \"straight\",        pays = 9 },\n  { hand = \"three-of-a-kind\", pays = 8 },\n]\nby    = \"4\"",
            "games/tables/six-card-bonus.toml:48: table 6B3: \"4\" names no document. Write by = \"…\", a document and its clause that says so."),
        edit(
            "a table for a wager that has none",
            ANTE_BONUS,
            "wager = \"ante-bonus\"",
            "wager = \"ante\"",
            "games/tables/ante-bonus.toml:2: wager \"ante\" is not a wager that pays by a table. Write \"ante-bonus\", \"pair-plus\", \"six-card-bonus\" or \"progressive\"."),
        edit(
            "a game that names no such table",
            BONUS,
            "{ is = \"PP-CA\", by",
            "{ is = \"PP-X\", by",
            "games/ca/6-card-bonus.toml:38: pair-plus table: there is no table \"PP-X\". Pair Plus tables are PP-CA, PP-A, PP-B, PP-C and PP-D."),
        edit(
            "a 6 Card Bonus table on Pair Plus",
            BONUS,
            "{ is = \"PP-CA\", by",
            "{ is = \"6B4\", by",
            "games/ca/6-card-bonus.toml:38: pair-plus table: \"6B4\" is a 6 Card Bonus table. Pair Plus tables are PP-CA, PP-A, PP-B, PP-C and PP-D."),
        edit(
            "a designator without one of its tables",
            WASHINGTON,
            "{ is = \"TCP-07\", ante-bonus = \"AB-A\", pair-plus = \"PP-C\", by",
            "{ is = \"TCP-07\", ante-bonus = \"AB-A\", by",
            "games/wa/three-card-poker.toml:20: designators TCP-07: \"pair-plus\" is missing. Write pair-plus = \"…\"."),
        edit(
            "a designator twice",
            WASHINGTON,
            "\"TCP-07\"",
            "\"TCP-06\"",
            "games/wa/three-card-poker.toml:20: designators TCP-06: the name is taken. Give every choice its own."),
        // rules that contradict each other
        edit(
            "a player-dealer whom the house covers",
            BONUS,
            "\"seat-by-seat\"",
            "\"house\"",
            "games/ca/6-card-bonus.toml:19: settling procedure: a player banks this game. Write \"seat-by-seat\" or \"collect-first\"."),
        edit(
            "a house that runs out of money",
            WASHINGTON,
            "procedure     = { is = \"house\"",
            "procedure     = { is = \"seat-by-seat\"",
            "games/wa/three-card-poker.toml:34: settling procedure: the house banks this game. Write \"house\"."),
        edit(
            "a house dealer who is also the player-dealer",
            WASHINGTON,
            "\"house-dealers-left\"",
            "\"player-dealers-left\"",
            "games/wa/three-card-poker.toml:10: deals-from: the house banks this game. Write \"house-dealers-left\"."),
        edit(
            "a player-dealer settled from the dealer's right",
            BONUS,
            "around        = { is = \"clockwise-from-action\"",
            "around        = { is = \"counter-clockwise-from-dealers-right\"",
            "games/ca/6-card-bonus.toml:20: settling around: a player banks this game. Write \"clockwise-from-action\"."),
        edit(
            "a house bank with fees",
            WASHINGTON,
            "\n# The first is played",
            "fees             = { is = \"posted-by-the-table\", by = \"Limits\" }\n\n# The first is played",
            "games/wa/three-card-poker.toml:11: fees: the house banks this game. Leave it out."),
        edit(
            "a house bank with a player-dealer's point",
            WASHINGTON,
            "one-deck-of-52        =",
            "house-never-banks     = { by = \"Introduction\" }\none-deck-of-52        =",
            "games/wa/three-card-poker.toml:126: procedure house-never-banks: the house banks this game. Leave it out."),
        edit(
            "a player-dealer without fees",
            POKER,
            "fees             = { is = \"posted-by-the-table\", by = \"Fees\" }\n",
            "",
            "games/ca/three-card-poker.toml:1: fees: is missing. Write fees = { is = …, by = \"…\" }."),
        edit(
            "a schedule where the table posts its own",
            BONUS,
            "\"from-a-schedule\"",
            "\"posted-by-the-table\"",
            "games/ca/6-card-bonus.toml:50: fee-schedule option-1: the table posts its own fees. Leave it out.",
            "games/ca/6-card-bonus.toml:57: fee-schedule option-2: the table posts its own fees. Leave it out."),
        edit(
            "a fee in percent",
            BONUS,
            "player-dealer = [{ above = \"$0\", fee = \"$1.00\" }, { above = \"$100\", fee = \"$2.00\" }]",
            "player-dealer = [{ above = \"$0\", fee = \"1 %\" }, { above = \"$100\", fee = \"$2.00\" }]",
            "games/ca/6-card-bonus.toml:54: fee-schedule option-1 player-dealer $0: fee \"1 %\" is a percentage. Write a flat amount: \"$1.00\"."),
        edit(
            "more than five rates",
            BONUS,
            "{ above = \"$100\", fee = \"$2.00\" }",
            "{ above = \"$100\", fee = \"$2.00\" }, { above = \"$200\", fee = \"$3.00\" }, { above = \"$300\", fee = \"$4.00\" }, { above = \"$400\", fee = \"$5.00\" }, { above = \"$500\", fee = \"$6.00\" }",
            "games/ca/6-card-bonus.toml:53: fee-schedule option-1: charges 6 different rates. Charge at most 5."),
        edit(
            "tiers that go down",
            BONUS,
            "{ above = \"$200\", fee",
            "{ above = \"$0\", fee",
            "games/ca/6-card-bonus.toml:61: fee-schedule option-2 player-dealer $0: does not follow the tier before it. Write the tiers upward."),
        edit(
            "a table limit upside down",
            BONUS,
            "{ from = \"$5\", to = \"$100\" }",
            "{ from = \"$500\", to = \"$100\" }",
            "games/ca/6-card-bonus.toml:52: fee-schedule option-1 table-limit: ends below its beginning. Write the higher amount second."),
        edit(
            "a wager left out of the order",
            BONUS,
            "[\"ante\", \"play\", \"pair-plus\", \"six-card-bonus\"]",
            "[\"ante\", \"play\", \"pair-plus\"]",
            "games/ca/6-card-bonus.toml:21: settling inside-a-seat: leaves out six-card-bonus. Name every wager of the game once."),
        edit(
            "a wager twice in the order",
            BONUS,
            "[\"ante\", \"play\", \"pair-plus\", \"six-card-bonus\"]",
            "[\"ante\", \"play\", \"pair-plus\", \"six-card-bonus\", \"play\"]",
            "games/ca/6-card-bonus.toml:21: settling inside-a-seat: the value has \"play\" twice. Name it once."),
        edit(
            "a wager in the order that the game does not have",
            POKER,
            "[\"ante\", \"play\", \"pair-plus\"]",
            "[\"ante\", \"play\", \"pair-plus\", \"progressive\"]",
            "games/ca/three-card-poker.toml:21: settling inside-a-seat: names progressive, which the game does not have. Leave it out."),
        edit(
            "an Ante that needs something",
            BONUS,
            "needs   = { is = \"nothing\", by = \"Dealing 3\" }",
            "needs   = { is = \"standard-wager\", by = \"Dealing 3\" }",
            "games/ca/6-card-bonus.toml:26: ante needs: Ante comes first. Write \"nothing\"."),
        edit(
            "a Pair Plus that needs itself",
            BONUS,
            "needs   = { is = \"ante\", by = \"Pair Plus 1\" }",
            "needs   = { is = \"standard-wager\", by = \"Pair Plus 1\" }",
            "games/ca/6-card-bonus.toml:36: pair-plus needs: Pair Plus is a standard wager itself. Write \"nothing\" or \"ante\"."),
        edit(
            "an Ante that survives a fold",
            POKER,
            "on-fold = { is = \"forfeited\", by = \"Round 3\" }\n\n[play]",
            "on-fold = { is = \"stands\", by = \"Round 3\" }\n\n[play]",
            "games/ca/three-card-poker.toml:27: ante on-fold: folding is giving up this wager. Write \"forfeited\"."),
        edit(
            "a wager without a pay table",
            BONUS,
            "table   = { is = \"PP-CA\", by = \"Pair Plus 10\" }\n",
            "",
            "games/ca/6-card-bonus.toml:34: pair-plus: has no pay table. Write table = { is = \"…\", by = \"…\" }."),
        edit(
            "a wager to choose without tables to choose",
            VENTURA,
            "offered = { is = \"always\", by = \"6 Card Bonus 1\" }\nneeds   = { is = \"ante\", by = \"6 Card Bonus 1\" }\non-fold = { is = \"stands\", by = \"6 Card Bonus 7\" }\ntables  = { is = [\"6B3\"],",
            "offered = { is = \"if-chosen\", by = \"6 Card Bonus 1\" }\nneeds   = { is = \"ante\", by = \"6 Card Bonus 1\" }\non-fold = { is = \"stands\", by = \"6 Card Bonus 7\" }\ntable   = { is = \"6B3\",",
            "games/ca/players-casino-ventura.toml:41: six-card-bonus: cannot be chosen without tables to choose. Write tables = { is = [\"…\"], by = \"…\" }."),
        edit(
            "face-up where a dealer card is shown",
            BONUS,
            "gross-limit =",
            "face-up     = { by = \"WA-FACE Letter 1\" }\ngross-limit =",
            "games/ca/6-card-bonus.toml:48: options face-up: players already see more than their own cards. Leave it out."),
        edit(
            "an Ante made required where Pair Plus needs it",
            BONUS,
            "gross-limit =",
            "ante-required = { by = \"Dealing 3\" }\ngross-limit =",
            "games/ca/6-card-bonus.toml:48: options ante-required: Pair Plus needs the Ante anyway. Leave it out."),
        edit(
            "folded hands and no progressive",
            BONUS,
            "gross-limit =",
            "folded-hands-qualify = { by = \"WA-GM 8\" }\ngross-limit =",
            "games/ca/6-card-bonus.toml:48: options folded-hands-qualify: there is no progressive. Leave it out."),
        edit(
            "a gross limit on the house",
            WASHINGTON,
            "two-spots            =",
            "gross-limit          = { by = \"QH Gross limit\" }\ntwo-spots            =",
            "games/wa/three-card-poker.toml:122: options gross-limit: the house banks this game. Leave it out."),
        edit(
            "community cards that no table reads",
            WASHINGTON,
            "community-cards = { is = 0, by = \"WA-NX 2\" }",
            "community-cards = { is = 2, by = \"WA-NX 2\" }",
            "games/wa/three-card-poker.toml:90: progressive 2 community-cards: P1 reads 0 community cards. Write 0."),
        edit(
            "a link without its community cards",
            WASHINGTON,
            "community-cards    = { by = \"WA-MGL 8\" }\n",
            "",
            "games/wa/three-card-poker.toml:111: progressive 3 procedure community-cards: is missing. Write { by = \"…\" }."),
        edit(
            "one system twice",
            WASHINGTON,
            "tables          = { is = [\"MGL\"], by",
            "tables          = { is = [\"MGL\", \"P1\"], by",
            "games/wa/three-card-poker.toml:106: progressive 3 tables: P1 on nexus stands above already. Leave it out.",
            "games/wa/three-card-poker.toml:107: progressive 3 community-cards: P1 reads 0 community cards. Write 0."),
        edit(
            "a progressive in a player-dealer game",
            POKER,
            "[options]",
            progressiveOfWashington() + "[options]",
            "games/ca/three-card-poker.toml:21: settling inside-a-seat: leaves out progressive. Name every wager of the game once.",
            "games/ca/three-card-poker.toml:40: progressive 1: a player-dealer does not pay from a meter. Leave it out."),
        edit(
            "a figure about nothing",
            BONUS,
            "of     = \"6B4\"\nwager  = \"six-card-bonus\"\nfigure = \"house-advantage\"",
            "of     = \"6B3\"\nwager  = \"six-card-bonus\"\nfigure = \"house-advantage\"",
            "games/ca/6-card-bonus.toml:95: published 6B3: the game has no choice \"6B3\". Name a pay table or choice of the game."),
        edit(
            "a figure that is no percentage",
            BONUS,
            "\"8.56 %\"",
            "\"8.56\"",
            "games/ca/6-card-bonus.toml:99: published 6B4: \"8.56\" is not a percentage. Print the sign: \"10.23 %\"."),
        edit(
            "a figure that nobody can check",
            BONUS,
            "\"house-advantage\"",
            "\"house-edge\"",
            "games/ca/6-card-bonus.toml:98: published 6B4: figure \"house-edge\" is not a figure that can be checked. Write \"par-per-ante\", \"house-advantage\", \"hit-frequency\" or \"face-up-gain\"."),
        // all of them, not only the first
        edit(
            "three mistakes at once",
            BONUS,
            "places           = { is = 7, by = \"Table\" }\nspots-per-player = { is = 1, by = \"Table\" }\nshown            = { is = \"one-dealer-card\", by = \"Dealing 8\" }\ndeals-from       = { is = \"player-dealers-left\", by = \"Dealing 7\" }",
            "places           = { is = 70, by = \"Table\" }\nspots-per-player = { is = 1 }\nshown            = { is = \"one-dealer-card\", by = \"Dealing 8\" }\ndeals-from       = { is = \"house-dealers-left\", by = \"Dealing 7\" }",
            "games/ca/6-card-bonus.toml:7: places: the value 70 is out of range. Write a whole number from 1 to 14.",
            "games/ca/6-card-bonus.toml:8: spots-per-player: has no clause. Write by = \"…\", the clause of CA-6CB that says so.",
            "games/ca/6-card-bonus.toml:10: deals-from: a player banks this game. Write \"player-dealers-left\"."));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("edits")
  void isRefused(Edit edit) {
    EditedShelf shelf = new EditedShelf().edit(edit.file(), edit.from(), edit.to());

    List<TomlProblem> problems = Catalogue.approved(shelf).problems();

    assertEquals(edit.problems(), problems.stream().map(TomlProblem::toString).toList());
  }

  private static Edit edit(String name, String file, String from, String to, String... problems) {
    return new Edit(name, file, from, to, List.of(problems));
  }

  private static String progressiveOfWashington() {
    String text = new EditedShelf().text(WASHINGTON).orElseThrow();
    String header = "[[progressive]]";
    int first = text.indexOf(header);
    return text.substring(first, text.indexOf(header, first + 1));
  }
}
