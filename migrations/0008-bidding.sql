-- A bidder's name within one auction: a New Zealand bird or plant.
create table auction_bidders (
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  pseudonym text not null,
  primary key (listing_id, bidder_id),
  unique (listing_id, pseudonym)
);
create index auction_bidders_bidder on auction_bidders (bidder_id);

-- Append-only: what was accepted, in the order of the lock.
create table bids (
  listing_id bigint not null references listings,
  sequence integer not null,
  bidder_id bigint not null references accounts,
  max_cents bigint not null check (max_cents > 0),
  -- The auction right after this bid.
  price_cents bigint not null,
  leader_id bigint not null,
  closes_at timestamptz not null,
  extended boolean not null,
  placed_at timestamptz not null,
  primary key (listing_id, sequence)
);
create index bids_bidder on bids (bidder_id, listing_id, sequence desc);
