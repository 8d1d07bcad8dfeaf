-- Members' payments in the sandbox: accounts that are transferred to, payments by bank, and chargebacks. And
-- what was requested of Akahu, which has no keys.

-- Null: paid by bank.
alter table sandbox_payments alter column card_id drop not null;

-- A member who is paid by card's gateway in the sandbox.
create table sandbox_accounts (
  -- Random: the address of its page contains it.
  id text primary key,
  account_id bigint not null unique, -- references accounts
  state text not null check (state in ('incomplete', 'ready', 'restricted')),
  due text[] not null,
  -- Chosen on its page: every transfer to it fails.
  refuses_transfers boolean not null default false,
  return_url text,
  created_at timestamptz not null
);

-- A transfer of a payment's money in the sandbox.
create table sandbox_transfers (
  id bigint generated always as identity primary key,
  payment_id text not null references sandbox_payments,
  key text not null unique,
  -- An id of sandbox_accounts, or the number of a bank account.
  gateway_account_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reference text not null,
  created_at timestamptz not null
);
create index sandbox_transfers_payment on sandbox_transfers (payment_id);

-- A transfer that was taken back, in part or whole.
create table sandbox_reversals (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references sandbox_transfers,
  key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null
);
create index sandbox_reversals_transfer on sandbox_reversals (transfer_id);

-- A payment whose card's bank has asked for the money back.
create table sandbox_chargebacks (
  id bigint generated always as identity primary key,
  payment_id text not null references sandbox_payments,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null,
  evidence_due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
create index sandbox_chargebacks_payment on sandbox_chargebacks (payment_id);

alter table sandbox_events add column member_account_id text references sandbox_accounts;
alter table sandbox_events add column chargeback_id bigint references sandbox_chargebacks;
alter table sandbox_events drop constraint sandbox_events_check;
alter table sandbox_events add constraint sandbox_events_subject
  check (num_nonnulls(payment_id, card_id, member_account_id, chargeback_id) = 1) not valid;

-- A request for a payment, transfer or refund by bank. Akahu has no keys: it is searched for what may have been made.
create table akahu_requests (
  key text primary key,
  kind text not null check (kind in ('charge', 'transfer', 'refund')),
  amount_cents bigint not null check (amount_cents > 0),
  -- The charge's own, once it is known; of a transfer or refund, the charge whose money it is.
  payment_id text,
  -- Of a transfer or refund: to whom, and the code on the bank's statement.
  account_number text,
  code text unique,
  -- Of a transfer or refund, once it is known.
  transfer_id text unique,
  -- The bank sent it.
  sent_at timestamptz,
  failure text,
  -- The latest try, whose outcome may be unknown.
  tried_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'charge') = (account_number is null)),
  check ((kind = 'charge') = (code is null)),
  check (kind = 'charge' or payment_id is not null)
);
create index akahu_requests_payment on akahu_requests (payment_id) where kind <> 'charge';
