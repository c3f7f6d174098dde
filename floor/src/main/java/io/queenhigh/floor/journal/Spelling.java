package io.queenhigh.floor.journal;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import io.queenhigh.rules.cards.Card;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedField;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** How the floor spells its records in JSON: cards {@code Qs}, names {@code pair-plus}, cents. */
public final class Spelling {

  private Spelling() {}

  /** Records by their components and nothing else; what is absent is left out. */
  private static JsonMapper mapper(SpelledNames names, QuickRecords records) {
    SimpleModule cards =
        new SimpleModule("cards") {
          @Override
          public void setupModule(SetupContext context) {
            super.setupModule(context);
            context.addValueInstantiators(records);
          }
        };
    cards.addSerializer(Card.class, new CardWriter());
    cards.addDeserializer(Card.class, new CardReader());
    return JsonMapper.builder()
        .annotationIntrospector(new Names(names))
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
        .build();
  }

  /** For everybody outside. */
  public static final JsonMapper JSON = mapper(SpelledNames.TODAY, QuickRecords.usual());

  /** For what is stored: the same words, and nothing is read that is not exactly its form. */
  public static final JsonMapper STORED = stored(SpelledNames.TODAY);

  public static JsonMapper stored(SpelledNames names) {
    return stored(names, QuickRecords.usual());
  }

  static JsonMapper stored(SpelledNames names, QuickRecords records) {
    return mapper(names, records)
        .rebuild()
        .enable(
            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
            DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .build();
  }

  /** Constants as the documents' files spell them, components as they always were. */
  private static final class Names extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    private final transient SpelledNames names;

    Names(SpelledNames names) {
      this.names = names;
    }

    @Override
    public @Nullable PropertyName findNameForSerialization(MapperConfig<?> config, Annotated part) {
      return part instanceof AnnotatedField field
          ? kept(field)
          : super.findNameForSerialization(config, part);
    }

    @Override
    public @Nullable PropertyName findNameForDeserialization(
        MapperConfig<?> config, Annotated part) {
      return part instanceof AnnotatedField field
          ? kept(field)
          : super.findNameForDeserialization(config, part);
    }

    private @Nullable PropertyName kept(AnnotatedField field) {
      String spelled = names.component(field.getDeclaringClass(), field.getName());
      return spelled.equals(field.getName()) ? null : PropertyName.construct(spelled);
    }

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] spelled) {
      for (int i = 0; i < constants.length; i++) {
        spelled[i] = names.constant(constants[i]);
      }
      return spelled;
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
