create function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$;
create trigger journal_is_append_only before update or delete or truncate on journal
  for each statement execute function refuse_change();
create trigger transfer_is_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger account_stays before delete or truncate on account
  for each statement execute function refuse_change();
