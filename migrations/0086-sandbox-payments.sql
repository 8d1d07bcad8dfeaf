-- The sandbox's books: what Stripe would keep. Of a card it knows which public test card it is, and its expiry.
create table sandbox_customers (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index sandbox_customers_account on sandbox_customers (account_id) where removed_at is null;

create table sandbox_cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references sandbox_customers,
  key text not null unique,
  token text not null,
  test_card text not null,
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null,
  created_at timestamptz not null,
  -- When its holder last approved a payment.
  confirmed_at timestamptz,
  removed_at timestamptz
);
create index sandbox_cards_customer on sandbox_cards (customer_id);

create table sandbox_payments (
  -- Random: the confirm page's address opens it.
  id text primary key,
  key text not null unique,
  card_id bigint not null references sandbox_cards,
  amount_cents bigint not null check (amount_cents > 0),
  description text not null,
  return_url text,
  status text not null check (status in ('requires_action', 'succeeded', 'failed', 'cancelled')),
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'requires_action') = (settled_at is null)),
  check ((status = 'failed') = (failure_code is not null))
);
create index sandbox_payments_card on sandbox_payments (card_id);

create table sandbox_refunds (
  id bigint generated always as identity primary key,
  payment_id text not null references sandbox_payments,
  key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_payment on sandbox_refunds (payment_id);

create table sandbox_events (
  id bigint generated always as identity primary key,
  type text not null,
  payment_id text references sandbox_payments,
  card_id bigint references sandbox_cards,
  created_at timestamptz not null,
  check (num_nonnulls(payment_id, card_id) = 1)
);
create index sandbox_events_created_at on sandbox_events (created_at, id);
