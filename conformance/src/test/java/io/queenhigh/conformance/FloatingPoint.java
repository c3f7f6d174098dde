package io.queenhigh.conformance;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One place where a compiled class uses {@code float} or {@code double}.
 *
 * <p>Source text can hide it ({@code var}, a library call, an implicit widening); bytecode cannot.
 */
record FloatingPoint(String type, String member, int line, String what) {

  /** As primitive, array, boxed value, or one of the JDK's types made for them (DoubleStream …). */
  private static final Pattern FLOATING =
      Pattern.compile("\\[*[FD]|\\[*Ljava/(lang|util/.+|util)/\\w*(Float|Double)\\w*;");

  static List<FloatingPoint> in(byte[] classFile) {
    ClassModel type = ClassFile.of().parse(classFile);
    String name = type.thisClass().asInternalName().replace('/', '.');
    List<FloatingPoint> found = new ArrayList<>();
    for (FieldModel field : type.fields()) {
      if (isFloating(field.fieldTypeSymbol())) {
        String what = "is a " + field.fieldTypeSymbol().displayName();
        found.add(new FloatingPoint(name, field.fieldName().stringValue(), 0, what));
      }
    }
    for (MethodModel method : type.methods()) {
      String member = method.methodName().stringValue();
      if (isFloating(method.methodTypeSymbol())) {
        String what = "has the signature " + method.methodTypeSymbol().displayDescriptor();
        found.add(new FloatingPoint(name, member, 0, what));
      }
      int line = 0;
      for (CodeElement element :
          method.code().<List<CodeElement>>map(c -> c.elementList()).orElse(List.of())) {
        if (element instanceof LineNumber number) {
          line = number.line();
        } else if (element instanceof Instruction instruction && isFloating(instruction)) {
          found.add(new FloatingPoint(name, member, line, describe(instruction)));
        }
      }
    }
    return found;
  }

  private static boolean isFloating(Instruction instruction) {
    return switch (instruction) {
      case ConstantInstruction constant -> isFloating(constant.typeKind());
      case LoadInstruction load -> isFloating(load.typeKind());
      case StoreInstruction store -> isFloating(store.typeKind());
      case ArrayLoadInstruction load -> isFloating(load.typeKind());
      case ArrayStoreInstruction store -> isFloating(store.typeKind());
      case NewPrimitiveArrayInstruction array -> isFloating(array.typeKind());
      case OperatorInstruction operator -> isFloating(operator.typeKind());
      case ConvertInstruction convert ->
          isFloating(convert.fromType()) || isFloating(convert.toType());
      case ReturnInstruction result -> isFloating(result.typeKind());
      case FieldInstruction field -> isFloating(field.typeSymbol());
      case TypeCheckInstruction check -> isFloating(check.type().asSymbol());
      case InvokeInstruction call ->
          isFloating(call.typeSymbol()) || isFloating(call.owner().asSymbol());
      case InvokeDynamicInstruction lambda -> isFloating(lambda.typeSymbol());
      default -> false;
    };
  }

  private static String describe(Instruction instruction) {
    return switch (instruction) {
      case ConstantInstruction constant -> "has the constant " + constant.constantValue();
      case InvokeInstruction call ->
          "calls " + call.owner().asSymbol().displayName() + "." + call.name().stringValue();
      default -> "has the instruction " + instruction.opcode();
    };
  }

  private static boolean isFloating(TypeKind kind) {
    return kind == TypeKind.FLOAT || kind == TypeKind.DOUBLE;
  }

  private static boolean isFloating(MethodTypeDesc signature) {
    return isFloating(signature.returnType())
        || signature.parameterList().stream().anyMatch(FloatingPoint::isFloating);
  }

  private static boolean isFloating(ClassDesc type) {
    return FLOATING.matcher(type.descriptorString()).matches();
  }

  @Override
  public String toString() {
    return type + "." + member + (line == 0 ? " " : " (line " + line + ") ") + what;
  }
}
