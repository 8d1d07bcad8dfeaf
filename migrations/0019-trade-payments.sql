-- Payments of trades through Hoko: kept at a gateway until the buyer has what they bought, then transferred
-- to the seller or refunded. Balances are sums of money_entries; nothing else counts money.

create table payout_accounts (
  account_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'bank', 'sandbox')),
  method text not null check (method in ('card', 'bank')),
  gateway_account_id text not null,
  state text not null check (state in ('incomplete', 'ready', 'restricted')),
  -- The gateway's names of missing details.
  due text[] not null default '{}',
  created_at timestamptz not null,
  -- When it first became ready.
  ready_at timestamptz,
  checked_at timestamptz not null,
  primary key (account_id, gateway, method),
  unique (gateway, method, gateway_account_id, account_id),
  check (state = 'incomplete' or ready_at is not null)
);

create table trade_payments (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  listing_id bigint not null references listings,
  buyer_id bigint not null references accounts,
  seller_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'bank', 'sandbox')),
  method text not null check (method in ('card', 'bank')),
  status text not null
    check (status in ('started', 'held', 'disputed', 'released', 'refunded', 'failed', 'cancelled')),
  amount_cents bigint not null check (amount_cents > 0),
  -- The seller's success fee, as it was when the listing was published; null if there was none.
  fee_terms jsonb,
  card_id bigint references cards,
  gateway_payment_id text,
  -- The page where the buyer goes on; only while it is started.
  action_url text,
  failure_code text,
  -- Signs of the card, compared with the seller's.
  card_fingerprint text,
  card_country text,
  started_at timestamptz not null,
  paid_at timestamptz,
  -- When it is released by itself; null until it is sent.
  release_at timestamptz,
  ended_at timestamptz,
  unique (gateway, method, gateway_payment_id),
  check ((method = 'card') = (card_id is not null)),
  check ((status in ('started', 'failed', 'cancelled')) = (paid_at is null)),
  check ((status in ('started', 'held', 'disputed')) = (ended_at is null))
);
create index trade_payments_trade on trade_payments (trade_id);
create index trade_payments_buyer on trade_payments (buyer_id, started_at);
create index trade_payments_seller on trade_payments (seller_id);
create index trade_payments_open on trade_payments (started_at) where status = 'started';
create index trade_payments_due on trade_payments (release_at) where status = 'held';
create index trade_payments_old on trade_payments (paid_at) where status in ('held', 'disputed');

create table trade_payment_moves (
  id bigint generated always as identity primary key,
  payment_id bigint not null references trade_payments,
  action text not null check (action in (
    'started', 'paid', 'declined', 'cancelled', 'disputed', 'resumed', 'sent', 'unsent', 'delivered', 'released',
    'refunded', 'charged_back', 'chargeback_won', 'chargeback_lost', 'review_due')),
  from_status text not null,
  to_status text not null,
  -- Null for the system.
  moved_by bigint references accounts,
  amount_cents bigint,
  reason text not null default '',
  at timestamptz not null
);
create index trade_payment_moves_payment on trade_payment_moves (payment_id);

create table trade_refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references trade_payments,
  amount_cents bigint not null check (amount_cents > 0),
  cause text not null check (cause in (
    'paid_twice', 'paid_too_late', 'sale_cancelled', 'total_lowered', 'dispute', 'at_gateway')),
  status text not null check (status in ('due', 'sent')),
  gateway_refund_id text,
  tries integer not null default 0,
  failure text,
  requested_at timestamptz not null,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check (status = 'due' or gateway_refund_id is not null),
  unique (payment_id, gateway_refund_id)
);
create index trade_refunds_due on trade_refunds (next_try_at) where status = 'due';

