-- A seller marked a live listing as pending: until then only the named person may buy it or make offers.
create table listing_holds (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  held_by bigint not null references accounts,
  -- Null if the seller named nobody.
  held_for bigint references accounts,
  -- It is over from this instant on, whether or not anything has recorded that.
  until timestamptz not null,
  -- The seller's own; nobody else reads it.
  note text not null default '',
  at timestamptz not null,
  ended_at timestamptz,
  -- Null if it ended by time.
  ended_by bigint references accounts,
  end_reason text check (end_reason in ('time', 'by_seller', 'replaced', 'sold', 'withdrawn')),
  check (until > at),
  check ((ended_at is null) = (end_reason is null))
);
create unique index listing_holds_current on listing_holds (listing_id) where ended_at is null;
create index listing_holds_listing on listing_holds (listing_id);
