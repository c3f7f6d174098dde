package io.queenhigh.web;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Catalogue.Look;
import io.queenhigh.catalogue.Choice;
import io.queenhigh.catalogue.ChoiceGroup;
import io.queenhigh.catalogue.ChoiceGroup.HowMany;
import io.queenhigh.catalogue.FieldRow;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.LinkGame;
import io.queenhigh.catalogue.Published;
import io.queenhigh.catalogue.Remark;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Cited;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.util.List;
import java.util.Optional;

/** The games on the shelf, clause by clause. */
final class GameDesk {
  private final Catalogue catalogue;

  GameDesk(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  private record Shelf(List<Summary> games) {}

  private record Summary(
      String game,
      String title,
      String document,
      String regulator,
      boolean approved,
      String fingerprint,
      List<Group> choices,
      Optional<Demanded> collection) {}

  /**
   * The collection that a document demands.
   *
   * @param schedules those it prints; where it prints none, a table posts its own
   */
  private record Demanded(Citation by, List<String> schedules) {}

  private record Group(
      String title, HowMany take, Optional<String> byDefault, List<Named> choices) {}

  private record Named(String name, String says, String clause) {}

  private record Whole(
      String game,
      String title,
      String document,
      String regulator,
      boolean approved,
      String fingerprint,
      List<Group> choices,
      List<Rule> rules,
      List<Paying> tables,
      List<Figure> published,
      List<Odd> remarks) {}

  private record Rule(String section, String field, String value, String clause, String says) {}

  private record Paying(String table, String clause, List<Line> lines) {}

  private record Line(String hand, String pays, Optional<String> envy) {}

  private record Figure(String of, Published.Figure figure, String prints, String clause) {}

  private record Odd(String says, String clause, String reading) {}

  Response list(Call call) {
    return Response.json(new Shelf(catalogue.games().stream().map(GameDesk::summary).toList()));
  }

  /** What a progressive controller beside a table knows of a game that is dealt elsewhere. */
  private record Beside(
      String game,
      String title,
      String standing,
      List<String> tables,
      Optional<String> cards,
      Optional<Integer> own,
      Optional<Integer> community,
      String clause) {}

  private record LinkShelf(List<Beside> games) {}

  Response linkGames(Call call) {
    return Response.json(
        new LinkShelf(catalogue.linkGames().stream().map(GameDesk::beside).toList()));
  }

  private static Beside beside(LinkGame game) {
    return new Beside(
        game.id(),
        game.title(),
        game.standing().says(),
        game.tables().is(),
        game.cards().map(cards -> cards.is().says()),
        game.cards().map(cards -> cards.is().own()),
        game.cards().map(cards -> cards.is().community()),
        game.cards().map(Cited::by).orElse(game.letter()).toString());
  }

  Response one(Call call) {
    return switch (catalogue.look(call.part("regulator") + "/" + call.part("game"))) {
      case Look.Found(GameFile file) -> Response.json(whole(file));
      case Look.NotFound(String why) -> Response.no(Kind.NOT_FOUND, why);
    };
  }

  private static Summary summary(GameFile file) {
    return new Summary(
        file.id(),
        file.title(),
        file.document(),
        file.regulator(),
        file.approved(),
        file.fingerprint(),
        groups(file),
        file.collection().map(demanded -> new Demanded(demanded.by(), schedules(file))));
  }

  private static List<String> schedules(GameFile file) {
    return file.feeSchedules().stream().map(FeeSchedule::id).toList();
  }

  private static Whole whole(GameFile file) {
    return new Whole(
        file.id(),
        file.title(),
        file.document(),
        file.regulator(),
        file.approved(),
        file.fingerprint(),
        groups(file),
        file.fields().stream().map(GameDesk::rule).toList(),
        file.tables().stream().map(GameDesk::paying).toList(),
        file.published().stream().map(GameDesk::figure).toList(),
        file.remarks().stream().map(GameDesk::odd).toList());
  }

  private static List<Group> groups(GameFile file) {
    return file.menu().stream().map(GameDesk::group).toList();
  }

  private static Group group(ChoiceGroup group) {
    return new Group(
        group.title(),
        group.howMany(),
        group.byDefault(),
        group.choices().stream().map(GameDesk::named).toList());
  }

  private static Named named(Choice choice) {
    return new Named(choice.name(), choice.says(), choice.by().toString());
  }

  private static Rule rule(FieldRow row) {
    return new Rule(
        row.section(), row.field(), row.value(), row.citation().toString(), row.summary());
  }

  private static Paying paying(PayTable table) {
    return new Paying(
        table.id(), table.by().toString(), table.lines().stream().map(GameDesk::line).toList());
  }

  private static Line line(PayLine line) {
    return new Line(
        line.hand().key(),
        pays(line.pays()),
        Optional.of(line.envyCents()).filter(cents -> cents > 0).map(Dollars::shortest));
  }

  private static String pays(Pays pays) {
    return switch (pays) {
      case Pays.ToOne(long odds) -> odds + " to 1";
      case Pays.ForOne(long odds) -> odds + " for 1";
      case Pays.MeterShare(int percent) -> percent + " % of meter";
    };
  }

  private static Figure figure(Published figure) {
    return new Figure(figure.of(), figure.figure(), figure.prints(), figure.by().toString());
  }

  private static Odd odd(Remark remark) {
    return new Odd(remark.says(), remark.by().toString(), remark.reading().toString());
  }
}
