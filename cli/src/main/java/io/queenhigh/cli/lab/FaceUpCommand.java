package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CtrlC;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.ProgressBar;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.cli.line.WholeNumbers;
import io.queenhigh.lab.FaceUp;
import io.queenhigh.lab.FaceUpEstimate;
import io.queenhigh.lab.parts.PartFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code queenhigh face-up GAME --seen N}: what it is worth to see other players' cards. */
public final class FaceUpCommand implements MergeCommand.Mergeable {

  private static final long USUAL_DEALS = 2_000_000;
  private static final long MOST_DEALS = 10_000_000_000L;

  @Override
  public String name() {
    return "face-up";
  }

  @Override
  public String summary() {
    return "finds what it is worth to see other players' cards";
  }

  @Override
  public String help() {
    return """
        queenhigh face-up wa/three-card-poker --seen 6           two other hands, exactly
        queenhigh face-up ca/three-card-poker --seen 3           one other hand and the dealer's card
        queenhigh face-up wa/three-card-poker --seen 18          six other hands, estimated
        queenhigh face-up wa/three-card-poker --seen 6 --json    for programs; --csv for spreadsheets

        queenhigh face-up usual/mississippi-stud --spots 3       a game by usual rules, three hands dealt
        queenhigh face-up usual/caribbean-stud --spots 2-7       every size of table
        queenhigh face-up --report impact.pdf                    all seven games; .html, .csv and .json, too

        Up to 9 seen cards are counted exactly, through every set of them; 10 to 18 are estimated from random deals
        in which every decision is exact. Ctrl-C ends the work and shows what is known so far.

          --seen N             how many cards of other players are seen
          --deals N            of an estimate, 2,000,000 unless said otherwise
          --seed N             of an estimate; the same seed gives the same estimate
          --spots N            hands dealt, 2 to 7; several as 2-7
          --error 0.01         of --spots: go on to this standard error, in percent of the Ante
          --margin 1           of several --spots: what the house wants to keep, in percent of the Ante
          --compute            of --spots: compute again what ships as a figure
          --sampled            of --spots: sample even what can be counted out
          --shards N           of --spots: deal so many shards instead
          --keep FILE          of --spots: keep the work, and go on from it another time
          --figures FILE       of --spots: write the figures as they are shipped
          --shard I/N --out FILE   of an estimate, or of --spots with --shards: does part I of N only; queenhigh merge FILE…
                               puts all parts together
          --report FILE        the report on all seven games: .pdf, .html, .csv or .json
          --pays HAND=PAYS     usual rules: another line of the pay table; may be repeated
          --choose NAME        a pay table or option; may be repeated
          --games FOLDER       game files of your own""";
  }

  @Override
  public Set<String> valued() {
    return Set.of(
        "--seen",
        "--deals",
        "--seed",
        "--choose",
        "--games",
        "--spots",
        "--pays",
        "--error",
        "--margin",
        "--shards",
        "--keep",
        "--figures",
        "--report",
        InParts.SHARD,
        InParts.OUT);
  }

  @Override
  public Set<String> flags() {
    return Set.of("--json", "--csv", "--compute", "--sampled");
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (arguments.value("--report").isPresent()) {
      return ImpactCommand.run(arguments, terminal);
    }
    return run(arguments, InParts.from(arguments), terminal);
  }

  @Override
  public int merged(Arguments asked, List<PartFile> parts, Terminal terminal) throws Usage, SaidNo {
    String fingerprint =
        isUsual(asked)
            ? UsualFaceUp.fingerprint(this, asked)
            : ChosenGame.from(this, asked).game().fingerprint();
    return run(asked, MergeCommand.checked(this, asked, fingerprint, parts), terminal);
  }

  private static boolean isUsual(Arguments arguments) throws Usage, SaidNo {
    return UsualOptions.asked(arguments) || arguments.value("--spots").isPresent();
  }

