-- A try to back up the database and the files, or that none was made in time.
create table backups (
  id bigint generated always as identity primary key,
  started_by text not null check (started_by in ('schedule', 'command')),
  started_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp(),
  -- 'overdue': none had succeeded for twice the interval, and staff were notified.
  outcome text not null check (outcome in ('succeeded', 'failed', 'overdue')),
  -- Of the tables' compressed files and all stored files; null if there is no backup.
  bytes bigint check (bytes >= 0),
  -- The folder that was written, or why there is none.
  detail text not null,
  check ((outcome = 'succeeded') = (bytes is not null))
);

-- Null until the first pass.
alter table invariant_passes add column checked_at timestamptz;
