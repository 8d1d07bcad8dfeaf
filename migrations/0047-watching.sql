-- What somebody watches, as it stood when they last looked at it: what differs since is shown as new.
create table favourite_looks (
  favourite_id bigint primary key references favourites on delete cascade,
  at timestamptz not null,
  status text not null,
  price_cents bigint not null,
  bid_count integer not null,
  reserve_state text not null check (reserve_state in ('none', 'not_met', 'met')),
  buy_now_price_cents bigint,
  closes_at timestamptz,
  -- The last of the seller's edits by then.
  last_edit_id bigint
);

insert into favourite_looks
  (favourite_id, at, status, price_cents, bid_count, reserve_state, buy_now_price_cents, closes_at, last_edit_id)
select f.id, clock_timestamp(), l.status, d.price_cents, d.bid_count,
       case when d.reserve_price_cents is null then 'none'
            when d.price_cents >= d.reserve_price_cents and d.bid_count > 0 then 'met'
            else 'not_met' end,
       d.buy_now_price_cents,
       case when d.kind = 'auction' then d.closes_at end,
       (select max(e.id) from listing_edits e where e.listing_id = l.id)
  from favourites f
  join listings l on l.id = f.listing_id
  join deals d on d.listing_id = f.listing_id;

-- So many hours before the closing of what is watched; null: as its owner usually wants it.
alter table favourites add column reminder_hours bigint[] check (reminder_hours <@ '{1,12,24}'::bigint[]);

-- How an account usually wants to be reminded; without a row, as the house suggests.
create table usual_reminders (
  account_id bigint primary key references accounts,
  hours bigint[] not null check (hours <@ '{1,12,24}'::bigint[]),
  at timestamptz not null
);

-- The latest reminder of each kind, and the closing it was about.
create table favourite_reminders (
  favourite_id bigint not null references favourites on delete cascade,
  hours smallint not null check (hours in (1, 12, 24)),
  closes_at timestamptz not null,
  at timestamptz not null,
  -- False: its time was over already when it was asked for.
  was_sent boolean not null,
  primary key (favourite_id, hours)
);

-- What is sold, by category: what a thing like it may be worth.
create index listings_sold on listings (category_id) where status = 'sold';
create index vehicle_details_model on vehicle_details (lower(make), lower(model));
