-- What a member may pay for. A limit that is null is none.
create table plans (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  price_cents bigint not null check (price_cents > 0),
  interval text not null check (interval in ('month', 'year')),
  stripe_price_id text,
  status text not null default 'disabled' check (status in ('enabled', 'disabled')),
  position integer not null,
  max_general_listings integer check (max_general_listings >= 0),
  max_vehicle_listings integer check (max_vehicle_listings >= 0),
  max_property_listings integer check (max_property_listings >= 0),
  max_pictures integer not null check (max_pictures > 0),
  featured_listings integer not null default 0 check (featured_listings >= 0),
  dealership_feed boolean not null default false,
  max_agents integer not null default 0 check (max_agents >= 0),
  branding boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index plans_name on plans (lower(name));

-- Who a member is to the gateway.
create table payment_customers (
  account_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  customer_id text not null,
  created_at timestamptz not null,
  primary key (account_id, gateway),
  unique (gateway, customer_id)
);

-- Never a number: what the gateway calls the card, and what people know it by.
create table cards (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  payment_method_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null,
  fingerprint text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (gateway, payment_method_id),
  check (not (is_default and removed_at is not null))
);
create unique index cards_default on cards (account_id, gateway) where is_default;
create index cards_account on cards (account_id, id) where removed_at is null;
create index cards_fingerprint on cards (fingerprint) where fingerprint is not null;

-- What the gateway told us, by webhook or when asked; each has one effect.
create table gateway_events (
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  event_id text not null,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
create index gateway_events_received_at on gateway_events (received_at);

-- The price and interval are those agreed on, whatever becomes of the plan's.
create table subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  plan_id bigint not null references plans,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  status text not null check (status in ('incomplete', 'active', 'past_due', 'cancelled')),
  price_cents bigint not null check (price_cents >= 0),
  interval text not null check (interval in ('month', 'year')),
  -- Periods are counted from here, so that a month from 31 January is 28 February and then 31 March.
  anchored_at timestamptz not null,
  period integer not null default 0,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null check (period_ends_at > period_starts_at),
  cancels_at_period_end boolean not null default false,
  next_plan_id bigint references plans,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  past_due_since timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'cancelled') = (ended_at is not null)),
  check ((status = 'past_due') = (past_due_since is not null)),
  check (not (cancels_at_period_end and next_plan_id is not null))
);
create unique index subscriptions_current on subscriptions (account_id) where status <> 'cancelled';
create index subscriptions_due on subscriptions (coalesce(next_attempt_at, period_ends_at)) where status in ('active', 'past_due');
create index subscriptions_plan on subscriptions (plan_id);

create table subscription_changes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions,
  action text not null,
  actor_id bigint references accounts,
  reason text not null default '',
  from_plan_id bigint references plans,
  to_plan_id bigint references plans,
  at timestamptz not null
);
create index subscription_changes_subscription on subscription_changes (subscription_id, id);

-- One row for each sum of money that is asked for, before the gateway is; its id is the key that makes repeats harmless.
create table payments (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  subscription_id bigint not null references subscriptions,
  purpose text not null check (purpose in ('start', 'upgrade', 'renewal')),
  plan_id bigint not null references plans,
  price_cents bigint not null check (price_cents >= 0),
  interval text not null check (interval in ('month', 'year')),
  period integer not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  gateway_payment_id text,
  card_id bigint references cards,
  status text not null check (status in ('pending', 'requires_action', 'succeeded', 'failed', 'cancelled')),
  failure_code text,
  -- Its cardholder is there, and can confirm it.
  is_attended boolean not null default false,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (gateway, gateway_payment_id),
  check ((status in ('succeeded', 'failed', 'cancelled')) = (settled_at is not null))
);
create unique index payments_open on payments (subscription_id) where status in ('pending', 'requires_action');
create index payments_account on payments (account_id, id);
create index payments_unsettled on payments (created_at) where status in ('pending', 'requires_action');

-- What a payment buys, as the invoice will say it; a credit is negative.
create table payment_lines (
  payment_id bigint not null references payments,
  position integer not null,
  description text not null,
  amount_cents bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (payment_id, position)
);

-- The one row is locked by who takes a number, until that invoice is there: no number is lost or given twice.
create table invoice_numbers (
  one boolean primary key default true check (one),
  last_number bigint not null default 0
);
insert into invoice_numbers default values;

-- As they were issued. A correction has the amounts taken back, as negative figures, and says what it corrects.
create table invoices (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  kind text not null check (kind in ('invoice', 'correction')),
  account_id bigint not null references accounts,
  payment_id bigint references payments,
  corrects_id bigint references invoices,
  refund_id text unique,
  reason text not null default '',
  supplier_name text not null,
  supplier_address text not null default '',
  supplier_gst_number text not null default '',
  recipient_name text not null,
  recipient_identifier text not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  is_test boolean not null default false,
  issued_at timestamptz not null,
  check ((kind = 'correction') = (corrects_id is not null)),
  check ((kind = 'invoice') = (payment_id is not null)),
  check (case kind when 'invoice' then total_cents > 0 else total_cents < 0 end)
);
create unique index invoices_payment on invoices (payment_id) where payment_id is not null;
create index invoices_account on invoices (account_id, issued_at desc, id desc);
create index invoices_issued_at on invoices (issued_at desc, id desc);
create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;

create table invoice_lines (
  invoice_id bigint not null references invoices,
  position integer not null,
  description text not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (invoice_id, position)
);
