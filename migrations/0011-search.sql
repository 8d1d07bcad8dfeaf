create extension if not exists pg_trgm;

-- One narrow row per live listing, kept by reactions to facts. Every filter that is a choice is a token in `tokens`.
create table search_rows (
  listing_id bigint primary key references listings on delete cascade,
  tokens tsvector not null,
  price_cents bigint not null,
  bid_count integer not null,
  watchers integer not null,
  created_at timestamptz not null,
  -- Far in the future for what runs until sold, so that one index orders all.
  closes_at timestamptz not null
);
create index search_rows_tokens on search_rows using gin (tokens);
create index search_rows_newest on search_rows (created_at desc, listing_id desc);
create index search_rows_closing on search_rows (closes_at, listing_id);
create index search_rows_price on search_rows (price_cents, listing_id);
alter table search_rows alter column tokens set statistics 1000;
