package io.queenhigh.conformance;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A place in the source that says no.
 *
 * @param says the sentence, with a … wherever something is filled in
 */
record Refusal(String id, String says, String file) {

  private static final Set<String> MODULES = Set.of("rules", "floor", "web");

  /** Methods that take a refusal's id and, right after it, its sentence. */
  private static final Set<String> SAYING_NO = Set.of("no", "refuseIf", "deny", "betting");

  static boolean isId(String text) {
    return text.matches("[a-z0-9]+(-[a-z0-9]+)*");
  }

  /** Every refusal that is spelled out in our own code. */
  static List<Refusal> under(Path home) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(home.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Refusal> found = new ArrayList<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources));
      for (CompilationUnitTree unit : task.parse()) {
        new Reader(Path.of(unit.getSourceFile().toUri()).getFileName().toString(), found)
            .scan(unit, null);
      }
    }
    return found;
  }

  /** Looks for calls that say no. */
  private static final class Reader extends TreeScanner<Void, Void> {
    private final String file;
    private final List<Refusal> found;

    Reader(String file, List<Refusal> found) {
      this.file = file;
      this.found = found;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
      String name =
          switch (call.getMethodSelect()) {
            case MemberSelectTree member -> member.getIdentifier().toString();
            case IdentifierTree plain -> plain.getName().toString();
            default -> "";
          };
      if (SAYING_NO.contains(name)) {
        note(call.getArguments());
      }
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public Void visitNewClass(NewClassTree made, Void nothing) {
      if (made.getIdentifier().toString().equals("Refused")) {
        note(made.getArguments());
      }
      return super.visitNewClass(made, null);
    }

    private void note(List<? extends ExpressionTree> arguments) {
      for (int i = 0; i + 1 < arguments.size(); i++) {
        if (arguments.get(i) instanceof LiteralTree literal
            && literal.getValue() instanceof String id
            && isId(id)) {
          found.add(new Refusal(id, says(arguments.get(i + 1)).replaceAll("…+", "…"), file));
          return;
        }
      }
    }

    private static String says(Tree sentence) {
      return switch (sentence) {
        case LiteralTree literal when literal.getValue() instanceof String text -> text;
        case BinaryTree sum -> says(sum.getLeftOperand()) + says(sum.getRightOperand());
        case ParenthesizedTree in -> says(in.getExpression());
        case ConditionalExpressionTree either ->
            "(" + says(either.getTrueExpression()) + "/" + says(either.getFalseExpression()) + ")";
        case MethodInvocationTree call
            when call.getMethodSelect() instanceof MemberSelectTree of
                && of.getIdentifier().contentEquals("formatted") ->
            says(of.getExpression()).replaceAll("%[ds]", "…");
        default -> "…";
      };
    }
  }
}
