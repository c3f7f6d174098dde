package embed;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.Reading;
import io.queenhigh.rules.roundfile.RoundFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Who is paid what in a round, why, and by which clause. */
public class Settle {

  public static void main(String[] file) throws IOException {
    switch (RoundFile.settle(Files.readString(Path.of(file[0])), Catalogue.approved())) {
      case Reading.Impossible(var problems) -> problems.forEach(System.err::println);
      case Reading.Settled(Round round) -> {
        for (int seat : round.bettingSpots().keySet()) {
          for (var wager : round.settlement().orElseThrow().at(seat)) {
            System.out.printf(
                "seat %d  %s  %d cents  %s [%s]%n",
                seat, wager.wager().title(), wager.netCents(), wager.because(), wager.by());
          }
        }
      }
    }
  }
}
