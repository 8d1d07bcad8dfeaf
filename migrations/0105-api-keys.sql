-- What its owner lets a program do with a bearer token that begins with hk_. A revoked one is kept as a record.
create table api_keys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null,
  token_hash bytea not null unique,
  hint text not null,
  scopes text[] not null check (
    scopes <@ array['listings:read', 'listings:write', 'trades:read', 'webhooks'] and cardinality(scopes) > 0
  ),
  created_at timestamptz not null default clock_timestamp(),
  created_from text not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_account on api_keys (account_id, id desc);
