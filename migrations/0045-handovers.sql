-- How the two sides of a trade agree on when and where the buyer fetches it: what each of them did, in order.
create table pickup_moves (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  -- 1, 2, 3 … within the trade.
  revision integer not null check (revision > 0),
  actor_id bigint not null references accounts,
  action text not null check (action in ('offered', 'picked', 'asked')),
  -- With `offered`: where. Emptied when the account is deleted that wrote it.
  place text not null default '',
  note text not null default '',
  -- With `picked`.
  time_id bigint,
  at timestamptz not null,
  unique (trade_id, revision),
  check ((action = 'picked') = (time_id is not null))
);
create index pickup_moves_actor on pickup_moves (actor_id);

-- When the seller can be met: of one offer.
create table pickup_times (
  id bigint generated always as identity primary key,
  move_id bigint not null references pickup_moves,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  unique (move_id, starts_at, ends_at)
);
alter table pickup_moves add foreign key (time_id) references pickup_times;

-- The code itself stands nowhere: it follows from a secret of the server, the trade, and how often it was renewed.
create table handover_code_renewals (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  renewed_by bigint not null references accounts,
  at timestamptz not null
);
create index handover_code_renewals_trade on handover_code_renewals (trade_id);

create table handover_tries (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  tried_by bigint not null references accounts,
  -- How often the code had been renewed before.
  renewals integer not null,
  is_right boolean not null,
  at timestamptz not null
);
create index handover_tries_trade on handover_tries (trade_id);
-- A trade is handed over once.
create unique index handover_tries_right on handover_tries (trade_id) where is_right;

-- Where a seller's buyers pay. Only the buyers of open trades read it.
create table payment_details (
  account_id bigint primary key references accounts,
  account_name text not null,
  bank_account text not null check (bank_account ~ '^\d{2}-\d{4}-\d{7}-\d{2,3}$'),
  note text not null default '',
  changed_at timestamptz not null
);

-- Where an account has been signed in from: a kind of browser in a neighbourhood of the network.
create table known_devices (
  account_id bigint not null references accounts,
  device text not null,
  network text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device, network)
);

-- What may mean that somebody else has got hold of an account; its buyers are warned for a day.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  what text not null check (what in ('payment_details', 'device', 'phone_number', 'email')),
  at timestamptz not null
);
create index account_changes_account on account_changes (account_id, at);
