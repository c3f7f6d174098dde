-- Where every line of every journal stands in the one log over all of them, a run of lines a row: leaf number "first" is line
-- "from_seq" of the stream, and so on to "to_seq". Both keys are fences: of two writers that go on from the same leaf, or take
-- the same line, one comes through. The secret salts the leaves of the run, so that the tree tells nobody what a line says.
create table log_run (
  first    bigint not null primary key check (first >= 0),
  stream   text collate "C" not null,
  from_seq bigint not null check (from_seq > 0),
  to_seq   bigint not null check (to_seq >= from_seq),
  secret   text not null
);
create unique index log_run_by_stream on log_run (stream, from_seq);

-- The tree: up to 256 hashes a tile, in base64. The last of each level grows; all of it can be computed again from the runs.
create table log_tile (
  level  int    not null,
  number bigint not null,
  hashes text   not null,
  primary key (level, number)
);

-- What was signed. A tree of one size is signed once.
create table log_checkpoint (
  origin    text collate "C" not null,
  size      bigint not null check (size >= 0),
  root      text not null,
  at_millis bigint not null,
  note      text not null,
  primary key (origin, size)
);

create trigger log_run_is_append_only before update or delete or truncate on log_run
  for each statement execute function refuse_change();
create trigger log_checkpoint_is_append_only before update or delete or truncate on log_checkpoint
  for each statement execute function refuse_change();
