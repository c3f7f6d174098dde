package io.queenhigh.floor;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.Locale;

/** What somebody wants to do at a table, short enough for one line of text. */
record Wish(String by, Verb verb, int seat, Wager wager, long cents) {

  enum Verb {
    SIT,
    BUY_IN,
    CASH_OUT,
    BET,
    WITHDRAW,
    READY,
    TAKE,
    DECLINE,
    PASS,
    POST,
    PLAY,
    FOLD,
    STAND,
    VOID,
    CONFIRM,
    REJECT
  }

  static Wish of(String by, Verb verb, int seat) {
    return new Wish(by, verb, seat, Wager.ANTE, 0);
  }

  static Wish of(String by, Verb verb, int seat, long cents) {
    return new Wish(by, verb, seat, Wager.ANTE, cents);
  }

  Ask ask(String id) {
    return switch (verb) {
      case VOID -> Ask.of(new Staff(by, Post.SUPERVISOR), id, command());
      case CONFIRM, REJECT -> Ask.of(new Staff(by, Post.EXECUTIVE), id, command());
      case SIT,
          BUY_IN,
          CASH_OUT,
          BET,
          WITHDRAW,
          READY,
          TAKE,
          DECLINE,
          PASS,
          POST,
          PLAY,
          FOLD,
          STAND ->
          Ask.player(by, id, command());
    };
  }

  TableCommand command() {
    return switch (verb) {
      case SIT -> new TableCommand.Sit(seat, cents);
      case BUY_IN -> new TableCommand.BuyIn(cents);
      case CASH_OUT -> new TableCommand.CashOut(cents);
      case READY -> new TableCommand.Ready(seat);
      case BET -> new TableCommand.InRound(new Command.Bet(seat, wager, cents));
      case WITHDRAW -> new TableCommand.InRound(new Command.WithdrawBet(seat, wager));
      case TAKE -> new TableCommand.InRound(new Command.TakeBank(seat));
      case DECLINE -> new TableCommand.InRound(new Command.DeclineBank(seat));
      case PASS -> new TableCommand.InRound(new Command.PassBank(seat));
      case POST -> new TableCommand.InRound(new Command.PostBank(seat, cents));
      case PLAY -> new TableCommand.InRound(new Command.Play(seat));
      case FOLD -> new TableCommand.InRound(new Command.Fold(seat));
      case STAND -> new TableCommand.InRound(new Command.StandUp(seat));
      case CONFIRM -> new TableCommand.ConfirmVoid();
      case REJECT -> new TableCommand.RejectVoid();
      case VOID -> new TableCommand.InRound(new Command.VoidRound("for a test"));
    };
  }

  String text() {
    return String.join(
        " ", by, verb.name().toLowerCase(Locale.ROOT), "" + seat, wager.key(), "" + cents);
  }

  static Wish parse(String text) {
    String[] words = text.split(" ", -1);
    return new Wish(
        words[0],
        Verb.valueOf(words[1].toUpperCase(Locale.ROOT)),
        Integer.parseInt(words[2]),
        Wager.of(words[3]).orElseThrow(),
        Long.parseLong(words[4]));
  }
}
