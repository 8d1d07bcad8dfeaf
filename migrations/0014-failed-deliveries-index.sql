-- Staff list the deliveries of all members that failed, which are few among many.
create index concurrently webhook_deliveries_failed on webhook_deliveries (id desc) where status = 'failed';
