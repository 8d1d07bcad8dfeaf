create table accounts (
  id bigint generated always as identity (start with 1001) primary key,
  type text not null check (type in ('user', 'admin')),
  status text not null check (status in ('pending', 'active', 'suspended', 'deleted')),
  first_name text not null,
  last_name text not null,
  display_name text not null,
  email text not null,
  email_verified_at timestamptz,
  phone_number text not null,
  phone_verified_at timestamptz,
  password_hash text not null,
  country text not null default 'New Zealand',
  region text references regions,
  suburb text references suburbs,
  seller_kind text not null default 'private' check (seller_kind in ('private', 'in_trade')),
  accepted_terms_at timestamptz,
  -- The token that lets the one who began a registration go on with it, hashed; worth nothing once active.
  registration_token_hash bytea,
  member_since timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz
);
-- A registration that was only begun holds nothing: the first to prove the phone gets the email.
create unique index accounts_email on accounts (type, email) where status in ('active', 'suspended');
-- Signing in looks an email up whatever the status.
create index accounts_email_any on accounts (email);
create index accounts_phone on accounts (phone_number) where status in ('active', 'suspended');
create unique index accounts_registration on accounts (registration_token_hash) where registration_token_hash is not null;

create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  token_hash bytea not null unique,
  device text not null default '',
  -- Where it was started from: from there the owner may sign in also while strangers guess the password.
  address text not null default '',
  firebase_token text,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- Wrong passwords, by a hash of the account's type and email, so that an email nobody uses counts the same.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  identity_hash bytea not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
create index sign_in_failures_identity on sign_in_failures (identity_hash, at);

create table verification_codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  target text not null,
  account_id bigint references accounts on delete cascade,
  code_hash bytea not null,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index verification_codes_target on verification_codes (target, sent_at desc);
create index verification_codes_account on verification_codes (account_id, purpose, sent_at desc);
