-- A team's inbox is read by its business.
create index concurrently if not exists conversations_seller on conversations (seller_id, last_at desc);
