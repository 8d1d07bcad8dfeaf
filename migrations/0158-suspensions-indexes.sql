create unique index concurrently if not exists account_suspensions_open on account_suspensions (account_id, kind) where lifted_at is null;
create index concurrently if not exists account_suspensions_due on account_suspensions (until) where lifted_at is null;
