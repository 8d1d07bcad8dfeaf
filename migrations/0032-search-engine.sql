-- Two more orders that pages are gone through in, and ranges that few rows have.
create index search_rows_bids on search_rows (bid_count desc, listing_id desc);
create index search_rows_watchers on search_rows (watchers desc, listing_id desc);
create index search_rows_year on search_rows (year) where year is not null;
create index search_rows_odometer on search_rows (odometer_km) where odometer_km is not null;
create index search_rows_floor_area on search_rows (floor_area_m2) where floor_area_m2 is not null;
create index search_rows_land_area on search_rows (land_area_m2) where land_area_m2 is not null;

-- Where a listing is, in squares of three sizes, whether its seller is in trade, and the words of its title once more
-- apart from the rest: all of them tokens, so that one index answers for everything.
update search_rows r
   set tokens = r.tokens || array_to_tsvector(array[
         '=x:' || a.seller_kind,
         '=l:' || floor(r.latitude + 90) || ':' || floor(r.longitude + 180),
         '=h:' || floor((r.latitude + 90) / 0.25) || ':' || floor((r.longitude + 180) / 0.25),
         '=g:' || floor((r.latitude + 90) / 0.05) || ':' || floor((r.longitude + 180) / 0.05)]
       || array(select '=i:' || lexeme from unnest(r.tokens) where 'A' = any (weights)))
  from listings l
  join accounts a on a.id = l.seller_id
 where l.id = r.listing_id;
drop index search_rows_point;

-- How far a rebuilding of the index has come; one row while one goes on.
create table search_rebuilds (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default clock_timestamp(),
  -- The last listing that has its new row.
  after_id bigint not null default 0,
  row_count bigint not null default 0,
  finished_at timestamptz
);
create unique index search_rebuilds_going_on on search_rebuilds ((true)) where finished_at is null;
