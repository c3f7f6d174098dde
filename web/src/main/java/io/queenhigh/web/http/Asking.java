package io.queenhigh.web.http;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a request says, whether it has come to this node or to another one. */
interface Asking {

  String path();

  String part(String name);

  @Nullable String query(String name);

  @Nullable String header(String name);

  /** Empty when there is more than we take. */
  Optional<byte[]> body();

  /**
   * Why nothing is done for the one who asks, unless he is still what he was when he was let in: a
   * body may come slowly.
   */
  Optional<Response> lost();

  /** A request that has come to this node. */
  record Came(Context context, Supplier<Optional<Response>> whyLost) implements Asking {

    @Override
    public String path() {
      return context.path();
    }

    @Override
    public String part(String name) {
      return context.pathParam(name);
    }

    @Override
    public @Nullable String query(String name) {
      return context.queryParam(name);
    }

    @Override
    public @Nullable String header(String name) {
      return context.header(name);
    }

    @Override
    public Optional<byte[]> body() {
      return Bodies.read(context.req());
    }

    @Override
    public Optional<Response> lost() {
      return whyLost.get();
    }
  }
}
