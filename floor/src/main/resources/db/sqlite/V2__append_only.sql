create trigger journal_is_not_changed before update on journal begin select raise(abort, 'the journal is append-only'); end;
create trigger journal_is_not_deleted before delete on journal begin select raise(abort, 'the journal is append-only'); end;
create trigger transfer_is_not_changed before update on transfer begin select raise(abort, 'the ledger is append-only'); end;
create trigger transfer_is_not_deleted before delete on transfer begin select raise(abort, 'the ledger is append-only'); end;
create trigger account_is_not_deleted before delete on account begin select raise(abort, 'an account stays'); end;