  private int run(Arguments arguments, InParts parts, Terminal terminal) throws Usage, SaidNo {
    if (isUsual(arguments)) {
      return UsualFaceUp.run(this, arguments, parts, terminal);
    }
    OutputForm form = OutputForm.from(arguments);
    long seen =
        WholeNumbers.read(arguments, "--seen")
            .orElseThrow(
                () -> new Usage("face-up needs to know how many cards are seen: --seen 6"));
    Optional<Long> deals = WholeNumbers.read(arguments, "--deals");
    Optional<Long> seed = WholeNumbers.read(arguments, "--seed");
    ChosenGame chosen = ChosenGame.from(this, arguments);
    if (seen < 1 || seen > FaceUpEstimate.MOST_SEEN) {
      throw new SaidNo(
          "From 1 to " + FaceUpEstimate.MOST_SEEN + " cards can be seen, not " + seen + ".");
    }
    if (seen <= FaceUp.MOST_SEEN) {
      if (deals.isPresent() || seed.isPresent()) {
        throw new SaidNo(
            "Up to %d seen cards are counted exactly; --deals and --seed are for more."
                .formatted(FaceUp.MOST_SEEN));
      }
      if (parts.doing().isPresent()) {
        throw new SaidNo("What is counted exactly is not done in parts; estimates are.");
      }
      return exactly(chosen, (int) seen, form, terminal);
    }
    long many = deals.orElse(USUAL_DEALS);
    if (many < 2 || many > MOST_DEALS) {
      throw new SaidNo("--deals: from 2 to 1e10, not " + many + ".");
    }
    if (parts.doing().isPresent()) {
      try (CtrlC _ = CtrlC.leavesCleanly();
          ProgressBar bar = new ProgressBar("Dealing", terminal)) {
        return parts.write(
            name(),
            arguments,
            chosen.game().fingerprint(),
            part ->
                FaceUpEstimate.part(chosen.game(), (int) seen, many, seed.orElse(1L), part, bar),
            terminal);
      }
    }
    return estimate(chosen, (int) seen, many, seed.orElse(1L), parts, form, terminal);
  }

  private static int exactly(ChosenGame chosen, int seen, OutputForm form, Terminal terminal) {
    try (CtrlC _ = CtrlC.leavesCleanly()) {
      FaceUp faceUp;
      try (ProgressBar bar = new ProgressBar("Every set of " + seen + " seen cards", terminal)) {
        faceUp = FaceUp.of(chosen.game(), seen, bar);
      }
      FaceUpPage page = FaceUpPage.of(chosen, faceUp);
      switch (form) {
        case JSON -> terminal.print(JsonLine.of(page.json()));
        case CSV -> page.csv().forEach(terminal::print);
        case TEXT -> page.text(terminal).forEach(terminal::print);
      }
      if (!faceUp.complete()) {
        terminal.say(
            "Interrupted: gain and changed decisions are what was found so far; the whole is no less.");
      }
      terminal.flush();
      return faceUp.complete() ? Exit.DONE : Exit.REFUSED;
    }
  }

  private static int estimate(
      ChosenGame chosen,
      int seen,
      long deals,
      long seed,
      InParts parts,
      OutputForm form,
      Terminal terminal)
      throws SaidNo {
    try (CtrlC _ = CtrlC.leavesCleanly()) {
      FaceUpEstimate estimate;
      try (ProgressBar bar = new ProgressBar("Dealing", terminal)) {
        estimate =
            parts
                .together(brought -> FaceUpEstimate.merged(chosen.game(), seen, deals, brought))
                .orElseGet(() -> FaceUpEstimate.of(chosen.game(), seen, deals, seed, bar));
      }
      EstimatePage page = new EstimatePage(chosen, estimate, seed);
      switch (form) {
        case JSON -> terminal.print(JsonLine.of(page.json()));
        case CSV -> page.csv().forEach(terminal::print);
        case TEXT -> page.text(terminal).forEach(terminal::print);
      }
      if (estimate.deals() < deals) {
        terminal.say("Interrupted: the estimate rests on the deals so far.");
      }
      terminal.flush();
      return estimate.deals() < deals ? Exit.REFUSED : Exit.DONE;
    }
  }
}
