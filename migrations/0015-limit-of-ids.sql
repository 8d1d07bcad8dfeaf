-- The rows of these tables until now become the first partition, of all ids below this
-- (docs/decisions/0178-partitions-by-id.md).
alter table reactions_done
  add constraint reactions_done_first check (event_id < 100000000000) not valid;
alter table outbox_events
  add constraint outbox_events_first check (id < 100000000000) not valid;
alter table sent_messages
  add constraint sent_messages_first check (id < 100000000000) not valid;
alter table notifications
  add constraint notifications_first check (id < 100000000000) not valid;
