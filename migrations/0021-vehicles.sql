-- What a register said of a plate when it was last asked: good for a day, and afterwards still what it said.
create table vehicle_records (
  plate text not null,
  -- Who was asked: an address, or the sample register.
  provider text not null,
  -- Null: it knows no such plate.
  record jsonb,
  fetched_at timestamptz not null,
  primary key (plate, provider)
);

-- Who had a register asked about which plate.
create table vehicle_lookups (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  plate text not null,
  asked_at timestamptz not null default clock_timestamp()
);
create index vehicle_lookups_account on vehicle_lookups (account_id, asked_at);

-- Of a driver licence only this is kept.
create table licence_checks (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  last_two_digits text not null check (last_two_digits ~ '^\d{2}$'),
  checked_at timestamptz not null default clock_timestamp(),
  -- Null where no answer came.
  is_valid boolean
);
create index licence_checks_account on licence_checks (account_id, checked_at);

-- What a motor vehicle trader is registered under; it stands on their Consumer Information Notices.
alter table accounts add column trader_number text;
