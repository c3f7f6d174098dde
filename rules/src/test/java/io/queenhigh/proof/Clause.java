package io.queenhigh.proof;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The clauses that a test proves, each as document key and clause: {@code CA-6CB Dealing 7}.
 *
 * <p>On a class it holds for every test inside, nested classes included.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Clause {
  String[] value();
}