create table payouts (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  payment_id bigint not null references trade_payments,
  gateway text not null check (gateway in ('stripe', 'bank', 'sandbox')),
  method text not null check (method in ('card', 'bank')),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('due', 'sent')),
  gateway_transfer_id text,
  tries integer not null default 0,
  -- Why the last try failed, in the gateway's words.
  failure text,
  created_at timestamptz not null,
  -- Not before: the first payout to a new account waits for a day.
  next_try_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((status = 'sent') = (gateway_transfer_id is not null)),
  unique (gateway, method, gateway_transfer_id)
);
create index payouts_due on payouts (next_try_at) where status = 'due';
create index payouts_account on payouts (account_id, id);
create index payouts_payment on payouts (payment_id);

create table chargebacks (
  id bigint generated always as identity primary key,
  payment_id bigint not null references trade_payments,
  gateway text not null check (gateway in ('stripe', 'bank', 'sandbox')),
  gateway_chargeback_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  is_withdrawn boolean not null,
  reason text not null,
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (gateway, gateway_chargeback_id),
  check ((status = 'open') = (ended_at is null))
);
create index chargebacks_payment on chargebacks (payment_id);

-- Signs of fraud; each makes a case for the moderators.
create table payment_signs (
  id bigint generated always as identity primary key,
  payment_id bigint not null references trade_payments,
  kind text not null check (kind in ('own_card', 'fast', 'far_card', 'new_account')),
  detail text not null,
  at timestamptz not null,
  unique (payment_id, kind)
);

-- Nothing is released while one is open.
create table release_stops (
  id bigint generated always as identity primary key,
  reason text not null,
  started_at timestamptz not null,
  ended_by bigint references accounts,
  ended_at timestamptz
);
create unique index release_stops_open on release_stops ((true)) where ended_at is null;

-- The journal of members' money: each cause moves money between accounts, and its entries sum to nought.
create table money_causes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'charge', 'release', 'refund', 'refund_sent', 'payout', 'payout_sent', 'chargeback', 'chargeback_returned',
    'reversal')),
  -- The same key again is the same cause.
  key text not null unique,
  payment_id bigint not null references trade_payments,
  at timestamptz not null
);
create index money_causes_payment on money_causes (payment_id);

create table money_entries (
  id bigint generated always as identity primary key,
  cause_id bigint not null references money_causes,
  -- 'buyers', 'refunding' and 'paid_out', 'transferring' are outside or on the way; 'held' is of a payment,
  -- 'sellers' of an account: what it may be paid; 'fees' is the operator's.
  account text not null
    check (account in ('buyers', 'held', 'refunding', 'sellers', 'transferring', 'paid_out', 'fees')),
  payment_id bigint not null references trade_payments,
  -- The seller, for 'sellers', 'transferring', 'paid_out' and 'fees'.
  account_id bigint references accounts,
  amount_cents bigint not null check (amount_cents <> 0),
  check ((account in ('sellers', 'transferring', 'paid_out', 'fees')) = (account_id is not null))
);
create index money_entries_cause on money_entries (cause_id);
create index money_entries_payment on money_entries (payment_id);
create index money_entries_account on money_entries (account_id, account) where account_id is not null;

create function check_money_cause() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 1) from money_entries where cause_id = new.cause_id) <> 0 then
    raise exception 'the entries of money cause % do not sum to nought', new.cause_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger money_entries_balance after insert on money_entries
  deferrable initially deferred for each row execute function check_money_cause();

create function refuse_money_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal of money is append-only' using errcode = '23514';
end $$;
create trigger money_entries_append_only before update or delete on money_entries
  for each row execute function refuse_money_change();
create trigger money_causes_append_only before update or delete on money_causes
  for each row execute function refuse_money_change();

create view payment_balances as
  select payment_id, account, sum(amount_cents)::bigint as amount_cents
    from money_entries group by payment_id, account;
create view seller_balances as
  select e.account_id, p.gateway, p.method, e.account, sum(e.amount_cents)::bigint as amount_cents
    from money_entries e join trade_payments p on p.id = e.payment_id
   where e.account_id is not null group by e.account_id, p.gateway, p.method, e.account;
