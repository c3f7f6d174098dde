package embed;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Pricing;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import java.util.List;

/** What every wager of a game costs, exactly. */
public class Price {

  public static void main(String[] choices) {
    switch (Catalogue.approved().open("wa/three-card-poker", List.of(choices))) {
      case GameBook.Opening.Unknown(String why) -> System.err.println(why);
      case GameBook.Opening.Opened(Game game) ->
          Pricing.of(game)
              .prices()
              .forEach(
                  price ->
                      System.out.println(
                          price.wager().title() + "  " + price.edge().percent(9) + " %  " + price.edge()));
    }
  }
}
