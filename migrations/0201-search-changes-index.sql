create index concurrently if not exists search_rows_changed_in on search_rows (changed_in);
