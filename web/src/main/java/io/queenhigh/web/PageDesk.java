package io.queenhigh.web;

import io.queenhigh.floor.people.Who;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Packing;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route.Handler;
import io.queenhigh.web.pages.Assets;
import io.queenhigh.web.pages.Shell;
import io.queenhigh.web.pages.Shell.Page;
import java.util.Optional;

/** The pages for people, and the scripts and styles that draw them. */
final class PageDesk {
  /** A year, which is as long as for ever for a browser. */
  private static final String FOR_EVER = "public, max-age=31536000, immutable";

  private final Assets assets = new Assets();
  private final Shell shell;

  PageDesk(boolean demo) {
    this.shell = new Shell(assets, demo);
  }

  Handler page(Page page) {
    return call -> html(call, page, "");
  }

  /** A page about something that the last part of its path names. */
  Handler page(Page page, String part) {
    return call -> html(call, page, call.part(part));
  }

  /** What somebody sees who has lost his way: the house around him, and where to go on. */
  String nothingHere(Optional<Who> who) {
    return shell.html(Page.NOTHING, "", "", false, who);
  }

  private Response html(Call call, Page page, String of) {
    boolean chosen = call.query("choose").isPresent();
    return Response.text(Response.HTML, shell.html(page, of, call.path(), chosen, call.whoIfAny()));
  }

  Response asset(Call call) {
    return assets
        .find(call.part("version"), call.part("file"))
        .map(asset -> sent(call, asset))
        .orElseGet(
            () -> Response.no(Kind.NOT_FOUND, "There is no such file; load the page again."));
  }

  private static Response sent(Call call, Assets.Asset asset) {
    boolean packs = call.header("Accept-Encoding").filter(Packing::isUnderstood).isPresent();
    Response.Bytes plain =
        Response.bytes(asset.type(), asset.plain())
            .with("Cache-Control", FOR_EVER)
            .with("Vary", "Accept-Encoding");
    return asset
        .packed()
        .filter(_ -> packs)
        .map(packed -> plain.of(packed).with("Content-Encoding", "gzip"))
        .orElse(plain);
  }
}
