package io.queenhigh.floor.journal;

import io.queenhigh.rules.cards.Card;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Records filled with whatever their components can hold, sensible or not. */
final class Samples {

  private static final List<String> TEXTS =
      List.of(
          "",
          "ann",
          "Zoë",
          "a \"quoted\" \\ word",
          "line\nfeed\tand tab",
          "\u0000\u001f\u007f",
          "♠♥♦♣ 🂡",
          "</script>",
          "\u2028",
          "null");

  private final Random random;

  Samples(Random random) {
    this.random = random;
  }

  Object of(Type type) throws ReflectiveOperationException {
    return switch (type) {
      case Class<?> plain -> plain(plain);
      case ParameterizedType generic -> generic(generic);
      default -> throw new IllegalArgumentException("no sample of " + type);
    };
  }

  private Object plain(Class<?> type) throws ReflectiveOperationException {
    if (type == int.class || type == Integer.class) {
      return random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(9);
    }
    if (type == long.class || type == Long.class) {
      return random.nextInt(4) == 0 ? random.nextLong() : random.nextInt(1_000_000);
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
    throw new IllegalArgumentException("no sample of " + type);
  }
}
