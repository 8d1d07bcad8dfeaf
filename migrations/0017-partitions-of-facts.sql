-- What is purged by age is dropped by partitions of ids (docs/decisions/0178-partitions-by-id.md). The rows
-- until now become the first partition, as they are.

-- It would be checked, for all rows, whenever a partition is dropped. A reaction reads its facts anyway.
alter table reactions_done drop constraint reactions_done_event_id_fkey;

alter table reactions_done rename to reactions_done_p0;
alter index reactions_done_pkey rename to reactions_done_p0_pkey;
alter table outbox_events rename to outbox_events_p0;
alter index outbox_events_pkey rename to outbox_events_p0_pkey;
alter index outbox_events_waiting rename to outbox_events_p0_id_idx;
alter index outbox_events_dispatched_at rename to outbox_events_p0_dispatched_at_idx;
alter sequence outbox_events_id_seq rename to outbox_events_p0_id_seq;

create table reactions_done (
  event_id bigint not null, -- references outbox_events
  reaction text not null,
  done_at timestamptz not null default clock_timestamp(),
  primary key (event_id, reaction)
) partition by range (event_id);
alter table reactions_done
  attach partition reactions_done_p0 for values from (minvalue) to (100000000000);
alter table reactions_done_p0 drop constraint reactions_done_first;
create table reactions_done_p1 partition of reactions_done
  for values from (100000000000) to (200000000000);
create table reactions_done_p2 partition of reactions_done
  for values from (200000000000) to (300000000000);

create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  delay_id bigint default nullif(current_setting('hoko.notice_delay', true), '')::bigint,
  recorded_at timestamptz not null default clock_timestamp(),
  dispatched_at timestamptz
) partition by range (id);
create index outbox_events_waiting on outbox_events (id) where dispatched_at is null;
create index outbox_events_dispatched_at on outbox_events (dispatched_at) where dispatched_at is not null;
select setval('outbox_events_id_seq', last_value, is_called) from outbox_events_p0_id_seq;
alter table outbox_events_p0 alter column id drop identity;
alter table outbox_events
  attach partition outbox_events_p0 for values from (minvalue) to (100000000000);
alter table outbox_events_p0 drop constraint outbox_events_first;
create table outbox_events_p1 partition of outbox_events
  for values from (100000000000) to (200000000000);
create table outbox_events_p2 partition of outbox_events
  for values from (200000000000) to (300000000000);
