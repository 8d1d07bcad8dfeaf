-- A suspension is of the whole account or of one thing, and may end by itself at its time.
alter table account_suspensions
  add column kind text not null default 'whole',
  -- Null without an end.
  add column until timestamptz,
  -- For admins alone.
  add column note text;
alter table account_suspensions add constraint account_suspensions_kind
  check (kind in ('whole', 'selling', 'buying', 'messaging')) not valid;
-- What ended at its time was lifted by nobody.
alter table account_suspensions drop constraint account_suspensions_check;
alter table account_suspensions add constraint account_suspensions_lifted
  check (lifted_by is null or lifted_at is not null) not valid;

drop index account_suspensions_open;

-- An end that was moved. Append-only.
create table suspension_changes (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references account_suspensions,
  until_before timestamptz,
  until timestamptz,
  reason text not null,
  changed_by bigint not null references accounts,
  at timestamptz not null
);
create index suspension_changes_suspension on suspension_changes (suspension_id, id);

-- Read on the locked row, so that an act sees a suspension that it waited for. 'infinity' without an end.
alter table accounts
  add column no_selling_until timestamptz,
  add column no_buying_until timestamptz,
  add column no_messaging_until timestamptz;
