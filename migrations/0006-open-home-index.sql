-- Concurrently: search rows are written all the time.
create index concurrently search_rows_open_home on search_rows (open_home_at, listing_id);
