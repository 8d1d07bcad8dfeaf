-- How often an unsold listing is still listed again by itself.
alter table listings add column auto_relist_left integer not null default 0 check (auto_relist_left between 0 and 6);

-- Append-only: what a seller changed while the listing was live, with what was there before.
create table listing_edits (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  edited_by bigint not null references accounts,
  at timestamptz not null,
  -- Whether anybody had bid by then.
  after_first_bid boolean not null,
  -- [{field, before, after}]
  changes jsonb not null
);
create index listing_edits_listing on listing_edits (listing_id, id);

-- Once per auction, after its first bid. The listing keeps the reserve it began with.
create table reserve_lowerings (
  listing_id bigint primary key references listings,
  lowered_by bigint not null references accounts,
  from_cents bigint not null,
  to_cents bigint not null check (to_cents > 0 and to_cents < from_cents),
  -- The last bid before it.
  after_sequence integer not null,
  at timestamptz not null
);

-- A listing is listed again once: the chain has no branches.
create table relistings (
  listing_id bigint primary key references listings on delete cascade,
  earlier_id bigint not null unique references listings,
  -- Null where the house did it, because the seller had asked for that beforehand.
  relisted_by bigint references accounts,
  at timestamptz not null
);

-- What runs until sold ends by itself, unless its seller keeps it up.
create table listing_keepings (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  kept_by bigint not null references accounts,
  at timestamptz not null,
  until timestamptz not null
);
create index listing_keepings_listing on listing_keepings (listing_id);

create table expiry_reminders (
  listing_id bigint not null references listings,
  closes_at timestamptz not null,
  days integer not null,
  at timestamptz not null,
  primary key (listing_id, closes_at, days)
);

update deals d
   set closes_at = greatest(coalesce(l.starts_at, l.created_at) + interval '90 days', clock_timestamp() + interval '14 days'),
       version = d.version + 1
  from listings l
 where l.id = d.listing_id and d.kind <> 'auction' and d.closed_at is null and d.closes_at is null;

-- Who said that it is sold, and to whom.
create table sale_marks (
  listing_id bigint primary key references listings,
  marked_by bigint not null references accounts,
  at timestamptz not null,
  quantity integer not null check (quantity > 0),
  price_cents bigint check (price_cents > 0),
  trade_id bigint unique references trades
);

-- A trade that only the seller speaks of is unconfirmed until the buyer has answered.
alter table trades drop constraint trades_how_check;
alter table trades add constraint trades_how_check check (how in ('won', 'buy_now', 'marked_sold'));
alter table trades drop constraint trades_status_check;
alter table trades add constraint trades_status_check
  check (status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled'));

create table trade_answers (
  trade_id bigint primary key references trades,
  answered_by bigint not null references accounts,
  answer text not null check (answer in ('confirmed', 'denied')),
  at timestamptz not null
);
