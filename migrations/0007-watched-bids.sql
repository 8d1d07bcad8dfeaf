-- Whether a member watches what they bid on; without a row they do.
create table watch_choices (
  account_id bigint primary key references accounts,
  watches_bids boolean not null,
  at timestamptz not null
);

-- An open auction that a member took off their watchlist: their bids don't put it back. Forgotten when it ends.
create table unwatched_auctions (
  account_id bigint not null references accounts,
  listing_id bigint not null references listings on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, listing_id)
);
create index unwatched_auctions_listing on unwatched_auctions (listing_id);
