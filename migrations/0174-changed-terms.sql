-- From which day a version applies that changes something material: members are told of it. Null for all others.
alter table static_page_revisions add column applies_from date;

-- Which members were told of which, and when they saw it.
create table page_notices (
  account_id bigint not null references accounts,
  revision_id bigint not null references static_page_revisions,
  told_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  primary key (account_id, revision_id)
);
