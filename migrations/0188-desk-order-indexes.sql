-- Listings as the back office looks through all of them, without reading their texts.
create index concurrently if not exists listings_desk on listings (id)
  include (status, seller_id, category_id, type, sale_method, start_price_cents, buy_now_price_cents, closes_at,
           created_at, updated_at, starts_at, suburb);
-- By title, down and up: those without one are last either way. The first is looked through for a few letters too.
create index concurrently if not exists listing_texts_title on listing_texts (title, listing_id);
create index concurrently if not exists listing_texts_title_up on listing_texts ((title = ''), title, listing_id);
create index concurrently if not exists account_texts_name on account_texts (name, account_id);
-- When a deal closes changes with its last bids alone.
create index concurrently if not exists deals_closes_at on deals (closes_at, listing_id);
-- What was sold on which days, and by whom.
create index concurrently if not exists trades_sold_at on trades (agreed_at)
  include (listing_id, price_cents, quantity) where status not in ('cancelled', 'unconfirmed');
create index concurrently if not exists trades_sold_by on trades (seller_id)
  where status not in ('cancelled', 'unconfirmed');
