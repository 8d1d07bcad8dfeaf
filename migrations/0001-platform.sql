-- Facts: written in the transaction that makes them true, handed to reactions by a worker.
create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  recorded_at timestamptz not null default clock_timestamp(),
  dispatched_at timestamptz
);
create index outbox_events_waiting on outbox_events (id) where dispatched_at is null;

-- One row per reaction that has taken effect on a fact, so that a second delivery does nothing.
create table reactions_done (
  event_id bigint not null references outbox_events on delete cascade,
  reaction text not null,
  done_at timestamptz not null default clock_timestamp(),
  primary key (event_id, reaction)
);

-- What a promise-making call answered to a key: the same call again gets the same answer.
create table idempotency_keys (
  account_id bigint not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- A worker that stops beating has died; its jobs are given back.
create table worker_heartbeats (
  worker_id text primary key,
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp()
);

-- Every mail and SMS the platform sends, or would send: the development outbox and, later, the mail log.
create table sent_messages (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  channel text not null check (channel in ('email', 'sms', 'push')),
  recipient text not null,
  subject text not null,
  text text not null,
  delivered_at timestamptz,
  failed_reason text
);
create index sent_messages_recipient on sent_messages (recipient, id desc);
