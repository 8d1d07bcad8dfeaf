-- Where everyone may know that a listing is, for searching by distance: never its exact place.
alter table search_rows
  add column latitude double precision,
  add column longitude double precision;

update search_rows r
   set latitude = s.latitude, longitude = s.longitude
  from listings l
  join suburbs s on s.slug = l.suburb
 where l.id = r.listing_id;

alter table search_rows
  alter column latitude set not null,
  alter column longitude set not null;

-- A box of degrees around a point is looked up here; the distance on the ground is reckoned for what lies in it.
create index search_rows_point on search_rows using gist (point(longitude, latitude));
