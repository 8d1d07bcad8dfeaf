-- A case is a row of another table, by its kind and its id there.
create table moderation_claims (
  kind text not null check (kind in ('listing_report', 'link', 'member_report', 'pending', 'listing_appeal',
    'account_appeal', 'warning_appeal', 'dispute', 'review_dispute')),
  case_id bigint not null,
  account_id bigint not null references accounts,
  taken_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (kind, case_id)
);
create index moderation_claims_account on moderation_claims (account_id);

-- Read by admins alone.
create table moderation_notes (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id bigint not null,
  author_id bigint not null references accounts,
  text text not null,
  at timestamptz not null
);
create index moderation_notes_case on moderation_notes (kind, case_id, id);
create index moderation_notes_author on moderation_notes (author_id);

create table moderation_templates (
  id bigint generated always as identity primary key,
  rule text not null check (rule in ('prohibited', 'counterfeit', 'off_platform_payment', 'shill_bidding',
    'wrong_category', 'misleading', 'contact_details', 'harassment', 'spam', 'fake_review', 'other')),
  title text not null,
  -- What the member who is decided about reads.
  reason text not null,
  -- What the reporter reads.
  word text not null,
  -- Null for those that Hoko begins with.
  updated_by bigint references accounts,
  updated_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
create unique index moderation_templates_title on moderation_templates (lower(title)) where retired_at is null;
create index moderation_templates_updated_by on moderation_templates (updated_by) where updated_by is not null;

-- What was done together, so that it can be undone together.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id bigint not null,
  outcome text not null,
  -- [{act, id}]: what was suspended, removed or given.
  acts jsonb not null default '[]',
  template_id bigint references moderation_templates,
  decided_by bigint not null references accounts,
  decided_at timestamptz not null,
  undone_by bigint references accounts,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index moderation_decisions_case on moderation_decisions (kind, case_id, id);
create index moderation_decisions_decider on moderation_decisions (decided_by);
create index moderation_decisions_template on moderation_decisions (template_id) where template_id is not null;
create index moderation_decisions_undone on moderation_decisions (undone_by) where undone_by is not null;

create table warnings (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  rule text not null,
  -- What the member reads.
  reason text not null,
  is_strike boolean not null,
  -- The case it was given in; null where there was none.
  kind text,
  case_id bigint,
  listing_id bigint references listings on delete set null,
  warned_by bigint not null references accounts,
  warned_at timestamptz not null,
  -- Until then a strike counts.
  expires_at timestamptz not null,
  withdrawn_by bigint references accounts,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  check (num_nonnulls(withdrawn_by, withdrawn_at, withdrawn_reason) in (0, 3)),
  check ((kind is null) = (case_id is null))
);
create index warnings_account on warnings (account_id, id desc);
create index warnings_listing on warnings (listing_id) where listing_id is not null;
create index warnings_warned_by on warnings (warned_by);
create index warnings_withdrawn_by on warnings (withdrawn_by) where withdrawn_by is not null;

create table warning_appeals (
  id bigint generated always as identity primary key,
  warning_id bigint not null references warnings,
  author_id bigint not null references accounts,
  is_owners boolean not null,
  text text not null,
  at timestamptz not null
);
create index warning_appeals_warning on warning_appeals (warning_id, id);
create index warning_appeals_author on warning_appeals (author_id);
