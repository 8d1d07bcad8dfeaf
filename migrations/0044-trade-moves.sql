-- Whether the seller has said that the money came: by marking the trade as paid, or by confirming the buyer's word.
alter table trades add column payment_confirmed boolean not null default false;

-- 'second_chance': the winner defaulted, and the next bidder bought it at their own price.
alter table trades drop constraint trades_how_check;
alter table trades add constraint trades_how_check
  check (how in ('won', 'buy_now', 'marked_sold', 'offer', 'second_chance'));

-- What became of a trade since it was agreed on. Append-only.
create table trade_moves (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  -- Null for what the house does by itself.
  moved_by bigint references accounts,
  side text not null check (side in ('buyer', 'seller', 'house')),
  action text not null check (action in (
    'paid', 'payment_confirmed', 'sent', 'received', 'handed_over', 'undone',
    'disputed', 'dispute_withdrawn', 'dispute_resolved',
    'default_stated', 'default_withdrawn', 'default_contested', 'default_accepted', 'default_stood')),
  from_status text not null
    check (from_status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  to_status text not null
    check (to_status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  reason text not null default '',
  at timestamptz not null
);
create index trade_moves_trade on trade_moves (trade_id, id);

-- One side asks the house to look at a trade; several may follow one another, one is open at a time.
create table trade_disputes (
  id bigint generated always as identity (start with 9001) primary key,
  trade_id bigint not null references trades,
  opened_by bigint not null references accounts,
  reason text not null,
  opened_at timestamptz not null,
  -- Where the trade stood, for when the dispute is withdrawn.
  from_status text not null check (from_status in ('agreed', 'paid', 'sent')),
  -- 'completed', 'cancelled' and 'agreed': as the house decided.
  outcome text check (outcome in ('completed', 'cancelled', 'agreed', 'withdrawn')),
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index trade_disputes_open on trade_disputes (trade_id) where outcome is null;
create index trade_disputes_trade on trade_disputes (trade_id, id);

-- Append-only.
create table trade_dispute_messages (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references trade_disputes,
  written_by bigint not null references accounts,
  side text not null check (side in ('buyer', 'seller', 'house')),
  text text not null,
  at timestamptz not null
);
create index trade_dispute_messages_dispute on trade_dispute_messages (dispute_id, id);

-- The seller says that the buyer did not keep to the agreement.
create table trade_defaults (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  reason text not null,
  stated_at timestamptz not null,
  -- From when on it stands, unless the buyer has contested it.
  stands_at timestamptz not null,
  outcome text check (outcome in ('contested', 'accepted', 'stood', 'withdrawn', 'paid')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index trade_defaults_open on trade_defaults (trade_id) where outcome is null;
create index trade_defaults_due on trade_defaults (stands_at) where outcome is null;

-- Which side was told on which day that a trade is unfinished: once.
create table trade_reminders (
  trade_id bigint not null references trades,
  day integer not null check (day in (3, 7)),
  at timestamptz not null,
  primary key (trade_id, day)
);
create index trades_disputed on trades (listing_id) where status = 'disputed';
create index trades_unfinished on trades (agreed_at) where status in ('agreed', 'paid', 'sent');

-- An offer to the next bidder at that bidder's own price after the winner defaulted; everyone is asked once.
alter table offers drop constraint offers_kind_check;
alter table offers add constraint offers_kind_check check (kind in ('offer', 'fixed_price', 'second_chance'));

create table second_chances (
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  -- The trade that fell through.
  trade_id bigint not null references trades,
  offer_id bigint not null references offers,
  amount_cents bigint not null check (amount_cents > 0),
  sent_by bigint not null references accounts,
  at timestamptz not null,
  primary key (listing_id, bidder_id)
);
