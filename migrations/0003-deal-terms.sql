-- Delivery options with a kind and prices by island in place of a label and a price. Options of before have
-- the kind 'as_agreed': their price is what the seller named, and the two sides agree on it.

alter table listings rename column shipping_options to delivery_options;
update listings l
   set delivery_options = (
     select jsonb_agg(jsonb_build_object(
       'id', o.position, 'kind', 'as_agreed', 'name', o.option->>'label', 'radius_km', null,
       'north_cents', o.option->'price_cents', 'south_cents', o.option->'price_cents', 'own_region_cents', null,
       'rural_cents', 0, 'further_cents', 0, 'days_to_send', null, 'is_tracked', false) order by o.position)
     from jsonb_array_elements(l.delivery_options) with ordinality as o (option, position))
 where delivery_options <> '[]';

-- A seller's set of choices for delivery and payment, copied into a listing. At most 20 for each seller.
create table delivery_templates (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null check (length(name) between 1 and 60),
  pickup text not null check (pickup in ('none', 'allowed', 'must')),
  delivery_options jsonb not null default '[]',
  payment_methods text[] not null,
  updated_at timestamptz not null
);
create unique index delivery_templates_name on delivery_templates (account_id, lower(name));

-- SHA-256 of the largest stored file; null for pictures from before.
alter table images add column sha256 text;

-- What an offer's buyer promised besides the price: how it is delivered, to where, for how much. Null where
-- the buyer has not chosen.
alter table offers add column delivery jsonb;

-- What the two sides agreed on; each change is another version. The latest holds. Append-only, except that
-- addresses are shortened to suburb and postcode 90 days after the end.
create table trade_terms (
  trade_id bigint not null references trades,
  version integer not null check (version > 0),
  -- Null for the system.
  set_by bigint references accounts,
  side text not null check (side in ('buyer', 'seller', 'system')),
  cause text not null
    check (cause in ('promise', 'chosen', 'seller_chose', 'address', 'lowered', 'proposal', 'joined', 'pieces')),
  reason text not null default '',
  quantity integer not null check (quantity > 0),
  -- For all pieces; below price times quantity where the seller has lowered it.
  items_cents bigint not null check (items_cents >= 0),
  -- Null until it is chosen. 'joined': in the parcel of another trade of the same two.
  method text check (method in ('pickup', 'as_agreed', 'option', 'joined')),
  -- The chosen delivery option, as it was.
  option jsonb,
  -- Null until it is chosen, or agreed on.
  delivery_cents bigint check (delivery_cents >= 0),
  rural_cents bigint not null default 0 check (rural_cents >= 0),
  joined_to bigint references trades,
  total_cents bigint not null,
  address jsonb,
  pay_by timestamptz not null,
  at timestamptz not null,
  primary key (trade_id, version),
  check (total_cents = items_cents + coalesce(delivery_cents, 0) + rural_cents),
  check ((method = 'option') = (option is not null) or method is null),
  check ((method is not distinct from 'joined') = (joined_to is not null))
);
create index trade_terms_joined on trade_terms (joined_to) where joined_to is not null;
create index trade_terms_addressed on trade_terms (trade_id) where address ? 'line1';

-- The listing as it was when the trade was agreed, with the hashes of its pictures.
create table trade_copies (
  trade_id bigint primary key references trades,
  listing jsonb not null,
  pictures jsonb not null
);

-- One side asks the other for a change of what was agreed; one is open at a time.
create table trade_proposals (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  kind text not null check (kind in ('total', 'cancel', 'join')),
  proposed_by bigint not null references accounts,
  side text not null check (side in ('buyer', 'seller')),
  reason text not null default '',
  -- The version of the terms that it would change.
  version integer not null,
  items_cents bigint check (items_cents >= 0),
  delivery_cents bigint check (delivery_cents >= 0),
  -- Pieces to cancel.
  quantity integer check (quantity > 0),
  joined_to bigint references trades,
  proposed_at timestamptz not null,
  ended_at timestamptz,
  -- Null for the system.
  ended_by bigint references accounts,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn', 'superseded')),
  check ((outcome is null) = (ended_at is null)),
  check ((kind = 'total') = (items_cents is not null)),
  check ((kind = 'cancel') = (quantity is not null)),
  check ((kind = 'join') = (joined_to is not null))
);
create unique index trade_proposals_open on trade_proposals (trade_id) where outcome is null;
create index trade_proposals_trade on trade_proposals (trade_id, id);

-- How it was sent; the latest row holds.
create table trade_parcels (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  sent_by bigint not null references accounts,
  carrier text not null,
  number text not null,
  at timestamptz not null
);
create index trade_parcels_trade on trade_parcels (trade_id, id desc);

-- The buyer was reminded to choose the delivery.
create table delivery_reminders (
  trade_id bigint not null references trades,
  hours integer not null check (hours in (24, 48)),
  at timestamptz not null,
  primary key (trade_id, hours)
);

-- A total that the step led to.
alter table trade_moves add column total_cents bigint;
alter table trade_moves drop constraint trade_moves_action_check;
alter table trade_moves add constraint trade_moves_action_check
  check (action in ('paid', 'payment_confirmed', 'sent', 'received', 'handed_over', 'undone', 'disputed',
    'dispute_withdrawn', 'dispute_resolved', 'default_stated', 'default_withdrawn', 'default_contested',
    'default_accepted', 'default_stood', 'delivery_chosen', 'address_changed', 'total_lowered', 'proposed',
    'proposal_accepted', 'proposal_declined', 'proposal_withdrawn', 'pieces_cancelled', 'cancelled',
    'tracking_changed')) not valid;
