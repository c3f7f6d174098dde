package io.queenhigh.floor.journal;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.std.StdValueInstantiator;

/**
 * Makes the first records of each kind by plain reflection. Jackson's own way is a method handle
 * for every constructor, which takes longer to make than a table takes to be read: a floor at its
 * start reads a few records each of a hundred kinds. Where many of a kind are read, the handle pays
 * and is made after all.
 */
final class QuickRecords extends ValueInstantiators.Base {

  /** Without it Java's reflection makes handles of its own, and nothing would be saved. */
  private static final String WITHOUT_HANDLES = "jdk.reflect.useNativeAccessorOnly";

  private static final int FIRST_ONES = 500;

  private final boolean isQuick;

  private QuickRecords(boolean isQuick) {
    this.isQuick = isQuick;
  }

  /** Quick where this Java was started for it. */
  static QuickRecords usual() {
    return new QuickRecords(Boolean.getBoolean(WITHOUT_HANDLES));
  }

  static QuickRecords always() {
    return new QuickRecords(true);
  }

  @Override
  public ValueInstantiator modifyValueInstantiator(
      DeserializationConfig config, BeanDescription.Supplier bean, ValueInstantiator usual) {
    return isQuick
            && usual.getClass() == StdValueInstantiator.class
            && usual.getWithArgsCreator() != null
            && usual.getWithArgsCreator().getAnnotated() instanceof Constructor<?> constructor
            && constructor.getDeclaringClass().isRecord()
            && constructor.trySetAccessible()
        ? new ByConstructor((StdValueInstantiator) usual, constructor)
        : usual;
  }

  private static final class ByConstructor extends StdValueInstantiator {
    private final Constructor<?> constructor;

    /** Two threads may count one record; it is only about time. */
    private int made;

    ByConstructor(StdValueInstantiator usual, Constructor<?> constructor) {
      super(usual);
      this.constructor = constructor;
    }

    @Override
    public Object createFromObjectWith(DeserializationContext context, Object[] components) {
      if (made >= FIRST_ONES) {
        return super.createFromObjectWith(context, components);
      }
      made++;
      try {
        return constructor.newInstance(components);
      } catch (InvocationTargetException e) {
        return context.handleInstantiationProblem(
            getValueClass(), components, rewrapCtorProblem(context, e.getCause()));
      } catch (ReflectiveOperationException | IllegalArgumentException e) {
        return context.handleInstantiationProblem(
            getValueClass(), components, rewrapCtorProblem(context, e));
      }
    }
  }
}
