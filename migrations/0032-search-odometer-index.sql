create index concurrently search_rows_odometer_sort on search_rows (odometer_km, listing_id) where odometer_km is not null;
