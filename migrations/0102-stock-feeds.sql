-- A dealer's stock feed. What the feed doesn't say about every vehicle, the dealer says here once.
create table stock_feeds (
  account_id bigint primary key references accounts,
  -- Under which MotorCentral knows the dealership; an admin enters it.
  mc_dealership_id text unique,
  suburb text references suburbs,
  on_road_costs_included boolean,
  has_security_interest boolean,
  wof_at_sale text check (wof_at_sale in ('new', 'as_is')),
  year_is_first_registered boolean not null default false,
  ending text not null default '',
  -- The pictures that came last, until they're used or forgotten.
  picture_keys text[] not null default '{}',
  pictures_at timestamptz,
  updated_at timestamptz not null
);

-- "Colour: Slvr means Silver". `heard` is in lower case.
create table stock_feed_rules (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  field text not null,
  heard text not null,
  means text not null,
  created_at timestamptz not null,
  unique (account_id, field, heard)
);

create table stock_feed_runs (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  source text not null check (source in ('upload', 'fetch', 'schedule', 'chosen')),
  status text not null check (status in ('queued', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled')),
  file_name text not null default '',
  file_key text,
  -- Null where the night's job began it.
  started_by bigint references accounts,
  guards text[] not null default '{}',
  confirmed_by bigint references accounts,
  confirmed_at timestamptz,
  is_cancelling boolean not null default false,
  failure text,
  total_count integer not null default 0,
  done_count integer not null default 0,
  -- Vehicles that stay as they are have no item.
  same_count integer not null default 0,
  picture_count integer not null default 0,
  attempts integer not null default 0,
  -- Until when a worker has it; one that was killed loses it.
  claimed_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((status = 'failed') = (failure is not null))
);
-- One at a time.
create unique index stock_feed_runs_current on stock_feed_runs (account_id) where finished_at is null;
create index stock_feed_runs_account on stock_feed_runs (account_id, id desc);
create index stock_feed_runs_finished on stock_feed_runs (finished_at) where finished_at is not null;

-- One for each vehicle of the dealer's, by its stock number: so that no run lists it twice.
create table stock_records (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  stock_number text not null,
  title text not null default '',
  state text not null check (state in ('new', 'listed', 'changed', 'withdrawn', 'refused')),
  -- As the feed said it last.
  said jsonb not null,
  pictures jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- What the listing was last given by the feed; what's changed by hand since stays.
  applied jsonb,
  listing_id bigint references listings on delete set null,
  -- Since the feed has withdrawn the listing; null where it's back, or its dealer ended it.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, stock_number)
);
create index stock_records_listing on stock_records (listing_id) where listing_id is not null;

-- Which picture of the feed became which image, by its checksum: the same is never stored twice.
create table stock_record_pictures (
  record_id bigint not null references stock_records on delete cascade,
  crc bigint not null,
  bytes bigint not null,
  -- Null where it couldn't be read.
  image_id bigint references images on delete cascade,
  primary key (record_id, crc, bytes)
);
create index stock_record_pictures_image on stock_record_pictures (image_id);

-- The difference that a run found, and what became of it.
create table stock_feed_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references stock_feed_runs on delete cascade,
  record_id bigint references stock_records on delete set null,
  stock_number text not null,
  title text not null,
  outcome text not null check (outcome in ('new', 'changed', 'back', 'gone', 'same', 'refused')),
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  result text check (result in ('made', 'updated', 'withdrawn', 'refused', 'left')),
  message text not null default '',
  settled_at timestamptz,
  check ((result is null) = (settled_at is null))
);
create index stock_feed_items_run on stock_feed_items (run_id, id);
create index stock_feed_items_open on stock_feed_items (run_id, id) where result is null;
create index stock_feed_items_record on stock_feed_items (record_id);
