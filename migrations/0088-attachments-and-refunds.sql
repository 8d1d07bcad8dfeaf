-- What goes with an email, by name: it's made when the email leaves.
alter table sent_messages add column attachment_kind text;
alter table sent_messages add column attachment_id bigint;

-- Noted before the gateway is asked; the id is the key that makes repeats harmless.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  requested_by bigint not null references accounts,
  requested_key text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  gateway_refund_id text unique,
  failed_reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (requested_by, requested_key),
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'succeeded') = (gateway_refund_id is not null))
);
create index refunds_payment on refunds (payment_id);
