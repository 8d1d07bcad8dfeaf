-- While a period runs, nobody but staff can change anything, on all nodes. Whether one runs is a matter of
-- the clock alone: `ends_at` ends it at its time even if no worker is up to record that.
create table maintenance_periods (
  id bigint generated always as identity primary key,
  -- Shown to everyone.
  reason text not null,
  started_at timestamptz not null default clock_timestamp(),
  started_by bigint, -- references accounts
  ends_at timestamptz,
  ended_at timestamptz
);
create unique index maintenance_periods_open on maintenance_periods ((true)) where ended_at is null;
