create index concurrently if not exists manual_sales_listing on manual_sales (listing_id);
create index concurrently if not exists moderation_decisions_delay on moderation_decisions (delay_id) where delay_id is not null;
create index concurrently if not exists moderation_decisions_waiting on moderation_decisions (kind, case_id) where waiting is not null;
