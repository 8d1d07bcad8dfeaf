create table webhooks (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Signs what is sent, so it can't be kept as a hash.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- Of the first failure since something last arrived.
  failing_since timestamptz,
  disabled_at timestamptz,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhooks_account on webhooks (account_id, id);

-- What happened, once for each member who is sent it; its id is what receivers tell repeats by.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  event_id text not null,
  type text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  answer_code integer,
  error text check (error in ('not_public', 'timeout', 'unreachable', 'webhook_off')),
  duration_ms integer,
  created_at timestamptz not null default clock_timestamp(),
  -- When waiting began; a replay begins again.
  waits_since timestamptz not null default clock_timestamp(),
  tried_at timestamptz,
  -- While a try is under way, when another worker may take it over.
  next_try_at timestamptz,
  check ((status = 'waiting') = (next_try_at is not null)),
  unique (webhook_id, event_id)
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where status = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
