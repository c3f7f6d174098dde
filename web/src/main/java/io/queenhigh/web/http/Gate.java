package io.queenhigh.web.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Right;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.web.http.OpenStreams.Reader;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Route.Pace;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What every request passes on its way to a handler: how often its sender asks, who he is, what his
 * role may do, whether a page of ours sent it. What a handler is given is allowed.
 */
public final class Gate {

  /** JSON is UTF-8 (RFC 8259); who says otherwise sends something else. */
  private static final Pattern JSON =
      Pattern.compile(
          "\\s*application/json\\s*(;\\s*charset=(utf-?8|\"utf-?8\")\\s*)?;?\\s*",
          Pattern.CASE_INSENSITIVE);

  private final Sessions sessions;
  private final GateSettings settings;
  private final Buckets addresses;
  private final Buckets people;
  private final Buckets door;
  private final OpenStreams streams;
  private final ReadingRoom reading = new ReadingRoom(ReadingRoom.Size.usual());
  private final WebMetrics metrics;
  private volatile boolean closing;
  private volatile Elsewhere elsewhere = Elsewhere.NOWHERE;

  public Gate(Sessions sessions, GateSettings settings, WebMetrics metrics) {
    this.sessions = sessions;
    this.settings = settings;
    this.metrics = metrics;
    this.addresses = new Buckets(settings.perAddress(), System::nanoTime);
    this.people = new Buckets(settings.perPerson(), System::nanoTime);
    this.door = new Buckets(settings.atTheDoor(), System::nanoTime);
    this.streams =
        new OpenStreams(
            settings.streamsPerAddress(),
            settings.streamQueue(),
            settings.heartbeat(),
            this::welcome);
    metrics.gauge("queenhigh.streams.open", "Open event streams", streams::size);
    metrics.gauge(
        "queenhigh.reading.waiting",
        "Requests that wait for their turn to look something up",
        reading::waiting);
  }

  /** From now on other nodes have a part of the floor. */
  public void shareWith(Elsewhere others) {
    elsewhere = others;
  }

  public boolean isClosing() {
    return closing;
  }

  /** Takes no more commands and sends the readers of event streams home. */
  public void close() {
    closing = true;
    streams.close(settings.drain());
  }

  /** Nobody is inside any more. */
  public void leave() {
    reading.close();
  }

  /** Ends the event streams of a session that has ended. */
  public void sendAway(String token) {
    streams.end(reader -> reader.token().equals(token));
  }

  /** Ends the event streams of somebody whose sessions have all ended. */
  public void sendAwayAll(String name) {
    streams.end(reader -> reader.who().filter(who -> who.name().equals(name)).isPresent());
  }

  /** Answers a request for a route. */
  public void answer(Route route, Context context) throws IOException {
    long start = System.nanoTime();
    Caller caller = Caller.of(context.req(), settings.frontage());
    Response response = safely(route, context, caller);
    if (response instanceof Response.Events && context.method().equals(HandlerType.HEAD)) {
      response = Response.text("text/event-stream", "");
    }
    if (response instanceof Response.Events(var who, var source)) {
      Reader reader = new Reader(caller.network(), caller.token().orElse(""), who);
      Optional<Problem> no = streams.open(context, reader, source);
      if (no.isEmpty()) {
        metrics.request(route, 200, System.nanoTime() - start);
        return;
      }
      response = new Response.No(no.get());
    }
    response = packed(route, response, context.req(), caller);
    int status = ResponseWriter.write(response, context.req(), context.res());
    metrics.request(route, status, System.nanoTime() - start);
  }

  /**
   * What is long is packed where no command waits for it, and goes out plain when there is no room.
   * Whoever watches over the server waits for nobody.
   */
  private Response packed(
      Route route, Response response, HttpServletRequest request, Caller caller) {
    if (route.pace() == Pace.UNCOUNTED || !Packing.takesTime(request, response)) {
      return response;
    }
    Response packed = reading.answer(caller.network(), () -> Packing.packed(response));
    return packed instanceof Response.No ? response : packed;
  }

  private Optional<Reply<Who>> still(Reader reader) {
    return reader.who().map(who -> sessions.still(reader.token(), who));
  }

