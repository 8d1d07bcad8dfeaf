-- Whom a business lets act for it, each with an account of their own.
create table team_members (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  email text not null,
  -- Null until the invitation is accepted.
  account_id bigint references accounts,
  rights text[] not null check (rights <@ array['listings', 'questions'] and rights <> '{}'),
  status text not null default 'invited' check (status in ('invited', 'active', 'ended')),
  -- Of the code that was sent; whoever types it reads that mailbox.
  code_hash bytea,
  wrong_tries int not null default 0,
  invited_at timestamptz not null,
  invited_by bigint not null references accounts,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references accounts,
  end_reason text check (end_reason in ('revoked', 'left', 'declined', 'account_deleted')),
  check ((status = 'invited') = (code_hash is not null)),
  check ((status = 'ended') = (ended_at is not null)),
  check (status <> 'active' or account_id is not null)
);
create unique index team_members_email on team_members (seller_id, email) where status <> 'ended';
create unique index team_members_account on team_members (seller_id, account_id) where status = 'active';
create index team_members_of on team_members (account_id) where status = 'active';
create index team_members_invited on team_members (email) where status = 'invited';

-- What they did for the business.
create table team_acts (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  member_id bigint not null references team_members,
  actor_id bigint not null references accounts,
  act text not null,
  listing_id bigint,
  title text not null,
  at timestamptz not null
);
create index team_acts_seller on team_acts (seller_id, id desc);
