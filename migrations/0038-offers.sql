-- Whether buyers may name a price, and from where on the seller has answered beforehand; both bounds are secret.
alter table listings
  add column accepts_offers boolean not null default false,
  add column auto_accept_cents bigint check (auto_accept_cents > 0),
  add column auto_decline_cents bigint check (auto_decline_cents > 0);

-- One thread for each listing and buyer; what happened in it are its moves.
create table offers (
  id bigint generated always as identity (start with 7001) primary key,
  listing_id bigint not null references listings,
  seller_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  -- 'fixed_price': the seller proposed it after the auction did not sell.
  kind text not null check (kind in ('offer', 'fixed_price')),
  -- 'pending' waits for the seller, 'countered' for the buyer.
  status text not null
    check (status in ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The price that was named last.
  amount_cents bigint not null check (amount_cents > 0),
  proposals integer not null default 1,
  expires_at timestamptz not null,
  trade_id bigint unique references trades,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (listing_id, buyer_id),
  check (seller_id <> buyer_id),
  check ((status = 'accepted') = (trade_id is not null))
);
create index offers_buyer on offers (buyer_id, updated_at desc);
create index offers_seller on offers (seller_id, updated_at desc);
create index offers_expiring on offers (expires_at) where status in ('pending', 'countered');

-- Append-only.
create table offer_moves (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers,
  -- Null for the house.
  moved_by bigint references accounts,
  side text not null check (side in ('buyer', 'seller', 'house')),
  action text not null check (action in ('offered', 'countered', 'accepted', 'declined', 'withdrew', 'expired')),
  amount_cents bigint check (amount_cents > 0),
  message text not null default '',
  -- Why the house ended it.
  reason text check (reason in ('time', 'first_bid', 'sold', 'closed')),
  at timestamptz not null
);
create index offer_moves_offer on offer_moves (offer_id, id);

-- Once per auction that did not sell.
create table fixed_price_offers (
  listing_id bigint primary key references listings,
  sent_by bigint not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  message text not null,
  sent_count integer not null,
  at timestamptz not null
);

alter table trades drop constraint trades_how_check;
alter table trades add constraint trades_how_check check (how in ('won', 'buy_now', 'marked_sold', 'offer'));
