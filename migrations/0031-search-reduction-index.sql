-- Concurrently: search rows are written all the time.
create index concurrently search_rows_reduction on search_rows (reduction_bp, listing_id) where reduction_bp is not null;
