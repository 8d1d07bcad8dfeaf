-- The log of messages lists those that failed, which are few among many.
create index concurrently sent_messages_failed on sent_messages (id desc)
 where delivered_at is null and failed_reason is not null;
