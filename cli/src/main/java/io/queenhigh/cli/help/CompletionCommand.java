package io.queenhigh.cli.help;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.usual.UsualGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** {@code queenhigh completion SHELL}: what a shell needs to finish a half-typed command. */
public final class CompletionCommand implements CliCommand {

  private final Supplier<List<CliCommand>> commands;

  public CompletionCommand(Supplier<List<CliCommand>> commands) {
    this.commands = commands;
  }

  @Override
  public String name() {
    return "completion";
  }

  @Override
  public String summary() {
    return "prints what bash or zsh needs to complete commands, options and games";
  }

  @Override
  public String help() {
    return """
        queenhigh completion bash     then: eval "$(queenhigh completion bash)" in ~/.bashrc
        queenhigh completion zsh      then: eval "$(queenhigh completion zsh)" in ~/.zshrc, after compinit

        Commands, options and games are those of this version. The package of a distribution has both where the shells
        look for them.""";
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage {
    String script =
        switch (String.join(" ", arguments.words())) {
          case "bash" -> bash();
          case "zsh" -> zsh();
          default ->
              throw new Usage("write: queenhigh completion bash, or queenhigh completion zsh");
        };
    script.lines().forEach(terminal::print);
    return Exit.DONE;
  }

  private String bash() {
    String cases =
        commands.get().stream()
            .map(command -> "      %s) words='%s' ;;\n".formatted(command.name(), words(command)))
            .collect(Collectors.joining());
    return """
        _queenhigh() {
          local words='%1$s help --version' now=${COMP_WORDS[COMP_CWORD]}
          if [ "$COMP_CWORD" -gt 1 ]; then
            case ${COMP_WORDS[1]} in
        %2$s      help) words='%1$s' ;;
              *) words= ;;
            esac
          fi
          COMPREPLY=($(compgen -W "$words" -- "$now"))
        }
        complete -o default -F _queenhigh queenhigh ./queenhigh
        """
        .formatted(names(), cases);
  }

  private String zsh() {
    String overview =
        commands.get().stream()
            .map(command -> "    %s\n".formatted(described(command.name(), command.summary())))
            .collect(Collectors.joining());
    String cases =
        commands.get().stream().map(CompletionCommand::zshCase).collect(Collectors.joining());
    return """
        #compdef queenhigh
        _queenhigh() {
          local -a commands options offered
          commands=(
        %s    'help:tells more about a command'
          )
          if (( CURRENT == 2 )); then
            _describe command commands
            return
          fi
          case $words[2] in
        %s    help) _describe command commands; return ;;
          esac
          if [[ $PREFIX == -* ]]; then
            _describe -o option options
          else
            (( CURRENT == 3 && $#offered )) && compadd -a offered
            _files
          fi
        }
        if [[ $funcstack[1] == _queenhigh ]]; then _queenhigh "$@"; else compdef _queenhigh queenhigh; fi
        """
        .formatted(overview, cases);
  }

  private static String zshCase(CliCommand command) {
    String options =
        new HelpText(command)
            .options().entrySet().stream()
                .map(option -> described(option.getKey(), option.getValue()))
                .collect(Collectors.joining(" "));
    return "    %s) options=(%s) offered=(%s) ;;\n"
        .formatted(command.name(), options, following(command));
  }

  /** A word and what it means, between quotes and a colon as zsh wants them. */
  private static String described(String word, String means) {
    String plain = means.replace("'", "’").replace("\\", "").replace(":", "\\:");
    return plain.isEmpty() ? "'" + word + "'" : "'" + word + ":" + plain + "'";
  }

  private String names() {
    return commands.get().stream().map(CliCommand::name).collect(Collectors.joining(" "));
  }

  private static String words(CliCommand command) {
    String options = String.join(" ", new HelpText(command).options().keySet());
    return (following(command) + " " + options).strip();
  }

  /** Verbs and games that may stand right after the command. */
  private static String following(CliCommand command) {
    HelpText help = new HelpText(command);
    List<String> words = new ArrayList<>(help.verbs());
    if (help.takesAGame()) {
      Catalogue.approved().games().stream().map(GameFile::id).forEach(words::add);
    }
    if (help.takesAGameByUsualRules()) {
      words.addAll(UsualGames.IDS);
    }
    return String.join(" ", words);
  }
}
