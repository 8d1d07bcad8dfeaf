create index concurrently if not exists outbox_events_dispatched_at on outbox_events (dispatched_at) where dispatched_at is not null;
create index concurrently if not exists sent_messages_at on sent_messages (at);
create index concurrently if not exists notifications_created_at on notifications (created_at);
