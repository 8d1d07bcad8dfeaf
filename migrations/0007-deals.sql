-- The one row every deal on a listing locks first: bid, buy-now, withdrawal, closing. Narrow, and updated in place.
create table deals (
  listing_id bigint primary key references listings,
  kind text not null check (kind in ('auction', 'fixed_price', 'enquire')),
  seller_id bigint not null,
  start_price_cents bigint not null,
  reserve_price_cents bigint,
  buy_now_price_cents bigint,
  price_cents bigint not null,
  leader_id bigint,
  leader_max_cents bigint,
  bid_count integer not null default 0,
  last_sequence integer not null default 0,
  quantity_left integer not null default 1,
  closes_at timestamptz,
  -- Set once, by whatever ended it.
  closed_at timestamptz,
  version integer not null default 1
) with (fillfactor = 50);
create index deals_closing on deals (closes_at) where closed_at is null and closes_at is not null;

-- Who ended an auction or sale by time, once.
create table auction_closings (
  listing_id bigint primary key references listings,
  outcome text not null check (outcome in ('sold', 'unsold')),
  price_cents bigint,
  winner_id bigint references accounts,
  closed_by text not null,
  due_at timestamptz not null,
  at timestamptz not null
);
