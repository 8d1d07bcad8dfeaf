-- Three letters and more, wherever they stand.
create index concurrently if not exists listing_texts_parts on listing_texts using gin (text gin_trgm_ops);
create index concurrently if not exists account_texts_parts on account_texts using gin (text gin_trgm_ops);
create index concurrently if not exists review_texts_parts on review_texts using gin (text gin_trgm_ops);
create index concurrently if not exists invoice_texts_parts on invoice_texts using gin (text gin_trgm_ops);
create index concurrently if not exists enquiry_texts_parts on enquiry_texts using gin (text gin_trgm_ops);
-- What a listing was sold for, read from the index alone.
create index concurrently if not exists trades_of_listing on trades (listing_id, id desc) include (price_cents)
  where status not in ('cancelled', 'unconfirmed');
