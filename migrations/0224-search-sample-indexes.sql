-- Of many hits only those in a sample are counted: one listing in 4, in 16, in 64 or in 256.
create index concurrently if not exists search_rows_tokens_4 on search_rows using gin (tokens)
  where (hashint8(listing_id) & 3) = 0;
create index concurrently if not exists search_rows_tokens_16 on search_rows using gin (tokens)
  where (hashint8(listing_id) & 15) = 0;
create index concurrently if not exists search_rows_tokens_64 on search_rows using gin (tokens)
  where (hashint8(listing_id) & 63) = 0;
create index concurrently if not exists search_rows_tokens_256 on search_rows using gin (tokens)
  where (hashint8(listing_id) & 255) = 0;
