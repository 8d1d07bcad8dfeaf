-- The same bytes on another vehicle of the dealer are one image.
create index concurrently if not exists stock_record_pictures_bytes on stock_record_pictures (crc, bytes);
