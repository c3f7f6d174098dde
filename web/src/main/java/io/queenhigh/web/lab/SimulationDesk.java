package io.queenhigh.web.lab;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.json.GameJson;
import io.queenhigh.lab.json.SimulatedJson;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.Simulation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game played out by chance beside its exact prices: started, looked at, stopped. */
public final class SimulationDesk {

  /** Seconds of half the machine; who wants more has the command line. */
  private static final long MOST_ROUNDS = 1_000_000_000L;

  private static final long MOST_SEED = 999_999_999L;
  private static final int MOST_CHOICES = 20;

  private final Catalogue catalogue;
  private final StudyRoom room = new StudyRoom();

  public SimulationDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** What is to be played. */
  private record Wish(List<String> choices, long rounds, long seed, long meterDollars) {

    static Wish of(Fields fields) {
      return new Wish(
          fields.has("choices") ? fields.texts("choices", MOST_CHOICES, 40) : List.of(),
          fields.whole("rounds", 1, MOST_ROUNDS),
          fields.whole("seed", 0, MOST_SEED),
          fields.has("meter") ? fields.whole("meter", 0, Simulation.MOST_METER) : 0);
    }

    Simulation.Order order() {
      return new Simulation.Order(rounds, seed)
          .onThreads(LabQueue.places())
          .withMeter(meterDollars);
    }
  }

  public Response start(Call call) {
    return call.read(
        Wish::of,
        wish ->
            Question.of(catalogue, call, wish.choices(), question -> start(question.game(), wish)));
  }

  private Response start(Game game, Wish wish) {
    if (wish.meterDollars() > 0 && !game.offers(Wager.PROGRESSIVE)) {
      return Response.no(
          Kind.INVALID, "meter: there is no progressive in " + game.id() + " with these choices");
    }
    return room.start(
            GameJson.of(game), progress -> result(Simulation.of(game).run(wish.order(), progress)))
        .<Response>map(id -> Response.json(Map.of("study", id)))
        .orElseGet(
            () ->
                Response.no(
                    Kind.UNAVAILABLE,
                    "Another simulation is running; stop it or wait until it is done."));
  }

  private static Optional<Map<String, Object>> result(Simulated simulated) {
    return simulated.rounds() == 0 ? Optional.empty() : Optional.of(SimulatedJson.of(simulated));
  }

  public Response progress(Call call) {
    return found(room.look(call.part("study")));
  }

  /** What was played so far stays. */
  public Response stop(Call call) {
    return found(room.stop(call.part("study")));
  }

  private static Response found(Optional<Map<String, Object>> study) {
    return study
        .<Response>map(Response::json)
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such simulation; start one."));
  }
}
