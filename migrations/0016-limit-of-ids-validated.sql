alter table reactions_done validate constraint reactions_done_first;
alter table outbox_events validate constraint outbox_events_first;
alter table sent_messages validate constraint sent_messages_first;
alter table notifications validate constraint notifications_first;
