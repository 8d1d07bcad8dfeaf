create index concurrently if not exists trades_agreed_at on trades (agreed_at);
create index concurrently if not exists bids_placed_at on bids (placed_at);
create index concurrently if not exists deals_closed_at on deals (closed_at) where closed_at is not null;
create index concurrently if not exists flags_flagged_at on flags (flagged_at);
create index concurrently if not exists offers_created_at on offers (created_at);
