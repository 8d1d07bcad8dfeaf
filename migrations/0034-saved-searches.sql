-- Searches that members keep, as they asked them, and as a listing is held against them.
create table saved_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null,
  query jsonb not null,
  -- The same for the same search, so that it is saved once.
  search_key text not null,
  alerts text not null check (alerts in ('none', 'at_once', 'daily', 'weekly')),
  saved_at timestamptz not null,
  looked_at timestamptz not null,
  removed_at timestamptz,
  -- The tokens that a listing has; null where any will do.
  wanted tsquery,
  -- [{"of": ["price_cents"], "min": 100, "max": 900}]: what must be said, and within which bounds.
  bounds jsonb not null,
  latitude double precision,
  longitude double precision,
  radius_m integer,
  check (num_nonnulls(latitude, longitude, radius_m) in (0, 3))
);
create unique index saved_searches_once on saved_searches (account_id, search_key) where removed_at is null;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;

-- A listing that fits has one of these at least; of what a search wants, the rarest.
create table saved_search_keys (
  key text collate "C" not null,
  saved_search_id bigint not null references saved_searches on delete cascade,
  primary key (key, saved_search_id)
);
create index saved_search_keys_search on saved_search_keys (saved_search_id);

-- What came to fit, once for each search and listing.
create table saved_search_matches (
  saved_search_id bigint not null references saved_searches on delete cascade,
  listing_id bigint not null references listings on delete cascade,
  matched_at timestamptz not null,
  -- Whether the next digest is to tell of it.
  waits boolean not null,
  primary key (saved_search_id, listing_id)
);
create index saved_search_matches_listing on saved_search_matches (listing_id);
create index saved_search_matches_waiting on saved_search_matches (saved_search_id) where waits;

-- Which digests were made, once for each time that one is due.
create table saved_search_digests (
  account_id bigint not null references accounts,
  alerts text not null check (alerts in ('daily', 'weekly')),
  due_at timestamptz not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (account_id, alerts, due_at)
);

-- What a link in a mail can stop. Only whoever has the mail has its token.
create table alert_letters (
  token_hash bytea primary key,
  account_id bigint not null references accounts,
  alerts text not null check (alerts in ('at_once', 'daily', 'weekly')),
  saved_search_ids bigint[] not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index alert_letters_account on alert_letters (account_id);
create index alert_letters_sent on alert_letters (sent_at);

-- Where a mail program stops mail of its kind in one click (RFC 8058).
alter table sent_messages add column one_click_url text;
