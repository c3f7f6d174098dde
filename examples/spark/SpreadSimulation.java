import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.Simulation;
import io.queenhigh.rules.game.GameBook;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** A simulation spread over a Spark cluster: the same digits as on one machine. */
public final class SpreadSimulation {

  private static final Simulation.Order ORDER = new Simulation.Order(600_000_000, 7).onThreads(1);
  private static final int PARTS = 24;

  private static Simulation simulation() {
    var opening = Catalogue.approved().open("wa/three-card-poker", List.of());
    return Simulation.of(((GameBook.Opening.Opened) opening).game());
  }

  /** One part, wherever it is done. */
  private static ArrayList<String> part(int number) {
    return new ArrayList<>(simulation().part(ORDER, new Part(number, PARTS), Progress.UNHEARD));
  }

  /** Says which part is done, and which must be done again because whoever had it is gone. */
  private static final class Told extends SparkListener {
    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      String outcome =
          end.taskInfo().successful() ? "" : " again: " + end.reason().getClass().getSimpleName();
      System.out.println("part " + (end.taskInfo().index() + 1) + outcome);
    }
  }

  /** Shares the study out among the workers of the cluster, and adds it up. */
  public static void main(String[] arguments) {
    // Nobody begins before both workers are there, so that the one that is killed has a part in hand.
    SparkConf conf = new SparkConf()
        .setAppName("A study in parts")
        .set("spark.ui.enabled", "false")
        .set("spark.cores.max", "2")
        .set("spark.scheduler.minRegisteredResourcesRatio", "1")
        .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "120s");
    try (JavaSparkContext cluster = new JavaSparkContext(conf)) {
      cluster.sc().addSparkListener(new Told());
      List<Integer> numbers = IntStream.rangeClosed(1, PARTS).boxed().toList();
      List<ArrayList<String>> parts =
          cluster.parallelize(numbers, PARTS).map(SpreadSimulation::part).collect();
      Simulated spread = simulation().merged(ORDER, List.copyOf(parts));
      Simulated single = simulation().run(ORDER.onThreads(2), Progress.UNHEARD);
      spread.wagers().forEach(wager ->
          System.out.printf("%-13s %+.6f ± %.6f%n", wager.title(), wager.mean(), wager.standardError()));
      System.out.println(
          spread.wagers().equals(single.wagers()) && spread.rounds() == single.rounds()
              ? "EQUAL to the last digit: %,d rounds".formatted(spread.rounds())
              : "DIFFERENT");
    }
  }
}
