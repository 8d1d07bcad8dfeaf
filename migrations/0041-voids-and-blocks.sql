-- Who was voided in an auction: all bids they had made there fell, and they may not take part in it any more.
create table bidder_voids (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  -- Null where the house did it.
  voided_by bigint references accounts,
  reason text not null check (reason in ('asked', 'not_genuine', 'suspended')),
  note text not null default '',
  voided_bids integer not null check (voided_bids > 0),
  -- The last bid before it.
  after_sequence integer not null,
  price_before_cents bigint not null,
  price_cents bigint not null,
  leader_changed boolean not null,
  -- Who leads since, if anybody does.
  leader_id bigint references accounts,
  at timestamptz not null,
  unique (listing_id, bidder_id),
  check ((voided_by is null) = (reason = 'suspended'))
);
create index bidder_voids_bidder on bidder_voids (bidder_id);

-- The leader whom a void brought to the top asks for less: once for each void.
create table maximum_lowerings (
  void_id bigint primary key references bidder_voids,
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  from_cents bigint not null,
  to_cents bigint not null check (to_cents < from_cents),
  after_sequence integer not null,
  at timestamptz not null
);
create index maximum_lowerings_listing on maximum_lowerings (listing_id);

-- The limit that a bidder stands by in an auction; null without a bid that counts.
create function own_maximum(auction bigint, bidder bigint) returns bigint language sql stable as $$
  select case
    when exists (select from bidder_voids v where v.listing_id = auction and v.bidder_id = bidder) then null
    else coalesce(
      (select m.to_cents from maximum_lowerings m
        where m.listing_id = auction and m.bidder_id = bidder
          and m.after_sequence >= (select max(b.sequence) from bids b where b.listing_id = auction and b.bidder_id = bidder)
        order by m.void_id desc limit 1),
      (select b.max_cents from bids b where b.listing_id = auction and b.bidder_id = bidder
        order by b.sequence desc limit 1))
    end
$$;

-- Whom a seller does not want to deal with; lifted by taking the row away.
create table blocks (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  account_id bigint not null references accounts,
  -- Where they met. A bidder is known to the seller by the name of that auction alone; null for who asked a question.
  listing_id bigint not null references listings,
  pseudonym text,
  at timestamptz not null,
  -- Once for each way they met, so that blocking a bidder never tells that it is somebody known by name.
  unique nulls not distinct (seller_id, account_id, listing_id, pseudonym),
  check (seller_id <> account_id)
);