  private Welcome welcome(Reader reader) {
    return still(reader)
        .map(
            reply ->
                switch (reply) {
                  case Reply.Given<Who> _ -> Welcome.YES;
                  case Reply.No<Who> _ -> Welcome.NO;
                  case Reply.Unavailable<Who> _ -> Welcome.NOBODY_KNOWS;
                })
        .orElse(Welcome.YES);
  }

  /** Why nothing is done for somebody who has kept us waiting. */
  private Optional<Response> lost(Route route, Reader reader) {
    return elsewhere
        .cutOff(route)
        .<Response>map(Response.No::new)
        .or(() -> still(reader).flatMap(Gate::lost));
  }

  private static Optional<Response> lost(Reply<Who> reply) {
    return switch (reply) {
      case Reply.Given<Who> _ -> Optional.empty();
      case Reply.No<Who> _ -> Optional.of(Sessions.lost());
      case Reply.Unavailable<Who>(String why) -> Optional.of(Response.no(Kind.UNAVAILABLE, why));
    };
  }

  /** Who is signed in, if the house can tell. */
  Optional<Who> somebody(HttpServletRequest request) {
    return Caller.of(request, settings.frontage())
        .token()
        .flatMap(
            token ->
                sessions.who(token) instanceof Reply.Given<Who>(Who who)
                    ? Optional.of(who)
                    : Optional.empty());
  }

  private Response safely(Route route, Context context, Caller caller) {
    try {
      return admit(route, context, caller);
    } catch (StoreUnavailable away) {
      return Response.no(Kind.UNAVAILABLE, String.valueOf(away.getMessage()));
    } catch (UncheckedIOException brokenOff) {
      return Response.no(
          Kind.MALFORMED, "The body broke off, or came too slowly; send all of it at once.");
    } catch (RuntimeException mistake) {
      return new Response.No(IncidentProblems.report(context.req(), mistake));
    }
  }

  private Response admit(Route route, Context context, Caller caller) {
    // Who somebody is depends on the time: nobody is asked about by a clock that may be wrong.
    Optional<Problem> knocks =
        elsewhere(context.req())
            .or(() -> tooOften(route, caller))
            .or(() -> elsewhere.cutOff(route));
    if (knocks.isPresent()) {
      return new Response.No(knocks.get());
    }
    if (caller.token().isEmpty()) {
      return admit(route, context, caller, Optional.empty());
    }
    return switch (sessions.who(caller.token().get())) {
      case Reply.Given<Who>(Who who) -> admit(route, context, caller, Optional.of(who));
      case Reply.No<Who> _ -> admit(route, context, caller, Optional.empty());
      case Reply.Unavailable<Who>(String why) -> Response.no(Kind.UNAVAILABLE, why);
    };
  }

  private Response admit(Route route, Context context, Caller caller, Optional<Who> who) {
    Optional<Problem> no =
        stranger(route, who, caller)
            .or(() -> tooOften(who))
            .or(() -> unsafe(route, context.req()))
            .or(() -> tooSoon(route, who));
    return no.<Response>map(Response.No::new).orElseGet(() -> answer(route, context, who, caller));
  }

  private Response answer(Route route, Context context, Optional<Who> who, Caller caller) {
    Reader reader = new Reader(caller.network(), caller.token().orElse(""), who);
    Supplier<Optional<Response>> lost = () -> lost(route, reader);
    if (elsewhere.isShared(route)) {
      Optional<PassedOn> asked = PassedOn.of(route, context, who, caller.address());
      return lost.get()
          .orElseGet(
              () ->
                  asked.map(all -> elsewhere.answer(route, all, lost)).orElseGet(Bodies::tooLarge));
    }
    return answer(new Call(route, new Asking.Came(context, lost), who, caller), route, caller);
  }

  /** Answers for another node's gate, or for this one's. */
  public Response answer(Route route, PassedOn asked) {
    try {
      Call call = Call.passedOn(route, asked);
      return answer(call, route, call.caller());
    } catch (StoreUnavailable away) {
      return Response.no(Kind.UNAVAILABLE, String.valueOf(away.getMessage()));
    } catch (RuntimeException mistake) {
      return new Response.No(IncidentProblems.report(asked.verb() + " " + asked.path(), mistake));
    }
  }

