-- What happened, one row a line. The key is also a fence: no number is ever written twice.
-- ${key} is text compared byte by byte, so that both databases sort alike.
create table journal (
  stream    ${key} not null,
  seq       bigint not null check (seq > 0),
  type      text   not null,
  payload   text   not null,
  actor     text   not null,
  at_millis bigint not null,
  command   ${key},
  prev_hash text   not null,
  hash      text   not null,
  primary key (stream, seq)
);

-- A command has its id on the last line it wrote; a second line with it is a repetition.
create unique index journal_by_command on journal (stream, command) where command is not null;

-- Every cent that moved, from debit to credit, with the line that moved it and when that was. The key begins with the time,
-- so that what all tables move at one moment lies together; a line's own time leads to what it moved.
create table transfer (
  stream    ${key} not null,
  seq       bigint not null,
  line      int    not null,
  at_millis bigint not null,
  debit     ${key} not null,
  credit    ${key} not null,
  cents     bigint not null check (cents > 0),
  check (debit <> credit),
  primary key (at_millis, stream, seq, line)
);

-- A wallet moves in many streams. Every other account but the cage belongs to one table and is found by its stream, so
-- that a bet costs no index.
create index transfer_from_wallet on transfer (debit, at_millis) where debit >= 'wallet/' and debit < 'wallet0';
create index transfer_to_wallet on transfer (credit, at_millis) where credit >= 'wallet/' and credit < 'wallet0';

-- Where money lies. Only the cage, which stands for the world outside, may go below zero.
create table account (
  id          ${key} not null primary key,
  cents       bigint not null,
  least_cents bigint not null,
  check (cents >= least_cents)
);

-- What is kept as it is now, without a history.
create table kept (
  kind ${key} not null,
  id   ${key} not null,
  body text   not null,
  primary key (kind, id)
);
