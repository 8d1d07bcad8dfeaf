create index concurrently search_rows_year_sort on search_rows (year, listing_id) where year is not null;
