create table trades (
  id bigint generated always as identity (start with 5001) primary key,
  listing_id bigint not null references listings,
  seller_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  price_cents bigint not null check (price_cents > 0),
  quantity integer not null default 1 check (quantity > 0),
  how text not null check (how in ('won', 'buy_now')),
  status text not null default 'agreed'
    check (status in ('agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  agreed_at timestamptz not null,
  check (seller_id <> buyer_id)
);
-- An auction is won once.
create unique index trades_one_winner on trades (listing_id) where how = 'won';
create index trades_listing on trades (listing_id);
create index trades_buyer on trades (buyer_id, id desc);
create index trades_seller on trades (seller_id, id desc);