  private Response answer(Call call, Route route, Caller caller) {
    return route.lookedUp()
        ? reading.answer(caller.network(), () -> route.handler().answer(call))
        : route.handler().answer(call);
  }

  /** A stranger's name that leads to this machine makes his pages none of ours. */
  private Optional<Problem> elsewhere(HttpServletRequest request) {
    if (settings.frontage().isPassedOn(header -> request.getHeader(header) != null)) {
      return Optional.of(
          Problem.of(
              Kind.MISDIRECTED,
              "This floor is a demo, whose passwords everybody knows: it is served to its own"
                  + " machine only, and not through a proxy."));
    }
    return settings.frontage().isUs(request.getServerName())
        ? Optional.empty()
        : Optional.of(
            Problem.of(
                Kind.MISDIRECTED,
                "This server is not known by the name that was asked for; whoever runs it can give"
                    + " it names with --host."));
  }

  private Optional<Problem> tooOften(Route route, Caller caller) {
    if (route.pace() == Pace.UNCOUNTED) {
      return Optional.empty();
    }
    long wait = addresses.take(caller.network());
    if (wait == 0 && route.pace() == Pace.AT_THE_DOOR) {
      wait = door.take(caller.network());
    }
    return wait == 0 ? Optional.empty() : Optional.of(slowDown("Your address asks", wait));
  }

  private Optional<Problem> tooOften(Optional<Who> who) {
    long wait = who.map(Who::name).map(people::take).orElse(0L);
    return wait == 0 ? Optional.empty() : Optional.of(slowDown("You ask", wait));
  }

  private static Problem slowDown(String whoAsks, long waitNanos) {
    long seconds = TimeUnit.NANOSECONDS.toSeconds(waitNanos) + 1;
    return Problem.of(
            Kind.TOO_MANY_REQUESTS, "%s too often; try again in %d s.".formatted(whoAsks, seconds))
        .retryAfter(seconds);
  }

  private static Optional<Problem> stranger(Route route, Optional<Who> who, Caller caller) {
    if (route.access().admits(who, caller.fromHere())) {
      return Optional.empty();
    }
    String roles = String.join(", ", route.access().names());
    return Optional.of(
        who.map(
                somebody ->
                    Problem.of(
                        Kind.FORBIDDEN,
                        "You are %s; this is for: %s."
                            .formatted(somebody.role().withArticle(), roles)))
            .orElseGet(
                () ->
                    Problem.of(
                        Kind.SIGNED_OUT,
                        "No session, or it has ended: POST /api/guest or /api/login first. This is"
                            + " for: "
                            + roles
                            + ".")));
  }

  /** What whoever comes then is told, also by Jetty, which turns new requests away at the end. */
  static Problem whileClosing() {
    return Problem.of(Kind.UNAVAILABLE, "The floor is closing; ask again when it is back.")
        .retryAfter(5);
  }

  /** Commands must come from us or a program, in JSON, and not while we are closing. */
  private Optional<Problem> unsafe(Route route, HttpServletRequest request) {
    if (!route.verb().changesSomething()) {
      return Optional.empty();
    }
    if (closing) {
      return Optional.of(whileClosing());
    }
    if (!isJson(request)) {
      return Optional.of(
          Problem.of(Kind.NOT_JSON, "Send the body as JSON, with Content-Type: application/json."));
    }
    return Origins.check(request, settings.frontage());
  }

  /** Reading is nobody's signature. */
  private Optional<Problem> tooSoon(Route route, Optional<Who> who) {
    return route.verb().changesSomething() && route.access() instanceof Access.Having(Right right)
        ? who.flatMap(somebody -> sessions.tooSoon(somebody, right))
            .map(no -> Problem.of(Kind.REFUSED, no))
        : Optional.empty();
  }

  private static boolean isJson(HttpServletRequest request) {
    String type = request.getHeader("Content-Type");
    return type != null && JSON.matcher(type).matches();
  }
}
