-- A command is its id and, from now on, '#' and a digest of what was asked under it. It is done once whatever was asked, so the
-- index goes by the id alone. io.queenhigh.floor.store.CommandId asks in the same words.
drop index journal_by_command;
create unique index journal_by_command on journal (
  stream,
  (case when substr(command, length(command) - 22, 1) = '#'
    then substr(command, 1, length(command) - 23)
    else command end)
) where command is not null;
