-- What admins did. Only ever added to: the database itself refuses everything else.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for what the house did by itself.
  actor_id bigint references accounts,
  action text not null,
  subject_kind text not null,
  subject_id bigint,
  reason text,
  -- Only what changed, never a secret.
  before jsonb,
  after jsonb
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
-- Also in a session that switches ordinary triggers off.
alter table audit_log enable always trigger audit_log_is_append_only;

-- Why an account is or was suspended: at most one row of each is not lifted.
create table account_suspensions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  reason text not null,
  suspended_by bigint not null references accounts,
  at timestamptz not null,
  lifted_at timestamptz,
  lifted_by bigint references accounts,
  lifted_reason text,
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index account_suspensions_open on account_suspensions (account_id) where lifted_at is null;
create index account_suspensions_account on account_suspensions (account_id, id desc);

-- A live listing that stands still with its seller; its clock goes on when the row is lifted.
create table listing_suspensions (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  at timestamptz not null,
  lifted_at timestamptz
);
create unique index listing_suspensions_open on listing_suspensions (listing_id) where lifted_at is null;

create index accounts_member_since on accounts (member_since desc, id desc);
