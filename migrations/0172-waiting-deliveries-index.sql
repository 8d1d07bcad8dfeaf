create index concurrently if not exists webhook_deliveries_waiting on webhook_deliveries (webhook_id, id) where status = 'waiting';
