-- When a draft is to go live. A draft has at most one; the row is gone once it's live, refused or cancelled.
create table scheduled_starts (
  listing_id bigint primary key references listings on delete cascade,
  starts_at timestamptz not null,
  scheduled_by bigint not null references accounts,
  scheduled_at timestamptz not null default clock_timestamp()
);
create index scheduled_starts_due on scheduled_starts (starts_at, listing_id);
create index scheduled_starts_by on scheduled_starts (scheduled_by);
