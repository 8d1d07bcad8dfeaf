-- The second factor of an account. Its time begins when a code of the app was given, in accounts.two_factor_since.
create table two_factors (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  begun_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was taken, so that no code is taken twice.
  last_step bigint not null default 0
);

-- Each opens the second step once, when the app is out of reach. Hashed.
create table recovery_codes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  unique (account_id, code_hash)
);

-- A right password where a second factor is on: what is left is its code.
create table sign_in_challenges (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references accounts on delete cascade,
  firebase_token text,
  wrong_tries smallint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  finished_at timestamptz
);
create index sign_in_challenges_account on sign_in_challenges (account_id);
create index sign_in_challenges_begun on sign_in_challenges (begun_at);

-- Somebody asked for a code that opens, closes or changes an account; only they hold the token. Written alike whether
-- or not there is such an account: a worker looks that up when it sends the code.
create table code_requests (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset_password', 'delete_account', 'change_email', 'change_phone')),
  token_hash bytea not null unique,
  account_type text not null check (account_type in ('user', 'admin')),
  channel text not null check (channel in ('email', 'sms')),
  -- An email address, or a phone number in E.164.
  target text not null,
  -- Known from the beginning where the one who asked has shown whose account it is.
  account_id bigint references accounts on delete cascade,
  begun_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create index code_requests_account on code_requests (account_id) where account_id is not null;
create index code_requests_begun on code_requests (begun_at);

alter table verification_codes
  add column request_id bigint references code_requests on delete cascade,
  -- Of a phone number: codes to one country are counted.
  add column calling_code text,
  -- Null until a worker has sent it, and for ever where there is nobody to send it to.
  alter column code_hash drop not null;
create index verification_codes_request on verification_codes (request_id) where request_id is not null;
create index verification_codes_calling_code on verification_codes (calling_code, sent_at)
  where calling_code is not null;

-- Wrong codes, by a hash of what they were for, over all requests and addresses.
create table code_failures (
  id bigint generated always as identity primary key,
  identity_hash bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index code_failures_identity on code_failures (identity_hash, at);
create index code_failures_at on code_failures (at);

-- Permission to choose a new password, once.
create table password_resets (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  token_hash bytea not null unique,
  -- What whoever holds the token has shown to be theirs, by a code or a link that went there.
  proves text not null check (proves in ('email', 'phone')),
  -- The account that asked for it; null where its owner asked without being signed in.
  begun_by bigint references accounts,
  begun_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Another reset came first.
  replaced_at timestamptz
);
create index password_resets_account on password_resets (account_id);
create index password_resets_begun on password_resets (begun_at);

-- Who deleted an account, when and why; the account itself stays without anything personal.
create table account_deletions (
  account_id bigint primary key references accounts,
  deleted_by bigint not null references accounts,
  reason text not null,
  at timestamptz not null
);

-- How often anybody asked whether an email is taken.
create table duplicate_email_checks (
  day date primary key,
  checks integer not null
);
