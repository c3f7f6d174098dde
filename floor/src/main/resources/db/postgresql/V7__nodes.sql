-- Nodes that share this store. A node lives as long as its session holds the advisory lock of its number; a number is never
-- given twice, so that what a dead node had can be taken without asking it.
create table node (
  id      bigint generated always as identity primary key,
  url     text not null,
  version text not null,
  leaving boolean not null default false
);

-- Which node takes the turns of a table without a link, or of a link and its tables. The journal's key (stream, seq) stays
-- the fence: whatever stands here, of two who write one of them comes through. The epoch counts the changes.
create table stream_owner (
  stream text collate "C" not null primary key,
  node   bigint not null,
  epoch  bigint not null
);

-- What a node cannot have, because its version does not read all of its lines.
create table stream_unreadable (
  stream text collate "C" not null,
  node   bigint not null,
  primary key (stream, node)
);
