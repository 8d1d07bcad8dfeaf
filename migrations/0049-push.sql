-- The key pair by which push services know who sends (RFC 8292): one for as long as the installation lives.
create table push_keys (
  is_the_one boolean primary key default true check (is_the_one),
  private_key bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

-- A device belongs to the session that registered it last. Registrations are longer than a tree's key may be.
create index sessions_firebase_token on sessions using hash (firebase_token) where firebase_token is not null;
