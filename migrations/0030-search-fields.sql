-- The listing's price before its last reduction, if it stood long enough, and until when it did.
alter table listings
  add column earlier_price_cents bigint,
  add column earlier_price_until timestamptz;

alter table search_rows
  -- How much cheaper it is than its earlier price, in hundredths of a per cent.
  add column reduction_bp integer,
  -- The cheapest delivery of one piece, as cheapest_delivery reads it; null where no price is named.
  add column shipping integer[];

-- Offers such as 'no reserve' (z) are counted too.
create or replace function facet_tokens(tokens tsvector) returns text[] language sql immutable parallel safe strict
  return array(select token from unnest(tsvector_to_array(tokens)) as token where token ~ '^=[abcdkmnoprsvwxz]:');

-- The elements of `shipping`: to the North Island, to a rural address there; the same of the South Island and of
-- the listing's region. Then, with own delivery, the place it comes from in hundred-thousandths of a degree, and
-- for each option its kilometres, its price and that of a rural address.
create function cheapest_delivery(shipping integer[], is_own_region boolean, island text, is_rural boolean,
  latitude double precision, longitude double precision)
returns integer language sql immutable parallel safe return least(
  case
    when is_own_region then shipping[case when is_rural then 6 else 5 end]
    when island = 'north' then shipping[case when is_rural then 2 else 1 end]
    when island = 'south' then shipping[case when is_rural then 4 else 3 end]
  end,
  case when cardinality(shipping) > 8 then (
    select min(case when is_rural then shipping[at + 2] else shipping[at + 1] end)
      from generate_series(9, cardinality(shipping), 3) as at
     where shipping[at] >= 12742 * asin(least(1, sqrt(
             sin(radians(latitude - shipping[7] / 100000.0) / 2) ^ 2
             + cos(radians(shipping[7] / 100000.0)) * cos(radians(latitude))
               * sin(radians(longitude - shipping[8] / 100000.0) / 2) ^ 2)))) end);

-- The suburbs beside each one, the nearest first; made from the gazetteer's points.
create table suburb_neighbours (
  suburb text not null references suburbs on delete cascade,
  neighbour text not null references suburbs on delete cascade,
  distance_m integer not null,
  primary key (suburb, neighbour)
);

-- These take several values now; a worker parses the searches again.
update saved_searches
   set is_outdated = true,
       query = query || (
         select jsonb_object_agg(name, jsonb_build_array(value))
           from jsonb_each(query) as parts (name, value)
          where name in ('model', 'purpose', 'property_type') and jsonb_typeof(value) = 'string')
 where jsonb_typeof(query -> 'model') = 'string' or jsonb_typeof(query -> 'purpose') = 'string'
    or jsonb_typeof(query -> 'property_type') = 'string';

-- A worker adds the tokens and numbers of the fields.
insert into search_rebuilds (after_id) select 0 where exists (select from search_rows)
on conflict ((true)) where finished_at is null do update set after_id = 0;
