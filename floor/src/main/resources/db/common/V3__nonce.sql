-- 32 bytes of chance that go into a line's hash, so that nobody guesses what a line says from its hash.
-- Lines of format 1 have none.
alter table journal add column nonce ${bytes};
