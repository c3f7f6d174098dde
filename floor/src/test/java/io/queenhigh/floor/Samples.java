package io.queenhigh.floor;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.money.Dollars;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** Records filled with whatever their components can hold, sensible or not. */
public final class Samples {

  private static final List<String> TEXTS =
      List.of(
          "",
          "ann",
          "practice-7",
          "Zoë",
          "a \"quoted\" \\ word",
          "line\nfeed\tand tab",
          "\u0000\u001f\u007f",
          "♠♥♦♣ 🂡",
          "</script>",
          "\u2028",
          "null");

  private static final List<Long> LONGS =
      List.of(
          0L,
          -1L,
          Long.MIN_VALUE,
          Long.MAX_VALUE,
          Long.MAX_VALUE / 2 + 1,
          Dollars.MOST_CENTS,
          Dollars.MOST_CENTS + 1,
          -Dollars.MOST_CENTS,
          1L << 53);

  private final Random random;

  public Samples(Random random) {
    this.random = random;
  }

  public Object of(Type type) throws ReflectiveOperationException {
    return switch (type) {
      case Class<?> plain -> plain(plain);
      case ParameterizedType generic -> generic(generic);
      default -> throw new IllegalArgumentException("no sample of " + type);
    };
  }

  private Object plain(Class<?> type) throws ReflectiveOperationException {
    if (type == int.class || type == Integer.class) {
      return random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(-1, 9);
    }
    if (type == long.class || type == Long.class) {
      return random.nextInt(4) == 0
          ? LONGS.get(random.nextInt(LONGS.size()))
          : random.nextLong(-100, 1_000_000);
    }
    if (type == boolean.class) {
      return random.nextBoolean();
    }
    if (type == String.class) {
      return TEXTS.get(random.nextInt(TEXTS.size()));
    }
    if (type == Card.class) {
      return Card.of(random.nextInt(52));
    }
    if (type == Deck.class) {
      List<Card> order = new ArrayList<>(Card.all());
      Collections.shuffle(order, random);
      return new Deck(order);
    }
    if (type.isSealed()) {
      Class<?>[] kinds = type.getPermittedSubclasses();
      return of(kinds[random.nextInt(kinds.length)]);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
    }
    return record(type);
  }

  private Object record(Class<?> type) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      values[i] = of(components[i].getGenericType());
    }
    Constructor<?> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    return constructor.newInstance(values);
  }

  private Object generic(ParameterizedType type) throws ReflectiveOperationException {
    Type[] arguments = type.getActualTypeArguments();
    if (type.getRawType() == Optional.class) {
      return random.nextBoolean() ? Optional.empty() : Optional.of(of(arguments[0]));
    }
    if (type.getRawType() == List.class) {
      List<Object> list = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        list.add(of(arguments[0]));
      }
      return list;
    }
    if (type.getRawType() == Map.class) {
      Map<Object, Object> map = new LinkedHashMap<>();
      for (int i = random.nextInt(6); i > 0; i--) {
        map.put(of(arguments[0]), of(arguments[1]));
      }
      return map;
    }
    if (type.getRawType() == NavigableMap.class) {
      NavigableMap<Object, Object> map = new TreeMap<>();
      for (int i = random.nextInt(6); i > 0; i--) {
        map.put(of(arguments[0]), of(arguments[1]));
      }
      return map;
    }
    throw new IllegalArgumentException("no sample of " + type);
  }
}
