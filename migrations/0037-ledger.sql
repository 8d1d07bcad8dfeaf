-- What happened in an auction, row by row, each hashed together with the one before (docs/ledger-format.md).
-- Many bids a second go in here, and all of these tables are written under the lock of the deal, which refers to its
-- listing as the bids do: they have no keys of their own to check.
create table ledger_rows (
  listing_id bigint not null,
  number integer not null check (number >= 0),
  kind text not null,
  -- The very bytes that were hashed: canonical JSON.
  body text not null,
  hash bytea not null check (length(hash) = 32),
  primary key (listing_id, number)
);

-- What the commitments of those rows hide: amounts with the salts that open them. A salt belongs to one account
-- until the auction has ended.
create table ledger_secrets (
  listing_id bigint not null,
  number integer not null,
  account_id bigint not null,
  cents bigint not null,
  salt bytea not null check (length(salt) = 16),
  primary key (listing_id, number)
);

-- The last row of a ledger at that time, as it was made public.
create table ledger_heads (
  listing_id bigint not null,
  number integer not null,
  hash bytea not null check (length(hash) = 32),
  at timestamptz not null,
  primary key (listing_id, number)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The bid ledger is only ever added to.' using errcode = 'restrict_violation';
end $$;

create trigger ledger_rows_are_append_only before update or delete or truncate on ledger_rows
  for each statement execute function refuse_ledger_change();
create trigger ledger_secrets_are_append_only before update or delete or truncate on ledger_secrets
  for each statement execute function refuse_ledger_change();
create trigger ledger_heads_are_append_only before update or delete or truncate on ledger_heads
  for each statement execute function refuse_ledger_change();
-- Also in a session that switches ordinary triggers off.
alter table ledger_rows enable always trigger ledger_rows_are_append_only;
alter table ledger_secrets enable always trigger ledger_secrets_are_append_only;
alter table ledger_heads enable always trigger ledger_heads_are_append_only;
