import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.core.IExecutorService;
import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.parts.Part;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.Simulation;
import io.queenhigh.rules.game.GameBook;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** A simulation spread over a Hazelcast cluster: the same digits as on one machine. */
public final class SpreadSimulation {

  private static final Simulation.Order ORDER = new Simulation.Order(600_000_000, 7).onThreads(1);
  private static final int PARTS = 24;

  /** One part, wherever it is done. */
  record Job(int number) implements Callable<ArrayList<String>>, Serializable {
    @Override
    public ArrayList<String> call() {
      return new ArrayList<>(
          simulation().part(ORDER, new Part(number, PARTS), Progress.UNHEARD));
    }
  }

  private static Simulation simulation() {
    var opening = Catalogue.approved().open("wa/three-card-poker", List.of());
    return Simulation.of(((GameBook.Opening.Opened) opening).game());
  }

  private static HazelcastInstance member(int port) {
    Config config = new Config().setProperty("hazelcast.phone.home.enabled", "false");
    config.getNetworkConfig().setPort(port).setPortAutoIncrement(false);
    config.getNetworkConfig().getJoin().getAutoDetectionConfig().setEnabled(false);
    config.getNetworkConfig().getJoin().getMulticastConfig().setEnabled(false);
    config.getNetworkConfig().getJoin().getTcpIpConfig().setEnabled(true).addMember("127.0.0.1:5801,127.0.0.1:5802,127.0.0.1:5803");
    return Hazelcast.newHazelcastInstance(config);
  }

  /** {@code worker PORT} waits for work; {@code study PORT} shares it out and adds it up. */
  public static void main(String[] arguments) throws Exception {
    HazelcastInstance member = member(Integer.parseInt(arguments[1]));
    if (arguments[0].equals("worker")) {
      System.out.println("ready");
      return;
    }
    try {
      IExecutorService everybody = member.getExecutorService("parts");
      List<Future<ArrayList<String>>> asked = new ArrayList<>();
      for (int number = 1; number <= PARTS; number++) {
        asked.add(everybody.submit(new Job(number)));
      }
      List<List<String>> parts = new ArrayList<>();
      for (int number = 1; number <= PARTS; number++) {
        parts.add(answer(asked.get(number - 1), number, everybody));
        System.out.println("part " + number);
      }
      Simulated spread = simulation().merged(ORDER, parts);
      Simulated single = simulation().run(ORDER.onThreads(2), Progress.UNHEARD);
      System.out.println(spread.wagers());
      System.out.println(
          spread.wagers().equals(single.wagers()) && spread.rounds() == single.rounds()
              ? "EQUAL to the last digit: %,d rounds".formatted(spread.rounds())
              : "DIFFERENT");
    } finally {
      member.shutdown();
    }
  }

  /** Whoever had the part may be gone; then somebody else does it. */
  private static List<String> answer(
      Future<ArrayList<String>> asked, int number, IExecutorService everybody)
      throws InterruptedException {
    try {
      return asked.get();
    } catch (ExecutionException gone) {
      System.out.println("part " + number + " again: " + gone.getCause().getClass().getSimpleName());
      return answer(everybody.submit(new Job(number)), number, everybody);
    }
  }
}
