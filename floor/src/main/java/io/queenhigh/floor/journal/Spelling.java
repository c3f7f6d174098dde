package io.queenhigh.floor.journal;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Key;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** How the floor spells its records in JSON: cards {@code Qs}, names {@code pair-plus}, cents. */
public final class Spelling {

  private Spelling() {}

  /** Records by their components and nothing else; what is absent is left out. */
  public static JsonMapper mapper(SimpleModule more) {
    SimpleModule cards = new SimpleModule("cards");
    cards.addSerializer(Card.class, new CardWriter());
    cards.addDeserializer(Card.class, new CardReader());
    return JsonMapper.builder()
        .annotationIntrospector(new KebabNames())
        .changeDefaultVisibility(
            visible ->
                visible
                    .withVisibility(PropertyAccessor.GETTER, Visibility.NONE)
                    .withVisibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
                    .withVisibility(PropertyAccessor.FIELD, Visibility.ANY))
        .changeDefaultPropertyInclusion(
            include -> include.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        // The same thing is spelled the same, whatever order a map happens to have.
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
        .addModule(cards)
        .addModule(more)
        .build();
  }

  /** The usual one, for everything that carries no game. */
  public static final JsonMapper JSON = mapper(new SimpleModule("nothing more"));

  /** Constants as the documents' files spell them. */
  private static final class KebabNames extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
      for (int i = 0; i < constants.length; i++) {
        names[i] = Key.of(constants[i].name());
      }
      return names;
    }
  }

  private static final class CardWriter extends StdSerializer<Card> {
    CardWriter() {
      super(Card.class);
    }

    @Override
    public void serialize(Card card, JsonGenerator out, SerializationContext context) {
      out.writeString(card.toString());
    }
  }

  private static final class CardReader extends StdDeserializer<Card> {
    CardReader() {
      super(Card.class);
    }

    @Override
    public Card deserialize(JsonParser in, DeserializationContext context) {
      String text = in.getString();
      return Card.parse(text)
          .orElseThrow(() -> new IllegalArgumentException("not a card: " + text));
    }
  }
}
